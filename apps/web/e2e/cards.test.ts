/** Every card, large, in every language: all words are there to be read. */
import { catalogue } from '@merchants/dale'
import { expect, test } from 'vitest'
import { openPage } from './page.ts'

const DECKS = [...new Set(catalogue.map(({ deck }) => deck))]

/** The name on a card, and which of its boxes hold more than they show, or stand over its edge. */
function lookAt(card: Element): { readonly name: string; readonly cut: readonly string[] } {
  const edge = card.getBoundingClientRect()
  const isCut = (box: Element): boolean => {
    const { left, right, bottom } = box.getBoundingClientRect()
    // Letters may reach over a tight line, but half a line more is a line too many.
    const slack = Number.parseFloat(getComputedStyle(box).fontSize) / 2
    return (
      box.scrollWidth > box.clientWidth + 1 ||
      box.scrollHeight > box.clientHeight + slack ||
      left < edge.left ||
      right > edge.right ||
      bottom > edge.bottom
    )
  }
  const boxes = [...card.querySelectorAll('.body, .name, .kind, .text, .rulings, .rulings li')]
  return {
    name: card.querySelector('.name')?.textContent ?? '',
    cut: boxes.filter(isCut).map(({ className }) => className),
  }
}

test.each(['en', 'fr', 'pl'])('all 85 cards have room for their words in %s', async (locale) => {
  const page = await openPage({ path: '/decks', locale })
  const seen = new Set<string>()
  const cramped: string[] = []
  for (const deck of DECKS) {
    await page.locator(`.deck-list a[href="/decks/${deck}"]`).click()
    await page.locator(`.deck-page.d-${deck} .card-grid button`).first().click()
    await page.locator('.card-dialog .rulings li').first().waitFor()
    // With other letters than those on their way, words need more or less room.
    await page.evaluate(async () => {
      await document.fonts.ready
    })
    const cards = catalogue.filter((card) => card.deck === deck)
    for (const { id } of cards) {
      const { name, cut } = await page.locator('.card-dialog .card.large').evaluate(lookAt)
      seen.add(`${deck} ${name}`)
      if (cut.length > 0) cramped.push(`${id}: ${cut.join(', ')}`)
      if (cards.length > 1) await page.keyboard.press('ArrowRight')
    }
    await page.keyboard.press('Escape')
  }

  expect(cramped).toEqual([])
  expect(seen.size).toBe(85)
})
