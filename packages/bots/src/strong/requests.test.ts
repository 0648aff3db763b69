/** Requests for help, where a level that looks ahead asks its teammate. */
import { load } from '@merchants/dale'
import { fastChance } from '@merchants/tabletop'
import { expect, test } from 'vitest'
import { candidatesFor } from './candidates.ts'
import { Habit } from './habit.ts'
import { requestsOf } from './requests.ts'

const JUNK = ['junk', 'junk', 'junk', 'junk', 'junk', 'junk', 'junk', 'junk']
const OTHER = { hand: ['junk', 'junk'], deck: JUNK }
const TEAMS = { game: 'dale', teams: true, decks: ['owls', 'foxes', 'sloths', 'pandas'] }
const STALL = [['foxes-1'], ['foxes-2'], ['sloths-3'], ['pandas-4']]

const pauseOf = (hand: readonly string[], mate: readonly string[]) =>
  load({ ...TEAMS, players: [{ hand, deck: JUNK, stall: STALL }, OTHER, { hand: mate, deck: JUNK }, OTHER] }).pause

test('hand cards of one set are offered that leave a sum the teammate may have, most of the stack first', () => {
  const { now } = pauseOf(['junk', 'owls-1', 'owls-2', 'foxes-4'], ['owls-2', 'owls-3', 'junk'])

  // 3 and 2, then 2 and 3; no one has a fox for the 4.
  expect(requestsOf(now, 0)).toEqual([[1, 2], [2]])
})

test('nothing is asked for that the teammate cannot have, nor without a team', () => {
  expect(requestsOf(pauseOf(['owls-1', 'junk'], ['foxes-2', 'junk']).now, 0)).toEqual([])
  expect(requestsOf(load({ players: [{ hand: ['owls-1'] }, { hand: ['owls-2'] }] }).pause.now, 0)).toEqual([])
})

test('a level compares requests together with the cards it would lay', () => {
  const { now, decision } = pauseOf(['owls-3', 'junk', 'junk'], ['owls-2', 'junk'])
  if (decision === undefined) throw new Error('No question.')
  const asks = candidatesFor(now, decision, new Habit(now, fastChance(1)), false).filter(({ answers }) => {
    const act = decision.options[answers[0]?.[0] ?? -1]
    return act !== undefined && typeof act === 'object' && 'do' in act && act.do === 'build with help'
  })

  expect(asks.map(({ answers }) => answers[1])).toEqual([[0]])
})
