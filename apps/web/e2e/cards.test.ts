/** All words of every card can be read, large and in the hand, in every language. */
import { readFileSync } from 'node:fs'
import { catalogue } from '@merchants/dale'
import { expect, test } from 'vitest'
import { AGAINST_A_BOT, openTable } from './games.ts'
import { escape, openPage } from './page.ts'

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
  const boxes = [...card.querySelectorAll('.body, .value, h2, .kind, .text, .rulings, .rulings li')]
  return {
    name: card.querySelector('h2 span')?.textContent ?? '',
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
      const { name, cut } = await page.locator('.card-dialog .large').evaluate(lookAt)
      seen.add(`${deck} ${name}`)
      if (cut.length > 0) cramped.push(`${id}: ${cut.join(', ')}`)
      if (cards.length > 1) await page.keyboard.press('ArrowRight')
    }
    await escape(page)
  }

  expect(cramped).toEqual([])
  expect(seen.size).toBe(85)
})

type Face = readonly [id: string, name: string, text: string]

function facesIn(locale: string): readonly Face[] {
  if (locale === 'en') return catalogue.map(({ id, name, text }) => [id, name, text])
  return DECKS.flatMap((deck) => {
    const file = readFileSync(new URL(`../words/${locale}/cards/${deck}.json`, import.meta.url), 'utf8')
    const cards = JSON.parse(file) as Readonly<Record<string, { name: string; text: string }>>
    return Object.entries(cards).map(([id, { name, text }]): Face => [id, name, text])
  })
}

interface Shown {
  readonly faces: readonly Face[]
  /** Whether texts are set tighter, as use-lines.ts does before it shortens them. */
  readonly isTight: boolean
}

/** Which texts end below a card of the hand, when it shows one after the other. */
function tooLongFor(card: Element, { faces, isTight }: Shown): readonly string[] {
  const [name, text] = ['.name', '.text'].map((part) => card.querySelector(part) as Element)
  return faces.flatMap(([id, itsName, itsText]) => {
    name?.replaceChildren(itsName)
    text?.replaceChildren(itsText)
    // As card.tsx does it.
    text?.classList.toggle('long', itsText.length > 98)
    text?.classList.toggle('tight', isTight)
    // The page makes letters larger only where all words still fit.
    text?.classList.remove('roomy')
    // Nothing is shortened to the lines there is room for.
    if (text instanceof HTMLElement) text.style.setProperty('--lines', '99')
    const [end, edge] = [text, card].map((box) => box?.getBoundingClientRect().bottom ?? 0)
    return (end ?? 0) > (edge ?? 0) ? [`${id}: ${itsText}`] : []
  })
}

test.each(
  (['desktop', 'short phone'] as const).flatMap((size) => ['en', 'fr', 'pl'].map((locale) => [size, locale] as const)),
)('on a %s the text of every card fits into their hand in %s', async (size, locale) => {
  const page = await openTable(AGAINST_A_BOT, { size, locale })
  await page.evaluate(async () => {
    await document.fonts.ready
  })
  const faces = facesIn(locale)

  expect(faces.length).toBe(85)
  expect(await page.locator('.mine .card').first().evaluate(tooLongFor, { faces, isTight: false })).toEqual([])
})

test('a phone held sideways has room for all texts but two, on chosen cards too', async () => {
  const page = await openTable(AGAINST_A_BOT, { size: 'phone' })
  await page.setViewportSize({ width: 844, height: 390 })
  await page.locator('[data-layout="low"]').waitFor()
  await page.evaluate(async () => {
    await document.fonts.ready
  })

  const card = page.locator('.mine .card').first()
  await card.evaluate(({ classList }) => classList.add('is-selected'))
  const long = await card.evaluate(tooLongFor, { faces: facesIn('en'), isTight: true })

  expect(long.length).toBeLessThanOrEqual(2)
})

/** Cards in hands and markets, from the smallest phone to a laptop, in pixels. */
const BOXES = [
  [60, 55],
  [66, 73],
  [71, 114],
  [72, 82],
  [92, 67],
  [93, 184],
  [104, 110],
  [118, 135],
  [119, 121],
  [122, 172],
  [129, 200],
  [154, 82],
  [173, 98],
] as const

