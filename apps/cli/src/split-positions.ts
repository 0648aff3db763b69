/** Finds the positions in a text that arrives in pieces, as one JSON object over many lines or one on each line. */
import { StringDecoder } from 'node:string_decoder'

/** Whether a position was written on one line, as its result will be, or over many. */
export type Layout = 'one line' | 'many lines'

export class Positions {
  private readonly found: (text: string, layout: Layout) => Promise<void>
  private readonly decoder = new StringDecoder('utf8')
  /** The pieces of a line that has not ended yet. */
  private rest: string[] = []
  /** The lines read before it is clear what the text is; `undefined` once every line is known to be a position. */
  private lines: string[] | undefined = []
  /** Whether the first line leaves brackets open, so that the text may go on below it. */
  private isOpen = false

  constructor(found: (text: string, layout: Layout) => Promise<void>) {
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
    if (lines.length < 2 || isJson(whole) || !lines.some(isPosition)) await this.found(whole, 'many lines')
    else await this.foundLines(lines)
  }

  private async addLine(line: string): Promise<void> {
    if (isBlank(line)) return
    const { lines } = this
    if (lines === undefined) return this.found(line, 'one line')
    const bare = lines.length === 0 ? line.replace(/^\uFEFF/, '') : line
    lines.push(bare)
    if (lines.length === 1) this.isOpen = openBrackets(bare) > 0
    if (!this.isOpen && (lines.length === 1 ? isJson(bare) : isPosition(bare))) await this.foundLines(lines)
  }

  private async foundLines(lines: readonly string[]): Promise<void> {
    this.lines = undefined
    for (const line of lines) await this.found(line, 'one line')
  }
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

/** The fields that every position of Dale, or of the Cove, has. */
const FIELDS = ['"players"', '"cove"']

/** Whether the text alone looks like a position or a saved game, even a wrong one. */
function isPosition(text: string): boolean {
  if (!text.trimStart().startsWith('{') || !FIELDS.some((field) => text.includes(field))) return false
  return isJson(text)
}

/** How many brackets are open at the end of a line, not counting those in quotes. */
function openBrackets(line: string): number {
  let depth = 0
  let isQuoted = false
  for (let at = 0; at < line.length; at++) {
    const sign = line[at]
    if (sign === '\\') at += 1
    else if (sign === '"') isQuoted = !isQuoted
    else if (!isQuoted && (sign === '{' || sign === '[')) depth += 1
    else if (!isQuoted && (sign === '}' || sign === ']')) depth -= 1
  }
  return depth
}
