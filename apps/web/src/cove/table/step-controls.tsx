/** Back, next, play and to the end: how the Huckster's turn is shown. */
import { useWords } from '../../words/words.tsx'
import { usePace } from '../show/pace.ts'
import { useHisTurn } from './use-his-turn.ts'

export function StepControls({ isShort = false }: { readonly isShort?: boolean }): React.ReactNode {
  const t = useWords()
  const { pace, setPace } = usePace()
  const { next, back, toEnd, canGoBack, label } = useHisTurn()
  return (
    <div className="ctl">
      <button type="button" className="cv-btn" disabled={!canGoBack} onClick={back} aria-keyshortcuts="b">
        {t('cove.step-back')}
      </button>
      <button type="button" className="cv-btn is-main" data-next="" onClick={next} aria-keyshortcuts="n">
        {label}
      </button>
      <button
        type="button"
        className="cv-btn"
        aria-pressed={pace === 'pace'}
        aria-keyshortcuts="p"
        onClick={() => setPace(pace === 'pace' ? 'step' : 'pace')}
      >
        {t(pace === 'pace' ? 'cove.pause' : 'cove.play')}
      </button>
      {!isShort && (
        <button type="button" className="cv-btn" data-to-end="" onClick={toEnd}>
          {t('cove.to-end')}
        </button>
      )}
    </div>
  )
}
