/** The greedy player: what it does in plain cases, and that it plays any game to its end. */
import type { CardId, Deck, State } from '@merchants/dale'
import type { Chance, Json } from '@merchants/tabletop'
import { fastChance, run, shuffle, whyNotAnswer } from '@merchants/tabletop'
import { dale, decksNeeded, DECKS, load, newGame, playOut, tryLine, view } from '@merchants/dale'
import { expect, test } from 'vitest'
import type { Bot } from './bot.ts'
import { greedyBot } from './greedy.ts'
import { randomBot } from './random.ts'

/** More turns than any sensible game takes. */
const MOST_TURNS = 600
/** More questions than any sensible game asks. */
const MOST_QUESTIONS = 30_000

const someDecks = (players: number, teams: boolean, chance: Chance): Deck[] => {
  const decks = DECKS.slice()
  shuffle(chance, decks)
  return decks.slice(0, decksNeeded(players, teams))
}

/** Plays to the end and checks every answer. */
function play(seed: number, bots: readonly Bot[], teams = false): State {
  const chance = fastChance(seed)
  const players = bots.length
  const starter = seed % players
  const state = newGame({ players, teams, decks: someDecks(players, teams, chance), starter }, chance)
  const own = fastChance(seed + 1)
  let questions = 0
  const policy = (decision: Parameters<Parameters<typeof playOut>[1]>[0]): readonly number[] => {
    questions += 1
    if (questions > MOST_QUESTIONS) throw new Error(`game ${seed} goes round and round with ${decision.ask}`)
    const answer = (bots[decision.seat] as Bot).decide(view({ now: state, decision }, decision.seat), own)
    const why = whyNotAnswer(answer, decision)
    if (why !== undefined) throw new Error(`game ${seed}: ${why.key} to ${decision.ask}`)
    return answer
  }
  playOut(state, policy, MOST_TURNS)
  return state
}

test('greedy beats random in at least nine games of ten', () => {
  const games = 200
  let won = 0
  for (let game = 0; game < games; game++) {
    const seat = game % 2
    const bots = seat === 0 ? [greedyBot, randomBot] : [randomBot, greedyBot]
    if (play(game >> 1, bots).winners.includes(seat)) won += 1
  }
  expect(won / games).toBeGreaterThanOrEqual(0.9)
})

test.each([
  [2, false, 150],
  [3, false, 60],
  [4, false, 40],
  [4, true, 40],
])('%i greedy players (teams: %s) finish every game with any decks', (players, teams, games) => {
  const bots = Array.from({ length: players }, () => greedyBot)
  for (let game = 0; game < games; game++) {
    expect(play(1000 + game, bots, teams).winners, `game ${1000 + game}`).not.toEqual([])
  }
})

/** What the greedy player does first in a position, as the table lies afterwards. */
function after(position: Json): State {
  let pause = load(position).pause
  const chance = fastChance(1)
  const { turn } = pause.now
  while (pause.decision !== undefined && pause.now.turn === turn) {
    const answer = greedyBot.decide(view(pause, pause.decision.seat), chance)
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
  expect(greedyBot.decide(view(pause, 2), fastChance(1))).toEqual([0])
})

/** What a bot whose turn it is does next. */
function nextAct({ pause }: ReturnType<typeof load>): string | undefined {
  const seen = view(pause, 0)
  const [at = 0] = greedyBot.decide(seen, fastChance(1))
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
