/** Whether the last input was a key press. The page listens from its start, so even a table opened by a key knows it. */
let isByKey = false

export function watchInput(): void {
  addEventListener('keydown', () => (isByKey = true), { capture: true })
  addEventListener('pointerdown', () => (isByKey = false), { capture: true })
}

export const wasByKey = (): boolean => isByKey
