/** The review of a game, decision by decision, until all are judged or it is stopped. */
import type { Judged, JudgedMove, Review } from '@merchants/bots/coach'
import { useEffect, useState } from 'react'

export interface Reviewing<Move extends JudgedMove = Judged> {
  /** All that was found so far. */
  readonly review: Review<Move> | undefined
  readonly isRunning: boolean
  readonly hasFailed: boolean
  readonly run: (isRunning: boolean) => void
}

/** `judge` judges one more decision of a game and returns everything found so far. It stays the same function. */
export function useReview<Move extends JudgedMove>(
  judge: (game: string, seat: number) => Promise<Review<Move> | undefined>,
  game: string,
  seat: number,
): Reviewing<Move> {
  const [review, setReview] = useState<Review<Move>>()
  const [isRunning, run] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    if (!isRunning) return undefined
    let isWanted = true
    const goOn = async (): Promise<void> => {
      while (isWanted) {
        const found = await judge(game, seat)
        if (!isWanted) return
        setReview(found)
        if (found === undefined || found.judged >= found.of) return run(false)
      }
    }
    goOn().catch(() => {
      setFailed(true)
      run(false)
    })
    return () => {
      isWanted = false
    }
  }, [game, judge, isRunning, seat])
  return { review: review?.seat === seat ? review : undefined, isRunning, hasFailed, run }
}
