/** The sheets that are over the page, the last one on top. Escape and Back close the top one, and Back does not leave the page then. */

type Close = () => void

const open: Close[] = []

/** Whether an entry of the browser's history stands for the open sheets. */
let hasEntry = false
/** Whether the browser is on its way back from that entry, which takes a moment. */
let isGivingBack = false

interface Marked {
  readonly isSheet?: boolean
}
const isAtEntry = (): boolean => (history.state as Marked | null)?.isSheet === true

function mark(): void {
  if (hasEntry || isGivingBack) return
  hasEntry = true
  history.pushState({ isSheet: true } satisfies Marked, '')
}

/** One sheet may take the place of another, so the entry is given back only when nothing is open a moment later. */
const unmark = (): void =>
  void setTimeout(() => {
    if (open.length > 0 || !hasEntry) return
    hasEntry = false
    if (isAtEntry()) giveBack()
  })

/** A sheet that opens during that time gets its entry afterwards. */
function giveBack(): void {
  isGivingBack = true
  const arrive = (): void => {
    isGivingBack = false
    if (open.length > 0) mark()
  }
  addEventListener('popstate', arrive, { once: true })
  history.back()
}

function goBack(): void {
  if (!hasEntry || isAtEntry()) return
  hasEntry = false
  const close = open.at(-1)
  // A dialog says only later that it is closed, and needs no entry until then.
  if (close !== undefined) forget(close)
  close?.()
  // The sheet below stays open and gets its own entry.
  if (open.length > 0) mark()
}

function type(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || document.querySelector('dialog[open]') !== null) return
  event.preventDefault()
  event.stopPropagation()
  open.at(-1)?.()
}

/** Removes a sheet; removing it twice changes nothing. */
function forget(close: Close): void {
  const at = open.lastIndexOf(close)
  if (at < 0) return
  open.splice(at, 1)
  if (open.length > 0) return
  removeEventListener('popstate', goBack)
  removeEventListener('keydown', type, { capture: true })
  unmark()
}

/** Puts a sheet on top; returns the function to call when it is gone. */
export function openSheet(close: Close): Close {
  if (open.length === 0) {
    addEventListener('popstate', goBack)
    addEventListener('keydown', type, { capture: true })
  }
  open.push(close)
  mark()
  return () => forget(close)
}
