/** The five steps of the Huckster's turn (H-24 to H-29), and what carries his reasons. */
import { framesOf } from '@merchants/tabletop'
import { expect, test } from 'vitest'
import { coveRules } from '../game.ts'
import { readPosition } from '../notation/read-position.ts'
import { clone } from '../state.ts'
import { scenario } from '../testing/scenario.ts'
import type { HucksterCardId } from './cards.ts'
import { cardsOfLevel, HUCKSTER_CARDS, hucksterCard } from './cards.ts'
import { read } from './reading.ts'
import { ruleOf, whyInEnglish } from './why.ts'

const HIS = { human: 12, huckster: 4, upper: 'huckster' }

test('H-4, H-5 there are 16 basic cards and 4 hard ones, each tied to a basic one', () => {
  const hard = HUCKSTER_CARDS.filter(({ replaces }) => replaces !== undefined)

  expect(HUCKSTER_CARDS).toHaveLength(20)
  expect(hard.map(({ id, replaces }) => [id, replaces])).toEqual([
    ['hk-h1', 'hk-01'],
    ['hk-h2', 'hk-03'],
    ['hk-h3', 'hk-05'],
    ['hk-h4', 'hk-07'],
  ])
})

test('H-90, H-91, H-92 a deck has 16 cards; on the hard level four are replaced', () => {
  expect(cardsOfLevel('normal')).toEqual(HUCKSTER_CARDS.slice(0, 16).map(({ id }) => id))
  expect(cardsOfLevel('hard')).toHaveLength(16)
  expect(cardsOfLevel('hard')).toEqual(expect.arrayContaining(['hk-h1', 'hk-h2', 'hk-h3', 'hk-h4']))
  for (const gone of ['hk-01', 'hk-03', 'hk-05', 'hk-07']) expect(cardsOfLevel('hard')).not.toContain(gone)
})

test('C-89, C-91 what the hard cards change: cheaper or more goods, the same arrows and sides', () => {
  for (const { replaces, actionHalf, multiplierHalf } of HUCKSTER_CARDS) {
    if (replaces === undefined) continue
    const basic = hucksterCard(replaces)
    expect(actionHalf.arrow).toBe(basic.actionHalf.arrow)
    expect(multiplierHalf.side).toBe(basic.multiplierHalf.side)
    expect(actionHalf.hours).toBe(1)
  }
  const goods = ['hk-h1', 'hk-h2', 'hk-h3', 'hk-h4'].map((id) => hucksterCard(id as HucksterCardId).actionHalf.action)
  expect(goods).toEqual(
    ['red', 'green', 'blue', 'yellow'].map((colour) => ({
      does: 'goods',
      goods: [`large-${colour}`, `small-${colour}`],
    })),
  )
  expect(hucksterCard('hk-h3').multiplierHalf).toEqual({ multiplier: 2, side: 'left', hours: 2, corruption: 0 })
})

test('C-90 the shape of the basic deck', () => {
  const basic = HUCKSTER_CARDS.filter(({ replaces }) => replaces === undefined)
  const count = (is: (card: (typeof basic)[number]) => boolean): number => basic.filter(is).length

  expect(count(({ actionHalf }) => actionHalf.action.does === 'goods')).toBe(8)
  expect(count(({ actionHalf }) => actionHalf.action.does === 'hire')).toBe(4)
  expect(count(({ actionHalf }) => actionHalf.action.does === 'guild support')).toBe(4)
  expect(count(({ actionHalf }) => actionHalf.arrow === 'inner')).toBe(8)
  expect(count(({ multiplierHalf }) => multiplierHalf.side === 'left')).toBe(8)
  expect(count(({ multiplierHalf }) => multiplierHalf.multiplier === 1)).toBe(10)
  const sum = (cost: (card: (typeof basic)[number]) => number): number =>
    basic.reduce((total, card) => total + cost(card), 0)
  expect(sum(({ actionHalf, multiplierHalf }) => actionHalf.hours + multiplierHalf.hours) / 16).toBeCloseTo(2.4, 1)
  expect(sum(({ actionHalf, multiplierHalf }) => actionHalf.corruption + multiplierHalf.corruption) / 16).toBe(0.125)
})

test('H-10, H-11, H-24, H-25 only the inner halves count (the right half of the left card, the left half of the right card)', () => {
  expect(read('hk-10', 'hk-01')).toEqual({
    action: { does: 'goods', goods: ['large-red', 'small-green'] },
    multiplier: 2,
    side: 'right',
    arrow: 'outer',
    hours: 3,
    corruption: 1,
  })
})

