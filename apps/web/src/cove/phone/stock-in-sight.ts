/** Which of the Huckster's rows a phone shows beside the harbour. */
import type { EventView } from '@merchants/cove'
import type { Story } from '../show/story.ts'

const OF_THE_SHELF: ReadonlySet<EventView['what']> = new Set<EventView['what']>([
  'gained good',
  'lost good',
  'sold',
  'keeps good',
])

/** His shelf while goods are placed on it or sold from it; otherwise his pool. */
export function stockInSight({ kind, step, lines, reading }: Story): 'shelf' | 'pool' {
  const newest = lines[step].at(-1)?.event.what
  if (newest !== undefined) return OF_THE_SHELF.has(newest) ? 'shelf' : 'pool'
  const isToCome = kind === 'market' || (step === 3 && reading?.action.does === 'goods')
  return isToCome ? 'shelf' : 'pool'
}
