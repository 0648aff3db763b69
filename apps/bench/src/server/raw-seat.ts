/** A cheap seat. It is a bare socket that parses as little of each message as possible. */
import { applyDiff, type Diff, type DiffMessage, type Shape, unpack } from '@merchants/protocol'
import WebSocket from 'ws'
import { anyAnswer } from './answer.ts'

/** Events at a seat, for its table. */
export interface SeatListeners {
  /** This seat has to decide. */
  readonly asked: (seat: RawSeat) => void
  /** An answer was acknowledged. */
  readonly moved: () => void
  /** The time from sending an answer to seeing its effect, or to its acknowledgement if others may have to react first. */
  readonly waited: (milliseconds: number) => void
  readonly refused: () => void
  readonly lost: () => void
  readonly over: (seat: RawSeat) => void
  readonly heard: (seat: RawSeat, kind: string, text: Buffer) => void
  /** It is about to answer. */
  readonly answers: () => void
}

/** Answers have numbers from 1 up; all other messages have this one. */
const ASIDE = 0

/** The relevant part of a view. */
interface Asking {
  readonly question?: number
  readonly view?: { readonly decision?: Decision }
}

type Decision = Parameters<typeof anyAnswer>[0]

export class RawSeat {
  readonly place: number
  private readonly socket: WebSocket
  private readonly happenings: SeatListeners
  private next: { readonly question: number; readonly answer: readonly number[] } | undefined
  private answered = -1
  private sentAt = 0
  private count = ASIDE
  private unacknowledged = 0
  private settle: (() => void) | undefined
  private lastGame = 0
  private shapes: readonly Shape[] = []
  private question = -1
  private decision: Decision | undefined

  constructor(url: string, secret: string | undefined, place: number, listeners: SeatListeners) {
    this.place = place
    this.happenings = listeners
    const headers = secret === undefined ? {} : { authorization: `Seat ${secret}` }
    this.socket = new WebSocket(url, { headers, perMessageDeflate: false })
    this.socket.on('message', (data: Buffer) => this.hear(data))
    this.socket.on('close', () => this.happenings.lost())
    this.socket.on('error', () => {})
  }

  /** Resolves when the socket is open; fails if it cannot be. */
  get opened(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.socket.once('open', resolve)
      this.socket.once('error', reject)
    })
  }

  /** Whether an answer is under way. */
  get isWaiting(): boolean {
    return this.unacknowledged > 0
  }

  get hasAnswered(): boolean {
    return this.count > ASIDE
  }

  /** Says something that is not an answer, and waits until it is done. */
  say(body: object): Promise<void> {
    this.socket.send(JSON.stringify({ id: ASIDE, ...body }))
    return new Promise((resolve) => (this.settle = resolve))
  }

  /** Gives the answer that was asked for. */
  answer(): void {
    if (this.next === undefined) return
    const { question, answer } = this.next
    this.next = undefined
    this.happenings.answers()
    this.answered = question
    this.sentAt = performance.now()
    this.unacknowledged++
    this.socket.send(`{"id":${++this.count},"do":"answer","question":${question},"answers":[[${answer.join()}]]}`)
  }

  close(): void {
    this.socket.removeAllListeners('close')
    this.socket.terminate()
  }

  private hear(data: Buffer): void {
    const kind = data.toString('latin1', 7, 9)
    this.happenings.heard(this, kind, data)
    if (kind === 'di') this.change(data)
    else if (kind === 'si') this.see(data)
    else if (kind === 'we') this.shapes = (JSON.parse(data.toString()) as { shapes?: readonly Shape[] }).shapes ?? []
    else if (kind === 'do') this.acknowledge(data)
    else if (kind === 're') this.happenings.refused()
    else if (kind === 'ta') this.look(data)
  }

  private see(data: Buffer): void {
    const { question = -1, view } = JSON.parse(data.toString()) as Asking
    this.question = question
    this.decision = view?.decision
    this.consider()
  }

  private change(data: Buffer): void {
    const { sight } = JSON.parse(data.toString()) as DiffMessage
    const question = packedField(sight, 'question', this.shapes)
    const change = packedField(packedField(sight, 'view', this.shapes), 'decision', this.shapes)
    if (typeof question === 'number') this.question = question
    if (change !== undefined) this.decision = changed(this.decision, unpack(change, this.shapes) as Diff)
    this.consider()
  }

  private consider(): void {
    const { question, decision } = this
    if (question !== this.answered) this.stopWaiting()
    if (question === this.answered || decision === undefined) return
    this.next = { question, answer: anyAnswer(decision) }
    this.happenings.asked(this)
  }

  private acknowledge(data: Buffer): void {
    if (data.indexOf(`"id":${ASIDE}`) >= 0) return this.settle?.()
    this.unacknowledged--
    this.stopWaiting()
    this.happenings.moved()
  }

  private stopWaiting(): void {
    if (this.sentAt > 0) this.happenings.waited(performance.now() - this.sentAt)
    this.sentAt = 0
  }

  private look(data: Buffer): void {
    if (data.indexOf('"stage":"over"') < 0) return
    const { game } = (JSON.parse(data.toString()) as { readonly table: { readonly game: number } }).table
    if (game === this.lastGame) return
    this.lastGame = game
    this.happenings.over(this)
  }
}

/** A field of a packed record, still packed. Nothing else is read. */
function packedField(packed: unknown, name: string, shapes: readonly Shape[]): unknown {
  if (!Array.isArray(packed)) return Object.entries(packed ?? {}).find(([each]) => each === name)?.[1]
  const at = shapes[Number(packed[0]) - 1]?.indexOf(name) ?? -1
  return at < 0 ? undefined : packed[at + 1]
}

/** A question that is gone has an empty difference. */
const changed = (before: Decision | undefined, change: Diff): Decision | undefined =>
  Array.isArray(change) && change.length === 0 ? undefined : (applyDiff(before, change) as Decision)
