/** The harbour in every window: everything is visible, legible and in reach, whatever is asked. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { frozenCove } from './frozen-cove.ts'
import { AT_ONCE, openPage } from './page.ts'
import { takePicture } from './painting.ts'
import { openCove, COVE, playTo } from './reach/cove.ts'
import { look } from './reach/faults.ts'
import { ROOMY, TELLING, WINDOWS } from './reach/windows.ts'

/** The whole matrix takes minutes and has a command of its own, `npm run reach`. */
const isWhole = process.env['REACH'] === 'all'
const pictures = process.env['REACH_PICTURES']

interface Opened {
  readonly language?: string
  /** His turns are laid open. */
  readonly isLaid?: boolean
}

/** How a scene is shown. */
interface Look {
  readonly colorScheme?: 'light' | 'dark'
  readonly forcedColors?: 'active' | 'none'
  /** Size of the browser's own letters in percent. */
  readonly text?: number
}

const openAt = (merchants: string, { language = 'en', isLaid = false }: Opened): Promise<Page> =>
  openCove(merchants, {
    locale: language,
    stored: { 'cove-explain': JSON.stringify({ state: { isOpen: isLaid }, version: 0 }) },
  })

async function wear(page: Page, { colorScheme = 'light', forcedColors = 'none', text = 100 }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme, forcedColors, reducedMotion: 'reduce' })
  await page.evaluate((size) => document.documentElement.style.setProperty('font-size', `${size}%`), text)
}

/** Answers are pressed with a thumb. Nothing on them leaves them or covers anything else on them. */
const badAnswers = (page: Page): Promise<string[]> =>
  page.locator('.cv-acts button:not(.cv-rule), .tab, .topbar button').evaluateAll((all) =>
    all.flatMap((button) => {
      const { width, height, left, right, top, bottom } = button.getBoundingClientRect()
      if (!button.checkVisibility() || width === 0) return []
      const name = (button.getAttribute('aria-label') ?? button.textContent ?? '').trim()
      const boxOf = (part: Element): DOMRect => {
        const words = document.createRange()
        words.selectNodeContents(part)
        return part instanceof SVGElement ? part.getBoundingClientRect() : words.getBoundingClientRect()
      }
      const isDrawn = (part: Element): boolean =>
        part.checkVisibility() && part.closest('.sr, [popover]') === null && part.parentElement?.closest('svg') === null
      const boxes = [...button.querySelectorAll(':not(:has(> :not(svg)))')].filter(isDrawn).map(boxOf)
      const isOut = boxes.some(
        (box) =>
          box.width > 0 &&
          (box.left < left - 1 || box.right > right + 1 || box.top < top - 4 || box.bottom > bottom + 4),
      )
      const isOn = boxes.some((one, at) =>
        boxes
          .slice(at + 1)
          .some(
            (two) =>
              Math.min(one.right, two.right) - Math.max(one.left, two.left) > 3 &&
              Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > 5,
          ),
      )
      return [
        ...(Math.min(width, height) < 39.5 ? [`small answer: ${Math.round(width)} × ${Math.round(height)}`] : []),
        ...(isOut ? ['drawn over its edge'] : []),
        ...(isOn ? ['one thing on another'] : []),
      ].map((fault) => `${fault}: ${name}`)
    }),
  )

/** The words of a question have room, and of the Huckster's reasons only whole lines are in sight. */
const halfLines = (page: Page): Promise<string[]> =>
  page.locator('.cv-say, .reasons').evaluateAll((lists) =>
    lists.flatMap((list) => {
      const { top, bottom } = list.getBoundingClientRect()
      if (list.matches('.cv-say')) {
        const over = Math.max(...[...list.children].map((words) => words.getBoundingClientRect().bottom)) - bottom
        return over > 1 ? [`words without room: ${Math.round(over)} px`] : []
      }
      const lines = [...list.children].map((line) => ({ line, box: line.getBoundingClientRect() }))
      return lines.flatMap(({ line, box }) =>
        (box.top < top - 1 && box.bottom > top + 1) || (box.top < bottom - 1 && box.bottom > bottom + 1)
          ? [`half a line: ${line.textContent}`]
          : [],
      )
    }),
  )

