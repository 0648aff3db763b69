/** Typed text as a move in notation. */
import { catalogue } from '@merchants/dale'

const NAMES = catalogue.toSorted((a, b) => b.name.length - a.name.length)

/** Cards may be written by name too: `buy 5 with magnet, junk`. */
const withIds = (line: string): string =>
  NAMES.reduce(
    (text, { name, id }) => text.replaceAll(new RegExp(`\\b${name.toLowerCase()}\\b(?!-)`, 'g'), id),
    line,
  ).replaceAll(/\s*,\s*/g, ',')

const VERBS = ['buy', 'play', 'build', 'discard', 'use', 'pass', 'choose']

/** A move with its seat, as the notation writes it; a bare answer is something chosen. */
export function asMove(text: string, seat: string): string {
  const line = withIds(text.trim().toLowerCase())
  if (/^p[1-4]\s+[a-z]/.test(line)) return line
  return VERBS.includes(line.split(/\s+/)[0] ?? '') ? `${seat} ${line}` : `${seat} choose ${line}`
}
