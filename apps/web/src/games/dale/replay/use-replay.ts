/** A running replay with its position, its point of view, and the table at that moment. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useHost } from '../host-context.tsx'
import type { ReplayViewer, Replay, DaleMatchView } from '../match-types.ts'
import { defaultViewer } from './viewers.ts'
import { redactMoves } from './redacted-moves.ts'
import { placeOf, stepAt } from './timeline.ts'
import type { DescribedMove } from './described-moves.ts'
import { describeMoves } from './described-moves.ts'

export interface ReplayState {
  readonly replay: Replay
  /** The moves as this viewer may read them. */
  readonly moves: readonly DescribedMove[]
  readonly place: number
  /** How many answers were given at this place. */
  readonly step: number
  readonly viewer: ReplayViewer
  /** The shown table, of this position or still of the one before. */
  readonly match: DaleMatchView
  readonly shown: number
  readonly go: (place: number) => void
  readonly look: (viewer: ReplayViewer) => void
}

interface Shown {
  readonly match: DaleMatchView
  readonly place: number
  readonly viewer: ReplayViewer
}

/** Nothing while it is being looked up, `false` if there is no such game. */
export function useReplay(game: string, step: number, wanted?: ReplayViewer): ReplayState | false | undefined {
  const [place, setPlace] = useState(0)
  const [viewer, setEyes] = useState<ReplayViewer>('spectator')
  // Where to begin; `go` and `look` report later moves.
  const first = useRef({ step, wanted })
  const begin = useCallback((found: Replay) => {
    setPlace(placeOf(found, first.current.step))
    setEyes(first.current.wanted ?? defaultViewer(found.setup, found.isOver))
  }, [])
  const replay = useFound(game, begin)
  const found = replay === false ? undefined : replay
  const shown = useShown(game, found, place, viewer)
  const read = useMoves(game, found, viewer)

  const last = found?.moves.length ?? 0
  const go = useCallback((to: number) => setPlace(Math.max(0, Math.min(to, last))), [last])
  return useMemo(() => {
    if (replay === false) return false
    if (replay === undefined || shown === undefined || read === undefined) return undefined
    const moves = read.viewer === viewer ? read.moves : []
    return {
      replay,
      moves,
      place,
      step: stepAt(replay, place),
      viewer,
      match: shown.match,
      shown: shown.place,
      go,
      look: setEyes,
    }
  }, [viewer, go, place, read, replay, shown])
}

/** The game, once it is found. */
function useFound(game: string, begin: (found: Replay) => void): Replay | false | undefined {
  const host = useHost()
  const [replay, setReplay] = useState<Replay | false>()
  useEffect(() => {
    let isHere = true
    void host.replay(game).then((found) => {
      if (!isHere) return
      setReplay(found ?? false)
      if (found !== undefined) begin(found)
    })
    return () => {
      isHere = false
    }
  }, [begin, game, host])
  return replay
}

/** The table at a place, or still at the one before. */
function useShown(game: string, found: Replay | undefined, place: number, viewer: ReplayViewer): Shown | undefined {
  const host = useHost()
  const [shown, setShown] = useState<Shown>()
  useEffect(() => {
    let isWanted = true
    if (found !== undefined) {
      void host.matchViewAt(game, stepAt(found, place), viewer).then((match) => {
        if (isWanted && match !== undefined)
          setShown((before) => ({ match: withNews(match, before, place, viewer), place, viewer }))
      })
    }
    return () => {
      isWanted = false
    }
  }, [viewer, found, game, host, place])
  return shown
}

type Read = Pick<ReplayState, 'viewer' | 'moves'>

/** All moves, as this viewer may read them. */
function useMoves(game: string, found: Replay | undefined, viewer: ReplayViewer): Read | undefined {
  const host = useHost()
  const [read, setRead] = useState<Read>()
  useEffect(() => {
    let isWanted = true
    if (found !== undefined) {
      void host.matchViewAt(game, found.steps, viewer).then((end) => {
        if (!isWanted || end === undefined) return
        const moves = redactMoves(found, end.log, viewer)
        setRead({ viewer, moves: describeMoves(found, moves, end.log, end.view) })
      })
    }
    return () => {
      isWanted = false
    }
  }, [viewer, found, game, host])
  return read
}

/** Only a step forward is animated, not a jump. */
function withNews(match: DaleMatchView, before: Shown | undefined, place: number, viewer: ReplayViewer): DaleMatchView {
  const isNext = before !== undefined && before.viewer === viewer && before.place === place - 1
  const news = isNext ? match.log.findIndex(({ step }) => step > before.match.step) : -1
  return { ...match, news: news < 0 ? match.log.length : news }
}
