/** A database of a server that knew only version 1 of the rules: its finished game is shown, its running one is played on. */
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSqlite } from '@merchants/storage'
import { expect, onTestFinished, test } from 'vitest'
import frozen from '../testing/frozen/version-1.json' with { type: 'json' }
import { newNode } from '../testing/gathered.ts'
import { Guest } from '../testing/guest.ts'
import { playOn } from '../testing/playing.ts'

// The file is never renewed.
const FILE = join(import.meta.dirname, '../testing/frozen/tables.sqlite')

test('tables of version 1 are shown as they stood, and played to their end', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'merchants-frozen-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  copyFileSync(FILE, join(folder, 'tables.sqlite'))
  const storage = await openSqlite(folder)
  onTestFinished(() => storage.close())
  const { url } = await newNode({ storage })

  const ana = await Guest.at(url, frozen.finished)
  await ana.when(({ sight }) => sight !== undefined)
  expect(ana.table?.stage).toBe('over')
  expect(ana.sight?.view).toMatchObject({
    turn: frozen.finished.turn,
    stalls: frozen.finished.stalls,
    winners: frozen.finished.winners,
  })
  const proof = await (await fetch(`${url}/api/tables/${frozen.finished.table}/games/1`)).json()
  expect(proof).toMatchObject({ rules: 1, winners: frozen.finished.winners })

  const players = await Promise.all(
    frozen.running.secrets.map((secret) => Guest.at(url, { ...frozen.running, secret })),
  )
  const [first] = players as [Guest]
  for (const guest of players) await guest.when(({ sight }) => sight !== undefined)
  // The question that is open is secret: only whoever is asked sees how the table stands by now.
  const asked = players.find(({ sight }) => sight?.view.decision !== undefined)
  const { turn, stalls, market } = frozen.running
  expect(asked?.sight?.view).toMatchObject({ turn, stalls, market })
  await Promise.all(players.map((guest) => playOn(guest)))
  expect(first.table?.stage).toBe('over')
})
