/** Labels are joined to their text by a message. French has a space before the colon, which is easily left out. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const SOURCE = fileURLToPath(new URL('../', import.meta.url))

/** The end of an element or a slot with a colon or a semicolon after it, and then another one. */
const TYPED = /^.*(?:\}[:;] \$\{|\}: <\/).*$/gm

test('no sentence is put together with a colon in code', () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  const code = files.filter((path) => /(?<!\.test)\.tsx?$/.test(path) && !/^words.generated|^testing/.test(path))
  const found = code.flatMap((path) =>
    Array.from(readFileSync(`${SOURCE}${path}`, 'utf8').matchAll(TYPED), ([line]) => `${path}: ${line.trim()}`),
  )

  expect(code.length).toBeGreaterThan(300)
  expect(found).toEqual([])
})