/** Where halls are only numbers, the pin on one is in the harbour and beside that number. */
const lostPins = (page: Page): Promise<string[]> =>
  page.locator('.hall:has(.pin)').evaluateAll((halls) =>
    halls.flatMap((hall) => {
      const boxes = ['.board', '.pin', '.cv-plate'].map((part) =>
        (hall.querySelector(part) ?? hall.closest(part))?.getBoundingClientRect(),
      )
      const [board, pin, plate] = boxes
      const isFlat =
        hall.checkVisibility({ visibilityProperty: true }) && !hall.querySelector('.house')?.checkVisibility()
      if (!isFlat || !board || !pin || !plate) return []
      const isNear = pin.left - plate.right < 12 && plate.top - pin.bottom < 12
      return pin.top >= board.top && isNear ? [] : [`pin away from its number: ${hall.textContent}`]
    }),
  )

/** The name of the Huckster's step stays in its pill. */
const wideSteps = (page: Page): Promise<string[]> =>
  page
    .locator('.steps li')
    .evaluateAll((steps) =>
      steps.flatMap((step) =>
        step.scrollWidth > step.clientWidth + 1 ? [`wider than its pill: ${step.textContent}`] : [],
      ),
    )

/** A shop uses most of its box. */
const hollowShops = (page: Page): Promise<string[]> =>
  page.locator('.shop-in').evaluateAll((shops) =>
    shops.flatMap((shop) => {
      if (!shop.checkVisibility({ visibilityProperty: true })) return []
      const boxes = [...shop.children].map((part) => part.getBoundingClientRect()).filter(({ height }) => height > 0)
      const used = Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top))
      const share = used / shop.getBoundingClientRect().height
      return share < 0.7 ? [`only ${Math.round(100 * share)} % of the shop are used`] : []
    }),
  )

/** Ends in the widest window, and the game continues there. Every change of size costs much more than a look. */
async function faultsIn(page: Page, scene: string, windows: readonly string[]): Promise<string[]> {
  const faults: string[] = []
  for (const window of windows.toReversed()) {
    const [width = 0, height = 0] = window.split('x').map(Number)
    await page.setViewportSize({ width, height })
    const found = await look(page, COVE)
    if (pictures !== undefined) await takePicture(page, `${pictures}/cove-${scene}-${window}.png`)
    const looks = [badAnswers, halfLines, lostPins, wideSteps, hollowShops]
    const bad = (await Promise.all(looks.map((each) => each(page)))).flat()
    faults.push(...found.faults.map((fault) => `${window} ${scene}: ${fault}`))
    faults.push(...bad.map((fault) => `${window} ${scene}: ${fault}`))
  }
  return faults
}

const SCENES = ['reveal', 'read', 'act', 'pay', 'slide', 'choose', 'ask', 'seat', 'sell', 'sells', 'evening']

/** One scene in all windows takes seconds. So each is looked at in the telling ones and in a quarter of the rest. */
const windowsOf = (scene: number): readonly string[] =>
  isWhole ? WINDOWS : WINDOWS.filter((window, at) => TELLING.some((each) => each === window) || at % 4 === scene % 4)

/** The smithy is looked at in more of them. */
const FEWER = isWhole ? WINDOWS : TELLING

const FEW = isWhole ? SCENES : ['read', 'choose', 'seat']

const OTHER_LOOKS: readonly Look[] = [{ colorScheme: 'dark' }, { forcedColors: 'active' }, { text: 200 }]

interface Matrix extends Opened {
  /** Which scenes are looked at in other looks, too. */
  readonly inAllLooks?: readonly string[]
  readonly windows?: readonly string[]
  /** From the second day on, when he has more to say. */
  readonly isLater?: boolean
}

/** Plays until each of these scenes was met once, and looks at each in these windows. */
async function expectInReach(merchants: string, scenes: readonly string[], matrix: Matrix = {}): Promise<void> {
  const { inAllLooks = [], windows, isLater = false } = matrix
  const page = await openAt(merchants, matrix)
  if (isLater) await playTo(page, ['evening'], 400)
  const left = new Set(scenes)
  while (left.size > 0) {
    const scene = await playTo(page, [...left], 400)
    if (!left.delete(scene)) break
    expect.soft(await faultsIn(page, scene, windows ?? windowsOf(left.size))).toEqual([])
    if (!inAllLooks.includes(scene)) continue
    for (const each of OTHER_LOOKS) {
      await wear(page, each)
      const seen = each.text === undefined ? FEWER : ROOMY
      expect.soft(await faultsIn(page, `${scene} ${JSON.stringify(each)}`, seen)).toEqual([])
    }
    await wear(page, {})
  }
  expect([...left]).toEqual([])
}

