/** The sheets that lie over the page, the last one on top. Escape and Back close the top one, and Back does not leave the page then. */

type Close = () => void

const open: Close[] = []

/** Whether an entry of the browser's history stands for the open sheets. */
let hasEntry = false

interface Marked {
  readonly isSheet?: boolean
}
const isAtEntry = (): boolean => (history.state as Marked | null)?.isSheet === true

function mark(): void {
  if (hasEntry) return
  hasEntry = true
  history.pushState({ isSheet: true } satisfies Marked, '')
}

/** One sheet may take the place of another, so the entry is given back only when nothing is open a moment later. */
const unmark = (): void =>
  void setTimeout(() => {
    if (open.length > 0 || !hasEntry) return
    hasEntry = false
    if (isAtEntry()) history.back()
  })

function goBack(): void {
  if (!hasEntry || isAtEntry()) return
  hasEntry = false
  open.at(-1)?.()
  // What lies below stays open: it gets an entry of its own.
  setTimeout(() => open.length > 0 && mark())
}

function type(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || document.querySelector('dialog[open]') !== null) return
  event.preventDefault()
  event.stopPropagation()
  open.at(-1)?.()
}

/** A sheet lies on top now; returns what is to be done when it is gone. */
export function openSheet(close: Close): Close {
  if (open.length === 0) {
    addEventListener('popstate', goBack)
    addEventListener('keydown', type, { capture: true })
  }
  open.push(close)
  mark()
  return () => {
    open.splice(open.lastIndexOf(close), 1)
    if (open.length > 0) return
    removeEventListener('popstate', goBack)
    removeEventListener('keydown', type, { capture: true })
    unmark()
  }
}
