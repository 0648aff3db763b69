/** Games saved by earlier versions of the page still end as they did. */
import type { CoveHistory } from '@merchants/cove'
import { inLog, movesOf, writePosition } from '@merchants/cove'
import { allEvents, sha256 } from '@merchants/tabletop'
import { describe, expect, test } from 'vitest'
import moves from '../../../testing/frozen/cove-moves.json' with { type: 'json' }
import running from '../../../testing/frozen/cove-running.json' with { type: 'json' }
import solo from '../../../testing/frozen/cove-solo.json' with { type: 'json' }
import two from '../../../testing/frozen/cove-two.json' with { type: 'json' }
import { memoryStore } from '../../../worker/match-database.ts'
import { LocalCoveStore } from './local-cove-store.ts'
import type { CoveRecord } from './record.ts'
import { LocalCoveMatch } from './local-cove-match.ts'

// These files are never renewed. If a rule changes, it gets a new version, and these games go on under the old one.
const GAMES = [
  { name: 'solo', game: solo },
  { name: 'two humans', game: two },
  { name: 'a game that goes on', game: running },
  { name: 'two humans with written moves, against the hard Huckster and cultists', game: moves },
]

const hashOf = (lines: readonly string[]): string => sha256(lines.join('\n'))

function endOf(history: CoveHistory): Readonly<Record<string, unknown>> {
  const { now } = history.pause
  const moves = movesOf(history)
  return {
    steps: history.past.length,
    position: writePosition(now),
    winners: now.winners,
    moves: moves.length,
    movesHash: hashOf(moves),
    lines: allEvents(history).flatMap((event) => inLog(event, now.humans.length) ?? []).length,
  }
}

describe.each(GAMES)('$name', ({ game: { record, saved, end } }) => {
  test('kept in the browser', () => {
    const { history } = new LocalCoveMatch(record as unknown as CoveRecord)
    expect(endOf(history)).toMatchObject(end)
  })

  test('saved as a file', async () => {
    const store = memoryStore<CoveRecord>()
    const loaded = await new LocalCoveStore(store).load(saved)
    const [kept] = await store.all()
    expect(loaded).toBe(kept?.game)
    expect(endOf(new LocalCoveMatch(kept as CoveRecord).history)).toMatchObject(end)
  })
})
