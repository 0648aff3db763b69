/** Tables with people at them, for tests. */
import type { OpenTable } from '@merchants/protocol'
import { onTestFinished } from 'vitest'
import { TestClient, openTable, takeSeat, type Seated } from './test-client.ts'
import { startNode, type TestNode } from './test-server.ts'

/** A server until the end of the test. */
export async function newNode(...given: Parameters<typeof startNode>): Promise<TestNode> {
  const node = await startNode(...given)
  onTestFinished(() => node.close())
  return node
}

export interface Pair {
  readonly table: string
  readonly ana: TestClient
  readonly bo: TestClient
  readonly seats: readonly [Seated, Seated]
  /** The seat asked now, and the other one. */
  readonly asked: () => readonly [TestClient, TestClient]
}

/** Two people whose game has begun; Bo may come by another node. */
export async function startTwoPlayerMatch(url: string, body: Partial<OpenTable> = {}, otherUrl = url): Promise<Pair> {
  const one = await openTable(url, body)
  const other = await takeSeat(otherUrl, one.table, { name: 'Bo' })
  const [ana, bo] = [await TestClient.at(url, one), await TestClient.at(otherUrl, other)]
  await bo.say({ do: 'ready', isReady: true })
  const refusal = await ana.say({ do: 'start' })
  if (refusal !== undefined) throw new Error(`The game does not start: ${refusal.key}`)
  await bo.when(({ match }) => match !== undefined)
  return {
    table: one.table,
    ana,
    bo,
    seats: [one, other],
    asked: () => (ana.match?.view.decision === undefined ? [bo, ana] : [ana, bo]),
  }
}
