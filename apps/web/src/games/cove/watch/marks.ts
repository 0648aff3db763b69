/** The marks on the slider of a game: its days, turns and markets. */
import type { CoveFrame } from '../cove-match-types.ts'

export interface ReelMark {
  readonly place: number
  readonly kind: 'day' | 'turn' | 'market'
  readonly day: number
}

/** Where turns and phases begin. */
export const turnsOf = (frames: readonly CoveFrame[]): readonly number[] =>
  frames.flatMap(({ event }, at) => (event.what === 'turn began' || event.what === 'phase began' ? [at] : []))

export const marksOf = (frames: readonly CoveFrame[]): readonly ReelMark[] =>
  frames.flatMap(({ event }, place): ReelMark[] => {
    if (event.what === 'turn began') return [{ place, kind: 'turn', day: 0 }]
    if (event.what !== 'phase began') return []
    if (event.phase === 'arrival') return [{ place, kind: 'day', day: event.round }]
    return event.phase === 'market' ? [{ place, kind: 'market', day: event.round }] : []
  })
