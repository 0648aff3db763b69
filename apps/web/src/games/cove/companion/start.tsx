/** The start of a game: whose cards, which level and which rogue card. */
import type { CompanionSetup } from '@merchants/cove'
import { DECK_KINDS, LEVELS, ROGUE_CARDS } from '@merchants/cove'
import { useState } from 'react'
import { useTranslation } from '../../../words/words.tsx'
import { useCompanion } from './companion-store.ts'
import { FirstScreen, ScreenSettings } from './first-screen.tsx'
import { ToggleRow } from './forms/toggle-row.tsx'

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
  const go = (
    <button type="button" className="cv-btn is-main" data-begin="" onClick={() => onBegin(choice)}>
      {t('companion.start-go')} <span aria-hidden="true">▸</span>
    </button>
  )
  return (
    <FirstScreen action={go}>
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
      <KnownBoard />
      <ScreenSettings />
    </FirstScreen>
  )
}

/** The board of the last game is known; another box is asked about from the beginning. */
function KnownBoard(): React.ReactNode {
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
