/**
 * Long work beside everything else: whatever is under way shares a few milliseconds of a round of the event loop. An answer
 * takes several rounds. So while people answer, long work also rests between two of its rounds.
 */

/** Milliseconds of a round; only the last step may go beyond. */
const SLICE_MS = 2

/** Milliseconds between two rounds while people answer. */
const REST_MS = 6

/** Milliseconds. A client that asked for something this recently may still wait for it. */
const ANSWER_MS = 20

/** Does one step; returns whether it was the last. */
type Step = () => boolean

let underWay: Step[] = []
let askedAt = -Infinity

/** Called when a client starts waiting for an answer. */
export function makeWay(): void {
  askedAt = performance.now()
}

/** Does work in short steps and resolves to its result. */
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

function round(): void {
  if (performance.now() - askedAt < ANSWER_MS) setTimeout(workOn, REST_MS)
  else workOn()
}

/** All take turns, so that a short piece of work does not wait for a long one. */
function workOn(): void {
  const end = performance.now() + SLICE_MS
  do {
    underWay = underWay.filter((step) => performance.now() > end || !step())
  } while (underWay.length > 0 && performance.now() <= end)
  if (underWay.length > 0) setImmediate(round)
}
