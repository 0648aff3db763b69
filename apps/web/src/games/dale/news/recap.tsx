/** News since the viewer's last turn, as a chip in the bar and a sheet with one line for each action. */
import { Tile } from '../card/card.tsx'
import { inText, inWords } from '../log/sentence.ts'
import { Icon } from '../../../look/icon.tsx'
import { initialOf } from '../../../look/initial.ts'
import { Sheet } from '../../../look/sheet.tsx'
import { useTable } from '../table/table-context.tsx'
import { seatClass } from '../../../look/seat-class.ts'
import { useTranslation } from '../../../words/words.tsx'
import type { Deed } from './deeds.ts'
import { useNews } from './news-context.ts'
import './recap.css'
import { brieflyOf, tellingOf } from './telling.ts'
import { useNaming, useNarrowNaming } from './described-deed.tsx'

export function RecapChip({ onOpen }: { readonly onOpen: () => void }): React.ReactNode {
  const t = useTranslation()
  const naming = useNaming()
  const narrow = useNarrowNaming()
  const { since, told } = useNews()
  const { match, nameOf } = useTable()
  const isWatching = match.view.seat < 0
  const newest = told ?? since.findLast(({ kind }) => kind === 'action')
  if (newest === undefined) return undefined
  const more = Math.max(0, since.length - 1)
  const { seat } = newest
  return (
    <button type="button" className="btn recap" onClick={onOpen}>
      {seat === undefined ? (
        <Icon name="log" />
      ) : (
        <span className={`pawn ${seatClass(seat, match.view.teams)}`} aria-hidden="true">
          {initialOf(nameOf(seat))}
        </span>
      )}
      <span className="briefly" aria-hidden="true">
        {inText(t, brieflyOf(newest), narrow)}
      </span>
      <span className="sr">{inText(t, tellingOf(newest).say, naming)}</span>
      {more > 0 && (
        <b className="n" aria-hidden="true">
          +{more}
        </b>
      )}
      {more > 0 && <span className="sr">{t(isWatching ? 'news.more-watch' : 'news.more', { count: more })}</span>}
    </button>
  )
}

interface RecapProps {
  readonly onClose: () => void
  readonly onLog: () => void
}

export function Recap({ onClose, onLog }: RecapProps): React.ReactNode {
  const t = useTranslation()
  const { match } = useTable()
  const { since } = useNews()
  const whole = (
    <button type="button" className="btn" onClick={onLog}>
      {t('news.whole-log')}
    </button>
  )
  const title = t(match.view.seat < 0 ? 'news.title-watch' : 'news.title')
  return (
    <Sheet className="recapsheet" title={title} tools={whole} onClose={onClose}>
      {since.length === 0 && <p>{t('news.nothing')}</p>}
      <ol className="recap-lines rows gap-2" data-scroll>
        {since.map((deed) => (
          <RecapLine deed={deed} key={deed.id} />
        ))}
      </ol>
    </Sheet>
  )
}

function RecapLine({ deed }: { readonly deed: Deed }): React.ReactNode {
  const t = useTranslation()
  const naming = useNaming()
  const { match, nameOf, lookCloser } = useTable()
  const { seat, card, kind } = deed
  const name = seat === undefined ? t('table.market') : nameOf(seat)
  const told = kind === 'effect' ? deed.entry : deed
  return (
    <li className={`row gap-10 ${seat === undefined ? '' : seatClass(seat, match.view.teams)}`}>
      <span className="pawn" aria-hidden="true">
        {seat === undefined ? <Icon name="market" /> : initialOf(name)}
      </span>
      <span className="grow">
        {kind !== 'effect' && <b className="sr">{t('common.labelled', { label: name, text: '' })}</b>}
        {inWords(t, told, naming)}
      </span>
      {card !== undefined && (
        <button
          type="button"
          className="link"
          aria-label={t('news.read', { card: naming.card(card) })}
          onClick={() => lookCloser({ card, value: undefined, isHeld: true })}
        >
          <Tile card={card} />
        </button>
      )}
    </li>
  )
}
