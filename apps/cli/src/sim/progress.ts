/** A progress bar. */
import type { WriteStream } from 'node:tty'

const WIDTH = 30
const EVERY_MS = 100

export class Progress {
  private readonly games: number
  private readonly stream: Pick<WriteStream, 'isTTY' | 'write'>
  private readonly start = performance.now()
  private readonly what: string
  private shown = 0

  constructor(games: number, stream: Pick<WriteStream, 'isTTY' | 'write'>, what = 'games') {
    this.games = games
    this.stream = stream
    this.what = what
  }

  show(played: number): void {
    const now = performance.now()
    if (!this.stream.isTTY || now - this.shown < EVERY_MS) return
    this.shown = now
    const full = Math.floor((WIDTH * played) / this.games)
    const left = Math.ceil((((now - this.start) / played) * (this.games - played)) / 1000)
    const bar = '#'.repeat(full) + '.'.repeat(WIDTH - full)
    this.stream.write(`\r[${bar}] ${played} of ${this.games} ${this.what}, ${left} s left\x1b[K`)
  }

  clear(): void {
    if (this.stream.isTTY) this.stream.write('\r\x1b[K')
  }
}
