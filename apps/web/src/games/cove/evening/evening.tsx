/** The evening of a day with everyone's gold, the halls, and three sentences. The player decides when to go on. */
import type { Adventurer as Who } from '@merchants/cove'
import { ADVENTURERS } from '@merchants/cove'
import { useMemo } from 'react'
import type { T } from '../../../words/translator.ts'
import { useTranslation } from '../../../words/words.tsx'
import { Panel } from '../ask/panel.tsx'
import { Adventurer } from '../pieces/adventurer.tsx'
import { Mark } from '../pieces/mark.tsx'
import { Marker } from '../pieces/marker.tsx'
import { goodWord } from '../say/words.tsx'
import { Plate } from '../table/halls.tsx'
import { House, Lighthouse } from '../table/houses.tsx'
import { goalWords, isAlone, markerLetter, seatName } from '../table/seat.ts'
import { useCove } from '../table/table-context.tsx'
import type { Day, Sold } from './day-of.ts'
import { lastDay } from './day-of.ts'

function useDay(): Day {
  const { match } = useCove()
  return useMemo(() => lastDay(match.log, match.view.humans.length + 1), [match])
}

function soldWords(t: T, who: string | undefined, sold: readonly Sold[]): string {
  const [best] = sold
  const said = who === undefined ? 'cove.evening-he' : who === '' ? 'cove.evening-you' : 'cove.evening-who'
  const slots = { who: who ?? '', count: sold.length }
  if (best === undefined) return t.any(said, slots)
  const worth = t('cove.evening-best', {
    good: goodWord(t, best.good),
    pier: best.pier,
    gold: best.gold,
  })
  return `${t.any(said, slots)} ${worth}`
}

function Golds({ day }: { readonly day: Day }): React.ReactNode {
  const t = useTranslation()
  const { match, showing } = useCove()
  const { humans, huckster } = showing.view
  return (
    <p className="row wrap golds">
      {[...humans, huckster].map(({ gold }, seat) => (
        <span key={seat} className="row chip">
          <Marker isHuckster={seat === humans.length} seat={seat} letter={markerLetter(t, match.table, seat)} />
          <span className="sr">{seatName(t, match.table, seat)}</span>
          <b>{gold}</b>
          <small>{t('cove.evening-today', { gold: day.earned[seat] ?? 0 })}</small>
        </span>
      ))}
    </p>
  )
}

function Home({ who, day }: { readonly who: Who; readonly day: Day }): React.ReactNode {
  const t = useTranslation()
  const { halls, lair } = useCove().showing.view
  const came = day.home.filter((each) => each === who)
  const count = who === 'rogue' ? lair : halls[who]
  const name = who === 'rogue' ? t('cove.lair') : t.any(`cove.hall-${who}`)
  return (
    <li className="box column" aria-label={t('cove.evening-home', { hall: name, came: came.length, count })}>
      {who === 'rogue' ? <Mark name="lair" className="fill house" /> : <House of={who} />}
      <span className="came">
        {came.map((_, at) => (
          <Adventurer key={at} who={who} isMute />
        ))}
      </span>
      <Plate of={who} count={count} />
    </li>
  )
}

export function Evening(): React.ReactNode {
  const t = useTranslation()
  const { match, showing } = useCove()
  const day = useDay()
  const humans = match.view.humans.length
  return (
    <section className="box cv-tray evening" aria-label={t('cove.evening', { day: showing.view.round })}>
      <Lighthouse />
      <div className="fill rows evening-in">
        <h2>{t('cove.evening', { day: showing.view.round })}</h2>
        <Golds day={day} />
        <ol className="rows evening-says">
          {day.sold.map((sold, seat) => (
            <li key={seat}>
              {soldWords(
                t,
                seat === humans ? undefined : isAlone(match.table) ? '' : seatName(t, match.table, seat),
                sold,
              )}
            </li>
          ))}
          <li>{t('cove.evening-halls', { count: day.home.filter((who) => who !== 'rogue').length })}</li>
        </ol>
        <ol className="cells evening-halls">
          {ADVENTURERS.map((who) => (
            <Home key={who} who={who} day={day} />
          ))}
        </ol>
      </div>
    </section>
  )
}

export function EveningQuestion(): React.ReactNode {
  const t = useTranslation()
  const { showing } = useCove()
  const { round, humans, huckster } = showing.view
  return (
    <Panel
      seat={1}
      words={
        <>
          <h2>{t('cove.evening-over', { day: round })}</h2>
          <p className="cv-more">
            {goalWords(
              t,
              [...humans, huckster].map(({ gold }) => gold),
            )}
          </p>
        </>
      }
    >
      <div className="cv-line">
        <button
          type="button"
          className="cv-btn is-main"
          data-next=""
          data-morning=""
          aria-keyshortcuts="n"
          onClick={showing.next}
        >
          {t('cove.evening-next', { day: round + 1 })} <kbd>N</kbd>
        </button>
      </div>
    </Panel>
  )
}
