/** A card that is due is resolved in what `merchants run` prints, even where its owner is asked just to keep a secret. */
import { expect, test } from 'vitest'
import { runText } from './run.ts'

const position = (hand: readonly string[], schedule: readonly string[]): string =>
  JSON.stringify({
    game: 'dale',
    decks: ['sloths', 'owls', 'foxes'],
    players: [{ hand: ['junk'] }, { schedule, hand, deck: ['junk', 'owls-2', 'junk'] }],
    market: ['owls-1', 'owls-2', null, null, 'foxes-1'],
    chance: { shuffle: 'keep' },
    moves: ['p1 discard none'],
  })

test('with nothing to choose the card is resolved, and the action is asked for (rules 5.1, D13)', () => {
  const ran = JSON.stringify(runText(position(['junk'], ['sloths-1'])))
  expect(ran).toContain('p2 resolves Steady Achiever')
  expect(ran).toContain('What do you do?')
})

test('with an ability in hand, the order is asked for (owls-1 ruling 1)', () => {
  const ran = JSON.stringify(runText(position(['owls-1'], ['sloths-1'])))
  expect(ran).not.toContain('p2 resolves Steady Achiever')
})

test('another seat is shown the same whether or not an ability is in hand (D13)', () => {
  const seenBy = (hand: string): string => JSON.stringify(runText(position([hand], ['sloths-1']), 0))
  expect(seenBy('owls-1')).toBe(seenBy('owls-3'))
})
