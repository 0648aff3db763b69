/** A process full of players who use the client library. They reconnect when a server is gone for a while. */
import { type Connection, joinTable, type SeatCredentials } from '@merchants/client'
import WebSocket from 'ws'
import { anyAnswer } from './answer.ts'
import { sure, takeAllSeats } from './fill-table.ts'
import type { Seating } from './process-messages.ts'

/** How long each thinks. */
const THINKS = 100

/** Tables that have lost their connection since the mark, and those of them that have moved since. */
const torn = new Set<number>()
const back = new Set<number>()
const connections: Connection[] = []
let tables = 0
let moves = 0
let refused = 0
let whenAllAreBack = (): void => {}

async function sit({ url, seats, tables: count }: Seating): Promise<object> {
  tables = count
  for (let number = 0; number < count; number++) {
    const taken = await takeAllSeats({ url }, seats, number)
    const [host, ...others] = taken.map((each) => join(url, number, each))
    for (const other of others) sure(await other.ready(true))
    sure(await host?.start())
  }
  return {}
}

function join(url: string, number: number, { table, secret }: SeatCredentials): Connection {
  const connection = joinTable({ url, table, secret, WebSocket })
  connections.push(connection)
  connection.onDisconnect((lost) => lost && torn.add(number))
  let thinksAbout = -1
  connection.onMatch(({ question, view: { decision } }) => {
    if (decision === undefined || question === thinksAbout) return
    thinksAbout = question
    setTimeout(() => void answer(connection, number, question, decision), THINKS)
  })
  connection.onTable(({ stage }) => void (stage === 'over' && connection.again()))
  return connection
}

async function answer(
  connection: Connection,
  number: number,
  question: number,
  decision: Parameters<typeof anyAnswer>[0],
): Promise<void> {
  const refusal = await connection.answer(question, [anyAnswer(decision)])
  if (refusal !== undefined) {
    refused++
    return
  }
  moves++
  if (!torn.has(number)) return
  back.add(number)
  if (back.size === tables) whenAllAreBack()
}

async function obey(
  order: { do: 'sit'; seating: Seating } | { do: 'mark' } | { do: 'wait' } | { do: 'leave' },
): Promise<object> {
  switch (order.do) {
    case 'sit':
      return sit(order.seating)
    case 'mark':
      torn.clear()
      back.clear()
      return {}
    case 'wait':
      if (back.size < tables) await new Promise<void>((resolve) => (whenAllAreBack = resolve))
      return { moves, refused }
    case 'leave':
      for (const connection of connections) connection.close()
      return {}
  }
}

process.on('message', (order: Parameters<typeof obey>[0]) => {
  void obey(order).then((answer) => process.send?.(answer))
})
process.once('disconnect', () => process.exit())
