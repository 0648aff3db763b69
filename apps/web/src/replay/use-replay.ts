/** A game being looked back at: the place in it, whose eyes, and the table as it was. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useHost } from '../host-context.tsx'
import type { Eyes, Replay, Sight } from '../sight.ts'
import { firstEyes } from './eyes.ts'
import { seenMoves } from './seen-moves.ts'
import { placeOf, stepAt } from './timeline.ts'
import type { ToldMove } from './told-moves.ts'
import { toldMoves } from './told-moves.ts'

export interface Looking {
  readonly replay: Replay
  /** The moves as these eyes may read them. */
  readonly moves: readonly ToldMove[]
  readonly place: number
  /** How many answers were given at this place. */
  readonly step: number
  readonly eyes: Eyes
  /** What is shown: of this place, or still of the one before. */
  readonly sight: Sight
  readonly shown: number
  readonly go: (place: number) => void
  readonly look: (eyes: Eyes) => void
}

interface Shown {
  readonly sight: Sight
  readonly place: number
  readonly eyes: Eyes
}

/** Nothing while it is being looked up, `false` if there is no such game. */
export function useReplay(game: string, step: number, wanted?: Eyes): Looking | false | undefined {
  const host = useHost()
  // Where to begin; where one goes from there is told by `go` and `look`.
  const first = useRef({ step, wanted })
  const [replay, setReplay] = useState<Replay | false>()
  const [place, setPlace] = useState(0)
  const [eyes, setEyes] = useState<Eyes>('spectator')
  const [shown, setShown] = useState<Shown>()
  const [read, setRead] = useState<Pick<Looking, 'eyes' | 'moves'>>()

  useEffect(() => {
    let isHere = true
    void host.replay(game).then((found) => {
      if (!isHere) return
      setReplay(found ?? false)
      if (found === undefined) return
      setPlace(placeOf(found, first.current.step))
      setEyes(first.current.wanted ?? firstEyes(found.setup, found.isOver))
    })
    return () => {
      isHere = false
    }
  }, [game, host])

  const found = replay === false ? undefined : replay
  useEffect(() => {
    let isWanted = true
    if (found !== undefined) {
      void host.lookBack(game, stepAt(found, place), eyes).then((sight) => {
        if (isWanted && sight !== undefined)
          setShown((before) => ({ sight: withNews(sight, before, place, eyes), place, eyes }))
      })
    }
    return () => {
      isWanted = false
    }
  }, [eyes, found, game, host, place])

  useEffect(() => {
    let isWanted = true
    if (found !== undefined) {
      void host.lookBack(game, found.steps, eyes).then((end) => {
        if (!isWanted || end === undefined) return
        const moves = seenMoves(found, end.log, eyes)
        setRead({ eyes, moves: toldMoves(found, moves, end.log, end.view) })
      })
    }
    return () => {
      isWanted = false
    }
  }, [eyes, found, game, host])

  const last = found?.moves.length ?? 0
  const go = useCallback((to: number) => setPlace(Math.max(0, Math.min(to, last))), [last])
  return useMemo(() => {
    if (replay === false) return false
    if (replay === undefined || shown === undefined || read === undefined) return undefined
    const moves = read.eyes === eyes ? read.moves : []
    return {
      replay,
      moves,
      place,
      step: stepAt(replay, place),
      eyes,
      sight: shown.sight,
      shown: shown.place,
      go,
      look: setEyes,
    }
  }, [eyes, go, place, read, replay, shown])
}

/** Only a step forward is news, and flies; a jump is not. */
function withNews(sight: Sight, before: Shown | undefined, place: number, eyes: Eyes): Sight {
  const isNext = before !== undefined && before.eyes === eyes && before.place === place - 1
  const news = isNext ? sight.log.findIndex(({ step }) => step > before.sight.step) : -1
  return { ...sight, news: news < 0 ? sight.log.length : news }
}
