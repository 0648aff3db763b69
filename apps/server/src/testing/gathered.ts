/** Tables with people at them, for tests. */
import type { OpenTable } from '@merchants/protocol'
import { onTestFinished } from 'vitest'
import { Guest, openTable, takeSeat, type Seated } from './guest.ts'
import { startNode, type TestNode } from './node.ts'

/** A server until the end of the test. */
export async function newNode(...given: Parameters<typeof startNode>): Promise<TestNode> {
  const node = await startNode(...given)
  onTestFinished(() => node.close())
  return node
}

export interface Pair {
  readonly table: string
  readonly ana: Guest
  readonly bo: Guest
  readonly seats: readonly [Seated, Seated]
  /** Whoever is asked now, and the other. */
  readonly asked: () => readonly [Guest, Guest]
}

/** Two people whose game has begun; Bo may come by another node. */
export async function begun(url: string, body: Partial<OpenTable> = {}, otherUrl = url): Promise<Pair> {
  const one = await openTable(url, body)
  const other = await takeSeat(otherUrl, one.table, { name: 'Bo' })
  const [ana, bo] = [await Guest.at(url, one), await Guest.at(otherUrl, other)]
  await bo.say({ do: 'ready', isReady: true })
  const refusal = await ana.say({ do: 'start' })
  if (refusal !== undefined) throw new Error(`The game does not start: ${refusal.key}`)
  await bo.when(({ sight }) => sight !== undefined)
  return {
    table: one.table,
    ana,
    bo,
    seats: [one, other],
    asked: () => (ana.sight?.view.decision === undefined ? [bo, ana] : [ana, bo]),
  }
}
