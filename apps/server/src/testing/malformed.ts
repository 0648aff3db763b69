/** Messages that are wrong in some way, for tests. */
import { below, type Chance } from '@merchants/tabletop'

const GOOD: readonly object[] = [
  { do: 'answer', id: 1, question: 0, answers: [[0]] },
  { do: 'say', id: 2, question: 0, line: 'discard none' },
  { do: 'why', id: 3, line: 'buy 5 with junk' },
  { do: 'legal', id: 4 },
  { do: 'undo', id: 5, question: 1 },
  { do: 'cancel', id: 6, question: 1 },
  { do: 'past', id: 7, step: 0 },
  { do: 'look', id: 8, seat: 0 },
  { do: 'frames', id: 17, from: 0, to: 1 },
  { do: 'chat', id: 9, text: 'hello' },
  { do: 'ready', id: 10, isReady: true },
  { do: 'set', id: 11, seats: [{ is: 'open' }, { is: 'bot', level: 'novice' }] },
  { do: 'start', id: 12 },
  { do: 'stand in', id: 13, on: true },
  { do: 'propose', id: 14, what: 'undo' },
  { do: 'agree', id: 15, yes: false },
  { do: 'again', id: 16 },
]

const ODD: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  3.5,
  1e308,
  2 ** 53,
  '',
  'x',
  '\u0000',
  '\ud800',
  '__proto__',
  'constructor',
  [],
  {},
  [[]],
  [[1e9]],
  [[-1]],
  Array(200).fill(0),
]

const pick = <T>(chance: Chance, list: readonly T[]): T => list[below(chance, list.length)] as T

/** A message that is right but for one thing, or two, or wholly wrong. */
export function malformedMessage(chance: Chance): string {
  const good = { ...pick(chance, GOOD) } as Record<string, unknown>
  const names = [...Object.keys(good), 'seat', 'extra', '__proto__']
  switch (below(chance, 6)) {
    case 0:
      return JSON.stringify(good)
    case 1:
      good[pick(chance, names)] = pick(chance, ODD)
      return JSON.stringify(good)
    case 2:
      good[pick(chance, names)] = pick(chance, ODD)
      good[pick(chance, names)] = pick(chance, ODD)
      return JSON.stringify(good)
    case 3: {
      const text = JSON.stringify(good)
      return text.slice(0, below(chance, text.length))
    }
    case 4:
      return JSON.stringify(pick(chance, ODD)) ?? ''
    default:
      return Array.from({ length: below(chance, 60) }, () => String.fromCharCode(below(chance, 0xffff))).join('')
  }
}
