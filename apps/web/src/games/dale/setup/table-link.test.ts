/** Tables as links can be read back, and an unreadable link is refused with the word it fails at. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DECKS, decksNeeded } from '@merchants/dale'
import type { SeatInfo, MatchSetup } from '../match-types.ts'
import { NAME_LENGTH, readTableLink, writeTableLink } from './table-link.ts'

const two = 'me,seasoned:Juniper'

const seat = (...kinds: readonly SeatInfo['kind'][]): fc.Arbitrary<SeatInfo> =>
  fc.record({
    kind: fc.constantFrom(...kinds),
    name: fc
      .string({ unit: 'grapheme', maxLength: 8 })
      .map((name) => name.replaceAll(/\p{C}/gu, '').trim())
      .filter((name) => name.length <= NAME_LENGTH),
  })

const setups: fc.Arbitrary<MatchSetup> = fc
  .record({ players: fc.integer({ min: 2, max: 4 }), mayTeam: fc.boolean() })
  .chain(({ players, mayTeam }) => {
    const teams = mayTeam && players === 4
    const others = fc.array(seat('guest', 'novice', 'seasoned'), { minLength: players - 1, maxLength: players - 1 })
    return fc.record(
      {
        seats: fc.tuple(seat('me', 'guest'), others).map(([first, rest]) => [first, ...rest]),
        decks: fc.shuffledSubarray([...DECKS], { maxLength: decksNeeded(players, teams) }),
        teams: fc.constant(teams),
        starter: fc.integer({ min: 0, max: players - 1 }),
      },
      { requiredKeys: ['seats', 'decks', 'teams'] },
    )
  })

test('every table is read from its link as it was written, even after the browser has touched the address', () => {
  fc.assert(
    fc.property(setups, (setup) => {
      expect(readTableLink(writeTableLink(setup))).toEqual(setup)
      expect(readTableLink(new URL(`https://example.org/${writeTableLink(setup)}`).hash)).toEqual(setup)
    }),
  )
})

test('a link can be read by people', () => {
  const setup: MatchSetup = {
    seats: [
      { kind: 'me', name: '' },
      { kind: 'novice', name: 'Zoë; Ann' },
      { kind: 'guest', name: 'Bram' },
      { kind: 'seasoned', name: '' },
    ],
    decks: ['platypuses', 'owls'],
    teams: true,
    starter: 2,
  }

  expect(writeTableLink(setup)).toBe(
    '#table=me,novice:Zo%C3%AB%3B%20Ann,guest:Bram,seasoned;decks:platypuses,owls;teams;starts:3',
  )
})

test('other addresses are ignored', () => {
  expect(readTableLink('')).toBeUndefined()
  expect(readTableLink('#rules')).toBeUndefined()
})

test.each([
  ['', 'seat', ''],
  ['me', 'seats', ''],
  ['me,guest,guest,guest,guest', 'seats', ''],
  ['me,wizard:Merlin', 'seat', 'wizard'],
  ['me,me', 'two-me', ''],
  ['me,guest:Bartholomew%20the%20Third', 'name', 'Bartholomew the Third'],
  ['me,guest:%E0%A4%A', 'part', '%E0%A4%A'],
  [`${two};decks:unicorns`, 'deck', 'unicorns'],
  [`${two};decks:`, 'deck', ''],
  [`${two};decks:owls,owls`, 'decks', ''],
  [`${two};decks:owls,foxes,sloths,pandas`, 'decks', ''],
  [`${two};teams`, 'teams', ''],
  [`${two};teams:2`, 'part', 'teams:2'],
  [`${two};starts:3`, 'starter', '3'],
  [`${two};starts:0`, 'starter', '0'],
  [`${two};starts:`, 'starter', ''],
  [`${two};starts:1;starts:2`, 'part', 'starts:2'],
  [`${two};dice:6`, 'part', 'dice:6'],
  [`${two};`, 'part', ''],
])('the link %s is refused', (text, why, word) => {
  expect(readTableLink(`#table=${text}`)).toEqual({ why, word })
})

test('a word that is far too long is shown shortened', () => {
  expect(readTableLink(`#table=${'x'.repeat(500)}`)).toEqual({ why: 'seat', word: `${'x'.repeat(29)}…` })
})

test('any address is read or refused', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(readTableLink(`#table=${text}`)).toBeDefined()
    }),
  )
})
