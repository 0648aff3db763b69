/** What everybody owns: the Huckster’s shop board, the humans’ shelves, smithies and laboratories. */
import type { Furnace, Good, HumanView, LaboratoryView, Owner, Smithy, View } from '@merchants/cove'
import {
  ARRIVAL_SPACES,
  FLASK_LIMIT,
  heatOf,
  MARBLES,
  POOL_SPACES,
  SHELF_SPACES,
  symbolsOf,
  townsfolk,
} from '@merchants/cove'
import type { Look } from '../look.ts'
import { flow } from '../look.ts'
import type { CoveNames } from './names.ts'
import { hucksterCardWords, inColour, letters } from './words.ts'

export const drawShops = (view: View, names: CoveNames, look: Look): string[] => [
  ...drawHuckster(view, look),
  ...view.humans.flatMap((human, seat) => drawHuman(human, names.long(seat), look)),
]

/** `  rack: red-1, coal-3`, over as many lines as it takes. */
function list(title: string, words: readonly string[], look: Look, between = ', '): string[] {
  const [first = look.paint('dim', '–'), ...others] = words.map((word) => inColour(word, look))
  return flow([`  ${title}: ${first}`, ...others], look.width, between, '    ')
}

/** The same, but nothing at all for an empty list. */
const listIfAny = (title: string, words: readonly string[], look: Look): string[] =>
  words.length === 0 ? [] : list(title, words, look)

const shelfOf = (shelf: readonly Good[], look: Look): string[] =>
  list(`shelf ${shelf.length}/${SHELF_SPACES}`, shelf, look)

const corruptionWords = (owner: Pick<Owner, 'townsfolk' | 'corruption'>): string =>
  `corruption symbols ${symbolsOf(owner).corruption}`

function drawHuckster({ huckster }: View, look: Look): string[] {
  const { gold, shelf, pool, townsfolk: staff, corruption, deck, discard, right } = huckster
  const cards = `cards ${deck.length}, discards ${discard.length}`
  const facts = [`gold ${gold}`, cards, `hired ${staff.length}`, corruptionWords(huckster)]
  const spaces = letters(pool, look, POOL_SPACES).split(' ')
  const arrival = spaces.slice(0, ARRIVAL_SPACES).join(' ')
  return [
    `${look.paint('bold', 'The Huckster')}  ${facts.join(' · ')}`,
    ...(right === undefined
      ? []
      : flow(['  right card:', ...hucksterCardWords(right).split(' ')], look.width, ' ', '    ')),
    `  pool: ${arrival} | ${spaces.slice(ARRIVAL_SPACES).join(' ')}`,
    ...shelfOf(shelf, look),
    ...listIfAny('corruption', corruption, look),
  ]
}

function drawHuman(human: HumanView, name: string, look: Look): string[] {
  const { gold, shelf, corruption, townsfolk: staff, tired, at, smithy, laboratory } = human
  const facts = [`gold ${gold}`, corruptionWords(human), ...(at === undefined ? [] : [`last at ${at}`])]
  const people = staff.map((id) => `${townsfolk(id).name} (${id}${tired.includes(id) ? ', tired' : ''})`)
  return [
    `${look.paint('bold', name)}  ${facts.join(' · ')}`,
    ...shelfOf(shelf, look),
    ...listIfAny('staff', people, look),
    ...listIfAny('corruption', corruption, look),
    ...(smithy === undefined ? [] : drawSmithy(smithy, look)),
    ...(laboratory === undefined ? [] : drawLaboratory(laboratory, look)),
  ]
}

const drawSmithy = ({ rack, locked, furnaces }: Smithy, look: Look): string[] => [
  ...list(
    'furnaces',
    furnaces.map((furnace, at) => `${at + 1} ${furnaceWords(furnace)}`),
    look,
    ' | ',
  ),
  ...list('rack', rack, look),
  ...listIfAny('locked', locked, look),
]

function furnaceWords(furnace: Furnace): string {
  const { alloy, coal, bellows } = furnace
  if (alloy === undefined) return 'empty'
  return `${[alloy, ...coal].join(' ')}${bellows > 0 ? ` +${bellows}` : ''} = heat ${heatOf(furnace)}`
}

function drawLaboratory({ rows, flask, jar, bag }: LaboratoryView, look: Look): string[] {
  const decanter = rows.map((row, at) => `row ${at + 1}  ${letters(row, look)}`)
  const inBag = MARBLES.map((marble) => `${letters([marble], look)} ${bag[marble]}`).join('  ')
  const flaskWords = `  flask ${flask.length}/${FLASK_LIMIT}: ${letters(flask, look) || '–'}`
  return [
    `  ${decanter.join('    ')}`,
    ...flow([flaskWords, `jar ${jar} ichor`, `marble bag ${inBag}`], look.width, ' · ', '    '),
  ]
}
