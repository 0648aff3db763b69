/** Every card, large, in every language: all words are there to be read. */
import { catalogue } from '@merchants/dale'
import { expect, test } from 'vitest'
import { openPage } from './page.ts'

const DECKS = [...new Set(catalogue.map(({ deck }) => deck))]

test.each(['en', 'fr', 'pl'])('all 85 cards have room for their words in %s', async (locale) => {
  const page = await openPage({ path: '/decks', locale })
  const seen = new Set<string>()
  const cramped: string[] = []
  for (const deck of DECKS) {
    await page.locator(`.deck-list a[href="/decks/${deck}"]`).click()
    await page.locator(`.deck-page.d-${deck} .card-grid button`).first().click()
    await page.locator('.card-dialog .rulings li').first().waitFor()
    const cards = catalogue.filter((card) => card.deck === deck)
    for (const { id } of cards) {
      const { name, overflowing } = await page.locator('.card-dialog .card.large').evaluate((card) => {
        const boxes = [card, ...card.querySelectorAll('.body, .name, .kind, .text, .rulings, .rulings li')]
        const isCut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element): boolean =>
          scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1
        return {
          name: card.querySelector('.name')?.textContent ?? '',
          overflowing: boxes.filter((box) => box !== card && isCut(box)).map(({ className }) => className),
        }
      })
      seen.add(`${deck} ${name}`)
      if (overflowing.length > 0) cramped.push(`${id}: ${overflowing.join(', ')}`)
      if (cards.length > 1) await page.keyboard.press('ArrowRight')
    }
    await page.keyboard.press('Escape')
  }

  expect(cramped).toEqual([])
  expect(seen.size).toBe(85)
})
