/** The actions of the buttons under the Huckster's steps: start his turn, continue it, or skip it. */
import { useCallback } from 'react'
import { useKeyDown } from '../../../look/use-key-down.ts'
import { useTranslation } from '../../../words/words.tsx'
import { useExplain } from '../explain/use-explain.ts'
import { usePace } from '../playback/pace.ts'
import { STEP_NAMES } from '../ask/step-names.ts'
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
  const t = useTranslation()
  const { match, showing, story, start } = useCove()
  const { setPace } = usePace()
  const { isBusy, isHis, isRead, next: showNext, toEnd: showEnd } = showing
  const isHisToStart = match.view.waitsFor === match.view.humans.length
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

  useKeyDown((event) => {
    if (!isFreeKey(event)) return
    if (event.key === 'n') next()
    else if (event.key === 'b') showing.back()
    else if (event.key === 'p') setPace(usePace.getState().pace === 'pace' ? 'step' : 'pace')
    else if (event.key === 'e') useExplain.getState().toggle()
  })

  const coming = story && STEP_NAMES[story.kind][story.step]
  const label =
    isBusy && !isHis
      ? t('cove.skip')
      : isStart || (isRead && isHisToStart)
        ? t('cove.start-turn')
        : isRead || coming === undefined
          ? t('cove.go-on')
          : t('cove.next-is', { step: t.any(`cove.step-${coming}`) })
  return { next, back: showing.back, toEnd, canGoBack: showing.canGoBack, label }
}
