/** A server whose moments, secrets and names of tables are the same each time, and whose time passes only when the test says so. */
import { openMemory, type Storage } from '@merchants/storage'
import { onTestFinished, vi } from 'vitest'
import type { Bots } from '../bots/bots.ts'
import { defaultSettings } from '../dependencies.ts'
import { newNode } from './start-match.ts'
import type { TestClient } from './test-client.ts'

/** The first moment. */
export const BEGINNING = 1_750_000_000_000

/** Bots that never come to a decision. */
const THOUGHTFUL: Bots = {
  decide: () => new Promise(() => undefined),
  legalMoves: async () => [],
  close: async () => undefined,
}

export interface LeakRunner {
  readonly url: string
  readonly storage: Storage
  /** Milliseconds since the first moment. */
  readonly now: () => number
  /** Goes on to this moment, and does what is due by then. */
  readonly goTo: (moment: number) => void
}

export async function leakRunner(): Promise<LeakRunner> {
  let now = BEGINNING
  let tables = 0
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const storage = openMemory()
  vi.spyOn(storage, 'dueTables').mockResolvedValue([])
  const { url } = await newNode({
    storage,
    bots: THOUGHTFUL,
    settings: { ...defaultSettings(), grace: 1e9 },
    source: {
      clock: () => now,
      holdClock: () => undefined,
      secret: () => '7'.repeat(64),
      tableName: () =>
        `table${String(tables++)
          .padStart(7, 'a')
          .replaceAll(/\d/g, (digit) => 'bcdefghijk'[Number(digit)] ?? 'b')}`,
    },
  })
  return {
    url,
    storage,
    now: () => now - BEGINNING,
    goTo: (moment) => {
      const passed = Math.max(0, moment - (now - BEGINNING))
      now += passed
      vi.advanceTimersByTime(passed)
    },
  }
}

/** All messages have arrived, because earlier ones come before the answer. */
export const settled = async (guests: readonly TestClient[]): Promise<void> => {
  await Promise.all(guests.map((guest) => guest.ask({ do: 'past', step: 1_000_000 })))
}
