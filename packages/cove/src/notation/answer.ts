/** From the words of a line to the answer of a question. */
import type { Answer } from '@merchants/tabletop'
import type { Act, Ask, CoveDecision, Passenger, Sale } from '../decision.ts'
import type { Laboratory, Marble } from '../merchants/laboratory.ts'
import { runAt } from '../merchants/laboratory.ts'
import { rowNumber } from '../merchants/alchemist.ts'
import { ADVENTURERS } from '../pieces.ts'
import type { Reason } from '../reasons.ts'
import { reason } from '../reasons.ts'
import type { State } from '../state.ts'
import type { Move } from './move.ts'
import { actWord, optionWord } from './words.ts'

/** A line while it is read, with the words that no question has taken yet and the last question. */
export interface Line {
  readonly move: Move
  readonly left: string[]
  last: Ask | undefined
}

export const lineOf = (move: Move): Line => ({
  move,
  left: move.verb === 'go' || move.verb === 'choose' ? move.items.slice() : [],
  last: undefined,
})

export function answerOf(line: Line, decision: CoveDecision, now: State): Answer | Reason {
  const { move } = line
  switch (move.verb) {
    case 'huckster turn':
    case 'market':
      return [0]
    case 'go':
      return decision.joins ? joined(line, decision) : goTo(move.act, decision, now)
    case 'sell':
      return sell(move.sale, decision)
    case 'done':
      return decision.ask === 'sell' ? [] : reason('not-in-market')
    case 'choose':
      return chosen(line, decision)
  }
}

function goTo(act: Act, decision: CoveDecision, now: State): Answer | Reason {
  if (decision.kind !== 'acts') return reason('not-now')
  const word = actWord(firstOfRun(act, now.humans[decision.seat]?.laboratory))
  const at = (decision.options as readonly Act[]).findIndex((option) => actWord(option) === word)
  return at < 0 ? reason('not-an-option', { word: actWord(act) }) : [at]
}

/** Pointing at any marble of a run means its first one. */
function firstOfRun(act: Act, laboratory: Laboratory | undefined): Act {
  if (!('at' in act) || laboratory === undefined) return act
  const row = laboratory.rows[rowNumber(act.go) - 1] ?? []
  return act.at > row.length ? act : { go: act.go, at: runAt(row, act.at - 1)[0] + 1 }
}

function sell({ good, pier }: Sale, { kind, options }: CoveDecision): Answer | Reason {
  if (kind !== 'sales') return reason('not-in-market')
  const at = (options as readonly Sale[]).findIndex((sale) => sale.good === good && sale.pier === pier)
  return at < 0 ? reason('not-now') : [at]
}

/** The words after a location. Where only one thing can be meant, it need not be said. */
function joined(line: Line, decision: CoveDecision): Answer | Reason {
  const { options, min, max } = decision
  if (line.left.length === 0) {
    if (min === 0) return []
    return options.length === 1 ? [0] : reason('say-more', { options: wordsOf(decision).join(', ') })
  }
  return max > 1 ? places(line.left.splice(0), decision) : place(line.left.shift() as string, decision)
}

function chosen(line: Line, decision: CoveDecision): Answer | Reason {
  const { left } = line
  const [word] = left
  if (decision.kind === 'acts' || decision.kind === 'steps' || decision.kind === 'sales') return reason('not-now')
  if (decision.ask === 'stoke') return placeDice(left, decision)
  if (word === undefined) return reason('not-now')
  // A line that says where a newcomer sits also means that one is drawn.
  if (decision.ask === 'draw newcomer' && word !== 'yes' && word !== 'no' && word !== 'none') return [0]
  if (word === 'none') {
    left.shift()
    if (decision.kind === 'yes or no') return [1]
    return decision.min === 0 ? [] : reason('too-few', { min: decision.min })
  }
  if (decision.kind === 'passengers') return passenger(left, decision as CoveDecision<'passengers'>)
  // Several cards are written with commas; spaces do no harm.
  const words = decision.max > 1 ? left.splice(0) : left.splice(0, 1)
  return places(
    words.flatMap((each) => each.split(',')),
    decision,
  )
}

/** A passenger, as the boat and their kind in any order. One of both is enough if it is unambiguous. */
function passenger(left: string[], { options }: CoveDecision<'passengers'>): Answer | Reason {
  const [first = '', second = ''] = left
  const words =
    isBoat(first) !== isBoat(second) && isAdventurer(first) !== isAdventurer(second) ? [first, second] : [first]
  const fits = ({ who, boat }: Passenger): boolean =>
    words.every((word) => (isBoat(word) ? boat === Number(word) : who === word))
  const at = options.findIndex(fits)
  if (at < 0 || options.slice(at + 1).some(fits)) return reason('not-an-option', { word: words.join(' ') })
  left.splice(0, words.length)
  return [at]
}

const isBoat = (word: string): boolean => /^[1-6]$/.test(word)
const isAdventurer = (word: string): boolean => ADVENTURERS.some((who) => who === word)

/** Dice in any order: coal finds its alloy die later in the line. */
function placeDice(left: string[], decision: CoveDecision): Answer | Reason {
  const words = left.flatMap((word) => word.split(','))
  left.splice(0, left.length, ...words)
  if (left.length === 0) return []
  if (left.length === 1 && left[0] === 'none') {
    left.pop()
    return []
  }
  const fitting = wordsOf(decision)
  if (left.includes('none')) return reason('not-an-option', { word: 'none' })
  const at = left.findIndex((word) => fitting.includes(word))
  if (at < 0) return reason('not-an-option', { word: left[0] as string })
  return place(left.splice(at, 1)[0] as string, decision)
}

const wordsOf = ({ kind, options }: CoveDecision): string[] => options.map((option) => optionWord(kind, option))

/** The options that these words mean, each option once. */
function places(words: readonly string[], decision: CoveDecision): Answer | Reason {
  const found: number[] = []
  for (const word of words) {
    const at = placeOf(word, decision, found)
    if (at < 0) return reason(wordsOf(decision).includes(word) ? 'named-too-often' : 'not-an-option', { word })
    found.push(at)
  }
  if (found.length > decision.max) return reason('too-many', { max: decision.max })
  return found
}

const place = (word: string, decision: CoveDecision): Answer | Reason => places([word], decision)

function placeOf(word: string, decision: CoveDecision, taken: readonly number[]): number {
  const words = wordsOf(decision)
  const isMeant = (option: string, at: number): boolean => !taken.includes(at) && option === word
  const at = words.findIndex(isMeant)
  if (at >= 0) return at
  return decision.kind === 'recipes' ? words.findIndex((option) => sorted(option) === sorted(word)) : -1
}

/** A recipe with its marbles in a fixed order. */
function sorted(recipe: string): string {
  const [good = '', marbles = ''] = recipe.split(':')
  return `${good}:${(marbles.split(',') as Marble[]).toSorted().join()}`
}
