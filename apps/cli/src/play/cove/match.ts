/** A match of the Cove at this terminal, and its saved form. */
import type { Cove, SavedGame, Setup } from '@merchants/cove'
import { cove } from '@merchants/cove'
import { LocalMatch } from '@merchants/match'
import { fastChance, streamChance } from '@merchants/tabletop'

export interface CoveStart extends Setup {
  readonly seed: string
}

export class CoveMatch extends LocalMatch<Cove> {
  readonly start: CoveStart

  constructor(start: CoveStart) {
    const { seed, ...setup } = start
    super(cove, cove.deal(setup, streamChance(seed)), [], fastChance(0))
    this.start = start
  }

  get humans(): number {
    return this.start.merchants.length
  }

  /** All people share the keyboard and also take the Huckster's steps. */
  get seats(): number[] {
    return Array.from({ length: cove.setup.seats(this.start) }, (_, seat) => seat)
  }

  save(): SavedGame {
    return { ...this.start, moves: this.moves }
  }
}
