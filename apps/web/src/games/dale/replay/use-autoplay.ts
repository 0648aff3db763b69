/** Plays a replay automatically, move by move. */
import { useEffect, useState } from 'react'
import type { ReplayState } from './use-replay.ts'

/** How fast moves follow each other, as a factor of normal. */
export const TEMPOS = [0.5, 1, 2, 4] as const
type Tempo = (typeof TEMPOS)[number]

/** How long a move is looked at, in milliseconds. */
const MOVE = 1600

export interface Autoplay {
  readonly isPlaying: boolean
  readonly tempo: Tempo
  readonly toggle: () => void
  readonly stop: () => void
  readonly setTempo: (tempo: Tempo) => void
}

export function useAutoplay({ replay, place, shown, go }: ReplayState): Autoplay {
  const [isOn, setOn] = useState(false)
  const [tempo, setTempo] = useState<Tempo>(1)
  const last = replay.moves.length
  const isPlaying = isOn && place < last

  useEffect(() => {
    if (!isPlaying || shown !== place) return undefined
    const timer = setTimeout(() => {
      go(place + 1)
      if (place + 1 >= last) setOn(false)
    }, MOVE / tempo)
    return () => clearTimeout(timer)
  }, [go, isPlaying, last, place, shown, tempo])

  return {
    isPlaying,
    tempo,
    toggle: () => {
      if (!isPlaying && place >= last) go(0)
      setOn(!isPlaying)
    },
    stop: () => setOn(false),
    setTempo,
  }
}
