/** A client at its table. Messages of the server update it, and its own messages wait here for their reply. */
import { CLOSE_CODES, PROTOCOL_VERSION, type ChatLine, type ServerMessage, type TableView } from '@merchants/protocol'
import { ReconnectingSocket, type ReconnectingSocketOptions, type Disconnect } from './reconnecting-socket.ts'
import { Outbox, type Reply, type NewMessage } from './outbox.ts'
import { MatchViewAssembler, type TableMatchView } from './match-view-assembler.ts'
import { ObservableValue } from './observable.ts'

/** Each visit numbers its messages from a random start, so that none is mistaken for an earlier one. */
const FIRST_NUMBERS = 2 ** 40

export class TableClient {
  readonly table = new ObservableValue<TableView | undefined>(undefined)
  readonly match = new ObservableValue<TableMatchView | undefined>(undefined)
  readonly chat = new ObservableValue<readonly ChatLine[]>([])
  readonly lost = new ObservableValue<Disconnect | undefined>(undefined)
  readonly saving = new ObservableValue(true)
  mine: readonly number[] = []
  private readonly assembler = new MatchViewAssembler()
  private readonly outbox: Outbox
  private readonly line: ReconnectingSocket
  private isIn = false

  constructor(options: Omit<ReconnectingSocketOptions, 'onMessage' | 'onDisconnect'>) {
    this.outbox = new Outbox(Math.floor(options.chance() * FIRST_NUMBERS))
    this.line = new ReconnectingSocket({
      ...options,
      onMessage: (message) => this.hear(message),
      onDisconnect: (why, code) => this.lose(why, code),
    })
  }

  tell(saying: NewMessage): Promise<Reply> {
    const { message, reply } = this.outbox.add(saying)
    if (this.isIn) this.line.send(JSON.stringify(message))
    if (saying.do === 'answer' || saying.do === 'say')
      void reply.then((result) => this.afterAnswer(saying.question, result))
    return reply
  }

  hurry(): void {
    this.line.reconnectNow()
  }

  close(): void {
    this.line.close()
    this.outbox.close('closed')
  }

  private hear(message: ServerMessage): void {
    switch (message.is) {
      case 'welcome':
        return this.welcome(message)
      case 'table':
        return this.table.set(message.table)
      case 'chat':
        return this.talk(message.line)
      case 'sight':
      case 'diff':
        return this.see(this.assembler.receive(message))
      case 'done':
        return this.settle(message.id, { result: message.result })
      case 'refused':
        return this.settle(message.id, { refusal: message.why })
      case 'saving':
        return this.saving.set(message.works)
      case 'closing':
    }
  }

  private welcome(message: Extract<ServerMessage, { is: 'welcome' }>): void {
    if (message.protocol !== PROTOCOL_VERSION) return this.line.end('outdated')
    this.mine = message.mine
    this.assembler.restart(message.shapes)
    if (!this.isIn) {
      this.saving.set(true)
      this.outbox.confirmChat(message.chat.filter((each) => this.isMine(each) && !this.chat.value.some(isSame(each))))
      this.line.markConnected()
      for (const each of this.outbox.all) this.line.send(JSON.stringify(each))
    }
    this.isIn = true
    this.lost.set(undefined)
    this.table.set(message.table)
    this.chat.set(message.chat)
  }

  /** A line of this client that comes back has arrived, whether or not its acknowledgement does. */
  private talk(said: ChatLine): void {
    if (this.isMine(said)) this.outbox.confirmChat([said])
    this.chat.set([...this.chat.value, said])
  }

  private isMine(said: ChatLine): boolean {
    return this.mine.includes(said.seat)
  }

  private settle(id: number, reply: Reply): void {
    this.outbox.settle(id, reply)
    this.line.answered(!this.outbox.isEmpty)
  }

  private see(seen: TableMatchView | 'gap' | undefined): void {
    if (seen === 'gap') this.line.reset()
    else if (seen !== undefined) this.match.set(seen)
  }

  /** The result of an answer may be shown later, because others may react to it first. */
  private afterAnswer(question: number, reply: Reply): void {
    if (!('refusal' in reply)) this.see(this.assembler.answered(question))
  }

  private lose(why: Disconnect, code: number): void {
    this.isIn = false
    if (code === CLOSE_CODES.badMessage) this.outbox.rejectAll('bad-message')
    if (why.pause === undefined) this.outbox.close(why.why)
    this.lost.set(why)
  }
}

/** A chat line is identified by its seat, text and time. */
const isSame =
  (one: ChatLine) =>
  (other: ChatLine): boolean =>
    one.at === other.at && one.seat === other.seat && one.text === other.text
