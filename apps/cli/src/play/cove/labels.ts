/** What can be answered, in words: each option of a question with what it would do. */
import type {
  Act,
  Adventurer,
  Colour,
  Corruption,
  DecisionView,
  Dock,
  HumanView,
  Passenger,
  Pier,
  Piece,
  Placement,
  Recipe,
  Sale,
  Smithy,
  TownsfolkId,
  View,
} from '@merchants/cove'
import {
  CORRUPTION,
  DOCKS,
  DOCKS_AT,
  GOODS,
  GUILDS,
  heatOf,
  hoursOf,
  kindOfDie,
  optionWord,
  PIER_NAMES,
  PIERS,
  SEATS,
  takeChain,
} from '@merchants/cove'
import type { Look } from '../look.ts'
import { cut } from '../look.ts'
import { inColour, letters, personWords } from './words.ts'

/** What stands in front of a label in the list. */
const MARGIN = 16

/** Where to go, for how long, and what happens there. */
export function actLabel(act: Act, view: View, look: Look): string {
  const words = actWords(act, view, look)
  return `${hoursOf(act)} h  ${words}`
}

function actWords(act: Act, view: View, look: Look): string {
  const me = view.humans[view.seat] as HumanView
  switch (act.go) {
    case 'square':
      return cut(`slot ${act.slot} ${personWords(view.square[act.slot - 1] as TownsfolkId)}`, look.width - MARGIN)
    case 'staffRoom':
      return 'staff room: up to two of your rested staff work'
    case 'guildVisit':
      return `${look.paint(`kind ${act.colour}`, GUILDS[act.colour])}: ${view.halls[act.colour]} gold`
    case 'rest':
      return 'rest'
    case 'stoke':
      return `stoke: roll the ${me.smithy?.rack.length ?? 0} dice on the rack and place them`
    case 'bellows':
      return 'bellows: +2 heat for up to two furnaces'
    case 'forge':
      return 'forge: a good from each hot furnace'
    case 'oreCart':
      return `ore cart: unlock a ${inColour(act.die, look)} die`
    case 'row1':
    case 'row2':
    case 'row3': {
      const row = Number(act.go.slice(3))
      const runs = takeChain((me.laboratory?.rows[row - 1] ?? []).slice(), act.at - 1)
      return `row ${row} at ${act.at}: ${runs.map((run) => letters(run, look)).join(' | ')}`
    }
    case 'brew':
      return 'brew: up to four goods from the flask'
    case 'purify':
      return `purify: ${me.laboratory?.jar ?? 0} ichor${act.card === undefined ? '' : `, return ${act.card}`}`
  }
}

/** An option of any other question. */
export function optionLabel(
  option: DecisionView['options'][number],
  { kind }: DecisionView,
  view: View,
  look: Look,
): string {
  switch (kind) {
    case 'steps':
      return option === 'market' ? 'the market phase begins' : 'the Huckster takes his turn'
    case 'acts':
      return actLabel(option as Act, view, look)
    case 'staff':
      return personWords(option as TownsfolkId)
    case 'furnaces':
      return furnaceWords(option as number, view)
    case 'pieces': {
      const { furnace, size } = option as Piece
      return `${size} from ${furnaceWords(furnace, view)}`
    }
    case 'placements': {
      const { die, furnace } = option as Placement
      return `${inColour(die, look)} into ${furnaceWords(furnace, view)}`
    }
    case 'recipes': {
      const { good, marbles } = option as Recipe
      return `${inColour(good, look)} of ${letters(marbles, look)}`
    }
    case 'boats':
      return `boat ${option as number}: ${letters(view.boats[(option as number) - 1] ?? [], look, SEATS)}`
    case 'docks':
      return `${option as Dock} (${PIER_NAMES[pierOf(option as Dock)]})`
    case 'corruption':
      return corruptionLabel(option as Corruption, view)
    case 'passengers': {
      const { who, boat } = option as Passenger
      return `${inColour(who, look)} in boat ${boat}: ${letters(view.boats[boat - 1] ?? [], look, SEATS)}`
    }
    case 'sales':
      return saleLabel(option as Sale, view, look)
    case 'goods':
    case 'colours':
      return inColour(option as Colour, look)
    case 'yes or no':
      return optionWord(kind, option)
  }
}

const pierOf = (dock: Dock): Pier => PIERS.find((pier) => DOCKS_AT[pier].includes(DOCKS.indexOf(dock))) as Pier

function furnaceWords(number: number, view: View): string {
  const { furnaces } = (view.humans[view.seat] as HumanView).smithy as Smithy
  const furnace = furnaces[number - 1] as Smithy['furnaces'][number]
  if (furnace.alloy === undefined) return `furnace ${number}, empty`
  return `furnace ${number}, ${kindOfDie(furnace.alloy)}, heat ${heatOf(furnace)}`
}

function corruptionLabel(card: Corruption, { lair, halls }: View): string {
  const { corruption, guilds } = CORRUPTION[card]
  const gain = guilds.reduce((sum, colour) => sum + halls[colour], 0)
  const now = gain - corruption * lair
  return `${card}: ${now === 0 ? 'costs nothing' : now < 0 ? `would cost ${-now} gold now` : `would bring ${now} gold now`}`
}

/** `small-red at the Plaza: 2 x 3 = 6 gold`. */
function saleLabel({ good, pier }: Sale, { boats, docks, setup, humans, seat }: View, look: Look): string {
  const { colour, value } = GOODS[good]
  const crowd = DOCKS_AT[pier].flatMap((dock): readonly Adventurer[] => boats[(docks[dock] as number) - 1] ?? [])
  const count = (who: Adventurer): number => crowd.filter((each) => each === who).length
  const cultists = setup.rogue === 'cultists' ? count('rogue') : 0
  const isOpen = humans[seat]?.sold[pier]
  const customers = count(colour) + (isOpen === true ? cultists : 0)
  const more =
    cultists > 0 && isOpen === undefined ? ` (and ${cultists} ${cultists === 1 ? 'cultist' : 'cultists'})` : ''
  return `${inColour(good, look)} at ${PIER_NAMES[pier]}: ${value} x ${customers} = ${value * customers} gold${more}`
}
