/** Rounds of garbage do not increase the memory of a server in its own process. */
import { MAX_MESSAGE_BYTES } from '@merchants/protocol'
import { below, fastChance, type Chance } from '@merchants/tabletop'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { startTwoPlayerMatch, type Pair } from '../testing/start-match.ts'
import { TestClient, post } from '../testing/test-client.ts'
import { malformedMessage } from '../testing/malformed.ts'
import { playOn } from '../testing/playing.ts'
import { startProgram } from '../testing/program.ts'

/** One round of everything: garbage, too much, too deep, too late, strangers, and people who vanish before they are welcomed. */
async function annoy(url: string, { table, seats }: Pair, chance: Chance): Promise<void> {
  const huge = JSON.stringify({ id: 1, do: 'chat', text: 'x'.repeat(MAX_MESSAGE_BYTES - 100) })
  const comes = async (times: number, text: () => string): Promise<void> => {
    const guest = await TestClient.at(url, below(chance, 3) === 0 ? { table } : seats[0])
    for (let more = 1; more <= times && guest.socket.readyState === WebSocket.OPEN; more++) {
      guest.socket.send(text())
      if (more % 20 === 0) await Promise.race([guest.closed, guest.ask({ do: 'past', step: 0 }, 777)])
    }
    await guest.leave()
  }
  const asks = async (path: string, body: unknown): Promise<void> => {
    const answer = await post(url, path, body)
    expect(answer.status).toBeGreaterThanOrEqual(400)
    await answer.text()
  }
  for (let times = 0; times < 12; times++) {
    await Promise.all([
      comes(80, () => malformedMessage(chance)),
      comes(20, () => huge),
      comes(1, () => '['.repeat(8000)),
      comes(1, () => huge + huge),
      ...Array.from({ length: 16 }, () => vanishes(url, table)),
      vanishes(url, `nosuchtable${times % 10}`),
      asks('/api/tables', malformedMessage(chance)),
      asks(`/api/tables/${table}/claim`, { secret: 'x'.repeat(43) }),
    ])
  }
}

/** Disconnects as soon as the connection is open. */
async function vanishes(url: string, table: string): Promise<void> {
  const { socket, closed } = new TestClient(url, table)
  socket.on('open', () => socket.terminate())
  await closed
}

test('round after round of it the server needs no more memory, and at another table no one notices', async () => {
  const { url, memory } = await startProgram()
  const [pair, elsewhere] = [await startTwoPlayerMatch(url), await startTwoPlayerMatch(url)]
  const chance = fastChance(23)
  const used: number[] = []

  for (let round = 1; round <= 6; round++) {
    const isFar = ({ match }: TestClient): boolean => (match?.view.turn ?? 0) >= 4 * round
    await Promise.all([annoy(url, pair, chance), playOn(elsewhere.ana, isFar), playOn(elsewhere.bo, isFar)])
    await pair.bo.when((guest) => guest.table?.spectators === 0)
    await expect.poll(async () => (await fetch(`${url}/metrics`)).text()).toContain('merchants_sockets 4\n')
    used.push(await memory())
  }

  // A session that stayed behind would take some kilobytes, and between these rounds nearly a thousand sockets have closed.
  expect((used[5] as number) - (used[1] as number)).toBeLessThan(2_000_000)
})
