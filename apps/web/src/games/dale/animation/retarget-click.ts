/** A click that ends a flight hits what was under the pointer, even though that element has just moved. */

const ACTS = 'button, a[href], select, input'

const actOf = (target: EventTarget | null): HTMLElement | undefined =>
  (target instanceof Element ? target.closest<HTMLElement>(ACTS) : undefined) ?? undefined

/** Call it on a press, before `finish` puts everything in its place. */
export function retargetClick(
  { target, clientX, clientY, pointerId, isTrusted }: PointerEvent,
  finish: () => void,
): void {
  const aimed = actOf(target)
  finish()
  if (!isTrusted) return
  // A flying card stays the target, wherever it has landed.
  if (aimed !== undefined) return aimed.setPointerCapture(pointerId)
  // A card that has landed on an empty spot is the one that was meant.
  const landed = actOf(document.elementFromPoint(clientX, clientY))
  if (landed === undefined) return
  const press = (event: MouseEvent): void => {
    if (event.target instanceof Node && !landed.contains(event.target)) landed.click()
  }
  addEventListener('click', press, { capture: true, once: true })
  addEventListener('pointerdown', () => removeEventListener('click', press, { capture: true }), {
    capture: true,
    once: true,
  })
}
