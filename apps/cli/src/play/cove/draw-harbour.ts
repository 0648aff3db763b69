/** The harbour as lines of text: clock, boats, docks, piers, halls, square. */
import type { Adventurer, Pier, View } from '@merchants/cove'
import {
  BOATS,
  COLOURS,
  dockName,
  DOCKS,
  DOCKS_AT,
  GUILDS,
  HAND_HOURS,
  LAST_HOUR,
  PIERS,
  SEATS,
  SLOT_HOURS,
} from '@merchants/cove'
import type { TerminalStyle } from '../terminal-style.ts'
import { cut, padded } from '../terminal-style.ts'
import type { CoveNames } from './names.ts'
import { letters, LEGEND, personWords } from './words.ts'
import { itemAt } from '@merchants/tabletop'

/** A name in front of its lines. */
const MARGIN = 9
const titled = (title: string, lines: readonly string[], { paint }: TerminalStyle): string[] =>
  lines.map((line, at) => (at === 0 ? paint('bold', title.padEnd(MARGIN)) : ' '.repeat(MARGIN)) + line)

export function drawHarbour(view: View, names: CoveNames, style: TerminalStyle): string[] {
  const gap = style.isRoomy ? [''] : []
  return [
    ...drawClock(view, names, style),
    ...gap,
    ...drawBoats(view, style),
    ...drawPiers(view, style),
    ...drawHalls(view, style),
    ...gap,
    ...drawSquare(view, style),
    ...gap,
  ]
}

/** Each hour with the newcomers after it (h is a hand), and below it who stands there, the upper marker first. */
function drawClock({ clock, humans }: View, names: CoveNames, style: TerminalStyle): string[] {
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
  const beyond = top.filter((seat) => itemAt(clock.at, seat) > LAST_HOUR)
  const face = hours.map((hour) => padded(`${hour}${symbol(hour)}`, cell)).join(' ')
  const markers = hours.map((hour) => padded(here(hour), cell)).join(' ')
  const late = beyond.map((seat) => `${names.mark(seat)} on ${clock.at[seat]}`)
  const legend = [`market at ${clock.token}`, 'H Huckster', '+ newcomers', 'h clock hand', ...late].join(' · ')
  return titled('clock', [face.trimEnd(), style.paint('number', markers.trimEnd()), style.paint('dim', legend)], style)
}

function drawBoats({ boats, docks }: View, style: TerminalStyle): string[] {
  const cell = 11
  const state = (boat: number): string => {
    const dock = docks.indexOf(boat)
    return dock < 0 ? letters(boats[boat - 1] ?? [], style, SEATS) : style.paint('dim', 'docked')
  }
  const row = (draw: (boat: number) => string): string =>
    BOATS.map((boat) => padded(draw(boat), cell))
      .join('')
      .replace(/\s+$/, '')
  return titled('boats', [row((boat) => `${boat <= 3 ? 'left' : 'right'} ${boat}`), row(state)], style)
}

const PIER_WORDS: Readonly<Record<Pier, string>> = {
  bazaar: 'Bazaar, large',
  plaza: 'Plaza, small',
  'black-market': 'black market, both',
}

/** Each pier with its docks, and the boats whose people stand there. */
function drawPiers({ boats, docks }: View, style: TerminalStyle): string[] {
  const dockWords = (dock: number): string => {
    const boat = itemAt(docks, dock)
    const crowd: readonly Adventurer[] = boats[boat - 1] ?? []
    return `${dockName(itemAt(DOCKS, dock))} ${boat === 0 ? style.paint('dim', 'free') : `${boat}: ${letters(crowd, style)}`}`
  }
  const lines = PIERS.map((pier) => `${padded(PIER_WORDS[pier], 19)} ${DOCKS_AT[pier].map(dockWords).join(' · ')}`)
  return titled('piers', lines, style)
}

function drawHalls({ halls, lair, bag, newcomer, townsfolkDeck }: View, style: TerminalStyle): string[] {
  const { paint } = style
  const inHalls = COLOURS.map((colour) => paint(`kind ${colour}`, `${GUILDS[colour]} ${halls[colour]}`))
  const inBag = [...COLOURS, 'rogue' as const].map((who) => `${letters([who], style)} ${bag[who]}`)
  const drawn = newcomer === undefined ? [] : [`drawn: ${letters([newcomer], style)}`]
  return [
    ...titled('halls', [[...inHalls, paint('kind rogue', `lair ${lair}`)].join(' · ')], style),
    ...titled('bag', [[inBag.join('  '), ...drawn, `townsfolk deck ${townsfolkDeck.length}`].join(' · ')], style),
    ...titled('', [paint('dim', LEGEND)], style),
  ]
}

function drawSquare({ square }: View, style: TerminalStyle): string[] {
  const lines = square.map((id, at) => {
    const words = id === undefined ? style.paint('dim', 'empty') : personWords(id)
    return `${style.paint('number', String(at + 1))} ${SLOT_HOURS[at]} h  ${cut(words, style.width - MARGIN - 7)}`
  })
  return titled('square', lines, style)
}
