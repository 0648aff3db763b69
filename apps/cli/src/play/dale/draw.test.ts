/** Drawings of the table and the list show nothing hidden. */
import type { Act, DaleHistory } from '@merchants/dale'
import type { Json } from '@merchants/tabletop'
import { advance, allEvents, isRefusal } from '@merchants/tabletop'
import { dale, load, tryLine, view } from '@merchants/dale'
import { expect, test } from 'vitest'
import { drawHelp } from '../draw-help.ts'
import { drawCards } from './draw-cards.ts'
import { drawMenu } from '../draw-menu.ts'
import { drawPile, drawTable, drawTexts } from './draw-table.ts'
import { lengthOf, terminalStyle, plain } from '../terminal-style.ts'
import { DaleMatch } from './match.ts'
import { menuOf } from './menu.ts'
import { startOf } from './options.ts'
import { daleScreen } from './screen.ts'
import { namesFor } from './names.ts'
import { describeEvents } from './describe-events.ts'

const style = terminalStyle(80, 24, false)
const names = namesFor(['human', 'seasoned'], 0)

const position = (changes: { readonly [key: string]: Json } = {}): Json => ({
  decks: ['platypuses', 'owls', 'crocodiles'],
  players: [
    {
      hand: ['junk', 'junk', 'junk', 'owls-2', 'platypuses-4'],
      deck: ['junk'],
      discard: ['owls-1'],
      stall: [['owls-1']],
    },
    { hand: ['owls-5a', 'junk'], deck: ['platypuses-5b'], stall: [['owls-1'], ['owls-2']], schedule: ['crocodiles-2'] },
  ],
  market: ['owls-3', null, 'platypuses-2', 'platypuses-3', 'owls-5b'],
  marketDeck: ['platypuses-5a'],
  ...changes,
})

const page = (history: DaleHistory, seat = 0): string => drawTable(view(history.pause, seat), names, style).join('\n')

test('the table shows prices with what opponents add, counts, stalls and the goal', () => {
  const text = page(load(position()))

  expect(text).toContain('slot 1 costs 9') // 3 + 4 + 2
  expect(text).toContain('slot 5 costs 7') // 5 + 0 + 2
  expect(text).toContain('all prices +2 for you')
  expect(text).toContain('p2 (medium bot)  ■■□□□□□□ 2/8  · hand 2 · deck 1')
  expect(text).toContain('schedule: Scary Gunfight')
  expect(text).toContain('2 ← next, worth 2')
  expect(text).toContain('Junk 1 ×3 | Ancient Knowledge 2 P owls')
  expect(text).toContain('discard 1, top Wise Spy')
})

test('hidden cards are not drawn', () => {
  const text = page(load(position()))

  for (const hidden of ['Balancing', 'Glue', 'Dangerous Test']) expect(text).not.toContain(hidden)
})

test.each([80, 120])('no line is wider than a page of %i', (width) => {
  const narrow = terminalStyle(width, 24, true)
  const history = load(position())
  const lines = [
    ...drawTable(view(history.pause, 0), names, narrow),
    ...drawTexts(view(history.pause, 0), 'hand', narrow),
    ...drawTexts(view(history.pause, 0), 'market', narrow),
    ...drawHelp(daleScreen(new DaleMatch(startOf({}))), narrow),
  ]

  for (const line of lines) expect(lengthOf(line)).toBeLessThanOrEqual(width)
})

test('without colours nothing is lost', () => {
  const { pause } = load(position())
  const painted = drawTable(view(pause, 0), names, terminalStyle(80, 24, true))

  expect(painted.some((line) => line.includes('\u001B['))).toBe(true)
  expect(painted.map(plain)).toEqual(drawTable(view(pause, 0), names, style))
})

const list = (history: DaleHistory): string => {
  const menu = menuOf(history, names, style)
  return menu === undefined ? '' : drawMenu(menu, style).join('\n')
}

