/** How many decks are needed and chosen, and two ways to have them chosen. */
import type { Deck } from '@merchants/dale'
import { DECKS } from '@merchants/dale'
import { Icon } from '../../../look/icon.tsx'
import { useSettings } from '../../../settings/settings.ts'
import { useTranslation } from '../../../words/words.tsx'
import { goodFirstSet, surpriseSet } from './deck-facts.ts'
import { decksFor, isSame, missingDecks } from './draft.ts'
import { useDraft } from './draft-store.ts'

interface PickerHeadProps {
  /** The deck replaced by the last choice. */
  readonly dropped: Deck | undefined
  /** Decks were chosen automatically. */
  readonly onSet: () => void
}

export function PickerHead({ dropped, onSet }: PickerHeadProps): React.ReactNode {
  const t = useTranslation()
  const banned = useSettings((settings) => settings.banned)
  const { draft, setDraft } = useDraft()
  const needed = decksFor(draft.size)
  const good = goodFirstSet(needed, banned)
  const isGood = isSame(draft.decks, good)
  const setDecks = (decks: readonly Deck[]): void => {
    setDraft({ ...draft, decks })
    onSet()
  }
  return (
    <header className="phead row wrap">
      <h2>{t('home.picker-title', { table: draft.size })}</h2>
      <Count dropped={dropped} />
      <button
        type="button"
        className={isGood ? 'btn on' : 'btn'}
        aria-pressed={isGood}
        aria-label={t('home.good-set')}
        title={t('home.good-set')}
        onClick={() => setDecks(good)}
      >
        <Icon name="star" />
        <span>{t('home.good-set')}</span>
      </button>
      <button
        type="button"
        className="btn"
        aria-label={t('home.surprise')}
        title={t('home.surprise')}
        onClick={() => setDecks(surpriseSet(needed, banned))}
      >
        <Icon name="shuffle" />
        <span>{t('home.surprise')}</span>
      </button>
    </header>
  )
}

/** In few words, or in fewer where there is no room. */
function Count({ dropped }: { readonly dropped: Deck | undefined }): React.ReactNode {
  const t = useTranslation()
  const banned = useSettings((settings) => settings.banned)
  const draft = useDraft((store) => store.draft)
  const needed = decksFor(draft.size)
  const isNoneLeft = DECKS.every((deck) => draft.decks.includes(deck) || banned.includes(deck))
  const missing = missingDecks(draft)
  const count = { chosen: draft.decks.length, needed }
  const text =
    missing > 0
      ? t(isNoneLeft ? 'home.chosen-too-few' : 'home.chosen-more', { ...count, missing })
      : dropped === undefined
        ? t('home.chosen', count)
        : t('home.chosen-instead', { needed, deck: t.any(`decks.${dropped}.name`) })
  return (
    <p className={missing === 0 ? 'ok row gap-4 bold' : 'ok row gap-4 bold soft'} role="status">
      {missing === 0 && <Icon name="check" />}
      <span className="full">{text}</span>
      <span className="brief">{t('home.chosen-short', count)}</span>
    </p>
  )
}
