/** Typed text as a move in notation. */

const STEPS = ['huckster', 'market']
const VERBS = ['go', 'choose', 'sell', 'done']

/** A move with its seat, as the notation writes it; a bare answer is something chosen. The Huckster has nothing to choose. */
export function asCoveMove(text: string, seat: string): string {
  const line = text
    .trim()
    .toLowerCase()
    .replaceAll(/\s*,\s*/g, ',')
  const first = line.split(/\s+/)[0] ?? ''
  if (/^p[12]\s+[a-z]/.test(line) || STEPS.includes(first)) return line
  return seat === 'huckster' || VERBS.includes(first) ? `${seat} ${line}` : `${seat} choose ${line}`
}
