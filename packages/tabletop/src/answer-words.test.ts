/** Answers in words mean the same among options that are listed in another way. */
import { expect, test } from 'vitest'
import { answerMeant, answerWords, possibleAnswer } from './answer-words.ts'
import type { Decision } from './ask.ts'

const words = {
  question: ({ ask }: Decision) => ask,
  option: ({ options }: Decision, at: number) => String(options[at]),
}

const asking = (...options: readonly string[]): Decision => ({
  seat: 1,
  ask: 'take',
  options,
  min: 0,
  max: 2,
  ordered: true,
  joins: false,
})

const TODAY = asking('owl', 'junk', 'fox', 'junk')

test('they name the seat, the question and the chosen options in order', () => {
  expect(answerWords(words, TODAY, [2, 0])).toBe('1take|fox|owl')
  expect(answerWords(words, TODAY, [])).toBe('1take')
})

test.each([
  ['as they were', TODAY, [2, 1]],
  ['in another order', asking('junk', 'fox', 'owl', 'junk'), [1, 0]],
  ['with more of them', asking('bear', 'owl', 'junk', 'fox', 'junk'), [3, 2]],
  ['with fewer of them', asking('fox', 'junk'), [0, 1]],
])('fox and junk are found among options %s', (_, later, answer) => {
  expect(answerMeant(words, later, { answer: [2, 1], words: '1take|fox|junk' })).toEqual(answer)
})

test('equal options are taken one after the other', () => {
  expect(answerMeant(words, asking('junk', 'owl', 'junk'), { answer: [1, 3], words: '1take|junk|junk' })).toEqual([
    0, 2,
  ])
})

test.each([
  ['an option that is gone', asking('owl', 'junk'), '1take|fox'],
  ['more equal options than there are', asking('owl', 'junk'), '1take|junk|junk'],
  ['another question', { ...TODAY, ask: 'give' }, '1take|fox'],
  ['another seat', { ...TODAY, seat: 0 }, '1take|fox'],
])('nothing is taken for %s', (_, later, said) => {
  expect(answerMeant(words, later, { answer: [2], words: said })).toMatchObject({ key: 'other-words' })
  expect(() => possibleAnswer(words, later, { answer: [2], words: said })).toThrow('not possible: other-words.')
})

test('an answer that was stored without words is taken as it is, if it is possible', () => {
  expect(possibleAnswer(words, TODAY, { answer: [3] })).toEqual([3])
  expect(() => possibleAnswer(words, TODAY, { answer: [4] })).toThrow('not possible: no-such-option.')
})
