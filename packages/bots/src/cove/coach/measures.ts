/** The result of a day of the Cove for a human, counted over many deals. */
import type { Owner, State } from '@merchants/cove'
import { corruptionGold, guildGold, symbolsOf } from '@merchants/cove'

/** Means at the end of the day. */
export interface Measures {
  /** Without what symbols bring or cost in the final scoring. */
  readonly gold: number
  /** The gold that guild symbols would bring if the game ended here, and the cost of corruption. */
  readonly guilds: number
  readonly corruption: number
  readonly goods: number
  /** The Huckster's gold, symbols and corruption included. */
  readonly huckster: number
}

const NAMES = ['gold', 'guilds', 'corruption', 'goods', 'huckster'] as const

export class Tally {
  private readonly sums = { gold: 0, guilds: 0, corruption: 0, goods: 0, huckster: 0 }
  private count = 0

  add(state: State, seat: number): void {
    const own = ownerMeasures(state.humans[seat] ?? state.huckster, state)
    const huckster = ownerMeasures(state.huckster, state)
    const found = { ...own, huckster: huckster.gold + huckster.guilds - huckster.corruption }
    for (const name of NAMES) this.sums[name] += found[name]
    this.count += 1
  }

  get means(): Measures {
    const { gold, guilds, corruption, goods, huckster } = this.sums
    const of = Math.max(1, this.count)
    return {
      gold: gold / of,
      guilds: guilds / of,
      corruption: corruption / of,
      goods: goods / of,
      huckster: huckster / of,
    }
  }
}

function ownerMeasures(owner: Owner, { halls, lair, phase }: State): Omit<Measures, 'huckster'> {
  const symbols = symbolsOf(owner)
  const guilds = guildGold(symbols, halls)
  const corruption = corruptionGold(symbols, lair)
  // After the final scoring the gold holds both already.
  const gold = phase === 'over' ? owner.gold - guilds + corruption : owner.gold
  return { gold, guilds, corruption, goods: owner.shelf.length }
}
