/** A saved game whose answers are stored with their words opens in a release that lists options in another way. */
import type { Answer } from '@merchants/tabletop'
import { advance, answerWords, begin, fastChance, isRefusal, movesOf, randomPlayer, reopen } from '@merchants/tabletop'
import { expect, test } from 'vitest'
import { auction } from './auction.ts'
import { OPTION_CHANGES, withChangedOptions } from './changed-options.ts'

const start = () => begin(auction, auction.deal({ players: 3 }, fastChance(5)))

/** A whole game with its answers, their words and its moves. */
function played() {
  const choose = randomPlayer(fastChance(2))
  const answers: Answer[] = []
  const words: string[] = []
  let history = start()
  for (let { decision } = history.pause; decision !== undefined; { decision } = history.pause) {
    const answer = choose(decision).slice()
    const next = advance(auction, history, answer)
    if (isRefusal(next)) throw new Error(next.key)
    answers.push(answer)
    words.push(answerWords(auction.words, decision, answer))
    history = next
  }
  return { answers, words, moves: movesOf(auction, history) }
}

test.each(['reversed', 'one more in front'] as const)('%s: the same moves', (change) => {
  const { answers, words, moves } = played()
  const later = withChangedOptions(auction, OPTION_CHANGES[change])
  const { history, stop } = reopen(later, begin(later, start().pause.rest), { answers, words })

  expect(stop).toBeUndefined()
  expect(movesOf(later, history)).toEqual(moves)
})

test('an option that is gone stops the game there, and says how much of it is left out', () => {
  const { answers, words, moves } = played()
  const later = withChangedOptions(auction, OPTION_CHANGES['the first one gone'])
  const { history, stop } = reopen(later, begin(later, start().pause.rest), { answers, words })
  const finished = movesOf(later, history)

  expect(stop).toMatchObject({ kept: answers.length, why: { key: 'other-words' } })
  expect(moves.slice(0, Math.max(0, finished.length - 1))).toEqual(finished.slice(0, -1))
})
