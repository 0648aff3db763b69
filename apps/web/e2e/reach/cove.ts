/** A game of the Cove that is played by a script, and stops at every kind of question it meets. */
import type { Page } from 'playwright-core'
import { AT_ONCE, openPage, type PageOptions } from '../page.ts'
import type { Looked } from './faults.ts'

export const COVE: Looked = {
  root: '.cv-table',
  parts:
    '.topbar, .dial, .board, .cv-stall, .shop, .cv-ask, .tabs, .did, .own-head, .furnaces, .tubes, .rack, .recipes, .own-shelf',
  piece: '.town, .furnace, .recipe',
  marks: '.town-name, .signs, .town-no, .town-text, .furnace-no, .heat, .furnace-says, .cv-price, .recipe small',
  scrollers: '[data-scroll], .cv-log, .staff, .laid, .cv-say',
  frames:
    'button:not(.pier), .recipe, .member, .town, .hk, .furnace, .cv-plate, .cv-option, .cv-place, .did, .goal, .board',
  clear: '.town-text',
  badges: '.pin.is-on-piece',
}

/** A player who makes goods, hires and sells. */
const ALL_SORTS = ['forge', 'brew', 'stoke', 'row1', 'square', 'row2', 'oreCart', 'staffRoom']

interface Goal {
  readonly wanted: readonly string[]
  /** Presses, at most. */
  readonly most: number
  /** Where this player goes in turn. */
  readonly favourites: readonly string[]
}

/** Plays in the page, one press at a time, until one of these scenes appears. Resolves to that scene, or to `end`. */
export function playTo(page: Page, wanted: readonly string[], most: number, favourites = ALL_SORTS): Promise<string> {
  return page.evaluate(play, { wanted, most, favourites })
}

/** Runs in the page. */
async function play({ wanted, most, favourites }: Goal): Promise<string> {
  /** The current scene, as the table reports it. */
  const sceneNow = (): string => {
    const table = document.querySelector('main.cv-table')
    if (table === null) return document.querySelector('.cv-end') === null ? 'nothing' : 'end'
    if (document.querySelectorAll('button.rack-die').length > 12) return 'full rack'
    const state = [...table.classList].find((name) => name.startsWith('s-'))?.slice(2) ?? 'nothing'
    return table.classList.contains('is-laid') ? `${state} laid open` : state
  }
  const click = (selector: string): boolean => {
    const button = document.querySelector<HTMLElement>(selector)
    button?.click()
    return button !== null
  }
  /** A number for what is on the table. At one position the same is pressed, however slow the machine is. */
  const positionNow = (): number => {
    let sum = 0
    for (const letter of document.querySelector('main.cv-table')?.textContent ?? '')
      sum = (31 * sum + (letter.codePointAt(0) ?? 0)) % 65_521
    return sum
  }
  const press = (): void => {
    const position = positionNow()
    // An answer that asks for a second press comes first. Otherwise two of them could take turns for ever.
    const ways = ['[data-option].is-armed', '[data-next]', '[data-place-dice]', '[data-done]', '[data-sell-all]']
    if (ways.some(click) || click('[data-confirm]:not(:disabled)')) return
    const options = [...document.querySelectorAll<HTMLElement>('[data-option]:not([aria-pressed=true])')]
    const option = options[position % Math.max(1, options.length)]
    if (option !== undefined) return option.click()
    if (click('[data-decline]')) return
    const places = [...document.querySelectorAll<HTMLElement>('[data-place][data-can]')]
    const favourite = places.find((place) => place.dataset['place'] === favourites[position % favourites.length])
    const place = favourite ?? places[position % Math.max(1, places.length)]
    place?.click()
  }
  /** The game answers from a worker. The page changes, and then it rests. */
  const pressAndRest = (): Promise<void> =>
    new Promise((resolve) => {
      let resting: ReturnType<typeof setTimeout> | undefined
      const end = (): void => {
        observer.disconnect()
        resolve()
      }
      const waitFor = (milliseconds: number): void => {
        clearTimeout(resting)
        resting = setTimeout(end, milliseconds)
      }
      const observer = new MutationObserver(() => waitFor(40))
      observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
      waitFor(1000)
      press()
    })

  // On a slow machine something is pressed again before the game has answered, which does nothing.
  for (let looks = 0; looks < 3 * most; looks++) {
    const scene = sceneNow()
    if (wanted.includes(scene) || scene === 'end') return scene
    await pressAndRest()
  }
  return 'nothing'
}

const TABLE = 'level=normal;rogue=criminals;sets=locals,mercenaries'

/** The same game every time. */
export async function openCove(merchants: string, options: PageOptions = {}): Promise<Page> {
  const page = await openPage({ ...options, path: `/cove#${TABLE};merchants=${merchants};seed=7`, settings: AT_ONCE })
  await page.locator('.cv-linked button').click()
  await page.locator('.cv-table').waitFor()
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  return page
}
