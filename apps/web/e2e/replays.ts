/** Games to replay, as a browser keeps them. */
import { readFileSync } from 'node:fs'
import type { BotLevel } from '@merchants/protocol'
import type { Page } from 'playwright-core'
import { FORMAT } from '../src/games/dale/local/record-format.ts'
import { keepGame, STOREROOM } from './kept.ts'
import type { PageOptions } from './page.ts'
import { openPage } from './page.ts'

/** A whole game as it was saved. */
export const textOf = (name: string): string =>
  readFileSync(new URL(`../../../packages/dale/src/testing/golden/${name}.json`, import.meta.url), 'utf8')

interface Opened {
  readonly page: Page
  /** The id of the saved game. */
  readonly name: string
}

interface SavedOptions extends PageOptions {
  /** The player of this page has won, and all others were computers of this level. */
  readonly wonAgainst?: BotLevel
}

/** Opens a page with a saved game, at its replay or at its end. */
async function openSaved(game: string, place: 'replay' | 'table', options: SavedOptions): Promise<Opened> {
  const { wonAgainst } = options
  const page = await openPage({ ...options, path: STOREROOM })
  const record = { ...FORMAT.play(FORMAT.readNotation(JSON.parse(textOf(game)))).kept, saves: 1 }
  const seats = record.table.seats.map((info, seat) => ({
    ...info,
    kind: record.state.winners.includes(seat) ? 'me' : wonAgainst,
  }))
  const won = { ...record, table: { ...record.table, seats } }
  await keepGame(page, wonAgainst === undefined ? record : won)
  await page.goto(`/${place}/${record.game}`)
  await page.locator(place === 'replay' ? '.transport' : '.endp').waitFor()
  return { page, name: record.game }
}

export const openReplay = (game: string, options: PageOptions = {}): Promise<Opened> =>
  openSaved(game, 'replay', options)

/** Opens the end of a game. */
export const openEnd = (game: string, options: SavedOptions = {}): Promise<Opened> => openSaved(game, 'table', options)
