/** A whole game without pictures, in Polish, by numbers and commands. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { AGAINST_A_BOT, newGame } from './games.ts'
import { keepGame, STOREROOM } from './kept.ts'
import type { PageOptions } from './page.ts'
import { AT_ONCE, expectAccessible, expectNothingBeside, openPage } from './page.ts'

/** The text mode of the same new game every time, against a weak bot that answers immediately. */
async function openTable(options: PageOptions = {}): Promise<Page> {
  const settings = { ...AT_ONCE, textTable: true }
  const page = await openPage({ locale: 'pl', settings, path: STOREROOM, ...options })
  const record = newGame(AGAINST_A_BOT)
  await keepGame(page, record)
  await page.goto(`/table/${record.game}`)
  await page.locator('.text-table').waitFor()
  await untilAsked(page)
  return page
}

/** Until there is something to choose, or nothing any more. */
const untilAsked = (page: Page): Promise<unknown> =>
  page.locator('.text-table :is([data-number], .question .primary)').first().waitFor()

/** Types a line and returns what is answered to it. */
async function say(page: Page, line: string): Promise<string> {
  const entries = page.locator('[data-entry]')
  const last = (await entries.count()) === 0 ? '0' : await entries.last().getAttribute('data-entry')
  await page.getByRole('textbox').fill(line)
  await page.keyboard.press('Enter')
  const said = await page.locator(`[data-entry="${Number(last) + 1}"]`).innerText()
  return said.replaceAll(/[^\S\n]/g, ' ')
}

interface Option {
  readonly number: string
  readonly label: string
  readonly isBox: boolean
}

interface SeenTable {
  readonly step: number
  readonly options: readonly Option[]
  readonly isOver: boolean
}

const look = (page: Page): Promise<SeenTable> =>
  page.locator('.text-table').evaluate((table: HTMLElement) => ({
    step: Number(table.dataset['step']),
    isOver: table.querySelector('.question .btn.primary')?.textContent?.includes('Rewanż') ?? false,
    options: [...table.querySelectorAll<HTMLElement>('[data-number]')].map((element) => ({
      number: element.dataset['number'] ?? '',
      label: element.closest('li')?.textContent ?? '',
      isBox: element.tagName === 'INPUT',
    })),
  }))

/** Build if you can, or else buy, or else discard junk; to other questions the first of the list. */
function sensible(options: readonly Option[]): string {
  const find = (words: RegExp): string | undefined => options.findLast(({ label }) => words.test(label))?.number
  const act = find(/Zbuduj stos/) ?? find(/Kup /) ?? find(/Odrzuć dowolnie/) ?? find(/W kolejności z listy/)
  if (act !== undefined) return act
  const junk = options.filter(({ isBox, label }) => isBox && label.includes('(junk)')).map(({ number }) => number)
  const canDecline = options.some(({ number }) => number === '0')
  if (canDecline) return junk.length > 0 ? junk.join(' ') : '0'
  return options[0]?.number ?? ''
}

/** Answers the question that is asked; with more numbers if one is not enough. */
async function answer(page: Page, { step, options }: SeenTable): Promise<SeenTable> {
  await say(page, sensible(options))
  for (let count = 2; (await look(page)).step === step && count <= options.length; count++) {
    const numbers = options.map(({ number }) => number).slice(0, count)
    await say(page, numbers.join(' '))
  }
  await untilAsked(page)
  const next = await look(page)
  expect(next.step, `answers after one of ${JSON.stringify(options)}`).toBeGreaterThan(step)
  return next
}

test('a game is played to its end by typing numbers', async () => {
  const page = await openTable()

  let match = await look(page)
  for (let count = 0; count < 600 && !match.isOver; count++) match = await answer(page, match)

  await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toMatch(/Wygrywasz|Zwycięstwo/)
  await expect.poll(() => page.getByRole('log', { name: 'Dziennik' }).innerText()).toMatch(/wygryw/i)
  await expectAccessible(page)
})

test('moves can be typed in Polish, with reasons and undo', async () => {
  const page = await openTable()
  await expect.poll(() => page.getByRole('textbox').evaluate((input) => input === document.activeElement)).toBe(true)
  await expectAccessible(page)

  expect(await say(page, 'abrakadabra')).toContain('„abrakadabra” nie jest poleceniem ani kartą')
  expect(await say(page, 'rynke')).toContain('Czy chodzi o „rynek”')
  expect(await say(page, '99')).toContain('Na liście nie ma numeru 99')
  expect(await say(page, 'kup 9 za junk')).toContain('podaj numer pola na rynku, od 1 do 5')
  expect(await say(page, 'kup 1')).toContain('Zapłać co najmniej jedną kartą')
  expect(await say(page, 'dlaczego kup 1 za junk')).toContain('Dołóż kolejne karty')
  expect(await say(page, 'tak')).toContain('Na tym etapie nie można tego wybrać')
  expect(await say(page, 'dlaczego rupiecie')).toContain('Rupiecia nie można zagrać')
  expect(await say(page, 'karta luneta')).toContain('Luneta (Ma, macaws-4) wartość 4')
  expect(await say(page, 'rynek')).toMatch(/Cena \d+ = \d/)
  expect(await say(page, 'cofnij')).toContain('cofnąć')

  const moves = (await say(page, 'legal')).split('\n')
  const { step, options } = await look(page)
  expect(await say(page, 'odrzuć')).toContain('Podaj karty po przecinku')
  expect((await look(page)).step).toBe(step)
  const inventory = options.find(({ label }) => label.includes('odrzuć dowolnie'))
  await page.locator(`[data-number="${inventory?.number}"]`).click()
  await page.getByRole('checkbox').first().check()
  await expect.poll(() => page.locator('.question').innerText()).toContain('Wybór numer 1')
  expect(await say(page, 'cofnij')).toContain('Cofnięto')
  expect((await look(page)).step).toBe(step)

  const purchase = moves.find((move) => move.startsWith('buy ')) ?? 'discard none'
  const inPolish = purchase.replace('buy', 'Kup').replace('with', 'za').replaceAll('junk', 'Rupiecie')
  expect(await say(page, inPolish)).toBe(`› ${inPolish}`)
  await expect.poll(() => page.getByRole('log', { name: 'Dziennik' }).innerText()).toContain('Kupujesz kartę')
})

test('everything is within reach on a phone, and the drawn table is one step away', async () => {
  const page = await openTable({ size: 'phone' })
  await expectNothingBeside(page)
  await expectAccessible(page)

  await page.locator('[data-number]').last().tap()
  await untilAsked(page)
  await page.getByRole('button', { name: 'Widok graficzny' }).tap()
  await page.locator('.table-root').waitFor()
})
