/** Opens prepared tables: games that were played up to a certain question, kept in the browser as any other game. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { keepGame } from '../kept.ts'

/** Games with their players, and what is asked in them: "4/choose-8" is a table of four and a hand of eight. */
interface KeptTable {
  readonly decks: readonly string[]
  readonly teams: boolean
  readonly rules: number
  readonly seed: string
  readonly answers: readonly (readonly number[])[]
}

const TABLES = JSON.parse(readFileSync(new URL('tables.json', import.meta.url), 'utf8')) as Readonly<
  Record<string, KeptTable>
>

const NAMES = ['', 'Juniper', 'Hazel', 'Bram']

/** The other players: bots, or people who take their time. */
export interface Company {
  readonly isWaiting?: boolean
  /** Whether everything is asked, even what has only one answer. */
  readonly asksAll?: boolean
}

let opened = 0

/** Keeps a table in this browser and opens it. */
export async function openKept(
  page: Page,
  name: string,
  { isWaiting = false, asksAll = false }: Company = {},
): Promise<void> {
  const table = TABLES[name]
  if (table === undefined) throw new Error(`There is no table ${name}.`)
  const players = table.teams ? 4 : Number(name[0])
  // Each time another game: half-made choices are kept with a game.
  const game = `${name.replaceAll('/', '-')}-${++opened}`
  const seats = NAMES.slice(0, players).map((seatName, seat) => ({
    name: seatName,
    kind: seat === 0 ? (isWaiting ? 'elsewhere' : 'me') : isWaiting && seat === 1 ? 'me' : 'novice',
  }))
  const { decks, teams, rules, seed, answers } = table
  const record = {
    game,
    title: 'dale',
    rules,
    table: { seats, decks, teams },
    starter: 0,
    seed,
    answers,
    state: { turn: 1, stacks: [], winners: [] },
    saves: 1,
    playedAt: 0,
  }
  await keepGame(page, record)
  const state = { speed: 'off', proposes: !asksAll }
  await page.evaluate((said) => localStorage.setItem('settings', said), JSON.stringify({ state, version: 0 }))
  await page.goto(`/table/${game}`)
  await page.locator('.table-root').waitFor()
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}
