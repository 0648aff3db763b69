/** How many decks are needed and chosen, and ways to have them chosen. */
import type { Deck } from '@merchants/dale'
import { DECKS } from '@merchants/dale'
import { Icon } from '../look/icon.tsx'
import { useSettings } from '../settings/settings.ts'
import { useWords } from '../words/words.tsx'
import { goodFirstSet, surpriseSet } from './deck-facts.ts'
import { decksFor, isSame, missingDecks } from './draft.ts'
import { useDraft } from './draft-store.ts'
import { useFocusAtFirst } from './focus.ts'

interface PickerHeadProps {
  /** Whether the ban list was just closed. */
  readonly isBack: boolean
  /** The deck that made room for the one chosen last. */
  readonly dropped: Deck | undefined
  /** Decks were chosen by themselves. */
  readonly onSet: () => void
  readonly onBan: () => void
}

export function PickerHead({ isBack, dropped, onSet, onBan }: PickerHeadProps): React.ReactNode {
  const t = useWords()
  const bans = useFocusAtFirst<HTMLButtonElement>(isBack)
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
    <div className="phead">
      <h2>{t('home.picker-title', { table: draft.size })}</h2>
      <Count dropped={dropped} />
      <div className="deck-ways">
        <button
          type="button"
          className={isGood ? 'btn on' : 'btn'}
          aria-pressed={isGood}
          onClick={() => setDecks(good)}
        >
          {t('home.good-set')}
        </button>
        <button type="button" className="btn" onClick={() => setDecks(surpriseSet(needed, banned))}>
          <Icon name="shuffle" />
          {t('home.surprise')}
        </button>
        <button type="button" className="btn quiet" ref={bans} onClick={onBan}>
          {t('home.bans')}
        </button>
      </div>
    </div>
  )
}

function Count({ dropped }: { readonly dropped: Deck | undefined }): React.ReactNode {
  const t = useWords()
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
    <p className={missing === 0 ? 'ok' : 'ok more'} role="status">
      {missing === 0 && <Icon name="check" />}
      {text}
    </p>
  )
}
