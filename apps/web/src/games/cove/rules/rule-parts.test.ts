/** The reading order leaves no rule out. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { RULE_PARTS } from './rule-parts.ts'

const WORDS = fileURLToPath(new URL('../../../../words/', import.meta.url))

interface Book {
  readonly parts: readonly { readonly id: string; readonly text: string }[]
  readonly chapters: readonly { readonly id: string }[]
}

const book = (language: string): Book => JSON.parse(readFileSync(join(WORDS, language, 'coverules.json'), 'utf8'))

test('the parts of the words are those of the reading order', () => {
  expect(book('en').parts.map(({ id }) => id)).toEqual(RULE_PARTS.map(({ part }) => part))
})

test('every chapter is in one part', () => {
  const placed = RULE_PARTS.flatMap(({ chapters }): readonly string[] => chapters)
  expect(placed.toSorted()).toEqual(
    book('en')
      .chapters.map(({ id }) => id)
      .toSorted(),
  )
})

test.each(['en', 'fr', 'pl'])('a part is at most four sentences in %s', (language) => {
  for (const { text } of book(language).parts) expect(text.match(/[.!?](?: |$)/g)?.length ?? 0).toBeLessThanOrEqual(4)
})
