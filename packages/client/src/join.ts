/** Joins a table: what happens there comes in, what we do goes out, and losing the connection loses nothing. */
import type { ChatLine, ServerMessage, TableView } from '@merchants/protocol'
import { CLOSED, PROTOCOL, WITH_DIFFS } from '@merchants/protocol'
import type { Connection } from './connection.ts'
import { doingsBy } from './doings.ts'
import { type Later, Line, type Lost, type SocketMaker } from './line.ts'
import { Outbox, type Reply, type Saying } from './outbox.ts'
import { Sights, type TableSight } from './sights.ts'
import { Topic } from './topic.ts'

export interface JoinOptions {
  /** Where the server is: `https://…` or `http://…`. */
  readonly url: string
  readonly table: string
  /** For programs: the secrets of the own seats, joined by points. A page has cookies. */
  readonly secret?: string | undefined
  /** What to connect with where the platform has nothing: the class of the package `ws`. */
  readonly WebSocket?: SocketMaker
  /** From 0 up to 1: how long pauses are. */
  readonly chance?: () => number
  readonly later?: Later
}

/** Another visit numbers its messages from elsewhere, so that nothing is taken for what was said before. */
const FIRST_NUMBERS = 2 ** 40

const laterByTimer: Later = (run, milliseconds) => {
  const timer = setTimeout(run, milliseconds)
  return () => clearTimeout(timer)
}

export function joinTable(options: JoinOptions): Connection {
  const table = new Topic<TableView | undefined>(undefined)
  const sight = new Topic<TableSight | undefined>(undefined)
  const chat = new Topic<readonly ChatLine[]>([])
  const lost = new Topic<Lost | undefined>(undefined)
  const saving = new Topic(true)
  const sights = new Sights()
  const chance = options.chance ?? Math.random
  const outbox = new Outbox(Math.floor(chance() * FIRST_NUMBERS))
  let mine: readonly number[] = []
  let isIn = false

  const line = new Line({
    url: `${options.url.replace(/^http/, 'ws')}/ws/tables/${options.table}?${new URLSearchParams(WITH_DIFFS).toString()}`,
    headers: options.secret === undefined ? undefined : { authorization: `Seat ${options.secret}` },
    WebSocket: options.WebSocket ?? (globalThis as unknown as { WebSocket: SocketMaker }).WebSocket,
    chance,
    later: options.later ?? laterByTimer,
    hear,
    lose,
  })

  function hear(message: ServerMessage): void {
    switch (message.is) {
      case 'welcome':
        return welcome(message)
      case 'table':
        return table.set(message.table)
      case 'chat':
        return talk(message.line)
      case 'sight':
      case 'diff':
        return see(sights.take(message))
      case 'done':
        return settle(message.id, { result: message.result })
      case 'refused':
        return settle(message.id, { refusal: message.why })
      case 'saving':
        return saving.set(message.works)
      case 'closing':
    }
  }

  function welcome(message: Extract<ServerMessage, { is: 'welcome' }>): void {
    if (message.protocol !== PROTOCOL) return line.end('outdated')
    mine = message.mine
    sights.restart(message.shapes)
    if (!isIn) {
      saving.set(true)
      outbox.arrived(message.chat.filter((each) => mine.includes(each.seat) && !chat.value.some(isSame(each))))
      line.settle()
      for (const each of outbox.all) line.send(JSON.stringify(each))
    }
    isIn = true
    lost.set(undefined)
    table.set(message.table)
    chat.set(message.chat)
  }

  /** An own line that is heard has arrived, whether or not its acknowledgement does. */
  function talk(said: ChatLine): void {
    if (mine.includes(said.seat)) outbox.arrived([said])
    chat.set([...chat.value, said])
  }

  function settle(id: number, reply: Reply): void {
    outbox.settle(id, reply)
    line.answered(!outbox.isEmpty)
  }

  function see(seen: TableSight | 'gap' | undefined): void {
    if (seen === 'gap') line.drop()
    else if (seen !== undefined) sight.set(seen)
  }

  function lose(why: Lost, code: number): void {
    isIn = false
    if (code === CLOSED.badMessage) outbox.giveUp('bad-message')
    if (why.pause === undefined) outbox.close(why.why)
    lost.set(why)
  }

  /** What came of an answer may be shown later: others may react to it first. */
  function afterAnswer(question: number, reply: Reply): void {
    if (!('refusal' in reply)) see(sights.answered(question))
  }

  function tell(saying: Saying): Promise<Reply> {
    const { message, reply } = outbox.add(saying)
    if (isIn) line.send(JSON.stringify(message))
    if (saying.do === 'answer' || saying.do === 'say') void reply.then((result) => afterAnswer(saying.question, result))
    return reply
  }

  return {
    get table() {
      return table.value
    },
    get sight() {
      return sight.value
    },
    get chatLines() {
      return chat.value
    },
    get mine() {
      return mine
    },
    get lost() {
      return lost.value
    },
    get isSaving() {
      return saving.value
    },
    onTable: (listener) => table.on((value) => value && listener(value)),
    onSight: (listener) => sight.on((value) => value && listener(value)),
    onChat: (listener) => chat.on(listener),
    onLost: (listener) => lost.on(listener),
    onSaving: (listener) => saving.on(listener),
    ...doingsBy(tell),
    hurry: () => line.hurry(),
    close: () => {
      line.close()
      outbox.close('closed')
    },
  }
}

/** A line of the chat is known by who said what, and when. */
const isSame =
  (one: ChatLine) =>
  (other: ChatLine): boolean =>
    one.at === other.at && one.seat === other.seat && one.text === other.text
