/** A database from a server that knew only version 1 of the rules. Its finished game is shown, and its running one continues. */
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { REACTION_PAUSE_MS } from '@merchants/room'
import { openSqlite } from '@merchants/storage'
import { expect, onTestFinished, test } from 'vitest'
import frozen from '../testing/frozen/version-1.json' with { type: 'json' }
import { newNode } from '../testing/start-match.ts'
import { TestClient } from '../testing/test-client.ts'
import { playOn } from '../testing/playing.ts'
import { systemSource, type SystemSource } from './system-source.ts'

// The file is never renewed.
const FILE = join(import.meta.dirname, '../testing/frozen/tables.sqlite')

/** Each look at the clock is seconds later, so that no one waits out the pause for reactions. */
function hurried(): SystemSource {
  const source = systemSource()
  let ahead = 0
  return { ...source, clock: () => source.clock() + (ahead += 2 * REACTION_PAUSE_MS) }
}

test('tables of version 1 are shown as they stood, and played to their end', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'merchants-frozen-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  copyFileSync(FILE, join(folder, 'tables.sqlite'))
  const storage = await openSqlite(folder)
  onTestFinished(() => storage.close())
  const { url } = await newNode({ storage, source: hurried() })

  const ana = await TestClient.at(url, frozen.finished)
  await ana.when(({ match }) => match !== undefined)
  expect(ana.table?.stage).toBe('over')
  expect(ana.match?.view).toMatchObject({
    turn: frozen.finished.turn,
    stalls: frozen.finished.stalls,
    winners: frozen.finished.winners,
  })
  const proof = await (await fetch(`${url}/api/tables/${frozen.finished.table}/games/1`)).json()
  expect(proof).toMatchObject({ rules: 1, winners: frozen.finished.winners })

  const players = await Promise.all(
    frozen.running.secrets.map((secret) => TestClient.at(url, { ...frozen.running, secret })),
  )
  const [first] = players as [TestClient]
  for (const guest of players) await guest.when(({ match }) => match !== undefined)
  // The open question is secret, so only the asked seat sees the current table.
  const asked = players.find(({ match }) => match?.view.decision !== undefined)
  const { turn, stalls, market } = frozen.running
  expect(asked?.match?.view).toMatchObject({ turn, stalls, market })
  await Promise.all(players.map((guest) => playOn(guest)))
  expect(first.table?.stage).toBe('over')
})
