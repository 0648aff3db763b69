/** A deck to choose: portrait, letters, theme, how hard it is, and how it treats people. */
import type { Deck } from '@merchants/dale'
import { Link } from 'wouter'
import { DeckName } from '../card/deck-name.tsx'
import { LETTERS } from '../card/letters.ts'
import { Icon } from '../../../look/icon.tsx'
import { Portrait } from '../../../look/portrait.tsx'
import { useTranslation } from '../../../words/words.tsx'
import { DECK_FACTS } from './deck-facts.ts'
import { Pips } from './pips.tsx'

const LEVEL_WORDS = { 1: 'home.beginner', 2: 'home.intermediate', 3: 'home.expert' } as const

interface DeckCardProps {
  readonly deck: Deck
  /** Its number among the chosen ones. */
  readonly place: number | undefined
  readonly isBanned: boolean
  readonly isPressed: boolean
  readonly onClick: () => void
}

export function DeckCard({ deck, place, isBanned, isPressed, onClick }: DeckCardProps): React.ReactNode {
  const t = useTranslation()
  const name = t.any(`decks.${deck}.name`)
  return (
    <li className={isBanned ? 'is-banned' : ''}>
      <button
        type="button"
        className={`deck column d-${deck} ${place === undefined ? '' : 'is-selected'}`}
        aria-pressed={isPressed}
        onClick={onClick}
      >
        {place !== undefined && (
          <span className="pick" aria-hidden="true">
            {place}
          </span>
        )}
        <span className="cloth">
          <Portrait deck={deck} />
        </span>
        <span className="mono" aria-hidden="true">
          {LETTERS[deck]}
        </span>
        {isBanned && (
          <span className="ban">
            <Icon name="ban" />
            {t('home.banned')}
          </span>
        )}
        <DeckName deck={deck} />
        <span className="dt">{t.any(`decks.${deck}.theme`)}</span>
        <DeckTraits deck={deck} />
        {place !== undefined && <span className="sr">{t('home.deck-place', { place })}</span>}
      </button>
      <Link
        className="about"
        href={`/decks/${deck}`}
        title={t('home.about-deck', { deck: name })}
        aria-label={t('home.about-deck', { deck: name })}
      >
        <Icon name="info" />
      </Link>
    </li>
  )
}

/** How hard a deck is, and how it treats people. */
function DeckTraits({ deck }: { readonly deck: Deck }): React.ReactNode {
  const t = useTranslation()
  const { level, interaction, nastiness, luck } = DECK_FACTS[deck]
  return (
    <>
      <span className="dl row gap-4">
        <Pips level={level} />
        {t(LEVEL_WORDS[level])}
      </span>
      <span className="dr row gap-10 soft" aria-hidden="true">
        <span className="row gap-2" title={t('home.interaction')}>
          <Icon name="people" />
          {interaction}
        </span>
        <span className="row gap-2" title={t('home.nastiness')}>
          <Icon name="claw" />
          {nastiness}
        </span>
        <span className="row gap-2" title={t('home.luck')}>
          <Icon name="luck" />
          {luck}
        </span>
      </span>
      <span className="sr">{t('home.deck-facts', { interaction, nastiness, luck })}</span>
    </>
  )
}
