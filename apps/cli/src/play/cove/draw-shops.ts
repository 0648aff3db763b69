/** Everyone's property: the Huckster’s shop board, the humans’ shelves, smithies and laboratories. */
import type { Furnace, Good, HumanView, LaboratoryView, Owner, Smithy, View } from '@merchants/cove'
import {
  ARRIVAL_SPACES,
  corruptionName,
  dieName,
  FLASK_LIMIT,
  goodName,
  heatOf,
  locationWords,
  MARBLES,
  POOL_SPACES,
  SHELF_SPACES,
  symbolsOf,
  townsfolk,
} from '@merchants/cove'
import type { TerminalStyle } from '../terminal-style.ts'
import { flow } from '../terminal-style.ts'
import type { CoveNames } from './names.ts'
import { hucksterCardWords, inColour, letters } from './words.ts'

export const drawShops = (view: View, names: CoveNames, style: TerminalStyle): string[] => [
  ...drawHuckster(view, style),
  ...view.humans.flatMap((human, seat) => drawHuman(human, names.long(seat), style)),
]

/** `  rack: red 1, coal 3`, over as many lines as it takes. */
function list(title: string, words: readonly string[], style: TerminalStyle, between = ', '): string[] {
  const [first = style.paint('dim', '–'), ...others] = words.map((word) => inColour(word, style))
  return flow([`  ${title}: ${first}`, ...others], style.width, between, '    ')
}

/** The same, but nothing at all for an empty list. */
const listIfAny = (title: string, words: readonly string[], style: TerminalStyle): string[] =>
  words.length === 0 ? [] : list(title, words, style)

const shelfOf = (shelf: readonly Good[], style: TerminalStyle): string[] =>
  list(`shelf ${shelf.length}/${SHELF_SPACES}`, shelf.map(goodName), style)

const corruptionWords = (owner: Pick<Owner, 'townsfolk' | 'corruption'>): string =>
  `corruption symbols ${symbolsOf(owner).corruption}`

function drawHuckster({ huckster }: View, style: TerminalStyle): string[] {
  const { gold, shelf, pool, townsfolk: staff, corruption, deck, discard, right } = huckster
  const cards = `deck ${deck.length} · discard ${discard.length}`
  const facts = [`gold ${gold}`, cards, `hired ${staff.length}`, corruptionWords(huckster)]
  const spaces = letters(pool, style, POOL_SPACES).split(' ')
  const arrival = spaces.slice(0, ARRIVAL_SPACES).join(' ')
  return [
    `${style.paint('bold', 'The Huckster')}  ${facts.join(' · ')}`,
    ...(right === undefined
      ? []
      : flow(['  right card:', ...hucksterCardWords(right).split(' ')], style.width, ' ', '    ')),
    `  pool: ${arrival} | ${spaces.slice(ARRIVAL_SPACES).join(' ')}`,
    ...shelfOf(shelf, style),
    ...listIfAny('corruption', corruption.map(corruptionName), style),
  ]
}

function drawHuman(human: HumanView, name: string, style: TerminalStyle): string[] {
  const { gold, shelf, corruption, townsfolk: staff, tired, at, smithy, laboratory } = human
  const facts = [`gold ${gold}`, corruptionWords(human), ...(at === undefined ? [] : [`last at ${locationWords(at)}`])]
  const people = staff.map((id) => `${townsfolk(id).name} (${id}${tired.includes(id) ? ', tired' : ''})`)
  return [
    `${style.paint('bold', name)}  ${facts.join(' · ')}`,
    ...shelfOf(shelf, style),
    ...listIfAny('staff', people, style),
    ...listIfAny('corruption', corruption.map(corruptionName), style),
    ...(smithy === undefined ? [] : drawSmithy(smithy, style)),
    ...(laboratory === undefined ? [] : drawLaboratory(laboratory, style)),
  ]
}

const drawSmithy = ({ rack, locked, furnaces }: Smithy, style: TerminalStyle): string[] => [
  ...list(
    'furnaces',
    furnaces.map((furnace, at) => `${at + 1} ${furnaceWords(furnace)}`),
    style,
    ' | ',
  ),
  ...list('rack', rack.map(dieName), style),
  ...listIfAny('locked', locked, style),
]

function furnaceWords(furnace: Furnace): string {
  const { alloy, coal, bellows } = furnace
  if (alloy === undefined) return 'empty'
  return `${[...[alloy, ...coal].map(dieName), ...(bellows > 0 ? [bellows] : [])].join(' + ')} = heat ${heatOf(furnace)}`
}

function drawLaboratory({ rows, flask, jar, bag }: LaboratoryView, style: TerminalStyle): string[] {
  const decanter = rows.map((row, at) => `row ${at + 1}  ${letters(row, style)}`)
  const inBag = MARBLES.map((marble) => `${letters([marble], style)} ${bag[marble]}`).join('  ')
  const flaskWords = `  flask ${flask.length}/${FLASK_LIMIT}: ${letters(flask, style) || '–'}`
  return [
    `  ${decanter.join('    ')}`,
    ...flow([flaskWords, `jar ${jar} ichor`, `marble bag ${inBag}`], style.width, ' · ', '    '),
  ]
}
