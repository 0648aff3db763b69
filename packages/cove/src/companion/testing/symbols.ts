/** The symbols of a card, in the companion's form. */
import type { Colour } from '../../pieces.ts'
import type { Symbols } from '../../scoring.ts'

export function symbolsOn(card: { readonly guilds: readonly Colour[]; readonly corruption: number }): Symbols {
  const guilds = { red: 0, green: 0, blue: 0, yellow: 0 }
  for (const colour of card.guilds) guilds[colour] += 1
  return { guilds, corruption: card.corruption }
}
