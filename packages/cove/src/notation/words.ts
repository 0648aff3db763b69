/** The words of the notation: seats, and how each option of a question is written. */
import type { Act, Kind, Options, Passenger, Piece, Placement, Sale } from '../decision.ts'
import { rowNumber } from '../merchants/alchemist.ts'
import type { Location } from '../merchants/locations.ts'
import type { Recipe } from '../merchants/recipes.ts'
import { adventurerName, goodName } from '../names.ts'
import type { Adventurer, Good } from '../pieces.ts'

/** `p1`, `p2`; the seat after the humans is the Huckster's. */
export const seatWord = (seat: number, humans: number): string => (seat === humans ? 'huckster' : `p${seat + 1}`)

/** `a warrior`. */
export const personWords = (who: Adventurer): string => `a ${adventurerName(who)}`

/** `a small red good`. */
export const goodWords = (good: Good): string => `a ${goodName(good)} good`

/** The names of locations in a written move; everywhere else they go by their ids. */
const PLACE_WORDS: Readonly<Partial<Record<Location, string>>> = {
  staffRoom: 'staff',
  guildVisit: 'guild',
  oreCart: 'ore',
}

export function actWord(act: Act): string {
  switch (act.go) {
    case 'square':
      return `square ${act.slot}`
    case 'guildVisit':
      return `guild ${act.colour}`
    case 'oreCart':
      return `ore ${act.die}`
    case 'row1':
    case 'row2':
    case 'row3':
      return `row ${rowNumber(act.go)} at ${act.at}`
    case 'purify':
      return act.card === undefined ? 'purify' : `purify ${act.card}`
    default:
      return PLACE_WORDS[act.go] ?? act.go
  }
}

/** An option as it is written in an answer. */
export function optionWord(kind: Kind, option: Options[Kind]): string {
  switch (kind) {
    case 'acts':
      return actWord(option as Act)
    case 'placements': {
      const { die, furnace } = option as Placement
      return `${die}@${furnace}`
    }
    case 'pieces': {
      const { furnace, size } = option as Piece
      return `${furnace}:${size}`
    }
    case 'recipes': {
      const { good, marbles } = option as Recipe
      return `${good}:${marbles.join(',')}`
    }
    case 'passengers': {
      const { who, boat } = option as Passenger
      return `${boat} ${who}`
    }
    case 'sales': {
      const { good, pier } = option as Sale
      return `${good} at ${pier}`
    }
    case 'yes or no':
      return option === true ? 'yes' : 'no'
    default:
      return String(option as string | number)
  }
}
