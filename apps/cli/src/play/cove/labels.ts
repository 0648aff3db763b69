/** The possible answers in words, each option with its effect. */
import type { Act, Adventurer, Corruption, Dock, OptionOfKind, Pier, Sale, View } from '@merchants/cove'
import {
  adventurerName,
  CORRUPTION,
  corruptionName,
  dieName,
  dockName,
  DOCKS,
  DOCKS_AT,
  goodName,
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
import { itemAt } from '@merchants/tabletop'
import type { TerminalStyle } from '../terminal-style.ts'
import { cut } from '../terminal-style.ts'
import { inColour, letters, personWords } from './words.ts'

/** The text in front of a label in the list. */
const MARGIN = 16

/** Where to go, for how long, and what happens there. */
export function actLabel(act: Act, view: View, style: TerminalStyle): string {
  const words = actWords(act, view, style)
  return `${hoursOf(act)} h  ${words}`
}

function actWords(act: Act, view: View, style: TerminalStyle): string {
  const me = itemAt(view.humans, view.seat)
  switch (act.go) {
    case 'square': {
      const person = view.square[act.slot - 1]
      return cut(`slot ${act.slot} ${person === undefined ? 'empty' : personWords(person)}`, style.width - MARGIN)
    }
    case 'staffRoom':
      return 'staff room: up to two of your rested staff work'
    case 'guildVisit':
      return `${style.paint(`kind ${act.colour}`, GUILDS[act.colour])}: ${view.halls[act.colour]} gold`
    case 'rest':
      return 'rest'
    case 'stoke':
      return `stoke: roll the ${me.smithy?.rack.length ?? 0} dice on the rack and place them`
    case 'bellows':
      return 'bellows: +2 heat for up to two furnaces'
    case 'forge':
      return 'forge: a good from each hot furnace'
    case 'oreCart':
      return `ore cart: unlock a ${inColour(act.die, style)} die`
    case 'row1':
    case 'row2':
    case 'row3': {
      const row = Number(act.go.slice(3))
      const runs = takeChain((me.laboratory?.rows[row - 1] ?? []).slice(), act.at - 1)
      return `row ${row} at ${act.at}: ${runs.map((run) => letters(run, style)).join(' | ')}`
    }
    case 'brew':
      return 'brew: up to four goods from the flask'
    case 'purify':
      return `purify: ${me.laboratory?.jar ?? 0} ichor${act.card === undefined ? '' : `, return ${corruptionName(act.card)}`}`
  }
}

/** An option of any other question. */
export function optionLabel({ kind, option }: OptionOfKind, view: View, style: TerminalStyle): string {
  switch (kind) {
    case 'steps':
      return option === 'market' ? 'the market phase begins' : 'the Huckster takes his turn'
    case 'acts':
      return actLabel(option, view, style)
    case 'staff':
      return personWords(option)
    case 'furnaces':
      return furnaceWords(option, view)
    case 'pieces': {
      const { furnace, size } = option
      return `${size} from ${furnaceWords(furnace, view)}`
    }
    case 'placements': {
      const { die, furnace } = option
      return `${inColour(dieName(die), style)} into ${furnaceWords(furnace, view)}`
    }
    case 'recipes': {
      const { good, marbles } = option
      return `${inColour(goodName(good), style)} from ${letters(marbles, style)}`
    }
    case 'boats':
      return `boat ${option}: ${letters(view.boats[option - 1] ?? [], style, SEATS)}`
    case 'docks':
      return `${dockName(option)} (${PIER_NAMES[pierOf(option)]})`
    case 'corruption':
      return corruptionLabel(option, view)
    case 'passengers': {
      const { who, boat } = option
      return `${style.paint(`kind ${who}`, adventurerName(who))} in boat ${boat}: ${letters(view.boats[boat - 1] ?? [], style, SEATS)}`
    }
    case 'sales':
      return saleLabel(option, view, style)
    case 'goods':
      return inColour(goodName(option), style)
    case 'colours':
      return inColour(option, style)
    case 'yes or no':
      return optionWord(kind, option)
  }
}

const pierOf = (dock: Dock): Pier =>
  itemAt(
    PIERS.filter((pier) => DOCKS_AT[pier].includes(DOCKS.indexOf(dock))),
    0,
  )

function furnaceWords(number: number, view: View): string {
  const furnaces = view.humans[view.seat]?.smithy?.furnaces ?? []
  const furnace = itemAt(furnaces, number - 1)
  if (furnace.alloy === undefined) return `furnace ${number}, empty`
  return `furnace ${number}, ${kindOfDie(furnace.alloy)}, heat ${heatOf(furnace)}`
}

function corruptionLabel(card: Corruption, { lair, halls }: View): string {
  const { corruption, guilds } = CORRUPTION[card]
  const gain = guilds.reduce((sum, colour) => sum + halls[colour], 0)
  const now = gain - corruption * lair
  return `${corruptionName(card)}: ${now === 0 ? 'costs nothing' : now < 0 ? `would cost ${-now} gold now` : `would earn ${now} gold now`}`
}

/** `small red at the Plaza: 2 × 3 = 6 gold`. */
function saleLabel({ good, pier }: Sale, { boats, docks, setup, humans, seat }: View, style: TerminalStyle): string {
  const { colour, value } = GOODS[good]
  const crowd = DOCKS_AT[pier].flatMap((dock): readonly Adventurer[] => boats[itemAt(docks, dock) - 1] ?? [])
  const count = (who: Adventurer): number => crowd.filter((each) => each === who).length
  const cultists = setup.rogue === 'cultists' ? count('rogue') : 0
  const isOpen = humans[seat]?.sold[pier]
  const customers = count(colour) + (isOpen === true ? cultists : 0)
  const more =
    cultists > 0 && isOpen === undefined ? ` (and ${cultists} ${cultists === 1 ? 'cultist' : 'cultists'})` : ''
  return `${inColour(goodName(good), style)} at ${PIER_NAMES[pier]}: ${value} × ${customers} = ${value * customers} gold${more}`
}
