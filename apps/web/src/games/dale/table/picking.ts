/** The effect of one press on a half-made choice. It is pure, so that the page, its keys and the tests press the same way. */
import type { DecisionView } from '@merchants/dale'
import type { Answer } from '@merchants/tabletop'
import type { DaleMatchView } from '../match-types.ts'
import type { KeyOf } from './choosing.ts'
import {
  actAt,
  added,
  answerOf,
  cheapest,
  isCombination,
  keysToAdd,
  optionKeys,
  optionsAt,
  optionsOf,
  toggled,
  wantsAll,
} from './choosing.ts'
import type { Spot } from './spots.ts'
import { keyOfSpots, optionSpots } from './spots.ts'

/** The picks for a question. */
export interface Picked {
  /** Spots of a combination, or the spot of a card that may be played. */
  readonly spots: readonly Spot[]
  /** Places in the list of options. */
  readonly picks: readonly number[]
  /** Whether it is an untouched proposal; the first pressed card begins another choice. */
  readonly isProposed: boolean
}

export const NOTHING_PICKED: Picked = { spots: [], picks: [], isProposed: false }

/** A question with what is compared to find out what a press means. */
export interface Asked {
  readonly decision: DecisionView
  readonly keyOf: KeyOf
  readonly isActs: boolean
  readonly combines: boolean
  /** The keys of the cards of each option, for a combination. */
  readonly keys: readonly (readonly string[])[]
}

export function askedBy({ view }: Pick<DaleMatchView, 'view'>): Asked | undefined {
  const { decision } = view
  if (decision === undefined) return undefined
  const keyOf = keyOfSpots(view)
  const combines = isCombination(decision)
  const keys = combines ? optionKeys(decision, keyOf) : []
  return { decision, keyOf, isActs: decision.kind === 'acts', combines, keys }
}

/** The result of a press: other picks, and perhaps an answer. */
export interface Pressed {
  readonly picked: Picked
  readonly answer?: Answer
  /** Whether the answer is given only if it can be taken back; otherwise it waits to be confirmed. */
  readonly onlyIfFree?: boolean
}

/** The initial picks of a question. Cards that are all wanted keep their order; a payment or a stack may be proposed. */
export function beginning(asked: Asked, proposes: boolean): Picked {
  const { decision, combines } = asked
  const isProposed = wantsAll(decision) || (combines && proposes && decision.min > 0 && PROPOSED.has(decision.ask))
  return isProposed ? proposal(asked) : NOTHING_PICKED
}

const PROPOSED: ReadonlySet<string> = new Set(['pay', 'stack', 'spend on stack'])

/** The cheapest payment or stack, or all cards in their order. */
export function proposal({ decision, combines }: Asked): Picked {
  if (combines) {
    const spots = optionSpots(decision)[cheapest(decision)] ?? []
    return { spots, picks: [], isProposed: spots.length > 0 }
  }
  if (!wantsAll(decision)) return NOTHING_PICKED
  return { spots: [], picks: decision.options.map((_, at) => at), isProposed: true }
}

/** The cheapest payment or stack with this card in it, or the card among what was picked; as before if it fits nowhere. */
export function withCard(asked: Asked, picked: Picked, spot: Spot): Picked {
  const { decision, keyOf, combines } = asked
  if (picked.spots.includes(spot)) return picked
  if (!combines) return pressSpot(asked, NOTHING_PICKED, spot)?.picked ?? picked
  const cards = optionSpots(decision)[cheapest(decision, optionsAt(decision, keyOf, spot))]
  if (cards === undefined) return picked
  const equal = cards.findIndex((each) => each === spot || keyOf(each) === keyOf(spot))
  return { spots: cards.with(equal, spot), picks: [], isProposed: true }
}

/** The options that the picks can mean: more than one if a card can be several things. */
export function variantsOf(
  { decision, keyOf, isActs, combines, keys }: Asked,
  { spots, picks }: Picked,
): readonly number[] {
  if (combines) return optionsOf(keys, spots.map(keyOf))
  if (!isActs) return picks
  const [spot] = spots
  return spot === undefined ? [] : optionsAt(decision, keyOf, spot)
}

/** The answer that confirming would give, if any yet. */
export function answerTo(asked: Asked, picked: Picked): Answer | undefined {
  const { decision, combines, isActs } = asked
  if (!combines && !isActs) return answerOf(decision, picked.picks)
  if (combines && decision.min === 0 && picked.spots.length === 0) return []
  const variants = variantsOf(asked, picked)
  const chosen = variants.length === 1 ? variants[0] : picked.picks.find((pick) => variants.includes(pick))
  return chosen === undefined ? undefined : [chosen]
}