test('the smithy: every question of a first day, also in the dark, with colours of the system and with letters twice as large', () =>
  expectInReach('blacksmith', [...SCENES, 'dice'], { inAllLooks: FEW }))

test('the laboratory: every question of a first day', () =>
  expectInReach('alchemist', [...SCENES, 'lab'], { windows: FEWER }))

test.each([
  ['fr', FEW],
  // The longest name of a step is Polish.
  ['pl', [...FEW, 'slide']],
] as const)('in %s', (language, scenes) => expectInReach('blacksmith', scenes, { language, windows: FEWER }))

/** A card drops its text before the third line would touch the edge. */
test('long names and texts on the square, in phones of any height', async () => {
  const page = await openAt('blacksmith', {})
  await playTo(page, ['choose'], 400)
  const windows = Array.from({ length: 12 }, (_, at) => `390x${700 + 4 * at}`)
  expect(await faultsIn(page, 'choose', windows)).toEqual([])
})

/** On the second day one can go almost everywhere. */
async function expectPlacesInReach(merchants: string, language: string): Promise<void> {
  const page = await openAt(merchants, { language })
  await playTo(page, ['evening'], 400)
  await playTo(page, ['choose'], 400)
  const places = page.locator('[data-place][data-can]')
  const names = await places.evaluateAll((all) => all.map((place) => place.getAttribute('data-place') ?? ''))
  expect(names.length).toBeGreaterThan(4)
  for (const name of names) {
    await page.locator(`[data-place="${name}"]`).click()
    await page.locator('[data-confirm]').waitFor()
    expect.soft(await faultsIn(page, `place ${name}`, isWhole ? WINDOWS : ['1920x1080', ...TELLING])).toEqual([])
    await page.keyboard.press('Escape')
    await places.first().waitFor()
  }
}

test.each(
  ['alchemist', 'blacksmith,alchemist'].flatMap((merchants) =>
    (isWhole ? ['en', 'fr', 'pl'] : ['en']).map((language) => ({ merchants, language })),
  ),
)('the question of every place for $merchants in $language', ({ merchants, language }) =>
  expectPlacesInReach(merchants, language),
)

const LAID = ['read', 'act', 'pay', 'slide'].map((step) => `${step} laid open`)

test.each([false, true])('his turn laid open, on a later day: %s', (isLater) =>
  expectInReach('blacksmith', LAID, { isLaid: true, isLater, windows: FEWER }),
)

test('his turn on a later day, step by step', () =>
  expectInReach('blacksmith', ['act', 'pay'], { isLater: true, windows: FEWER }))

test('all thirteen dice on the rack', async () => {
  const page = await openAt('blacksmith', {})
  expect(await playTo(page, ['full rack'], 400, ['oreCart', 'rest'])).toBe('full rack')
  expect.soft(await faultsIn(page, 'full rack', isWhole ? WINDOWS : ['1280x585', '1024x768'])).toEqual([])
  await page.setViewportSize({ width: 320, height: 568 })
  await page.locator('.tab', { hasText: 'Smithy' }).click()
  await page.locator('button.rack-die').first().waitFor()
  expect.soft(await faultsIn(page, 'full rack, the shop', TELLING)).toEqual([])
  // A long question leaves it least room.
  await page.locator('.cv-ask').evaluate(({ style }) => style.setProperty('min-block-size', '52cqb'))
  expect.soft(await faultsIn(page, 'full rack, below it a long question', ['320x568', '390x664'])).toEqual([])
})

test('two players', () =>
  expectInReach('blacksmith,alchemist', isWhole ? SCENES : ['choose', 'ask', 'seat', 'evening']))

test('watching again: a turn of his and the first morning', async () => {
  const page = await openPage({ path: await frozenCove(40), settings: AT_ONCE })
  for (const step of ['40', '3']) {
    await page.getByRole('slider').fill(step)
    expect.soft(await faultsIn(page, `watch ${step}`, FEWER)).toEqual([])
  }
})
