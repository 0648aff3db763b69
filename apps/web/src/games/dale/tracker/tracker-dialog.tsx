/** The known cards of the viewer's own deck, the market deck, and each player, by set. */
import type { View } from '@merchants/dale'
import { Icon } from '../../../look/icon.tsx'
import { useModal } from '../../../look/use-modal.ts'
import { useCardWords } from '../../../words/cards.ts'
import { useTranslation } from '../../../words/words.tsx'
import './tracker.css'
import type { SetCount, Tally } from './tracker.ts'
import { trackerOf } from './tracker.ts'

interface TrackerDialogProps {
  readonly view: View
  readonly nameOf: (seat: number) => string
  readonly onClose: () => void
}

export function TrackerDialog({ view, nameOf, onClose }: TrackerDialogProps): React.ReactNode {
  const t = useTranslation()
  const dialog = useModal()
  const { ownDeck, owned, marketDeck } = trackerOf(view)
  return (
    <dialog ref={dialog} className="tracker pile-dialog panel" aria-label={t('tracker.title')} onClose={onClose}>
      <header className="row spread">
        <h2>{t('tracker.title')}</h2>
        <button
          type="button"
          className="btn quiet"
          aria-label={t('common.close')}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </header>
      <p>{t('tracker.about')}</p>
      <div className="tallies fit" data-scroll tabIndex={0} role="group" aria-label={t('tracker.title')}>
        {ownDeck !== undefined && <TallyOf title={t('tracker.own-deck')} tally={ownDeck} />}
        <TallyOf title={t('tracker.market-deck')} tally={marketDeck} />
        {owned.map((tally, seat) => (
          <TallyOf
            key={seat}
            title={seat === view.seat ? t('tracker.owned-you') : t('tracker.owned', { who: nameOf(seat) })}
            tally={tally}
          />
        ))}
      </div>
    </dialog>
  )
}

function TallyOf({ title, tally }: { readonly title: string; readonly tally: Tally }): React.ReactNode {
  const t = useTranslation()
  const { count, sets, unknown } = tally
  return (
    <section>
      <h3>
        {title} <b>{count}</b>
      </h3>
      <ul>
        {sets.map((set) => (
          <SetOf key={set.set} {...set} />
        ))}
        {unknown > 0 && <li className="soft">{t('tracker.unknown', { count: unknown })}</li>}
        {count === 0 && <li className="soft">{t('tracker.empty')}</li>}
      </ul>
    </section>
  )
}

function SetOf({ set, cards, count }: SetCount): React.ReactNode {
  const t = useTranslation()
  const words = useCardWords()
  const named = cards.map(({ card, count: copies }) =>
    copies === 1 ? words.name(card) : t('logbook.several', { count: copies, card: words.name(card) }),
  )
  if (set === 'junk') return <li>{named[0]}</li>
  return (
    <li>
      <span className={`swatch d-${set}`} aria-hidden="true" />
      <b>{t('tracker.set', { set: t.any(`decks.${set}.name`), count })}</b> {named.join(', ')}
    </li>
  )
}
