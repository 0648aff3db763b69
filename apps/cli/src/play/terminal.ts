/** Reads and writes lines, for a user at a terminal or a pipe. */
import type { Interface } from 'node:readline'
import { createInterface } from 'node:readline'
import type { TerminalStyle } from './terminal-style.ts'
import { terminalStyle } from './terminal-style.ts'

export interface Terminal {
  readonly look: TerminalStyle
  print(lines: readonly string[]): void
  /** Wipes the screen, so that the next person sees nothing of the last one. */
  clear(): void
  /** The next line; `undefined` when there is none any more (Ctrl-C, Ctrl-D, end of the pipe). */
  ask(prompt: string): Promise<string | undefined>
  close(): void
}

interface Streams {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean }
  readonly output: NodeJS.WritableStream & {
    readonly isTTY?: boolean
    readonly columns?: number
    readonly rows?: number
  }
}

const ownStreams = (): Streams => ({ input: process.stdin, output: process.stdout })

export const isInteractive = ({ input, output }: Streams = ownStreams()): boolean =>
  input.isTTY === true && output.isTTY === true

const WIPE = '\u001B[2J\u001B[3J\u001B[H'

export function openTerminal({ input, output }: Streams = ownStreams()): Terminal {
  const isTerminal = output.isTTY === true
  const hasColours = isTerminal && (process.env['NO_COLOR'] ?? '') === '' && process.env['TERM'] !== 'dumb'
  const lines = new LineQueue(input, output)
  return {
    get look() {
      return terminalStyle(output.columns ?? 80, output.rows ?? 24, hasColours)
    },
    print: (text) => void output.write(text.map((line) => `${line}\n`).join('')),
    clear: () => void (isTerminal && output.write(WIPE)),
    ask: (prompt) => lines.next(prompt),
    close: () => lines.close(),
  }
}

/** Queues lines that arrive before they are asked for. */
class LineQueue {
  private readonly waiting: string[] = []
  private wants: ((line: string | undefined) => void) | undefined = undefined
  private isClosed = false
  private readonly output: Streams['output']
  private readonly isTerminal: boolean
  private readonly readline: Interface

  constructor(input: Streams['input'], output: Streams['output']) {
    this.output = output
    this.isTerminal = isInteractive({ input, output })
    this.readline = createInterface({ input, output, terminal: this.isTerminal })
    this.readline.on('line', (line) => this.arrived(line))
    this.readline.on('SIGINT', () => this.readline.close())
    this.readline.on('close', () => {
      this.isClosed = true
      if (this.waiting.length === 0) this.arrived(undefined)
    })
  }

  next(prompt: string): Promise<string | undefined> {
    const line = this.waiting.shift()
    if (line === undefined && this.isClosed) return Promise.resolve(undefined)
    return new Promise((resolve) => {
      // The answer may come while the prompt is still being written.
      if (line === undefined) this.wants = resolve
      this.readline.setPrompt(prompt)
      this.readline.prompt()
      if (line !== undefined) resolve(this.echoed(line))
    })
  }

  close(): void {
    this.readline.close()
  }

  /** Input from a pipe is echoed, so that the output reads like a conversation. */
  private echoed(line: string): string {
    if (!this.isTerminal) this.output.write(`${line}\n`)
    return line
  }

  private arrived(line: string | undefined): void {
    const { wants } = this
    this.wants = undefined
    if (wants !== undefined) wants(line === undefined ? line : this.echoed(line))
    else if (line !== undefined) this.waiting.push(line)
  }
}
