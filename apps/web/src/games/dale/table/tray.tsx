/** The tray with cards to choose from outside hand and market, a hand that is looked at, and ways to tell cards apart. */
import type { CardId, DecisionView, OptionView, UseView, View } from '@merchants/dale'
import { CardFace } from '../card/card.tsx'
import { initialOf } from '../../../look/initial.ts'
import { numbersBelow } from '../../../look/over.ts'
import { useTranslation } from '../../../words/words.tsx'
import { isCombination, isWord } from './choosing.ts'
import { OptionCard } from './option-card.tsx'
import { useQuestion } from './question.ts'
import { spotOf } from './spots.ts'
import type { TableWithChoice } from './table-context.tsx'
import { useTable, useTableWithChoice } from './table-context.tsx'
import { seatClass } from '../../../look/seat-class.ts'
import { Variants } from './variants.tsx'

/** Whether every card of the question can be clicked in your own hand, the market or your own schedule. */
function liesInPlace({ places }: DecisionView, seat: number): boolean {
  return places.every((each) =>
    each.every(
      ({ zone, seat: owner }) => zone === 'market' || ((zone === 'hand' || zone === 'schedule') && owner === seat),
    ),
  )
}

/** Another player's hand that is open to this seat while it answers. */
const seenHand = ({ seat: own, seats }: View): number =>
  seats.findIndex(({ hand }, seat) => seat !== own && hand.length > 0 && hand.every((card) => card !== '?'))

/** The part of the question that needs the tray. */
type TrayKind = 'cards' | 'variants' | 'extra' | 'seen'

function trayKind({ choice, seat, match }: TableWithChoice): TrayKind | undefined {
  const { decision } = choice
  if (decision === undefined || decision.ask === 'react' || choice.arranging !== undefined) return undefined
  if (isWord(decision)) return decision.kind === 'yes or no' && seenHand(match.view) >= 0 ? 'seen' : undefined
  if (choice.variants.length > 1 && (decision.kind === 'acts' || isCombination(decision))) return 'variants'
  if (decision.kind === 'uses' || decision.kind === 'slots') return 'cards'
  if (decision.kind === 'acts' || liesInPlace(decision, seat)) return undefined
  return isCombination(decision) ? 'extra' : 'cards'
}

export function Tray(): React.ReactNode {
  const table = useTableWithChoice()
  const question = useQuestion()
  const kind = trayKind(table)
  if (kind === undefined) return undefined
  const showsCards = kind !== 'variants'
  return (
    <section className={`tray column gap-6 ${showsCards ? 'is-cards' : ''} is-${kind}`} aria-label={question.say}>
      {kind === 'cards' && <CardOptions />}
      {kind === 'variants' && <Variants />}
      {kind === 'extra' && <ExtraCards />}
      {kind === 'seen' && <SeenHand />}
    </section>
  )
}

interface OfferProps {
  readonly count: number
  /** Facts common to all these cards. */
  readonly note?: string | undefined
  readonly children: React.ReactNode
}

/** From this many on, cards are in two rows, and from this many on they are scrolled through. */
const ONE_ROW = 5

function Offer({ count, note, children }: OfferProps): React.ReactNode {
  const columns = count > ONE_ROW ? Math.ceil(count / 2) : count
  const style = { '--count': Math.max(1, count), '--columns': Math.max(1, columns) }
  return (
    <>
      {note !== undefined && (
        <header>
          <p className="soft">{note}</p>
        </header>
      )}
      <div className="offer-box" data-scroll={count > SCROLLED ? '' : undefined}>
        <div className="offer" role="group" data-over={numbersBelow(count)} style={style}>
          {children}
        </div>
      </div>
    </>
  )
}

const SCROLLED = 10

/** The text of each card, or once for all. */
const common = (notes: readonly (string | undefined)[]): string | undefined =>
  notes.length > 1 && notes.every((note) => note === notes[0]) ? notes[0] : undefined

