/** The next options, the chosen ones, and the resulting answer. It knows no rules and only compares the engine's options. */
import type { DecisionView, OptionView, UseView } from '@merchants/dale'
import type { Answer } from '@merchants/tabletop'
import type { ActView } from '../match-types.ts'
import type { Spot } from './spots.ts'
import { optionSpots } from './spots.ts'
import { itemAt } from '@merchants/tabletop'

/** Identifies cards that are interchangeable, because the engine lists only one of several equal choices. */
export type KeyOf = (spot: Spot) => string

/** Where the cards of one option are chosen together: payments, stacks, help. */
export const isCombination = ({ kind }: DecisionView): boolean =>
  kind === 'payments' || kind === 'stacks' || kind === 'helpings'

/** Options that are a word, a number or a player instead of a card. */
export const isWord = ({ kind }: DecisionView): boolean =>
  kind === 'numbers' || kind === 'yes or no' || kind === 'sides' || kind === 'seats'

/** Where every card is taken and only the order is left to choose. */
export const wantsAll = ({ kind, options, min }: DecisionView): boolean =>
  (kind === 'cards' || kind === 'slots') && options.length > 1 && min === options.length

/** Where the order decides which card ends on top. Among several receivers it decides who gets which. */
export const makesPile = (decision: DecisionView): boolean =>
  decision.kind === 'cards' && decision.ordered && decision.receivers === undefined && wantsAll(decision)

export type Payment = Extract<OptionView, { pays: unknown }>
export type StackOption = Extract<OptionView, { stack: unknown }>

const usesIn = (option: OptionView): readonly UseView[] => {
  if (typeof option !== 'object') return []
  if ('pays' in option) return option.pays
  return 'stack' in option ? option.stack : []
}

/** The rest of these after removing those, each as often as it is named; `undefined` if one is missing. */
function without(these: readonly string[], those: readonly string[]): string[] | undefined {
  const left = these.slice()
  for (const each of those) {
    const at = left.indexOf(each)
    if (at < 0) return undefined
    left.splice(at, 1)
  }
  return left
}

/** The keys of the cards of each option. */
export const optionKeys = (decision: DecisionView, keyOf: KeyOf): readonly (readonly string[])[] =>
  optionSpots(decision).map((spots) => spots.map(keyOf))

/** Options that these picks could still become. */
function optionsWith(keys: readonly (readonly string[])[], picks: readonly string[]): number[] {
  return keys.flatMap((each, at) => (without(each, picks) === undefined ? [] : [at]))
}

/** Options that are exactly these picks: several if a card may count or be different things. */
export const optionsOf = (keys: readonly (readonly string[])[], picks: readonly string[]): number[] =>
  optionsWith(keys, picks).filter((at) => keys[at]?.length === picks.length)

/** Options that can be added to the picks of a combination. */
export const keysToAdd = (keys: readonly (readonly string[])[], picks: readonly string[]): ReadonlySet<string> =>
  new Set(keys.flatMap((each) => without(each, picks) ?? []))

/** The total value of the picked cards, as an option says that they are or may become. */
export function sumOf(decision: DecisionView, keyOf: KeyOf, picks: readonly Spot[]): number {
  const keys = optionKeys(decision, keyOf)
  const chosen = picks.map(keyOf)
  const near = optionsOf(keys, chosen)[0] ?? optionsWith(keys, chosen)[0]
  if (near === undefined) return 0
  const uses = usesIn(itemAt<OptionView>(decision.options, near))
  const left = itemAt(keys, near).slice()
  return chosen.reduce((sum, key) => {
    const at = left.indexOf(key)
    left[at] = ''
    return sum + (uses[at]?.value ?? 0)
  }, 0)
}

/** The payment that spends least: junk before other cards, and as little too much as possible. */
export function cheapest({ options }: DecisionView, among = options.map((_, at) => at)): number {
  const costs = options.map(costOf)
  const cost = (at: number): number => costs[at] ?? Number.POSITIVE_INFINITY
  return among.toSorted((one, other) => cost(one) - cost(other))[0] ?? -1
}

function costOf(option: OptionView): number {
  const uses = usesIn(option)
  return uses.reduce((sum, { card, value }) => sum + (card === 'junk' ? value : 4 * value), 0) + uses.length
}

/** The options of a card: those that name its very spot, or else those of a card that is the same. */
export function optionsAt(decision: DecisionView, keyOf: KeyOf, spot: Spot): number[] {
  const spots = optionSpots(decision)
  const exact = spots.flatMap((each, at) => (each.includes(spot) ? [at] : []))
  if (exact.length > 0) return exact
  const key = keyOf(spot)
  return spots.flatMap((each, at) => (each.some((other) => keyOf(other) === key) ? [at] : []))
}

/** The list with one thing at another place. */
export const moved = <T>(list: readonly T[], from: number, to: number): readonly T[] =>
  list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1))

export const actAt = ({ options }: DecisionView, at: number): ActView => options[at] as ActView

/** The act that the picks mean, or the first one they can mean. */
export function chosenAct(
  decision: DecisionView,
  { answer, variants }: { readonly answer: Answer | undefined; readonly variants: readonly number[] },
): ActView | undefined {
  const at = answer?.[0] ?? variants[0]
  return decision.kind !== 'acts' || at === undefined ? undefined : actAt(decision, at)
}

/** The place in the options of an act without a card. */
export function plainAct(decision: DecisionView, act: ActView['do']): number | undefined {
  if (decision.kind !== 'acts') return undefined
  const at = decision.options.findIndex((option) => option.do === act)
  return at < 0 ? undefined : at
}

/** The first option at this spot that is not picked yet, or the picked one to be put back. */
export function toggled(decision: DecisionView, keyOf: KeyOf, picks: readonly number[], spot: Spot): readonly number[] {
  const here = optionsAt(decision, keyOf, spot)
  const picked = here.find((at) => picks.includes(at))
  if (picked !== undefined && here.every((at) => picks.includes(at))) return picks.filter((at) => at !== picked)
  return added(
    decision,
    picks,
    here.find((at) => !picks.includes(at)),
  )
}

/** One more pick; where only one is asked for, the new one takes the place of the old. */
export function added({ max }: DecisionView, picks: readonly number[], option: number | undefined): readonly number[] {
  if (option === undefined) return picks
  if (max === 1) return [option]
  return picks.length < max ? [...picks, option] : picks
}

/** The answer these picks give, if they are enough. */
export function answerOf({ min, max }: DecisionView, picks: readonly number[]): Answer | undefined {
  return picks.length >= min && picks.length <= max ? picks : undefined
}
