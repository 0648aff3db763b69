/** Counts the presses in a whole game, with his turns in five pictures each and nothing skipped. */
import { expect, test } from 'vitest'
import { openCove, playTo } from './reach/cove.ts'

const MOST = 250

/** Counted in the page, so that no press is missed. */
function count(): void {
  let presses = 0
  addEventListener('click', (event) => {
    // While pictures still follow each other, a press only hurries them. On a slow machine there are more of those.
    if (event.target instanceof Element && event.target.closest('button:not([data-next="moving"])')) presses += 1
    document.documentElement.dataset['presses'] = String(presses)
  })
}

test('a whole game with his turns in five pictures takes at most 250 presses', async () => {
  const page = await openCove('blacksmith')
  await page.evaluate(count)

  expect(await playTo(page, [], 1200)).toBe('end')
  const presses = await page.evaluate(() => Number(document.documentElement.dataset['presses']))
  console.log(`${presses} presses`)
  expect(presses).toBeLessThanOrEqual(MOST)
})