function SeenHand(): React.ReactNode {
  const t = useTranslation()
  const { match, nameOf } = useTable()
  const { view } = match
  const seat = seenHand(view)
  const hand = (view.seats[seat]?.hand ?? []).filter((card) => card !== '?')
  return (
    <>
      <header className={`row spread gap-8 ${seatClass(seat, view.teams)}`}>
        <h2 className="row gap-8">
          <span className="pawn" aria-hidden="true">
            {initialOf(nameOf(seat))}
          </span>
          {t('table.hand-of', { who: nameOf(seat) })}
        </h2>
        <p className="soft">{t('table.only-you')}</p>
      </header>
      <Offer count={hand.length}>
        {hand.map((card, at) => (
          <div className="spot" key={at}>
            <CardFace card={card} />
          </div>
        ))}
      </Offer>
    </>
  )
}

/** Cards of your own hand are chosen in the hand. */
const isInHand = (places: DecisionView['places'][number] | undefined, seat: number): boolean =>
  places?.some(({ zone, seat: owner }) => zone === 'hand' && owner === seat) ?? false

function CardOptions(): React.ReactNode {
  const t = useTranslation()
  const { choice, nameOf, seat } = useTableWithChoice()
  const { decision, picks } = choice
  if (decision === undefined) return undefined
  const { options, places, max, receivers } = decision
  const noteOf = (at: number): string | undefined => {
    const picked = picks.indexOf(at)
    const receiver = picked < 0 ? undefined : receivers?.[picked]
    if (receiver === seat) return t('table.goes-to-you')
    if (receiver !== undefined) return t('table.goes-to', { who: nameOf(receiver) })
    const place = places[at]?.[0]
    if (place === undefined || place.zone === 'market' || place.zone === 'aside') return undefined
    return place.seat >= 0 && place.seat !== seat
      ? nameOf(place.seat)
      : t.any(`table.zone-${place.zone.replaceAll(' ', '-')}`)
  }
  const isHeld = options.map((_, at) => decision.kind === 'cards' && isInHand(places[at], seat))
  const notes = options.map((_, at) => noteOf(at))
  const note = common(notes.filter((_, at) => isHeld[at] !== true))
  return (
    <Offer count={isHeld.filter((held) => !held).length} note={note}>
      {options.map((option, at) => {
        if (isHeld[at] === true) return undefined
        const use = typeof option === 'object' ? (option as UseView) : undefined
        const card = use?.card ?? (option === 'empty slot' ? undefined : (option as CardId))
        return (
          <OptionCard
            key={at}
            option={at}
            card={card}
            as={use?.as}
            value={use?.value}
            note={note === undefined ? notes[at] : undefined}
            isChosen={picks.includes(at)}
            number={max > 1 && picks.includes(at) ? picks.indexOf(at) + 1 : undefined}
            onChoose={() => choice.pick(at)}
          />
        )
      })}
      {options.length === 0 && <p className="none">{t('table.nothing-fits')}</p>}
    </Offer>
  )
}

/** Cards from elsewhere that may be part of a stack or payment. */
function ExtraCards(): React.ReactNode {
  const t = useTranslation()
  const { choice, seat } = useTableWithChoice()
  const { decision } = choice
  if (decision === undefined) return undefined
  const found = new Map<string, { readonly card: CardId; readonly zone: string }>()
  decision.options.forEach((option, at) => {
    const cards = cardsIn(option)
    decision.places[at]?.forEach((place, part) => {
      const isHere = place.zone === 'market' || (place.zone === 'hand' && place.seat === seat)
      const card = cards[part]
      if (!isHere && card !== undefined) found.set(spotOf(place), { card, zone: place.zone.replaceAll(' ', '-') })
    })
  })
  const notes = [...found.values()].map(({ zone }) => t.any(`table.zone-${zone}`))
  const note = common(notes)
  return (
    <Offer count={found.size} note={note}>
      {[...found].map(([spot, { card }], at) => (
        <OptionCard
          key={spot}
          option={-1}
          card={card}
          note={note === undefined ? notes[at] : undefined}
          isChosen={choice.stateOf(spot) === 'selected'}
          number={choice.numberOf(spot)}
          onChoose={() => choice.choose(spot)}
        />
      ))}
    </Offer>
  )
}

function cardsIn(option: OptionView): readonly CardId[] {
  if (typeof option !== 'object') return []
  if ('pays' in option) return option.pays.map(({ card }) => card)
  if ('stack' in option) return option.stack.map(({ card }) => card)
  return Array.isArray(option) ? (option as readonly CardId[]) : []
}