test('H-26 the whole action is done as many times as the multiplier says', () => {
  const table = scenario({ clock: HIS, huckster: { deck: ['hk-09'], right: 'hk-06' } })

  table.plays('huckster turn')

  expect(table.huckster.shelf).toEqual(['small-blue', 'small-yellow', 'small-blue', 'small-yellow'])
})

test('E-7, H-27, H-52, H-53 the cost is paid once, even when the multiplier was x2', () => {
  const table = scenario({
    clock: HIS,
    corruptionDeck: ['rumour', 'scandal'],
    huckster: { deck: ['hk-09'], right: 'hk-01' },
  })

  table.plays('huckster turn')

  expect(table.position.clock['huckster']).toBe(7)
  expect(table.huckster.corruption).toEqual(['rumour'])
})

test('H-53 the corruption of the cost is drawn after the whole move', () => {
  const table = scenario({
    clock: { human: 12, huckster: 3 },
    corruptionDeck: ['hush', 'scandal'],
    huckster: { deck: ['hk-09'], right: 'hk-13' },
  })

  table.plays('huckster turn')

  const drawn = table.news.flatMap((event) => (event.what === 'drew corruption' ? [`${event.card} ${event.rule}`] : []))
  expect(drawn).toEqual(['hush H-54', 'scandal H-53'])
})

test('H-6, H-28 the right card is discarded and the left one moves over, so its own action is read next turn', () => {
  const table = scenario({ clock: HIS, huckster: { deck: ['hk-14', 'hk-15'], right: 'hk-13', discard: ['hk-16'] } })

  table.plays('huckster turn')

  expect(table.huckster).toMatchObject({ deck: ['hk-15'], right: 'hk-14', discard: ['hk-13', 'hk-16'] })
})

test('H-29 an empty deck is formed from the discards', () => {
  const table = scenario({ clock: HIS, huckster: { deck: [], right: 'hk-13', discard: ['hk-16', 'hk-15', 'hk-14'] } })

  table.plays('huckster turn')

  // Turned over, the bottom card of the discard pile is the top of the deck.
  expect(table.huckster).toMatchObject({ right: 'hk-14', deck: ['hk-15', 'hk-16'], discard: ['hk-13'] })
})

test('V12 with no two cards in the position he waits for an hour', () => {
  const table = scenario({ clock: HIS, huckster: { deck: [], right: 'hk-13', discard: [] } })

  table.plays('huckster turn')

  expect(table.position.clock['huckster']).toBe(5)
  expect(table.huckster.right).toBe('hk-13')
})

test('the five steps come in order, each with its rule', () => {
  const table = scenario({ clock: HIS, huckster: { deck: ['hk-14'], right: 'hk-13' } })

  table.plays('huckster turn')

  const steps = ['revealed', 'read', 'acts', 'gold', 'pays', 'slid']
  const told = table.news.filter(({ what }) => steps.includes(what))
  expect(told.map(({ what }) => what)).toEqual(steps)
  expect(told.map((event) => ('why' in event ? ruleOf(event.why) : ''))).toEqual([
    'H-24',
    'H-25',
    'H-26',
    'H-51',
    'H-27',
    'H-28',
  ])
})

test('every reason that is given has words, with no fact left out', () => {
  const table = scenario({
    clock: { human: 12, huckster: 8 },
    bag: ['red', 'blue', 'red', 'green', 'rogue'],
    boats: [[], [], [], ['red', 'red', 'red'], ['red', 'red', 'red'], []],
    huckster: { deck: ['hk-10', 'hk-16', 'hk-02'], right: 'hk-01' },
  })

  for (const event of table.news) if ('why' in event) expect(whyInEnglish(event.why)).not.toContain('?')
  table.plays('huckster turn')
  for (const event of table.news) if ('why' in event) expect(whyInEnglish(event.why)).not.toContain('?')
})

test('a turn can be shown frame by frame, each event with the table right after it', () => {
  const rest = readPosition({
    game: 'cove',
    clock: HIS,
    bag: ['red', 'blue'],
    boats: [['red'], [], [], [], [], []],
    chance: { shuffle: 'keep' },
    huckster: { deck: ['hk-05'], right: 'hk-06' },
  })

  const frames = framesOf(coveRules, { rest, answers: [[0]] }, 0, (event, now) => ({ event, now: clone(now) }))
  const shelves = frames.flatMap(({ event, now }) => (event.what === 'gained good' ? [now.huckster.shelf.length] : []))
  const boats = frames.flatMap(({ event, now }) => (event.what === 'seated' ? [now.boats[0]] : []))

  expect(shelves).toEqual([1, 2])
  expect(boats).toEqual([['red', 'red']])
  expect(frames.find(({ event }) => event.what === 'revealed')?.now.huckster.left).toBe('hk-05')
  expect(rest.huckster.shelf).toEqual([])
})