test('the list is grouped by kind, with names and prices', () => {
  const text = list(load(position()))

  expect(text).toContain('What do you do?')
  expect(text).toMatch(/Build +1 stack 2: Ancient Knowledge/)
  expect(text).toMatch(/Buy +2 Quality Inspection for 9 with Junk ×3, Ancient Knowledge, Magnet/)
  expect(text).toMatch(/Safety Precaution for 6 \(2 ways to pay\)/)
  expect(text).toMatch(/Play +\d+ Magnet T\+/)
  expect(text).toMatch(/Or +\d+ discard cards, or none/)
})

test('payments of junk come first', () => {
  const history = load(position({ market: [null, null, null, null, 'owls-2'] }))
  const menu = menuOf(history, names, style)
  const buy = menu?.groups.find(({ title }) => title === 'Buy')?.items[0]

  expect(buy?.label).toContain('Ancient Knowledge for 4')
})

test('of cards paid together only the one on top is asked for', () => {
  const me = { hand: ['junk', 'junk', 'owls-1'], deck: ['junk'] }
  let history = load(position({ players: [me, {}], market: [null, null, null, null, 'owls-3'] }))
  while (history.pause.decision?.ask !== 'order paid') {
    const { decision } = history.pause
    const buy = decision?.options.findIndex((act) => (act as Act).do === 'buy') ?? 0
    const next = advance(dale, history, [Math.max(buy, 0)])
    if (isRefusal(next)) throw new Error(next.key)
    history = next
  }
  const text = list(history)

  expect(text).toContain('Which card goes on top of the discard pile?')
  expect(text).toMatch(/1 Junk 1 +2 Wise Spy/)
  expect(text).toContain('Enter: in any order')
})

test('Enter in the last window ends the turn, as it says (rules 5.4)', () => {
  const me = { hand: ['owls-1', 'junk', 'junk', 'junk', 'junk'], deck: ['junk', 'junk'] }
  const history = tryLine(load(position({ players: [me, {}] })), 'p1 discard none')
  if (typeof history === 'string') throw new Error(history)
  const { usual } = menuOf(history, names, style) ?? {}
  const chosen = history.pause.decision?.options[usual?.answer[0] ?? -1] as Act

  expect(usual?.label).toBe('end the turn')
  expect(chosen.do).toBe('pass')
})

test('others see that a card was drawn, not which', () => {
  const moved = tryLine(load(position()), 'p1 discard junk,junk')
  if (typeof moved === 'string') throw new Error(moved)
  const own = describeEvents(allEvents(moved), { seat: 0, names })
  const other = describeEvents(allEvents(moved), { seat: 1, names: namesFor(['human', 'human'], 1) })

  expect(own[0]).toBe('you discard Junk ×2')
  expect(own[1]).toMatch(/^you draw (Junk|Wise Spy)/)
  expect(other[0]).toBe('p1 discards Junk ×2')
  expect(other[1]).toBe('p1 draws 2 cards')
})

test('a card is found by its id, its name or a part of it', () => {
  expect(drawCards('owls-1', style)[0]).toContain('Wise Spy')
  expect(drawCards('magnet', style)[0]).toContain('platypuses-4')
  expect(drawCards('a', style)[0]).toContain('Which one?')
  expect(drawCards('xyz', style)).toEqual(["No card is called 'xyz'."])
})

test('every discard pile can be looked through, the top card first', () => {
  const piles = { players: [{ discard: ['owls-1', 'junk'] }, { discard: ['foxes-2'] }], marketDiscard: ['sloths-4'] }
  const seen = view(load(piles).pause, 0)
  const pile = (whose: string): string => drawPile(seen, whose, names, style).join(' ')

  expect(pile('')).toMatch(/Wise Spy.*Junk/)
  expect(pile('p2')).toContain('Cheer')
  expect(pile('market')).toContain('Siesta')
  expect(pile('p3')).toContain('Which pile?')
})

test('a technique that lasts for the turn is drawn with how long it lasts', () => {
  const played = tryLine(load({ players: [{ hand: ['macaws-5a', 'junk'] }, {}] }), 'p1 play macaws-5a')

  expect(page(played as DaleHistory)).toContain('schedule: Flashy Show (until the end of the turn)')
})
