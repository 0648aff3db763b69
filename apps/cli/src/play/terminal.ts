/** Lines in, lines out: a person at a terminal, or a pipe. */
import { createInterface } from 'node:readline'
import type { Look } from './look.ts'
import { lookOf } from './look.ts'

export interface Terminal {
  readonly look: Look
  print(lines: readonly string[]): void
  /** Wipes the screen, so that the next person sees nothing of the last one. */
  clear(): void
  /** The next line; `undefined` when there is none any more (Ctrl-C, Ctrl-D, end of the pipe). */
  ask(prompt: string): Promise<string | undefined>
  close(): void
}

type Streams = { readonly input: NodeJS.ReadStream; readonly output: NodeJS.WriteStream }

export const isInteractive = ({ input, output }: Streams = process2()): boolean => input.isTTY && output.isTTY

const process2 = (): Streams => ({ input: process.stdin, output: process.stdout })

const WIPE = '\u001B[2J\u001B[3J\u001B[H'

export function openTerminal({ input, output }: Streams = process2()): Terminal {
  const isTerminal = output.isTTY === true
  const hasColours = isTerminal && (process.env['NO_COLOR'] ?? '') === '' && process.env['TERM'] !== 'dumb'
  const lines = new LineQueue(input, output)
  return {
    get look() {
      return lookOf(output.columns ?? 80, hasColours)
    },
    print: (text) => void output.write(text.map((line) => `${line}\n`).join('')),
    clear: () => void (isTerminal && output.write(WIPE)),
    ask: (prompt) => lines.next(prompt),
    close: () => lines.close(),
  }
}

/** Lines that came before anybody asked for them wait their turn. */
class LineQueue {
  private readonly waiting: string[] = []
  private wants: ((line: string | undefined) => void) | undefined = undefined
  private isClosed = false
  private readonly readline: ReturnType<typeof createInterface>

  constructor(input: NodeJS.ReadStream, output: NodeJS.WriteStream) {
    this.readline = createInterface({ input, output, terminal: input.isTTY === true && output.isTTY === true })
    this.readline.on('line', (line) => this.arrived(line))
    this.readline.on('SIGINT', () => this.readline.close())
    this.readline.on('close', () => {
      this.isClosed = true
      if (this.waiting.length === 0) this.arrived(undefined)
    })
  }

  next(prompt: string): Promise<string | undefined> {
    const line = this.waiting.shift()
    if (line !== undefined) return Promise.resolve(line)
    if (this.isClosed) return Promise.resolve(undefined)
    this.readline.setPrompt(prompt)
    this.readline.prompt()
    return new Promise((resolve) => (this.wants = resolve))
  }

  close(): void {
    this.readline.close()
  }

  private arrived(line: string | undefined): void {
    const { wants } = this
    this.wants = undefined
    if (wants !== undefined) wants(line)
    else if (line !== undefined) this.waiting.push(line)
  }
}
