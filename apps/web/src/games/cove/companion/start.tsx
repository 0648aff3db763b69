/** The first screen: whose cards, which level and which rogue card, or continue the saved game. */
import type { CompanionSetup, Session } from '@merchants/cove'
import { DECK_KINDS, LEVELS, ROGUE_CARDS, standingOf } from '@merchants/cove'
import { useContext, useState } from 'react'
import { Link } from 'wouter'
import { LanguageSelect } from '../../../shell/switches.tsx'
import { useTranslation } from '../../../words/words.tsx'
import { useAllRules } from '../rules/cove-rules.tsx'
import { useCompanion } from './companion-store.ts'
import { ToggleRow } from './forms/toggle-row.tsx'
import { Headline, IsAwake } from './frame.tsx'
import { canSpeak } from './read-aloud.ts'

const DECKS = {
  own: ['companion.deck-own', 'companion.deck-own-note'],
  printed: ['companion.deck-printed', 'companion.deck-printed-note'],
} as const
const LEVEL_WORDS = { normal: 'companion.level-normal', hard: 'companion.level-hard' } as const
const ROGUE_WORDS = {
  criminals: 'companion.rogue-criminals',
  cultists: 'companion.rogue-cultists',
  robbers: 'companion.rogue-robbers',
} as const

type Choice = Omit<CompanionSetup, 'seed'>

const USUAL: Choice = { deck: 'own', level: 'normal', rogue: 'criminals', humans: 1 }

const HUMANS = [1, 2] as const

export function Start({ onBegin }: { readonly onBegin: (choice: Choice) => void }): React.ReactNode {
  const t = useTranslation()
  const [choice, setChoice] = useState(USUAL)
  return (
    <>
      <div className="cp-sheet" data-scroll="">
        <div className="cp-q is-alone">
          <Headline>{t('companion.start-title')}</Headline>
          <p>{t('companion.start-text')}</p>
        </div>
        <div className="cp-setup">
          <ToggleRow
            name="deck"
            label={t('companion.start-deck')}
            toggles={DECK_KINDS.map((value) => ({ value, face: <DeckFace words={DECKS[value]} /> }))}
            value={choice.deck}
            onChoose={(deck) => setChoice({ ...choice, deck })}
          />
          <ToggleRow
            name="level"
            label={t('companion.start-level')}
            toggles={LEVELS.map((value) => ({ value, face: t(LEVEL_WORDS[value]) }))}
            value={choice.level}
            onChoose={(level) => setChoice({ ...choice, level })}
          />
          <ToggleRow
            name="rogue"
            label={t('companion.start-rogue')}
            toggles={ROGUE_CARDS.map((value) => ({ value, face: t(ROGUE_WORDS[value]) }))}
            value={choice.rogue}
            onChoose={(rogue) => setChoice({ ...choice, rogue })}
          />
          <ToggleRow
            name="humans"
            label={t('companion.start-humans')}
            toggles={HUMANS.map((value) => ({ value, face: value }))}
            value={choice.humans}
            onChoose={(humans) => setChoice({ ...choice, humans })}
          />
          <Remembered />
          <Habits />
        </div>
      </div>
      <div className="cp-go is-menu">
        <button type="button" className="cv-btn is-main" data-begin="" onClick={() => onBegin(choice)}>
          {t('companion.start-go')} <span aria-hidden="true">▸</span>
        </button>
        <Doors />
      </div>
    </>
  )
}

/** The board of the last game is known; another box is asked about from the beginning. */
function Remembered(): React.ReactNode {
  const t = useTranslation()
  const { box, forgetBox } = useCompanion()
  if (box === undefined) return undefined
  return (
    <div className="row spread cp-tile">
      <span>{t('companion.box-known')}</span>
      <button type="button" className="cv-btn" data-forget-box="" onClick={forgetBox}>
        {t('companion.box-other')}
      </button>
    </div>
  )
}

/** Reading aloud, and what to do where the screen cannot be kept on. */
function Habits(): React.ReactNode {
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
const Doors = (): React.ReactNode => {
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

function DeckFace({ words }: { readonly words: (typeof DECKS)['own' | 'printed'] }): React.ReactNode {
  const t = useTranslation()
  const [name, note] = words
  return (
    <span className="center cp-toggle-face is-tall">
      <span>{t(name)}</span>
      <small>{t(note)}</small>
    </span>
  )
}

interface KeptProps {
  readonly session: Session
  readonly onContinue: () => void
  readonly onPrinted: () => void
  readonly onForget: () => void
}

/** For a saved game: continue it, or start over after a confirmation. */
export function Kept({ session, onContinue, onPrinted, onForget }: KeptProps): React.ReactNode {
  const t = useTranslation()
  const [isAsking, setIsAsking] = useState(false)
  const { state } = standingOf(session)
  if (isAsking) return <Again onYes={onForget} onNo={() => setIsAsking(false)} />
  return (
    <>
      <div className="cp-sheet" data-scroll="">
        <div className="cp-q is-alone">
          <Headline>{t('companion.start-title')}</Headline>
          <p>{t('companion.start-text')}</p>
        </div>
        <div className="cp-setup">
          <Habits />
          <button type="button" className="cv-btn" data-printed="" onClick={onPrinted}>
            {t('companion.printed-title')}
          </button>
          <button type="button" className="cv-btn" data-again="" onClick={() => setIsAsking(true)}>
            {t('companion.again')}
          </button>
        </div>
      </div>
      <div className="cp-go is-menu">
        <button type="button" className="cv-btn is-main" data-continue="" onClick={onContinue}>
          <span>{t('companion.continue')}</span>
          <small>{t('companion.continue-note', { round: state.round, gold: state.stall.gold })}</small>
        </button>
        <Doors />
      </div>
    </>
  )
}

function Again({ onYes, onNo }: { readonly onYes: () => void; readonly onNo: () => void }): React.ReactNode {
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
