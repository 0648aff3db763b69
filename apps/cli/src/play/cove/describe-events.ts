/** Events at the Cove in short lines, with every step of the Huckster and the number of its rule. */
import type { Event } from '@merchants/cove'
import { adventurerName, inLog, ruleOf, whyInEnglish } from '@merchants/cove'
import type { TerminalStyle } from '../terminal-style.ts'
import { flow } from '../terminal-style.ts'
import { itemAt } from '@merchants/tabletop'

/** A line, and the reason for it if someone has to know. */
export interface LogLine {
  readonly text: string
  readonly why?: string
  /** Where a turn or a phase begins. */
  readonly isTitle?: boolean
}

/** Events that the drawing shows anyway. */
const SILENT: readonly Event['what'][] = ['not asked', 'shuffled', 'filled square', 'loads']

export function describeEvents(all: readonly Event[], humans: number): LogLine[] {
  const events = all.filter(({ what }) => !SILENT.includes(what))
  const told: LogLine[] = []
  for (let at = 0; at < events.length;) {
    const together = sameFrom(events, at)
    const line = together.length > 1 ? togetherLine(together, humans) : lineOf(itemAt(events, at), humans)
    if (line !== undefined) told.push(line)
    at += together.length
  }
  return told
}

/** Events that come in rows and are told together. */
const ROWS: readonly Event['what'][] = ['arrived', 'went home', 'moved marker']

function sameFrom(events: readonly Event[], at: number): Event[] {
  const first = itemAt(events, at)
  if (!ROWS.includes(first.what)) return [first]
  const end = events.findIndex((event, place) => place > at && event.what !== first.what)
  return events.slice(at, end < 0 ? undefined : end)
}

function togetherLine(events: readonly Event[], humans: number): LogLine | undefined {
  const [first] = events
  const last = events.at(-1)
  if (first?.what === 'moved marker' && last?.what === 'moved marker') {
    return lineOf({ ...first, to: last.to }, humans)
  }
  const groups = new Map<string, string[]>()
  for (const event of events) {
    if (event.what !== 'arrived' && event.what !== 'went home') continue
    const place = event.what === 'arrived' ? `boat ${event.boat}` : `the ${event.to}`
    groups.set(place, [...(groups.get(place) ?? []), adventurerName(event.who)])
  }
  const words = [...groups].map(([place, who]) => `${place}: ${who.join(', ')}`)
  return { text: `${first?.what === 'arrived' ? 'newcomers in' : 'back to'} ${words.join('; ')}` }
}

function lineOf(event: Event, humans: number): LogLine | undefined {
  const line = inLog(event, humans)
  if (line === undefined) return undefined
  if (event.what === 'turn began' || event.what === 'phase began') return { text: line, isTitle: true }
  if (!('why' in event)) return { text: line }
  const why = `${ruleOf(event.why)}: ${whyInEnglish(event.why)}`
  return { text: line.replace(` (${why})`, ''), why }
}

/** The lines on the page; reasons are paler than deeds. */
export function drawLog(told: readonly LogLine[], { paint, width }: TerminalStyle): string[] {
  return told.flatMap(({ text, why, isTitle }) => {
    if (isTitle) return [paint('bold', text)]
    const words = why === undefined ? [] : `(${why})`.split(' ').map((word) => paint('dim', word))
    return flow(['·', ...text.split(' '), ...words], width, ' ', '  ')
  })
}
