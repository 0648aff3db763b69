/** Final scoring (C-61 to C-63, H-83, H-84, H-95). */
import { CORRUPTION } from './corruption.ts'
import type { Colour } from './pieces.ts'
import { COLOURS } from './pieces.ts'
import type { Owner, State } from './state.ts'
import { hucksterSeat, ownerOf } from './state.ts'
import type { Table } from './table.ts'
import { townsfolk } from './townsfolk.ts'

/** Guild symbols by colour, and corruption symbols. */
export interface Symbols {
  readonly guilds: Readonly<Record<Colour, number>>
  readonly corruption: number
}

/** The symbols on someone's townsfolk and corruption cards. */
export function symbolsOf(owner: Pick<Owner, 'townsfolk' | 'corruption'>): Symbols {
  const guilds = { red: 0, green: 0, blue: 0, yellow: 0 }
  let corruption = 0
  for (const card of [...owner.townsfolk.map(townsfolk), ...owner.corruption.map((kind) => CORRUPTION[kind])]) {
    for (const colour of card.guilds) guilds[colour] += 1
    corruption += card.corruption
  }
  return { guilds, corruption }
}

/** Each guild symbol brings a gold for each customer in its hall (C-61). */
export const guildGold = ({ guilds }: Symbols, halls: Readonly<Record<Colour, number>>): number =>
  COLOURS.reduce((sum, colour) => sum + guilds[colour] * halls[colour], 0)

/** Each corruption symbol costs a gold for each rogue in the lair (C-62). */
export const corruptionGold = ({ corruption }: Symbols, lair: number): number => corruption * lair

export function scoreAll(table: Table): void {
  const { state } = table
  for (let seat = 0; seat <= hucksterSeat(state); seat++) score(table, seat)
  state.winners = winnersOf(state)
  state.phase = 'over'
  table.tell?.({ what: 'won', seats: state.winners })
}

function score(table: Table, seat: number): void {
  const { state } = table
  const owner = ownerOf(state, seat)
  const symbols = symbolsOf(owner)
  const gain = guildGold(symbols, state.halls)
  const loss = corruptionGold(symbols, state.lair)
  owner.gold += gain - loss
  table.tell?.({
    what: 'scored',
    seat,
    symbols: symbols.guilds,
    guildGold: gain,
    corruption: symbols.corruption,
    corruptionGold: -loss,
    total: owner.gold,
  })
}

/** Humans win only with strictly more gold than the Huckster (H-2); two of them may share the victory (H-95, V9). */
export function winnersOf(state: State): number[] {
  const huckster = hucksterSeat(state)
  const most = Math.max(...state.humans.map(({ gold }) => gold))
  if (most <= state.huckster.gold) return [huckster]
  return state.humans.flatMap(({ gold }, seat) => (gold === most ? [seat] : []))
}
