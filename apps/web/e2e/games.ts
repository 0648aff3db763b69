/** Opens new games in the page, each given as the link that carries its table. */
import type { Page } from 'playwright-core'
import { isBadLink, readTableLink } from '../src/games/dale/setup/table-link.ts'
import { begun } from '../src/games/dale/local/record-format.ts'
import type { GameRecord } from '../src/games/dale/local/record.ts'
import { keepGame, STOREROOM } from './kept.ts'
import type { PageOptions } from './page.ts'
import { AT_ONCE, openPage } from './page.ts'

/** Every game is shuffled like this, so that a test sees the same cards each time. */
const SEED = 'a game for tests'

/** A new game as the page keeps it. */
export function newGame(link: string): GameRecord {
  const table = readTableLink(`#table=${link}`)
  if (table === undefined || isBadLink(table)) throw new Error(`${link} sets no table.`)
  return { ...begun(), table, starter: table.starter ?? 0, seed: SEED, saves: 1, playedAt: Date.now() }
}

/** Sets a table and waits for its first question; bots answer at once. */
export async function openTable(link: string, options: PageOptions = {}): Promise<Page> {
  const page = await openPage({ ...options, path: STOREROOM, settings: { ...AT_ONCE, ...options.settings } })
  const record = newGame(link)
  await keepGame(page, record)
  await page.goto(`/table/${record.game}`)
  await page.locator('.table-root, .curtain').first().waitFor()
  return page
}

export const AGAINST_A_BOT = 'me,novice:Juniper;decks:platypuses,macaws,squirrels;starts:1'
