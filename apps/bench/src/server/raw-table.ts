/** A table of raw seats. Sets up its game, plays while it is allowed to, and can record its messages. */
import { DIFF_QUERY } from '@merchants/protocol'
import { type SeatListeners, RawSeat } from './raw-seat.ts'
import { takeAllSeats } from './fill-table.ts'
import { DONE, type Recording, type Seating } from './process-messages.ts'
import { itemAt } from '@merchants/tabletop'

/** The totals of all tables of a process. */
export interface Tally {
  moves: number
  waits: number[]
  refused: number
  lostSockets: number
}

/** The reference repeats this many recorded moves at most. */
const MAX_RECORDING = 60

const DIFFS = new URLSearchParams(DIFF_QUERY).toString()

export class RawTable {
  readonly seats: RawSeat[] = []
  recording: Recording | undefined
  private readonly tally: Tally
  private asked: RawSeat | undefined
  private every: number | undefined
  private isPlaying = false
  private timer: NodeJS.Timeout | undefined
  private window = newWindow()

  constructor(tally: Tally) {
    this.tally = tally
  }

  /** Takes all seats of a new table, and starts the game. */
  async sit({ url, seats }: Seating, number: number, isRecorded: boolean): Promise<string> {
    const taken = await takeAllSeats({ url }, seats, number)
    const { table } = itemAt(taken, 0)
    const places = taken.map(({ secret }) => ({ url: `${socketUrl(url)}/ws/tables/${table}?${DIFFS}`, secret }))
    await this.connect(places, isRecorded)
    for (const seat of this.seats.slice(1)) await seat.say({ do: 'ready', isReady: true })
    await this.seats[0]?.say({ do: 'start' })
    return table
  }

  /** Takes all seats of a group of the reference, which begins at once. */
  sitAtReference({ url, seats }: Seating, number: number): Promise<void> {
    const places = Array.from({ length: seats }, (_, place) => ({
      url: `${socketUrl(url)}/${number}/${place}`,
      secret: undefined,
    }))
    return this.connect(places, false)
  }

  /** Moves as soon as it can, or one move in this many milliseconds. */
  play(every: number | undefined): void {
    this.isPlaying = true
    this.every = every
    this.timer = every === undefined ? undefined : setTimeout(() => this.move(), Math.random() * every)
    if (every === undefined) this.move()
  }

  pause(): void {
    this.isPlaying = false
    clearTimeout(this.timer)
  }

  close(): void {
    this.pause()
    for (const seat of this.seats) seat.close()
  }

  private async connect(
    places: readonly { readonly url: string; readonly secret: string | undefined }[],
    isRecorded: boolean,
  ): Promise<void> {
    const listeners: SeatListeners = {
      asked: (seat) => {
        this.asked = seat
        if (this.isPlaying && this.every === undefined) this.move()
      },
      moved: () => void this.tally.moves++,
      waited: (milliseconds) => void this.tally.waits.push(milliseconds),
      refused: () => void this.tally.refused++,
      lost: () => void this.tally.lostSockets++,
      over: (seat) => void seat.say({ do: 'again' }),
      heard: (seat, kind, text) => {
        if (isRecorded) this.keep(seat, kind, text)
      },
      answers: () => {
        if (isRecorded) this.turnPage()
      },
    }
    for (const [place, { url, secret }] of places.entries()) {
      const seat = new RawSeat(url, secret, place, listeners)
      this.seats.push(seat)
      await seat.opened
    }
  }

  private move(): void {
    if (this.every !== undefined) this.timer = setTimeout(() => this.move(), this.every)
    const seat = this.asked
    this.asked = undefined
    seat?.answer()
  }

  /** Records the messages between two answers. */
  private keep(seat: RawSeat, kind: string, text: Buffer): void {
    if (kind === 'do' && seat.hasAnswered) this.window.done = text.toString()
    else if (kind === 'si' || kind === 'di' || kind === 'we')
      this.window.views.push({ place: seat.place, text: text.toString() })
  }

  /** Each answer begins a new move of the recording. */
  private turnPage(): void {
    const { recording, window } = this
    this.window = newWindow()
    if (recording === undefined) this.recording = { first: window.views, moves: [] }
    else if (recording.moves.length < MAX_RECORDING)
      this.recording = { first: recording.first, moves: [...recording.moves, window] }
  }
}

interface Window {
  done: string
  readonly views: { readonly place: number; readonly text: string }[]
}

const newWindow = (): Window => ({ done: DONE, views: [] })

const socketUrl = (url: string): string => url.replace(/^http/, 'ws')
