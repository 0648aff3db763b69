/** What the buttons under the Huckster's steps do: start his turn, go on with it, or leave it. */
import { useCallback } from 'react'
import { useKeyDown } from '../../look/use-key-down.ts'
import { useWords } from '../../words/words.tsx'
import { usePace } from '../show/pace.ts'
import { isFreeKey } from './free-key.ts'
import { useCove } from './table-context.tsx'

export interface HisTurn {
  readonly next: () => void
  readonly back: () => void
  readonly toEnd: () => void
  readonly canGoBack: boolean
  readonly label: string
}

export function useHisTurn(): HisTurn {
  const t = useWords()
  const { sight, showing, start } = useCove()
  const { setPace } = usePace()
  const { isBusy, isHis, isRead, next: showNext, toEnd: showEnd } = showing
  const isHisToStart = sight.view.waitsFor === sight.view.humans.length
  const isStart = isHisToStart && !isBusy
  const next = useCallback(() => {
    if (isStart) return start()
    if (isBusy && !isHis) return showEnd()
    showNext()
    if (isRead && isHisToStart) start()
  }, [isBusy, isHis, isHisToStart, isRead, isStart, showEnd, showNext, start])
  const toEnd = useCallback(() => {
    if (isStart) return start(true)
    showEnd()
  }, [isStart, showEnd, start])

  const label =
    isBusy && !isHis
      ? 'cove.skip'
      : isStart || (isRead && isHisToStart)
        ? 'cove.start-turn'
        : isRead
          ? 'cove.go-on'
          : 'cove.next-step'

  useKeyDown((event) => {
    if (!isFreeKey(event)) return
    if (event.key === 'n') next()
    else if (event.key === 'b') showing.back()
    else if (event.key === 'p') setPace(usePace.getState().pace === 'pace' ? 'step' : 'pace')
  })

  return { next, back: showing.back, toEnd, canGoBack: showing.canGoBack, label: t(label) }
}
