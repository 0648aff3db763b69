/**
 * Counts the ways a position can go on: sequences of this many answers. Any change of a rule changes such a number somewhere.
 *
 * Options that look alike to who is asked count once. Where a set is asked, each selection of unlike cards counts once; where
 * an order is asked, each order of them. Of more than `CAP` answers to one question only the first are followed, in a fixed
 * order: small selections first, and earlier options first.
 */
import type { Answer } from '@merchants/tabletop'
import { apply, isRefusal } from '@merchants/tabletop'
import { daleRules } from '../game.ts'
import type { DalePause } from '../notation/play.ts'
import { view } from '../view.ts'

const CAP = 40

/** How many sequences of this many answers there are. A game that ends before counts once. */
export function perft(pause: DalePause, depth: number): number {
  if (pause.decision === undefined || depth === 0) return 1
  const answers = answersTo(pause)
  if (depth === 1) return answers.length
  let count = 0
  for (const answer of answers) {
    const next = apply(daleRules, pause, answer)
    if (isRefusal(next)) throw new Error(`a legal answer was refused: ${next.key}`)
    count += perft(next, depth - 1)
  }
  return count
}

/** The answers that differ for who is asked, at most `CAP`. */
function answersTo(pause: DalePause): Answer[] {
  const shown = pause.decision === undefined ? undefined : view(pause, pause.decision.seat).decision
  if (shown === undefined) return []
  const looks = shown.options.map((option) => JSON.stringify(option))
  const found: Answer[] = []
  let longest: Answer[] = [[]]
  for (let size = 0; size <= shown.max && found.length < CAP; size++) {
    if (size > 0) longest = longer(longest, looks, shown.ordered)
    if (size >= shown.min) found.push(...longest)
  }
  return found.slice(0, CAP)
}

/** Selections with one more option each; of those that look the same, the first. */
function longer(selections: readonly Answer[], looks: readonly string[], ordered: boolean): Answer[] {
  const found = new Map<string, Answer>()
  for (const chosen of selections) {
    for (let at = 0; at < looks.length && found.size < CAP; at++) {
      if (chosen.includes(at)) continue
      const more = [...chosen, at]
      const look = more.map((each) => looks[each] as string)
      const name = (ordered ? look : look.toSorted()).join()
      if (!found.has(name)) found.set(name, more)
    }
  }
  return [...found.values()]
}
