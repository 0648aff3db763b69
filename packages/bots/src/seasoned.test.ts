/** The seasoned bot in plain cases. */
import type { CardId, State } from '@merchants/dale'
import { dale, load, tryLine, view } from '@merchants/dale'
import type { Json } from '@merchants/tabletop'
import { fastChance, run } from '@merchants/tabletop'
import { expect, test } from 'vitest'
import { seasonedBot } from './seasoned.ts'

/** The first move of the seasoned bot in a position, as the table is afterwards. */
function after(position: Json): State {
  let pause = load(position).pause
  const chance = fastChance(1)
  const { turn } = pause.now
  while (pause.decision !== undefined && pause.now.turn === turn) {
    const answer = seasonedBot.decide(view(pause, pause.decision.seat), chance)
    pause = run(dale, { rest: pause.rest, answers: [...pause.answers, answer] })
  }
  return pause.now
}

const ids = (cards: readonly ({ readonly type: { readonly id: CardId } } | undefined)[]): (CardId | undefined)[] =>
  cards.map((card) => card?.type.id)

const JUNK = ['junk', 'junk', 'junk', 'junk', 'junk', 'junk', 'junk', 'junk']

test('it builds when it can, with the card it needs least later', () => {
  const hand = ['owls-1', 'macaws-1', 'macaws-5a', 'macaws-5b', 'junk']
  const state = after({ players: [{ hand, deck: JUNK }, { hand: ['junk'] }], market: ['owls-5a'] })

  expect(state.stalls[0]?.map(ids)).toEqual([['owls-1']])
})

test('it buys the card that makes its next stack, and pays with junk', () => {
  const hand = ['junk', 'junk', 'junk', 'junk', 'owls-4']
  const stall = [['owls-1'], ['owls-2'], ['owls-3'], ['macaws-4'], ['macaws-5a']]
  const market = [null, null, 'foxes-2', 'foxes-2', 'owls-2']
  const state = after({ players: [{ hand, deck: JUNK, stall }, { hand: ['junk'] }], market })

  expect(ids(state.seats[0]?.hand ?? [])).toEqual(expect.arrayContaining(['owls-4', 'owls-2']))
})

test('it never asks a teammate for help without end', () => {
  const mate = { hand: ['junk', 'junk'], deck: JUNK }
  const position = { teams: true, players: [{ hand: ['owls-2', 'junk'], deck: JUNK }, mate, mate, mate] }

  expect(after(position).turn).toBeGreaterThan(1)
})

test('it adds to a stack of its teammate', () => {
  const mate = { hand: ['owls-1', 'junk'], deck: JUNK }
  const stall = [['owls-1'], ['owls-2']]
  const position = { teams: true, players: [{ hand: ['owls-2'], deck: JUNK, stall }, mate, mate, mate] }
  const asked = tryLine(load(position), 'p1 build owls-2 help owls-1')
  if (typeof asked === 'string') throw new Error(asked)
  const { pause } = asked
  const { decision } = pause

  expect(decision?.ask).toBe('help')
  expect(seasonedBot.decide(view(pause, 2), fastChance(1))).toEqual([0])
})

/** The next move of a bot whose turn it is. */
function nextAct({ pause }: ReturnType<typeof load>): string | undefined {
  const seen = view(pause, 0)
  const [at = 0] = seasonedBot.decide(seen, fastChance(1))
  return (seen.decision?.options[at] as { do: string } | undefined)?.do
}

test('it asks its teammate only for what may be there, and once a turn', () => {
  const mate = { hand: ['junk', 'owls-1'], deck: JUNK }
  const other = { hand: ['junk', 'junk'], deck: JUNK }
  const me = { hand: ['owls-2', 'junk'], deck: JUNK, stall: [['foxes-1'], ['foxes-2']] }
  const team = { game: 'dale', teams: true, decks: ['owls', 'foxes', 'sloths', 'pandas'] }
  const start = load({ ...team, players: [me, other, mate, other] })

  expect(nextAct(start)).toBe('build with help')
  expect(nextAct(load({ ...team, players: [{ ...me, hand: ['junk', 'junk'] }, other, mate, other] }))).not.toBe(
    'build with help',
  )
  const asked = tryLine(start, 'p1 build owls-2 help owls-1')
  const declined = typeof asked === 'string' ? asked : tryLine(asked, 'p3 choose none')
  if (typeof declined === 'string') throw new Error(declined)
  expect(nextAct(declined)).not.toBe('build with help')
})