/** Runs in the page: names of chosen cards with a line that ends within a word or needlessly at a hyphen, wider than their card, or with a line too many. */
function badlyBroken(sizes: readonly (readonly [number, number])[]): readonly string[] {
  const cards = [...document.querySelectorAll<HTMLElement>('.card-grid .card')]
  const faultOf = (card: HTMLElement, size: string): readonly string[] => {
    const name = card.querySelector('.name')
    if (!name) return ['a card without a name']
    const said = name.textContent
    const range = document.createRange()
    const texts = document.createTreeWalker(name, NodeFilter.SHOW_TEXT)
    const boxes: DOMRect[] = []
    while (texts.nextNode()) {
      for (let at = 0; at < (texts.currentNode.textContent?.length ?? 0); at++) {
        range.setStart(texts.currentNode, at)
        range.setEnd(texts.currentNode, at + 1)
        boxes.push(range.getBoundingClientRect())
      }
    }
    const { paddingLeft, paddingRight } = getComputedStyle(name)
    const line = name.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    // A word that a whole line has room for goes to the next one as it is.
    const isNeedless = [...said.matchAll(/\S+/g)].some(({ 0: word, index }) => {
      const letters = boxes.slice(index, index + word.length).filter(({ width }) => width > 0)
      const isSplit = letters.some(({ top, bottom }) => top > (letters[0]?.bottom ?? bottom) - 4)
      return isSplit && letters.reduce((sum, { width }) => sum + width, 0) < line - 1
    })
    const edge = card.getBoundingClientRect().right
    // The market of the smallest phone has room for two lines; the question says the whole name.
    const lowest = card.clientHeight < 60 ? Infinity : name.getBoundingClientRect().bottom + 4
    const isCut = boxes.some(({ bottom }) => bottom > lowest)
    // A space or a hyphen at the end of a line may hang over the edge.
    const isWide = boxes.some(({ right }, at) => right > edge && /\p{L}/u.test(said[at] ?? ''))
    const isBroken = boxes.some((box, at) => {
      const next = boxes[at + 1]
      return next !== undefined && next.top > box.bottom - 4 && /\p{L}/u.test(said[at] ?? '') && next.width > 0
    })
    const [coin, letters] = ['.bonus', '.seal i'].map((mark) => card.querySelector(mark))
    const [one, other] = [coin, letters].map((mark) => mark?.checkVisibility() && mark.getBoundingClientRect())
    const isOnLetters =
      one && other && one.right > other.left + 3 && one.top < other.bottom - 3 && other.top < one.bottom - 3
    if (isOnLetters) return [`the coin of ${said} in ${size}`]
    return isWide || isBroken || isNeedless || isCut ? [`${said.replaceAll('\u00AD', '-')} in ${size}`] : []
  }
  // All cards change before the first is measured, so that the page is laid out once for each size.
  return sizes.flatMap(([width, height]) => {
    for (const card of cards) {
      Object.assign(card.style, { inlineSize: `${width}px`, blockSize: `${height}px` })
      card.style.setProperty('--c', '12px')
      card.classList.add('is-selected')
    }
    return cards.flatMap((card) => faultOf(card, `${width} × ${height}`))
  })
}

test.each(['en', 'fr', 'pl'])('no name of a card breaks within a word without a hyphen in %s', async (locale) => {
  const page = await openPage({ path: '/decks', locale })
  const faults: string[] = []
  for (const deck of DECKS) {
    await page.locator(`.deck-list a[href="/decks/${deck}"]`).click()
    await page.locator(`.deck-page.d-${deck} .card-grid button`).first().waitFor()
    faults.push(...(await page.evaluate(badlyBroken, BOXES)))
  }

  expect(faults).toEqual([])
})

test('a long way to use the same cards is whole on a phone', async () => {
  const page = await openTable(AGAINST_A_BOT, { size: 'short phone' })
  const over = await page.locator('.table').evaluate((table) => {
    const tray = document.createElement('section')
    tray.className = 'tray column gap-6 is-variants'
    tray.innerHTML = '<div class="row wrap middle gap-6"><button class="btn"></button></div>'
    table.append(tray)
    const way = tray.querySelector('.btn') as Element
    way.textContent = 'Reflet comme Camelote, 1 · Boutiquier flexible comme Savoir ancestral, 2'
    return [way.scrollWidth - way.clientWidth, way.scrollHeight - way.clientHeight]
  })
  expect(over).toEqual([0, 0])
})
