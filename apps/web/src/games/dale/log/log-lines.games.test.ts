/** The log of whole games: nothing important is left out, nothing hidden gets in, and there are words for all of it. */
import { seasonedBot, noviceBot, randomBot } from '@merchants/bots'
import type { CardId, Event, View } from '@merchants/dale'
import { cardType, SPECTATOR, view, viewEvent } from '@merchants/dale'
import { beforeAll, expect, test } from 'vitest'
import type { DaleLogEntry } from '../match-types.ts'
import type { PlayedGame } from '../../../testing/played.ts'
import { playGame, logFor } from '../../../testing/played.ts'
import { LANGUAGES } from '../../../words/language.ts'
import { wordsOf } from '../../../../words/spoken.ts'
import type { LogLine, TurnLines } from './log-lines.ts'
import { logLinesOf, written } from './log-lines.ts'
import type { Moved } from './move-sentence.ts'
import { inWords } from './sentence.ts'
import { sinceOwnTurn } from './since.ts'

/** A game as one seat has seen it. */
interface Reading {
  readonly game: PlayedGame
  readonly seat: number
  readonly log: readonly DaleLogEntry[]
  readonly seen: View
  readonly turns: readonly TurnLines[]
  readonly entries: readonly LogLine[]
}

function read(game: PlayedGame, seat: number): Reading {
  const log = logFor(game.happened, seat)
  const seen = view(game.end, seat)
  const turns = logLinesOf(log, seen)
  return { game, seat, log, seen, turns, entries: turns.flatMap(({ entries }) => entries) }
}

/** Every game, from the point of view of each seat and of a spectator. */
let readings: readonly Reading[] = []

beforeAll(() => {
  const seeds = Array.from({ length: 18 }, (_, seed) => seed)
  const games = seeds.map((seed) => playGame(seed, seed < 6 ? seasonedBot : seed < 8 ? noviceBot : randomBot))
  readings = games.flatMap((game) => [SPECTATOR, ...game.end.now.seats.keys()].map((seat) => read(game, seat)))
})

test('every turn has its page, and its own player', () => {
  for (const { log, seen, turns } of readings) {
    const began = log.flatMap(({ event }) => (event.what === 'turn began' ? [[event.turn, event.seat]] : []))
    const starter = ((began[0]?.[1] ?? 0) + seen.seats.length - 1) % seen.seats.length

    expect(turns.map(({ turn, seat }) => [turn, seat])).toEqual([[1, starter], ...began])
  }
})

test.each([
  ['built', /^log\.built/],
  ['bought', /^log\.bought/],
  ['played', /^log\.played/],
  ['used', /^log\.used/],
  ['reacted', /^log\.reacted/],
  ['rolled', /^log\.rolled/],
  ['shuffled', /^log\.shuffled/],
  ['won', /^log\.won/],
] as const)('every event "%s" has its sentence', (what, say) => {
  for (const { log, entries } of readings) {
    const told = entries.filter((entry) => say.test(entry.say)).map(({ id }) => id)

    expect(told).toEqual(log.flatMap(({ event }, at) => (event.what === what ? [at] : [])))
  }
})

test('these games show most of what can happen', () => {
  const said = new Set(readings.flatMap(({ entries }) => entries.map(({ say }) => say)))

  expect(said.size).toBeGreaterThan(120)
  for (const say of ['log.helped', 'log.swapped-stall', 'log.swapped-market', 'log.spent', 'logbook.filled']) {
    expect(said).toContain(say)
  }
})

const namedIn = ({ facts: { card, as, taken, cards = [] } }: LogLine): CardId[] =>
  [card, as, taken, ...cards].filter((each) => each !== undefined)

test('no sentence names a card that its reader has not seen by then', () => {
  for (const { log, entries } of readings) {
    const firstSeen = new Map<string, number>()
    for (const { event, step } of log) {
      const cards = 'cards' in event ? event.cards : 'card' in event ? [event.card] : []
      for (const card of 'as' in event ? [...cards, event.as] : cards) {
        if (!firstSeen.has(card)) firstSeen.set(card, step)
      }
    }

    const early = entries.filter((entry) =>
      namedIn(entry).some((card) => (firstSeen.get(card) ?? Infinity) > entry.step),
    )
    expect(early).toEqual([])
  }
})

test('games that differ only in hidden cards have the same log', () => {
  for (const { game, seat, seen, turns } of readings) {
    const { happened } = game
    const isHidden = (event: Event): boolean => {
      const told = viewEvent(event, seat)
      return told?.what === 'moved' && told.card === '?'
    }
    const [some] = happened.flatMap(({ event }) => (event.what === 'moved' ? [event.card] : []))
    const other = happened.map(({ step, event }) =>
      event.what === 'moved' && isHidden(event)
        ? { step, event: { ...event, card: some ?? event.card } }
        : { step, event },
    )

    expect(logLinesOf(logFor(other, seat), seen)).toEqual(turns)
  }
})

test('Cookies that are shown to fill a larger hand say so, and nothing else does (rules 9.1)', () => {
  let explained = 0
  for (const { log, entries } of readings) {
    for (const { id, say, facts } of entries) {
      if (!say.startsWith('log.showed')) continue
      const isCookies = cardType(facts.card as CardId).handSizeInHand > 0
      const next = log.slice(id + 1).find(({ event }) => event.what !== 'showed' && event.what !== 'shuffled')?.event
      const isDraw = next?.what === 'moved' && next.to.zone === 'hand' && next.to.seat === facts.who
      expect(say.startsWith('log.showed-for-hand'), `${id} ${say}`).toBe(isCookies && isDraw)
      if (isCookies && isDraw) explained += 1
    }
  }
  expect(explained).toBeGreaterThan(0)
})

