/** Messages sent and not yet answered. They are sent again unchanged whenever the connection comes back. */
import type { ChatLine, ClientMessage } from '@merchants/protocol'
import type { Refusal } from '@merchants/tabletop'

/** A message before it has its number. */
export type NewMessage = ClientMessage extends infer Each
  ? Each extends ClientMessage
    ? Omit<Each, 'id'>
    : never
  : never

export type Reply = { readonly result: unknown } | { readonly refusal: Refusal }

interface PendingMessage {
  readonly message: ClientMessage
  readonly settle: (reply: Reply) => void
}

export class Outbox {
  private readonly waiting = new Map<number, PendingMessage>()
  private last: number
  private closed: string | undefined

  /** Messages are numbered after this. */
  constructor(last: number) {
    this.last = last
  }

  get isEmpty(): boolean {
    return this.waiting.size === 0
  }

  add(saying: NewMessage): { readonly message: ClientMessage; readonly reply: Promise<Reply> } {
    const message: ClientMessage = { ...saying, id: ++this.last }
    const reply = new Promise<Reply>((settle) => this.waiting.set(message.id, { message, settle }))
    if (this.closed !== undefined) this.rejectAll(this.closed)
    return { message, reply }
  }

  settle(id: number, reply: Reply): void {
    this.waiting.get(id)?.settle(reply)
    this.waiting.delete(id)
  }

  /** Settles all waiting messages, which will not be answered. */
  rejectAll(key: string): void {
    for (const id of this.waiting.keys()) this.settle(id, { refusal: { key, facts: {} } })
  }

  /** Closes the outbox for good. */
  close(key: string): void {
    this.closed = key
    this.rejectAll(key)
  }

  /** A chat line has no question that would tell a repeated one from the first, so those that arrived are not sent again. */
  confirmChat(lines: readonly ChatLine[]): void {
    const texts = lines.map(({ text }) => text)
    for (const [id, { message }] of this.waiting) {
      const at = message.do === 'chat' ? texts.indexOf(message.text.trim()) : -1
      if (at < 0) continue
      texts.splice(at, 1)
      this.settle(id, { result: undefined })
    }
  }

  /** All unanswered messages, in the order in which they were sent. */
  get all(): readonly ClientMessage[] {
    return [...this.waiting.values()].map(({ message }) => message)
  }
}
