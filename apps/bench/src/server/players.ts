/** A process full of cheap players. */
import WebSocket from 'ws'
import { RawTable, type Tally } from './raw-table.ts'
import type { Played, Seating, ToPlayers } from './process-messages.ts'

/** This many tables are opened at a time. */
const AT_ONCE = 16

/** Milliseconds that running games have to finish once the time is over. */
const REPLY_TIMEOUT_MS = 10_000

const tables: RawTable[] = []
const names: string[] = []
const watchers: WebSocket[] = []
let url = ''
let tally: Tally = { moves: 0, waits: [], refused: 0, lostSockets: 0 }

async function obey(order: ToPlayers): Promise<unknown> {
  switch (order.do) {
    case 'sit':
      return sit(order.seating, order.record)
    case 'watch':
      return watch(order.sockets)
    case 'play':
      return play(order.milliseconds, order.every)
    case 'recordings':
      return tables.flatMap(({ recording }) => (recording && recording.moves.length > 0 ? [recording] : []))
    case 'leave':
      for (const table of tables) table.close()
      for (const watcher of watchers) watcher.terminate()
      return {}
  }
}

async function sit(seating: Seating, record: number): Promise<object> {
  url = seating.url
  let number = 0
  const setTables = async (): Promise<void> => {
    while (number < seating.tables) {
      const mine = number++
      const table = new RawTable(tally)
      tables.push(table)
      if (seating.isReference) await table.sitAtReference(seating, mine)
      else names.push(await table.sit(seating, mine, mine < record))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, setTables))
  return {}
}

/** People who only look on, spread over all tables. */
async function watch(sockets: number): Promise<object> {
  for (let at = 0; at < sockets; at++) {
    const watcher = new WebSocket(`${url.replace(/^http/, 'ws')}/ws/tables/${names[at % names.length]}`, {
      perMessageDeflate: false,
    })
    watcher.on('error', () => {})
    watchers.push(watcher)
    await new Promise((resolve) => watcher.once('message', resolve))
  }
  return {}
}

async function play(milliseconds: number, every: number | undefined): Promise<Played> {
  Object.assign(tally, { moves: 0, waits: [], refused: 0, lostSockets: 0 } satisfies Tally)
  const began = performance.now()
  for (const table of tables) table.play(every)
  await pause(milliseconds)
  const { moves } = tally
  const took = performance.now() - began
  for (const table of tables) table.pause()
  for (let waited = 0; unanswered() > 0 && waited < REPLY_TIMEOUT_MS; waited += 20) await pause(20)
  return { ...tally, moves, milliseconds: took, unanswered: unanswered() }
}

const unanswered = (): number => tables.flatMap(({ seats }) => seats).filter(({ isWaiting }) => isWaiting).length

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

process.on('message', (order: ToPlayers) => {
  void obey(order).then((answer) => process.send?.(answer as object))
})
process.once('disconnect', () => process.exit())
