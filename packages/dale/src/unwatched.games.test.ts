/** A game that no one looks at is the same game, and no viewer knows a card in it. */
import type { Answer } from '@merchants/tabletop'
import { fastChance, randomPlayer, SPECTATOR } from '@merchants/tabletop'
import { expect, test } from 'vitest'
import type { DaleDecision } from './decision.ts'
import { playOut, playUnwatched } from './game.ts'
import { newGame } from './setup.ts'
import type { State } from './state.ts'
import { anySetup } from './testing/setups.ts'
import { view } from './view.ts'
import { writeStored } from './store.ts'

/** A random game up to this turn, with every question that was asked in it. */
function game(seed: number, play: typeof playOut): { state: State; asked: string[] } {
  const state = newGame(anySetup(seed), fastChance(seed))
  const asked: string[] = []
  const answer = randomPlayer(fastChance(seed + 1))
  play(
    state,
    (decision: DaleDecision): Answer => {
      asked.push(`${decision.seat} ${decision.ask} ${decision.options.length} ${decision.min} ${decision.max}`)
      return answer(decision)
    },
    20 + (seed % 80),
  )
  return { state, asked }
}

const withoutKnowledge = (state: State): string =>
  writeStored({ rest: { ...state, known: state.known.map(() => 0) }, answers: [] })

test('asks the same questions and ends with every card in the same place', () => {
  for (let seed = 1; seed <= 120; seed++) {
    const watched = game(seed, playOut)
    const unwatched = game(seed, playUnwatched)

    expect(unwatched.asked).toEqual(watched.asked)
    expect(withoutKnowledge(unwatched.state)).toBe(withoutKnowledge(watched.state))
  }
})

test('shows no viewer a hidden card afterwards other than their own hand', () => {
  for (let seed = 1; seed <= 40; seed++) {
    const { state } = game(seed, playUnwatched)
    for (const viewer of [...state.seats.keys(), SPECTATOR]) {
      const { seats, marketDeck } = view({ now: state, decision: undefined }, viewer)
      const shown = [
        ...seats.flatMap(({ hand, deck }, at) => (at === viewer ? deck : [...hand, ...deck])),
        ...marketDeck,
      ]

      expect(shown.filter((card) => card !== '?')).toEqual([])
    }
  }
})
