/** The game inside a file of its own. */
import { expect, test } from 'vitest'
import type { FiledGame } from './html-file.ts'
import { asScriptData, gameIn } from './html-file.ts'

const filed: FiledGame = {
  saved: '{"game":"dale"}',
  seats: [{ kind: 'guest', name: '</script><script>alert(1)</script><!--' }],
  language: 'en',
  eyes: 'open',
  step: 3,
}

test('no name breaks out of the page, and nothing is lost', () => {
  const data = asScriptData(filed)

  expect(data).not.toContain('<')
  expect(JSON.parse(data)).toEqual(filed)
})

test('a game is found again in the page it was written into', () => {
  const page = `<p>…</p><script type="application/json" id="game">${asScriptData(filed)}</script>`

  expect(gameIn(page)).toBe(filed.saved)
  expect(gameIn(filed.saved)).toBe(filed.saved)
})
