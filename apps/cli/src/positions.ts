/** Finds the positions in a text that arrives in pieces: one JSON object over many lines, or one on each line. */
import { StringDecoder } from 'node:string_decoder'
import type { Place } from './run.ts'

export class Positions {
  private readonly found: (text: string, place: Place) => Promise<void>
  private readonly decoder = new StringDecoder('utf8')
  /** The pieces of a line that has not ended yet. */
  private rest: string[] = []
  /** The lines read before it is clear what the text is; `undefined` once every line is known to be a position. */
  private lines: string[] | undefined = []

  constructor(found: (text: string, place: Place) => Promise<void>) {
    this.found = found
  }

  async add(piece: string | Uint8Array): Promise<void> {
    const text = typeof piece === 'string' ? piece : this.decoder.write(Buffer.from(piece))
    const [first = '', ...others] = text.split('\n')
    this.rest.push(first)
    for (const other of others) {
      await this.addLine(this.rest.join(''))
      this.rest = [other]
    }
  }

  async end(): Promise<void> {
    await this.addLine(this.rest.join('') + this.decoder.end())
    const { lines } = this
    if (lines === undefined) return
    const whole = lines.join('\n')
    if (lines.length < 2 || isJson(whole) || !lines.some(isPosition)) await this.found(whole, 'alone')
    else await this.foundLines(lines)
  }

  private async addLine(line: string): Promise<void> {
    if (isBlank(line)) return
    if (this.lines === undefined) return this.found(line, 'line')
    this.lines.push(line.replace(/^\uFEFF/, ''))
    if (isOnePerLine(this.lines)) await this.foundLines(this.lines)
  }

  private async foundLines(lines: readonly string[]): Promise<void> {
    this.lines = undefined
    for (const line of lines) await this.found(line, 'line')
  }
}

/** Whether two lines are enough to know: the first is complete by itself, so the second must be another position. */
function isOnePerLine(lines: readonly string[]): boolean {
  const [first = '', second] = lines
  if (second === undefined) return false
  // The first line was looked at when there were two; from then on only what is new can decide.
  if (lines.length === 2 && isJson(first)) return true
  return !isOpen(first) && isPosition(lines.at(-1) ?? '')
}

const isBlank = (line: string): boolean => line.trim() === ''

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** Whether the text by itself looks like a position or a saved game, however wrong. */
function isPosition(text: string): boolean {
  if (!text.trimStart().startsWith('{') || !text.includes('"players"')) return false
  return isJson(text)
}

/** Whether brackets are left open at the end of a line, so that the text may go on below it. */
function isOpen(line: string): boolean {
  let depth = 0
  for (const [token] of line.matchAll(/"(?:[^"\\]|\\.)*"?|[[\]{}]/g)) {
    if (token === '{' || token === '[') depth += 1
    else if (token === '}' || token === ']') depth -= 1
  }
  return depth > 0
}
