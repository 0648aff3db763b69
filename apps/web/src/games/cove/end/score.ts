/** Where everyone's gold came from, read from the log. */
import type { Colour, EventView } from '@merchants/cove'
import type { CoveLogEntry } from '../cove-match-types.ts'

export interface Score {
  /** Sales of each day. */
  readonly sales: readonly number[]
  /** Guild visits, guild support and what townsfolk earn. */
  readonly guilds: number
  readonly townsfolk: number
  /** The Huckster's pool in the market phases. */
  readonly pool: number
  readonly before: number
  readonly symbols: Readonly<Record<Colour, number>>
  readonly corruption: number
  readonly corruptionGold: number
  readonly total: number
}

const DAYS = 3

interface Sums {
  sales: number[]
  guilds: number
  townsfolk: number
  pool: number
  scored: Extract<EventView, { readonly what: 'scored' }> | undefined
}

/** One score for each seat, the Huckster last. */
export function scoresOf(log: readonly CoveLogEntry[], seats: number): Score[] {
  const sums = Array.from({ length: seats }, (): Sums => ({
    sales: Array.from({ length: DAYS }, () => 0),
    guilds: 0,
    townsfolk: 0,
    pool: 0,
    scored: undefined,
  }))
  let day = 1
  for (const { event } of log) {
    if (event.what === 'phase began') day = event.round
    if ('seat' in event) add(sums[event.seat], event, day)
  }
  return sums.map(finish)
}

function add(sums: Sums | undefined, event: EventView, day: number): void {
  if (sums === undefined) return
  if (event.what === 'sold' || event.what === 'sold good') sums.sales[day - 1] = (sums.sales[day - 1] ?? 0) + event.gold
  else if (event.what === 'gold') sums[event.why.key === 'H-77' ? 'pool' : 'guilds'] += event.gold
  else if (event.what === 'earned') sums[event.rule === 'C-39' ? 'guilds' : 'townsfolk'] += event.gold
  else if (event.what === 'scored') sums.scored = event
}

function finish({ sales, guilds, townsfolk, pool, scored }: Sums): Score {
  const before = sales.reduce((sum, gold) => sum + gold, guilds + townsfolk + pool)
  return {
    sales,
    guilds,
    townsfolk,
    pool,
    before,
    symbols: scored?.symbols ?? { red: 0, green: 0, blue: 0, yellow: 0 },
    corruption: scored?.corruption ?? 0,
    corruptionGold: scored?.corruptionGold ?? 0,
    total: scored?.total ?? before,
  }
}

export interface Decided {
  readonly by: 'sales' | 'people' | 'signs' | 'corruption'
  readonly winner: number
  readonly loser: number
}

/** The source of gold in which the winner of two was furthest ahead. */
export function decidedBy(winner: Score, loser: Score): Decided {
  const [won, lost] = [sourcesOf(winner), sourcesOf(loser)]
  const compare = (by: Decided['by']): Decided => ({ by, winner: won[by], loser: lost[by] })
  const lead = (decided: Decided): number => decided.winner - decided.loser
  const others = (['people', 'signs', 'corruption'] as const).map(compare)
  return others.reduce((best, each) => (lead(each) > lead(best) ? each : best), compare('sales'))
}

const sourcesOf = (score: Score): Readonly<Record<Decided['by'], number>> => ({
  sales: score.sales.reduce((sum, gold) => sum + gold, 0),
  people: score.guilds + score.townsfolk + score.pool,
  signs: score.total - score.before - score.corruptionGold,
  corruption: score.corruptionGold,
})
