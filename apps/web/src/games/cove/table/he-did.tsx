/** One line from the end of the Huckster's turn until his next, and the goal of the game. */
import type { Pier } from '@merchants/cove'
import { DOCKS, DOCKS_AT, PIERS } from '@merchants/cove'
import { useMemo } from 'react'
import { useTranslation } from '../../../words/words.tsx'
import { Good } from '../pieces/good.tsx'
import { Coin } from '../pieces/mark.tsx'
import { Marker } from '../pieces/marker.tsx'
import { cardWord, hourWord } from '../say/words.tsx'
import type { Deeds } from '../playback/he-did.ts'
import { lastDeeds } from '../playback/he-did.ts'
import { goalWords } from './seat.ts'
import { useCove } from './table-context.tsx'

function Gained({ deeds }: { readonly deeds: Deeds }): React.ReactNode {
  const t = useTranslation()
  const { goods, hired, newcomers, gold } = deeds
  if (goods.length > 0) {
    return (
      <>
        {t('cove.did-gained')}{' '}
        <span className="pieces">
          {goods.map((good, at) => (
            <Good key={at} good={good} />
          ))}
        </span>
      </>
    )
  }
  if (hired.length > 0) return t('cove.did-hired', { who: t.list(hired.map((card) => cardWord(t, card))) })
  if (newcomers > 0) return t('cove.did-newcomers', { count: newcomers })
  if (gold === 0) return t('cove.did-nothing')
  return (
    <>
      {t('cove.did-gold', { gold })} <Coin />
    </>
  )
}

const pierOf = (dock: Deeds['docked'][number]['dock']): Pier =>
  PIERS.find((pier) => DOCKS_AT[pier].includes(DOCKS.indexOf(dock))) ?? 'plaza'

export function HeDid({ onOpen }: { readonly onOpen: () => void }): React.ReactNode {
  const t = useTranslation()
  const { match, showing, story } = useCove()
  const humans = match.view.humans.length
  const deeds = useMemo(() => lastDeeds(match.log, humans), [humans, match.log])
  const { humans: all, huckster } = showing.view
  const goal = goalWords(
    t,
    [...all, huckster].map(({ gold }) => gold),
  )
  return (
    <div className="did">
      {deeds !== undefined && story === undefined && (
        <button type="button" className="row wrap did-line" onClick={onOpen}>
          <span className="sr">{t('cove.did-open')} </span>
          <Marker isHuckster letter={t('cove.letter-huckster')} />
          <span className="did-part">
            <b>{t('cove.did-he')}</b> <Gained deeds={deeds} />
          </span>
          {deeds.docked.map(({ boat, dock }) => (
            <span key={boat} className="did-part">
              {t('cove.did-docked', { number: boat, pier: pierOf(dock) })}
            </span>
          ))}
          {deeds.hour !== undefined && (
            <span className="did-part">{t('cove.did-hour', { hour: hourWord(t, Math.min(deeds.hour, 12)) })}</span>
          )}
        </button>
      )}
      <p className={deeds === undefined && story === undefined ? 'soft goal is-alone' : 'soft goal'}>{goal}</p>
    </div>
  )
}