const isDrawn = ({ from, to }: Moved): boolean => from.zone === 'deck' && to.zone === 'hand' && from.seat === to.seat

test('hidden draws are counted', () => {
  for (const { log, entries } of readings) {
    const draws = entries.filter(({ say }) => /^log(book)?\.(drew|filled|took-from-own-deck)-hidden/.test(say))
    const hidden = log.filter(({ event }) => event.what === 'moved' && event.card === '?' && isDrawn(event))

    expect(draws.reduce((sum, { facts }) => sum + (facts.count ?? 0), 0)).toBe(hidden.length)
  }
})

test('the log names the payment with the purchase, not as discarded cards', () => {
  for (const { entries } of readings) {
    const own = entries.filter(({ say }) => /^log\.bought.*-you$/.test(say))
    const isPayment = ({ say, step }: LogLine, at: number): boolean =>
      say.startsWith('log.discarded') &&
      entries[at + 1]?.say.startsWith('log.bought') === true &&
      entries[at + 1]?.step === step

    expect(own.filter(({ say }) => say !== 'log.bought-with-you')).toEqual([])
    expect(entries.filter(isPayment)).toEqual([])
  }
})

test('an entry stays the same while the game continues', () => {
  for (const { log, seen, entries } of readings) {
    const half = log.findLastIndex(({ event }, at) => event.what === 'turn began' && at < log.length / 2)
    const event = log[half]?.event
    if (event?.what !== 'turn began') continue
    const then = { ...seen, active: event.seat, turn: event.turn }
    const early = logLinesOf(log.slice(0, half), then).flatMap((turn) => turn.entries)

    expect(entries.slice(0, early.length)).toEqual(early)
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)
  }
})

test('the mark is after the viewer’s last finished turn', () => {
  const [{ entries }] = readings as readonly [Reading]
  const turns = [0, 1, 2, 0, 1].map((seat, at) => ({ turn: at + 1, seat, entries: entries.slice(0, 1) }))

  expect(sinceOwnTurn(turns, 0)).toBe(4)
  expect(sinceOwnTurn(turns, 1)).toBe(2)
  expect(sinceOwnTurn(turns, 2)).toBe(3)
  expect(sinceOwnTurn(turns.slice(0, 1), 0)).toBeUndefined()
  expect(sinceOwnTurn(turns, SPECTATOR)).toBeUndefined()
})

test('of four thousand events each is read a few times, and not once for every other', () => {
  const [{ log, seen }] = readings as readonly [Reading]
  const long = Array.from({ length: 4000 }, (_, at) => log[at % log.length] as DaleLogEntry)
  let reads = 0
  const counted = new Proxy(long, {
    get: (list, at) => {
      reads += 1
      return Reflect.get(list, at) as unknown
    },
  })
  logLinesOf(counted, seen)

  expect(reads).toBeLessThan(20 * long.length)
})

test.each(LANGUAGES)('in %s there are words for every sentence, and every slot is filled', async (language) => {
  const t = await wordsOf(language, ['log', 'logbook'])
  const shapes = new Map<string, LogLine>()
  for (const { entries } of readings) {
    for (const entry of entries) shapes.set(`${entry.say} ${Object.keys(entry.facts).join(' ')}`, entry)
  }
  const naming = { seat: (seat: number) => `seat${seat}`, card: (card: CardId) => `<${card}>` }

  const texts = [...shapes.values()].map((entry) => [entry.say, inWords(t, entry, naming) as string] as const)
  expect(texts.filter(([say, text]) => !t.has(say) || /undefined|NaN|[{}]/.test(text))).toEqual([])
})

test('repeated undos of a seat are one sentence, whatever came before and after', () => {
  const undone = (seat: number, steps: number, by: 'undo' | 'agreed'): DaleLogEntry['event'] => ({
    what: 'undone',
    seat,
    steps,
    by,
  })
  const log: DaleLogEntry[] = [
    { step: 4, event: { what: 'rolled', seat: 0, number: 3 } },
    { step: 4, event: undone(0, 2, 'agreed') },
    { step: 4, event: undone(1, 3, 'agreed') },
    { step: 4, event: undone(1, 1, 'agreed') },
    { step: 4, event: { what: 'seat taken', seat: 1, name: 'Eve' } },
  ]
  const viewer = { seat: 1, seats: [{}, {}] as never, teams: false, active: 0, turn: 1 }
  const told = logLinesOf(log, viewer).flatMap(({ entries }) => entries.map(({ say, facts }) => [say, facts.count]))

  expect(told.slice(1)).toEqual([
    ['log.rolled', undefined],
    ['log.undone-agreed', 2],
    ['log.undone-agreed-you', 4],
    ['log.seat-taken-you', undefined],
  ])
})

test('turns without events are left out, and new entries begin after the viewer’s last turn', () => {
  const began = (turn: number): DaleLogEntry => ({
    step: turn,
    event: { what: 'turn began', seat: (turn - 1) % 2, turn },
  })
  const log: DaleLogEntry[] = [
    began(2),
    began(3),
    { step: 4, event: { what: 'rolled', seat: 0, number: 3 } },
    began(4),
    began(5),
  ]
  const viewer = { seat: 1, seats: [{}, {}] as never, teams: false, active: 0, turn: 5 }
  const turns = logLinesOf(log, viewer)

  expect(written(turns).map(({ turn }) => turn)).toEqual([1, 3])
  expect(sinceOwnTurn(turns, 1)).toBeUndefined()
  expect(sinceOwnTurn(turns.slice(0, -2), 1)).toBe(2)
})
