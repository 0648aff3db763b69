/** The view of a seat (V19), and when an answer can be undone. */
import type { Json } from '@merchants/tabletop'
import { advance, begin, fastChance, isRefusal, whyNoUndo } from '@merchants/tabletop'
import { describe, expect, test } from 'vitest'
import { coveRules } from './game.ts'
import { guess } from './guess.ts'
import type { CoveHistory } from './notation/play.ts'
import { playLine } from './notation/play.ts'
import { readPosition } from './notation/read-position.ts'
import { SPECTATOR, view, viewEvent } from './view.ts'

const start = (position: { readonly [field: string]: Json }): CoveHistory =>
  begin(coveRules, readPosition({ clock: { human: 4, huckster: 12 }, ...position }))

function play(history: CoveHistory, ...lines: string[]): CoveHistory {
  return lines.reduce((now, line) => {
    const next = playLine(now, line)
    if (isRefusal(next)) throw new Error(`${line}: ${next.key}`)
    return next
  }, history)
}

describe('V19', () => {
  test('bags and decks are shown as what they hold, in no order of theirs', () => {
    const one = view(start({ bag: ['red', 'blue', 'red'], huckster: { deck: ['hk-05', 'hk-02'] } }).pause, 0)
    const other = view(start({ bag: ['blue', 'red', 'red'], huckster: { deck: ['hk-02', 'hk-05'] } }).pause, 0)

    expect(one.bag).toEqual({ red: 2, green: 0, blue: 1, yellow: 0, rogue: 0 })
    expect(one.huckster.deck).toEqual(['hk-02', 'hk-05'])
    expect(other).toEqual(one)
  })

  test('corruption cards that were returned are known to be at the bottom, even in a guess', () => {
    const history = play(
      start({ square: ['loc-01'], corruptionDeck: ['hush', 'rumour'], human: { corruption: ['scandal'] } }),
      'p1 go square 1',
      'p1 choose scandal',
    )
    const seen = view(history.pause, 0)

    expect(seen.corruptionDeck.returned).toEqual(['scandal'])
    expect(seen.corruptionDeck.shuffled).toMatchObject({ hush: 1, rumour: 1, scandal: 0 })
    for (let seed = 0; seed < 10; seed++) {
      expect(guess(seen, fastChance(seed)).corruptionDeck[0]).toBe('scandal')
    }
  })

  test('a guess is a state of its own: playing on leaves the view alone', () => {
    const seen = view(start({}).pause, 0)
    const before = JSON.stringify(seen)
    const state = guess(seen, fastChance(1))
    coveRules.step(state, () => [0])
    expect(JSON.stringify(seen)).toBe(before)
  })

  test('only who is asked sees the options; all see who is asked', () => {
    const { pause } = start({})
    expect(view(pause, 0).decision?.ask).toBe('action')
    expect(view(pause, 1).decision).toBeUndefined()
    expect([view(pause, 1).waitsFor, view(pause, SPECTATOR).waitsFor]).toEqual([0, 0])
  })

  test('a seat sees its locations, and why it cannot go there now', () => {
    const { locations } = view(start({ human: { at: 'guildVisit' } }).pause, 0)
    const why = Object.fromEntries(locations.map(({ location, whyNot }) => [location, whyNot?.key]))
    expect(why).toMatchObject({ guildVisit: 'same-location', forge: 'nothing-hot', rest: undefined, stoke: undefined })
    expect(locations.find(({ location }) => location === 'forge')?.hours).toBe(2)
  })

  test('a question that no one was asked is not an event', () => {
    const full = ['red', 'red', 'red', 'red']
    const history = play(
      start({ clock: { human: 5, huckster: 12 }, bag: ['blue'], boats: [full, full, full, full, full, []] }),
      'p1 go rest',
    )
    const told = history.pause.news.map((event) => viewEvent(event, 0)?.what)
    expect(history.pause.news.map(({ what }) => what)).toContain('not asked')
    expect(told).toContain(undefined)
    expect(told).toContain('seated')
  })
})

describe('an answer can be taken back as long as no one has learned anything from it', () => {
  const after = (position: { readonly [field: string]: Json }, ...lines: string[]): string | undefined =>
    whyNoUndo(play(start(position), ...lines))?.key
  const furnaces = [{ alloy: 'red-6', coal: [], bellows: 0 }]

  test.each<[string, { readonly [field: string]: Json }, string[]]>([
    ['rest', {}, ['p1 go rest']],
    ['a guild visit', { clock: { human: 2, huckster: 12 }, bag: [] }, ['p1 go guild red']],
    ['the forge', { bag: [], human: { smithy: { furnaces } } }, ['p1 go forge 1:small']],
    [
      'returning corruption',
      { square: ['loc-01'], townsfolkDeck: [], human: { corruption: ['hush'] } },
      ['p1 go square 1', 'p1 choose hush'],
    ],
    [
      'a dock',
      { clock: { human: 5, huckster: 12 }, bag: ['red'], boats: [['red', 'red', 'red'], [], [], [], [], []] },
      ['p1 go rest', 'p1 choose 1', 'p1 choose left-outer'],
    ],
  ])('%s can', (_, position, lines) => {
    expect(after(position, ...lines)).toBeUndefined()
  })

  test.each<[string, { readonly [field: string]: Json }, string[]]>([
    ['rolled dice', {}, ['p1 go stoke']],
    ['a newcomer out of the bag', { clock: { human: 5, huckster: 12 }, bag: ['red'] }, ['p1 go rest']],
    ['a new card in the square', { square: ['mer-01'], townsfolkDeck: ['mer-02'] }, ['p1 go square 1']],
    [
      'a corruption card',
      { clock: { human: 3, huckster: 12 }, corruptionDeck: ['hush'] },
      ['p1 go rest', 'p1 choose yes'],
    ],
    ['a refilled row', { merchant: 'alchemist' }, ['p1 go row 1 at 1']],
    ['the turn of the Huckster', { clock: { human: 12, huckster: 4 } }, ['huckster turn']],
  ])('%s cannot', (_, position, lines) => {
    expect(after(position, ...lines)).toBe('something-was-learned')
  })

  test('an answer that is not an answer changes nothing', () => {
    const history = start({})
    const refused = advance(coveRules, history, [99])
    expect(isRefusal(refused) && refused.key).toBe('no-such-option')
  })
})
