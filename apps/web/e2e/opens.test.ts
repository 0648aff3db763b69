/** The page opens, on a large and on a small screen, and nothing goes wrong. */
import { expect, test } from 'vitest'
import { openPage } from './page.ts'

test.each(['desktop', 'phone'] as const)('the page opens on a %s', async (size) => {
  const page = await openPage({ size })

  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect.poll(() => page.title()).toContain('Merchants’ Table')
})
