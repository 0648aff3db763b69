/** The viewer's own area: name, stall, piles, schedule and hand. */
import type { CardId, CardView } from '@merchants/dale'
import { stallOf } from '@merchants/dale'
import { Back, Tile } from '../card/card.tsx'
import { Icon } from '../../../look/icon.tsx'
import { numbersBelow } from '../../../look/over.ts'
import { useCardWords } from '../../../words/cards.ts'
import { useTranslation } from '../../../words/words.tsx'
import { CardSpot } from './card-spot.tsx'
import { Pile } from './pile.tsx'
import { spotAt, zoneKey } from './spots.ts'
import { Stall } from './stall.tsx'
import { useTable, useTableWithChoice } from './table-context.tsx'
import { seatClass } from '../../../look/seat-class.ts'
import { Who } from './who.tsx'
import { itemAt } from '@merchants/tabletop'

/** The colour of the viewer's seat, which teammates share. */
function useOwnColour(): string {
  const { match, seat } = useTable()
  return seatClass(seat, match.view.teams)
}

export function OwnName(): React.ReactNode {
  const t = useTranslation()
  const { match, seat, nameOf } = useTable()
  const { view } = match
  const partner = (seat + 2) % view.seats.length
  const name = view.teams ? t.list([nameOf(seat), nameOf(partner)]) : nameOf(seat)
  const note = t('table.stacks-of', { built: stallOf(view, seat).length, all: view.lastStack })
  return (
    <section className={`me ${useOwnColour()}`}>
      <Who seat={seat} name={name} note={note} />
    </section>
  )
}

export function OwnStall(): React.ReactNode {
  const t = useTranslation()
  const { match, seat, choice, nameOf } = useTableWithChoice()
  const { view, act } = match
  const label = view.seat < 0 ? t('table.stall-of', { who: nameOf(seat) }) : t('table.your-stall')
  const isBuilding = act?.do === 'build' || act?.do === 'build with help'
  const laid = isBuilding ? choice.spots.flatMap((spot) => cardAt(view.seats[seat]?.hand ?? [], spot, seat)) : []
  return (
    <section className={`mystall ${useOwnColour()}`} aria-label={label}>
      <Stall seat={seat} goal={view.seats[seat]?.goal ?? 0} laid={laid} />
    </section>
  )
}

/** The card of the viewer's hand at a spot. */
function cardAt(hand: readonly CardView[], spot: string, seat: number): readonly CardId[] {
  const card = hand.find((_, place) => spotAt('hand', seat, place) === spot)
  return card === undefined || card === '?' ? [] : [card]
}

export function OwnPiles(): React.ReactNode {
  const t = useTranslation()
  const { match, seat, nameOf } = useTable()
  const { deck, discardPile } = itemAt(match.view.seats, seat)
  const label = match.view.seat < 0 ? t('table.piles-of', { who: nameOf(seat) }) : t('table.your-piles')
  return (
    <section className="own-piles row" aria-label={label}>
      <Pile zone={zoneKey('deck', seat)} icon="deck" name={t('table.deck')} cards={deck.length} />
      <Pile
        zone={zoneKey('discard pile', seat)}
        icon="discard"
        name={t('table.discard')}
        cards={discardPile}
        drop="discard"
      />
      <OwnSchedule />
    </section>
  )
}

/** Techniques that wait or last, each with what it does; due ones can be chosen. */
function OwnSchedule(): React.ReactNode {
  const t = useTranslation()
  const words = useCardWords()
  const { match, seat, choice, openPile } = useTableWithChoice()
  const schedule = match.view.seats[seat]?.schedule ?? []
  return (
    <div className="sched row soft" data-zone={zoneKey('schedule', seat)} data-drop="schedule">
      {schedule.length === 0 && (
        <>
          <Icon name="schedule" />
          <span>{t('table.nothing-planned')}</span>
        </>
      )}
      {schedule.map(({ card, as, endsWithTurn }, at) => {
        const spot = spotAt('schedule', seat, at)
        const state = choice.stateOf(spot)
        const ends = match.view.seat < 0 ? t('table.until-turn-ends') : t('table.until-your-turn-ends')
        const until = endsWithTurn ? ends : undefined
        const title =
          until === undefined ? t('table.schedule') : t('common.labelled', { label: t('table.schedule'), text: until })
        return (
          <button
            type="button"
            title={until && t('common.labelled', { label: words.name(as), text: until })}
            className={`plan row ${state === 'legal' ? 'is-legal' : ''} ${endsWithTurn ? 'lasts' : ''}`}
            key={at}
            data-at={at}
            data-spot={spot}
            onClick={() => (state === 'legal' ? choice.choose(spot) : openPile({ title, cards: [card] }))}
          >
            <Tile card={card} />
            <span>
              <b>{words.name(as)}</b>
              {until !== undefined && <i>{until}</i>}
            </span>
          </button>
        )
      })}
    </div>
  )
}

export function OwnArea(): React.ReactNode {
  const t = useTranslation()
  const { match, seat, nameOf } = useTable()
  const { view } = match
  const isWatched = view.seat < 0
  const hand = view.seats[seat]?.hand ?? []
  const copies = new Map(view.copies.filter((copy) => copy.seat === seat).map(({ place, as }) => [place, as]))
  const label = isWatched ? t('table.hand-of', { who: nameOf(seat) }) : t('table.your-hand')
  return (
    <section className={`mine ${useOwnColour()}`} aria-label={label}>
      <div
        className="cards rows gap-6"
        role="group"
        aria-label={label}
        data-zone={zoneKey('hand', seat)}
        data-drop="hand"
        data-over={numbersBelow(hand.length)}
        style={{ '--count': Math.max(hand.length, FEW), '--half': Math.ceil(hand.length / 2) }}
      >
        {hand.map((card, at) =>
          card === '?' ? (
            <Back key={at} className="as-card" />
          ) : (
            <CardSpot
              card={card}
              key={at}
              at={at}
              spot={spotAt('hand', seat, at)}
              value={view.values[at]}
              as={copies.get(at)}
            />
          ),
        )}
        {hand.length === 0 && <p className="none soft">{t(isWatched ? 'table.hand-of-empty' : 'table.empty-hand')}</p>}
      </div>
    </section>
  )
}

/** Fewer cards than this do not grow any larger. */
const FEW = 4
