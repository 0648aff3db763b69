/** Searching the rules and the cards. */
import { expect, test } from 'vitest'
import { excerptOf, finds, piecesOf, queryOf } from './search.ts'

test('case, accents and the order of words do not matter', () => {
  expect(finds(queryOf('ETAL  pile'), 'La pile de votre étal')).toBe(true)
  expect(finds(queryOf('zolw'), 'Żółw')).toBe(true)
  expect(finds(queryOf('étal main'), 'La pile de votre étal')).toBe(false)
})

test('an empty query finds everything', () => {
  expect(finds(queryOf('  '), 'anything')).toBe(true)
})

test('the words found stand apart', () => {
  const found = piecesOf('Pay with cards, then pay again.', queryOf('pay')).filter(({ isFound }) => isFound)

  expect(found.map(({ text }) => text)).toEqual(['Pay', 'pay'])
})

test('an excerpt begins and ends between words and holds what was found', () => {
  const text = `${'many words '.repeat(30)}needle ${'and more '.repeat(30)}`.trim()

  const excerpt = excerptOf(text, queryOf('needle'))

  expect(excerpt).toMatch(/^… (many|words) .*needle.* (and|more) …$/)
  expect(excerpt.length).toBeLessThan(260)
  expect(excerptOf('A needle.', queryOf('needle'))).toBe('A needle.')
})
