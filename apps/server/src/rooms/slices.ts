/** Long work beside everything else: whatever is under way shares a few milliseconds of each round of the event loop. */

/** Milliseconds of a round; only the last step may go beyond. */
const SLICE = 2

/** One step further; whether that was the last. */
type Step = () => boolean

let underWay: Step[] = []

/** Does work whose steps are short, and resolves to what comes of it. */
export function inSlices<T>(work: Generator<void, T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const step = (): boolean => {
      try {
        const { done, value } = work.next()
        if (done === true) resolve(value)
        return done === true
      } catch (thrown) {
        reject(thrown as Error)
        return true
      }
    }
    underWay.push(step)
    if (underWay.length === 1) setImmediate(round)
  })
}

/** All take turns, so that a short piece of work does not wait for a long one. */
function round(): void {
  const end = performance.now() + SLICE
  do {
    underWay = underWay.filter((step) => performance.now() > end || !step())
  } while (underWay.length > 0 && performance.now() <= end)
  if (underWay.length > 0) setImmediate(round)
}
