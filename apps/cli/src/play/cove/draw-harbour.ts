/** The harbour as lines of text: clock, boats, docks, piers, halls, square. */
import type { Adventurer, Pier, View } from '@merchants/cove'
import {
  BOATS,
  COLOURS,
  DOCKS,
  DOCKS_AT,
  GUILDS,
  HAND_HOURS,
  LAST_HOUR,
  PIERS,
  SEATS,
  SLOT_HOURS,
} from '@merchants/cove'
import type { Look } from '../look.ts'
import { cut, padded } from '../look.ts'
import type { CoveNames } from './names.ts'
import { letters, LEGEND, personWords } from './words.ts'

/** A name in front of its lines. */
const MARGIN = 9
const titled = (title: string, lines: readonly string[], { paint }: Look): string[] =>
  lines.map((line, at) => (at === 0 ? paint('bold', title.padEnd(MARGIN)) : ' '.repeat(MARGIN)) + line)

export function drawHarbour(view: View, names: CoveNames, look: Look): string[] {
  const gap = look.isRoomy ? [''] : []
  return [
    ...drawClock(view, names, look),
    ...gap,
    ...drawBoats(view, look),
    ...drawPiers(view, look),
    ...drawHalls(view, look),
    ...gap,
    ...drawSquare(view, look),
    ...gap,
  ]
}

/** Each hour with the newcomers after it (h is a hand), and below it who stands there, the upper marker first. */
function drawClock({ clock, humans }: View, names: CoveNames, look: Look): string[] {
  const cell = 5
  const hours = Array.from({ length: LAST_HOUR }, (_, at) => at + 1)
  const symbol = (hour: number): string => {
    if (hour % 2 === 0) return ''
    if (HAND_HOURS.includes(hour)) return '+1h'
    return hour >= 9 && humans.length === 1 ? '+2' : '+1'
  }
  const top = clock.stack.toReversed()
  const here = (hour: number): string =>
    [
      ...top.filter((seat) => clock.at[seat] === hour).map((seat) => names.mark(seat)),
      ...top.filter((seat) => clock.at[seat] === hour + 0.5).map((seat) => `½${names.mark(seat)}`),
    ].join('')
  const beyond = top.filter((seat) => (clock.at[seat] as number) > LAST_HOUR)
  const face = hours.map((hour) => padded(`${hour}${symbol(hour)}`, cell)).join(' ')
  const markers = hours.map((hour) => padded(here(hour), cell)).join(' ')
  const late = beyond.map((seat) => `${names.mark(seat)} on ${clock.at[seat]}`)
  const legend = [`market at ${clock.token}`, 'H Huckster', '+ newcomers', 'h clock hand', ...late].join(' · ')
  return titled('clock', [face.trimEnd(), look.paint('number', markers.trimEnd()), look.paint('dim', legend)], look)
}

function drawBoats({ boats, docks }: View, look: Look): string[] {
  const cell = 11
  const state = (boat: number): string => {
    const dock = docks.indexOf(boat)
    return dock < 0 ? letters(boats[boat - 1] ?? [], look, SEATS) : look.paint('dim', 'docked')
  }
  const row = (draw: (boat: number) => string): string =>
    BOATS.map((boat) => padded(draw(boat), cell))
      .join('')
      .replace(/\s+$/, '')
  return titled('boats', [row((boat) => `${boat <= 3 ? 'left' : 'right'} ${boat}`), row(state)], look)
}

const PIER_WORDS: Readonly<Record<Pier, string>> = {
  bazaar: 'Bazaar, large',
  plaza: 'Plaza, small',
  'black-market': 'black market, both',
}

/** Each pier with its docks, and the boats whose people stand there. */
function drawPiers({ boats, docks }: View, look: Look): string[] {
  const dockWords = (dock: number): string => {
    const boat = docks[dock] as number
    const crowd: readonly Adventurer[] = boats[boat - 1] ?? []
    return `${DOCKS[dock]} ${boat === 0 ? look.paint('dim', 'free') : `${boat}: ${letters(crowd, look)}`}`
  }
  const lines = PIERS.map((pier) => `${padded(PIER_WORDS[pier], 19)} ${DOCKS_AT[pier].map(dockWords).join(' · ')}`)
  return titled('piers', lines, look)
}

function drawHalls({ halls, lair, bag, newcomer, townsfolkDeck }: View, look: Look): string[] {
  const { paint } = look
  const inHalls = COLOURS.map((colour) => paint(`kind ${colour}`, `${GUILDS[colour]} ${halls[colour]}`))
  const inBag = [...COLOURS, 'rogue' as const].map((who) => `${letters([who], look)} ${bag[who]}`)
  const drawn = newcomer === undefined ? [] : [`drawn: ${letters([newcomer], look)}`]
  return [
    ...titled('halls', [[...inHalls, paint('kind rogue', `lair ${lair}`)].join(' · ')], look),
    ...titled('bag', [[inBag.join('  '), ...drawn, `townsfolk deck ${townsfolkDeck.length}`].join(' · ')], look),
    ...titled('', [paint('dim', LEGEND)], look),
  ]
}

function drawSquare({ square }: View, look: Look): string[] {
  const lines = square.map((id, at) => {
    const words = id === undefined ? look.paint('dim', 'empty') : `${id} ${personWords(id)}`
    return `${look.paint('number', String(at + 1))} ${SLOT_HOURS[at]} h  ${cut(words, look.width - MARGIN - 7)}`
  })
  return titled('square', lines, look)
}
