/** While a server cannot save, everyone at a table reads that in their own language. */
import { buildApp, defaultSettings } from '@merchants/server'
import { openMemory, StorageError, type Storage } from '@merchants/storage'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { joinOnline, openOnline, pathOf, startGame } from './online.ts'
import { expectAccessible, openPage } from './page.ts'

const TROUBLE = 'The server can’t save right now.'

/** A server whose storage fails when told to. */
async function serve(): Promise<{ readonly baseURL: string; readonly fail: (isFailing: boolean) => void }> {
  const storage = openMemory()
  let isFailing = false
  const failing =
    <Args extends unknown[], Result>(write: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      if (isFailing) throw new StorageError('The disk is full.')
      return write(...args)
    }
  const given: Storage = {
    ...storage,
    append: failing((...args: Parameters<Storage['append']>) => storage.append(...args)),
    tryWriting: failing(() => storage.tryWriting()),
  }
  const app = await buildApp({ storage: given, settings: { ...defaultSettings() } })
  onTestFinished(() => app.close())
  return {
    baseURL: await app.listen({ host: '127.0.0.1', port: 0 }),
    fail: (is) => void (isFailing = is),
  }
}

async function say(page: Page, text: string): Promise<void> {
  await page.getByLabel('Message').fill(text)
  await page.keyboard.press('Enter')
}

test('waiting, playing and arriving players read that nothing can be saved, and when it can again', async () => {
  const { baseURL, fail } = await serve()
  const ada = await openOnline('Ada', { baseURL })
  const ben = await joinOnline('Ben', ada, { baseURL })
  fail(true)
  await say(ada, 'Hello?')
  for (const page of [ada, ben]) await page.getByText(TROUBLE, { exact: false }).first().waitFor()
  await expectAccessible(ben)
  fail(false)
  for (const page of [ada, ben]) await page.getByText(TROUBLE, { exact: false }).first().waitFor({ state: 'detached' })

  await startGame(ada, ben)
  fail(true)
  await say(ada, 'And now?')
  await ben.getByText(TROUBLE, { exact: false }).first().waitFor()
  const words = { fr: 'Le serveur ne peut rien enregistrer', pl: 'Serwer nie może teraz niczego zapisać' }
  for (const [locale, text] of Object.entries(words)) {
    const page = await openPage({ path: pathOf(ada), baseURL, locale })
    await page.getByText(text, { exact: false }).first().waitFor()
  }
  fail(false)
  await ben.getByText(TROUBLE, { exact: false }).first().waitFor({ state: 'detached' })
  await expect.poll(() => ben.locator('.table-root').count()).toBe(1)
})
