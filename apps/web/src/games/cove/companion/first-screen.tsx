/** The frame of the first screens. It says what the companion is, and has one button to go on and the way out. */
import { useContext } from 'react'
import { Link } from 'wouter'
import { LanguageSelect } from '../../../shell/switches.tsx'
import { useTranslation } from '../../../words/words.tsx'
import { useAllRules } from '../rules/cove-rules.tsx'
import { useCompanion } from './companion-store.ts'
import { Headline, IsAwake } from './frame.tsx'
import { canSpeak } from './read-aloud.ts'

interface FirstScreenProps {
  readonly children: React.ReactNode
  /** The button that goes on. */
  readonly action: React.ReactNode
}

export function FirstScreen({ children, action }: FirstScreenProps): React.ReactNode {
  const t = useTranslation()
  return (
    <>
      <div className="cp-sheet" data-scroll="">
        <div className="cp-q is-alone">
          <Headline>{t('companion.start-title')}</Headline>
          <p>{t('companion.start-text')}</p>
        </div>
        <div className="cp-setup">{children}</div>
      </div>
      <div className="cp-go is-menu">
        {action}
        <MenuLinks />
      </div>
    </>
  )
}

/** Reading aloud, and what to do where the screen cannot be kept on. */
export function ScreenSettings(): React.ReactNode {
  const t = useTranslation()
  const { isSpoken, speak } = useCompanion()
  const isAwake = useContext(IsAwake)
  return (
    <>
      {canSpeak() && (
        <button
          type="button"
          className="cv-btn cp-toggle"
          data-speak=""
          aria-pressed={isSpoken}
          onClick={() => speak(!isSpoken)}
        >
          {t(isSpoken ? 'companion.speak-on' : 'companion.speak-off')}
        </button>
      )}
      {isAwake === false && (
        <p className="cp-changed" data-sleep="">
          {t('companion.may-sleep')}
        </p>
      )}
    </>
  )
}

/** The rules, the language, and the way home. */
function MenuLinks(): React.ReactNode {
  const t = useTranslation()
  const openRules = useAllRules()
  return (
    <div className="rows cp-doors">
      <button type="button" className="cv-btn" data-rules="" onClick={openRules}>
        {t('cove.rules')}
      </button>
      <LanguageSelect />
      <Link className="cv-btn" href="/">
        {t('common.home')}
      </Link>
    </div>
  )
}
