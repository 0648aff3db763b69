/** How well a human stands at the start of a day, or at the end of the game: from the lead in gold that is to be expected. */
import type { Owner, Smithy, State } from '@merchants/cove'
import { COLOURS, corruptionGold, GOODS, guildGold, heatOf, symbolsOf } from '@merchants/cove'
import { itemAt } from '@merchants/tabletop'
import { WEIGHTS } from './weights.ts'

/** How a lead at the start of a day grows. */
export interface DayWeights {
  /** The chances fall from three in four to one in four over about two of these, in gold. */
  readonly spread: number
  readonly weights: readonly number[]
}

/** Gold more than the best of the others. */
export function leadOf({ humans, huckster }: State, seat: number): number {
  let most = huckster.gold
  humans.forEach(({ gold }, at) => (at === seat ? undefined : (most = Math.max(most, gold))))
  return (humans[seat]?.gold ?? 0) - most
}

/** About the probability of winning, from the lead. It tells more than won and lost would. */
export function chanceOf(state: State, seat: number): number {
  const learned = state.phase === 'over' ? undefined : WEIGHTS[state.round]
  if (learned === undefined) return logistic(leadOf(state, seat) / END)
  return logistic(expectedLead(state, seat, learned.weights) / learned.spread)
}

/** A lead of this much gold at the end counts as three wins out of four, so that close games count for something too. */
const END = 6

const logistic = (x: number): number => 1 / (1 + Math.exp(-x))

function expectedLead(state: State, seat: number, weights: readonly number[]): number {
  let lead = leadOf(state, seat)
  featuresOf(state, seat).forEach((feature, at) => (lead += feature * (weights[at] ?? 0)))
  return lead
}

/** A human and the best of the others at the start of a day, in numbers. */
export function featuresOf(state: State, seat: number): number[] {
  const { humans, huckster, halls, lair, setup } = state
  const me = itemAt(humans, seat)
  const other = humans.find((_, at) => at !== seat)
  const rival: Owner = other !== undefined && other.gold > huckster.gold ? other : huckster
  let customers = 0
  for (const colour of COLOURS) customers += halls[colour]
  return [
    1,
    setup.level === 'hard' ? 1 : 0,
    me.merchant === 'alchemist' ? 1 : 0,
    rival === huckster ? 0 : 1,
    ...ownerFeatures(me, state),
    ...ownerFeatures(rival, state),
    customers,
    lair,
    huckster.pool.length,
    ...smithyFeatures(me.smithy),
    me.laboratory?.flask.length ?? 0,
    me.laboratory?.jar ?? 0,
  ]
}

function ownerFeatures(owner: Owner, { halls, lair }: State): number[] {
  const symbols = symbolsOf(owner)
  let guilds = 0
  for (const colour of COLOURS) guilds += symbols.guilds[colour]
  let values = 0
  for (const good of owner.shelf) values += GOODS[good].value
  return [
    guildGold(symbols, halls),
    corruptionGold(symbols, lair),
    guilds,
    symbols.corruption,
    owner.shelf.length,
    values,
    owner.townsfolk.length,
  ]
}

function smithyFeatures(smithy: Smithy | undefined): number[] {
  if (smithy === undefined) return [0, 0, 0]
  let heat = 0
  let loaded = 0
  for (const furnace of smithy.furnaces) {
    if (furnace.alloy === undefined) continue
    loaded += 1
    heat += heatOf(furnace)
  }
  return [smithy.locked.length, loaded, heat]
}
