/** For a saved game: continue it, or start over after a confirmation. */
import type { Session } from '@merchants/cove'
import { standingOf } from '@merchants/cove'
import { useState } from 'react'
import { useTranslation } from '../../../words/words.tsx'
import { FirstScreen, ScreenSettings } from './first-screen.tsx'
import { Headline } from './frame.tsx'

interface SavedGameProps {
  readonly session: Session
  readonly onContinue: () => void
  readonly onPrinted: () => void
  readonly onForget: () => void
}

export function SavedGame({ session, onContinue, onPrinted, onForget }: SavedGameProps): React.ReactNode {
  const t = useTranslation()
  const [isAsking, setIsAsking] = useState(false)
  const { state } = standingOf(session)
  if (isAsking) return <StartOver onYes={onForget} onNo={() => setIsAsking(false)} />
  const go = (
    <button type="button" className="cv-btn is-main" data-continue="" onClick={onContinue}>
      <span>{t('companion.continue')}</span>
      <small>{t('companion.continue-note', { round: state.round, gold: state.stall.gold })}</small>
    </button>
  )
  return (
    <FirstScreen action={go}>
      <ScreenSettings />
      <button type="button" className="cv-btn" data-printed="" onClick={onPrinted}>
        {t('companion.printed-title')}
      </button>
      <button type="button" className="cv-btn" data-again="" onClick={() => setIsAsking(true)}>
        {t('companion.again')}
      </button>
    </FirstScreen>
  )
}

function StartOver({ onYes, onNo }: { readonly onYes: () => void; readonly onNo: () => void }): React.ReactNode {
  const t = useTranslation()
  return (
    <>
      <div className="cp-q is-alone">
        <Headline>{t('companion.again-title')}</Headline>
        <p>{t('companion.again-text')}</p>
      </div>
      <div className="cp-go is-menu">
        <button type="button" className="cv-btn is-main" onClick={onNo}>
          {t('companion.again-no')}
        </button>
        <button type="button" className="cv-btn" data-forget="" onClick={onYes}>
          {t('companion.again-yes')}
        </button>
      </div>
    </>
  )
}
