/** A whole game through real sockets, without the pause for reactions, which has tests of its own. */
import type { Dale } from '@merchants/dale'
import type { Proof, MatchMessage } from '@merchants/protocol'
import { expect, test } from 'vitest'
import { startTwoPlayerMatch, newNode } from '../testing/start-match.ts'
import { TestClient } from '../testing/test-client.ts'
import { playOn } from '../testing/playing.ts'

const FOUR_DECKS = {
  isPublic: true,
  decks: ['macaws', 'pandas', 'raccoons', 'owls'],
  teams: false,
  clock: null,
  hasPause: false,
}

test('two players and a bot play a whole game, which can be verified, and then another', async () => {
  const { url } = await newNode()
  const seats = [{ is: 'open' as const }, { is: 'open' as const }, { is: 'bot' as const, level: 'novice' as const }]
  const { ana, bo, table } = await startTwoPlayerMatch(url, { options: FOUR_DECKS, seats })

  await Promise.all([playOn(ana), playOn(bo)])

  expect(ana.table).toMatchObject({ stage: 'over', ending: 'won', game: 1 })
  expect(bo.table?.winners).toEqual(ana.table?.winners)
  const proof = (await (await fetch(`${url}/api/tables/${table}/games/1`)).json()) as Proof
  expect(proof).toMatchObject({ table, game: 1, players: 3, commitment: ana.table?.commitment })

  const watcher = await TestClient.at(url, { table })
  await ana.say({ do: 'again' })
  expect(bo.table?.stage).toBe('over')
  await bo.say({ do: 'again' })
  await watcher.when(({ table: seen }) => seen?.game === 2)
  await watcher.when(({ match }) => match?.game === 2)
  const first = watcher.messages.find((message) => message.is === 'sight' && message.game === 2) as MatchMessage<Dale>
  expect(first.from).toBe(0)
  expect(proof.winners).not.toContain(first.view.active)
  expect(watcher.table).toMatchObject({ stage: 'playing', options: FOUR_DECKS })
})
