/** A hint at any table, with the best move, its chances next to two others, and the reason. */
import { useEffect, useState } from 'react'
import { Dialog } from '../shell/dialog.tsx'
import { useTranslation } from '../words/words.tsx'
import './coach.css'
import { percent } from './percent.ts'

interface AdviceOn<Move> {
  readonly best: Move
  readonly others: readonly Move[]
}

type Advise<Move> = (how: 'hint') => Promise<AdviceOn<Move> | undefined>

interface HintProps<Move> {
  readonly advise: Advise<Move> | undefined
  /** The question that the hint is about. */
  readonly step: number
  readonly about: string
  readonly move: (move: Move) => string
  /** Why the best move is better than the next. */
  readonly reasons: (move: Move) => string
  readonly onPlay: (move: Move) => void
  readonly onClose: () => void
}

/** The answer of the coach, or why there is none. */
type Heard<Move> = AdviceOn<Move> | 'thinking' | 'nothing' | 'failed'

export function Hint<Move extends { readonly chance: number }>(props: HintProps<Move>): React.ReactNode {
  const t = useTranslation()
  const { advise, step, about, move, reasons, onPlay, onClose } = props
  const heard = useHint(advise, step)
  const isAdvice = typeof heard === 'object'
  const play = (chosen: Move): void => {
    onClose()
    onPlay(chosen)
  }
  return (
    <Dialog title={t('coach.hint')} onClose={onClose}>
      <div className="hint-said" aria-live="polite" aria-busy={heard === 'thinking'}>
        {heard === 'thinking' && (
          <>
            <p>{t('coach.thinking')}</p>
            <Waiting />
          </>
        )}
        {heard === 'nothing' && <p>{t('coach.no-hint')}</p>}
        {heard === 'failed' && <p>{t('coach.failed')}</p>}
        {isAdvice && (
          <>
            <h3>{t('coach.best')}</h3>
            <MoveRow words={move(heard.best)} chance={heard.best.chance} />
            <p>{reasons(heard.best)}</p>
            {heard.others.length > 0 && <h3>{t('coach.others')}</h3>}
            {heard.others.map((other) => (
              <MoveRow key={move(other)} words={move(other)} chance={other.chance} />
            ))}
          </>
        )}
      </div>
      <p className="hint">{about}</p>
      {isAdvice && (
        <footer>
          <button type="button" className="btn primary" onClick={() => play(heard.best)}>
            {t('coach.play')}
          </button>
        </footer>
      )}
    </Dialog>
  )
}

function useHint<Move>(advise: Advise<Move> | undefined, step: number): Heard<Move> {
  const [heard, setHeard] = useState<Heard<Move>>('thinking')
  useEffect(() => {
    let isHere = true
    const hear = (said: Heard<Move>): void => (isHere ? setHeard(said) : undefined)
    advise?.('hint').then(
      (advice) => hear(advice ?? 'nothing'),
      () => hear('failed'),
    )
    return () => {
      isHere = false
    }
  }, [advise, step])
  return heard
}

/** How far the time of a hint is used up. */
function Waiting(): React.ReactNode {
  const t = useTranslation()
  const [tenths, setTenths] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setTenths((before) => Math.min(before + 1, HINT_TENTHS)), 100)
    return () => clearInterval(timer)
  }, [])
  return <progress max={HINT_TENTHS} value={tenths} aria-label={t('coach.thinking')} />
}

/** About how long a hint takes, in tenths of a second. */
const HINT_TENTHS = 16

/** A move with its chances as a bar and a number. */
function MoveRow({ words, chance }: { readonly words: string; readonly chance: number }): React.ReactNode {
  const t = useTranslation()
  const share = percent(chance)
  return (
    <div>
      {words} · <b>{t('coach.percent', { share })}</b>
      <meter max={100} value={share} aria-label={t('coach.chance', { share })} />
    </div>
  )
}
