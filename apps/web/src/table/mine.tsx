/** The own counter: stall, schedule, piles and hand, always in sight. */
import type { CardId } from '@merchants/dale'
import { stallOf } from '@merchants/dale'
import { Back, Tile } from '../card/card.tsx'
import { Icon } from '../look/icon.tsx'
import { useCardWords } from '../words/cards.ts'
import { useWords } from '../words/words.tsx'
import { ActList } from './act-list.tsx'
import { CardSpot } from './card-spot.tsx'
import { Who } from './foes.tsx'
import { Pile } from './pile.tsx'
import { spotAt, zoneKey } from './spots.ts'
import { Stall } from './stall.tsx'
import { seatClass, useTable, useTableWithChoice } from './table-context.tsx'

export function Mine(): React.ReactNode {
  const { sight, seat, nameOf } = useTable()
  return (
    <section className={`mine ${seatClass(seat, sight.view.teams)}`} aria-label={nameOf(seat)}>
      <div className="top">
        <OwnName />
        <OwnStall />
        <OwnSchedule />
      </div>
      <div className="hand">
        <OwnPiles />
        <Hand />
        <ActList />
      </div>
    </section>
  )
}

function OwnName(): React.ReactNode {
  const t = useWords()
  const { sight, seat } = useTable()
  const { view } = sight
  const note = t('table.stacks-of', { built: stallOf(view, seat).length, all: view.lastStack })
  return <Who seat={seat} note={note} />
}

export function OwnStall(): React.ReactNode {
  const { sight, seat, isPhone } = useTable()
  const { view, act } = sight
  return (
    <Stall
      seat={seat}
      tile={isPhone ? 28 : 44}
      room={isPhone ? 40 : 76}
      goal={view.seats[seat]?.goal ?? 0}
      isBuilding={act?.do === 'build' || act?.do === 'build with help'}
    />
  )
}

export function OwnPiles(): React.ReactNode {
  const t = useWords()
  const { sight, seat } = useTable()
  const { deck, discardPile } = sight.view.seats[seat] as (typeof sight.view.seats)[number]
  return (
    <div className="own">
      <Pile zone={zoneKey('deck', seat)} name={t('table.deck')} cards={deck.length} />
      <Pile zone={zoneKey('discard pile', seat)} name={t('table.discard')} cards={discardPile} drop="discard" />
    </div>
  )
}

/** Techniques that wait or last, each with what it does; due ones can be chosen. */
export function OwnSchedule(): React.ReactNode {
  const t = useWords()
  const words = useCardWords()
  const { sight, seat, choice, openPile } = useTableWithChoice()
  const schedule = sight.view.seats[seat]?.schedule ?? []
  return (
    <div className="sched" data-zone={zoneKey('schedule', seat)} data-drop="schedule">
      {schedule.length === 0 && (
        <span className="lab">
          <Icon name="schedule" /> {t('table.schedule')}
          <br />
          <span className="calm">{t(sight.view.seat < 0 ? 'table.nothing-planned' : 'table.nothing-waits')}</span>
        </span>
      )}
      {schedule.map(({ card, as, endsWithTurn }, at) => {
        const spot = spotAt('schedule', seat, at)
        const state = choice.stateOf(spot)
        const until = endsWithTurn ? t('table.until-your-turn-ends') : undefined
        const title = until === undefined ? t('table.schedule') : `${t('table.schedule')}: ${until}`
        return (
          <button
            type="button"
            title={until && `${words.name(as)}: ${until}`}
            className={`plan ${state === 'legal' ? 'is-legal' : ''} ${endsWithTurn ? 'lasts' : ''}`}
            key={at}
            data-at={at}
            data-spot={spot}
            onClick={() => (state === 'legal' ? choice.choose(spot) : openPile({ title, cards: [card] }))}
          >
            <Tile card={card} />
            <span>
              <b>{words.name(as)}</b>
              {until !== undefined && <i>{until}</i>}
              {schedule.length === 1 && words.text(as)}
            </span>
          </button>
        )
      })}
    </div>
  )
}

/** From so many cards on they overlap. */
const ROOMY = 5

export function Hand({ children }: { readonly children?: React.ReactNode }): React.ReactNode {
  const t = useWords()
  const { sight, seat, isPhone, nameOf } = useTable()
  const { view } = sight
  const isWatched = view.seat < 0
  const hand = view.seats[seat]?.hand ?? []
  const copies = new Map(view.copies.filter((copy) => copy.seat === seat).map(({ place, as }) => [place, as]))
  const style = { '--cards': hand.length } as React.CSSProperties
  return (
    <div
      className={`cards ${hand.length > ROOMY ? 'is-full' : ''}`}
      role="group"
      aria-label={isWatched ? t('table.hand-of', { who: nameOf(seat) }) : t('table.your-hand')}
      data-zone={zoneKey('hand', seat)}
      data-drop="hand"
      style={style}
    >
      {hand.map((card, at) =>
        card === '?' ? (
          <Back key={at} className={isPhone ? 'small' : ''} />
        ) : (
          <CardSpot
            card={card as CardId}
            key={at}
            at={at}
            spot={spotAt('hand', seat, at)}
            value={view.values[at]}
            as={copies.get(at)}
          />
        ),
      )}
      {hand.length === 0 && <p className="none">{t(isWatched ? 'table.hand-of-empty' : 'table.empty-hand')}</p>}
      {children}
    </div>
  )
}