/** The keys of the cards that can be pressed next in a combination. */
export function openKeys(
  { combines, keys, keyOf }: Asked,
  { spots, isProposed }: Picked,
): ReadonlySet<string> | undefined {
  return combines ? keysToAdd(keys, isProposed ? [] : spots.map(keyOf)) : undefined
}

/** Presses a card on the table. `undefined` if it is not part of this question. */
export function pressSpot(asked: Asked, picked: Picked, spot: Spot): Pressed | undefined {
  const { decision, keyOf, isActs, combines } = asked
  const { spots, isProposed } = picked
  if (spots.includes(spot)) return { picked: { ...NOTHING_PICKED, spots: spots.filter((each) => each !== spot) } }
  if (combines) {
    if (!openKeys(asked, picked)?.has(keyOf(spot))) return undefined
    return { picked: { ...NOTHING_PICKED, spots: isProposed ? [spot] : [...spots, spot] } }
  }
  const here = optionsAt(decision, keyOf, spot)
  const [first] = here
  if (first === undefined) return undefined
  if (isActs) return pressAct(asked, spot, first, here.length === 1)
  if (decision.ask === 'react') return { picked: NOTHING_PICKED, answer: [first] }
  const before = isProposed ? [] : picked.picks
  return completed(asked, before, toggled(decision, keyOf, before, spot))
}

/** A purchase and a card that is due begin at once; a technique with one meaning is played if that can be taken back. */
function pressAct(asked: Asked, spot: Spot, act: number, isClear: boolean): Pressed {
  const picked = { ...NOTHING_PICKED, spots: [spot] }
  const { do: what } = actAt(asked.decision, act)
  if (what === 'buy' || what === 'resolve') return { picked, answer: [act] }
  return isClear ? { picked, answer: [act], onlyIfFree: true } : { picked }
}

/** Presses an option that is not a card on the table: a word, a number, a player, a card in a tray. */
export function pressOption(asked: Asked, picked: Picked, option: number): Pressed {
  const { decision, combines, isActs } = asked
  if (combines || isActs) {
    const next = { ...picked, picks: [option], isProposed: false }
    return isActs ? { picked: next, answer: [option], onlyIfFree: true } : { picked: next }
  }
  const before = picked.isProposed ? [] : picked.picks
  const after = before.includes(option) ? before.filter((at) => at !== option) : added(decision, before, option)
  return completed(asked, before, after)
}

/** Complete picks answer automatically; of cards to be put in order the last one has no choice. */
function completed({ decision }: Asked, before: readonly number[], after: readonly number[]): Pressed {
  const { min, max, options } = decision
  const isGrowing = after.length > before.length || (max === 1 && after.length === 1)
  const isLastLeft = wantsAll(decision) && after.length === options.length - 1
  const picks =
    isGrowing && isLastLeft ? [...after, ...options.map((_, at) => at).filter((at) => !after.includes(at))] : after
  const picked = { ...NOTHING_PICKED, picks }
  const isComplete = isGrowing && picks.length === max && (max === 1 || min === max)
  return isComplete ? { picked, answer: picks, onlyIfFree: true } : { picked }
}

/** These picks with all junk among the options; `undefined` where several cards can go and none of them is junk. */
export function allJunk({ decision }: Asked, { picks }: Picked): Picked | undefined {
  if (decision.kind !== 'cards' || decision.ask === 'own part' || decision.max < 2 || decision.min === decision.max)
    return undefined
  const junk = decision.options.flatMap((option, at) => (option === 'junk' ? [at] : []))
  if (junk.length < 2) return undefined
  const others = picks.filter((at) => !junk.includes(at))
  return { ...NOTHING_PICKED, picks: [...junk, ...others].slice(0, decision.max) }
}

/** The order in which cards were chosen, for the question that asks for nothing but their order. */
export function inOrderOf({ decision, keyOf }: Asked, chosen: readonly string[]): Answer | undefined {
  if (!isOrderOf(decision)) return undefined
  const left = optionSpots(decision).map(([spot]) => (spot === undefined ? '' : keyOf(spot)))
  const order: number[] = []
  for (const key of chosen) {
    const at = left.indexOf(key)
    if (at < 0) continue
    order.push(at)
    left[at] = TAKEN
  }
  return order.length === decision.options.length ? order : undefined
}

const TAKEN = ' '

/** Whether a question only asks for the order of cards that were chosen just before. */
const isOrderOf = (decision: DecisionView): boolean => wantsAll(decision) && decision.ask.startsWith('order ')
