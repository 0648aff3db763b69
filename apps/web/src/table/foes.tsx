/** The other players: compact, but complete. */
import type { CardId } from '@merchants/dale'
import { cardType, stallOf } from '@merchants/dale'
import { Back, Tile } from '../card/card.tsx'
import { Icon } from '../look/icon.tsx'
import { initialOf } from '../look/initial.ts'
import { isBot } from '../sight.ts'
import { useCardWords } from '../words/cards.ts'
import { useWords } from '../words/words.tsx'
import { Pile } from './pile.tsx'
import { zoneKey } from './spots.ts'
import { Stall } from './stall.tsx'
import { seatClass, useTable } from './table-context.tsx'

export function Foes(): React.ReactNode {
  const t = useWords()
  const { sight, seat: own, isPhone } = useTable()
  const { seats } = sight.view
  const others = seats.map((_, at) => (own + at) % seats.length).slice(1)
  const isWide = others.length === 1 && !isPhone
  return (
    <section className="foes" aria-label={t('table.others')}>
      {others.map((seat) =>
        isWide ? (
          <WideFoe seat={seat} key={seat} />
        ) : isPhone && others.length > 1 ? (
          <FoeChip seat={seat} key={seat} />
        ) : (
          <Foe seat={seat} key={seat} />
        ),
      )}
    </section>
  )
}

/** On a phone with several opponents: the counts of each, and the rest on a tap. */
function FoeChip({ seat }: { readonly seat: number }): React.ReactNode {
  const t = useWords()
  const { sight, nameOf, noteOf } = useTable()
  const { view } = sight
  const { hand, deck, discardPile, schedule } = view.seats[seat] as (typeof view.seats)[number]
  const id = `foe-${seat}`
  const stacks = { built: stallOf(view, seat).length, all: view.lastStack }
  return (
    <>
      <button
        type="button"
        className={`foe chip-foe ${seatClass(seat, view.teams)} ${view.active === seat ? 'acts' : ''}`}
        popoverTarget={id}
        data-zone={zoneKey('hand', seat)}
      >
        <span className="chip-name">
          <span className="pawn" aria-hidden="true">
            {initialOf(nameOf(seat))}
          </span>
          {nameOf(seat)}
          {noteOf !== undefined && <span className="chip-note">{noteOf(seat)}</span>}
        </span>
        <span className="chip-counts">
          <Icon name="stall" /> {stacks.built}/{stacks.all}
          <Icon name="hand" /> {hand.length}
          <Icon name="deck" /> {deck.length}
          <Icon name="discard" /> {discardPile.length}
          <Icon name="schedule" /> {schedule.length === 0 ? '–' : schedule.length}
          {schedule.map(({ as, endsWithTurn }, at) => endsWithTurn && <Tile card={as} key={at} className="lasting" />)}
        </span>
        <span className="sr">{t('table.stacks-of', stacks)}</span>
      </button>
      <div id={id} popover="auto" className="foe-panel panel">
        <Foe seat={seat} />
      </div>
    </>
  )
}

/** A player's pawn, name, and what they are up to. */
export function Who({ seat, note }: { readonly seat: number; readonly note?: React.ReactNode }): React.ReactNode {
  const { nameOf } = useTable()
  const name = nameOf(seat)
  return (
    <div className="who">
      <span className="pawn" aria-hidden="true">
        {initialOf(name)}
      </span>
      <span className="nm">
        {name}
        {note !== undefined && <small>{note}</small>}
      </span>
    </div>
  )
}

function useNote(seat: number): React.ReactNode {
  const t = useWords()
  const { sight, seat: own, noteOf } = useTable()
  const { view, setup } = sight
  const { kind } = setup.seats[seat] as (typeof setup.seats)[number]
  if (noteOf !== undefined) return noteOf(seat)
  if (view.teams && view.seat >= 0 && seat % 2 === own % 2) return t('table.partner')
  return t(isBot(kind) ? `table.bot-${kind}` : kind === 'elsewhere' ? 'table.elsewhere' : 'table.on-this-screen')
}

const className = (kind: string, seat: number, { sight }: ReturnType<typeof useTable>): string =>
  `foe ${kind} ${seatClass(seat, sight.view.teams)} ${sight.view.active === seat ? 'acts' : ''}`

function WideFoe({ seat }: { readonly seat: number }): React.ReactNode {
  const t = useWords()
  const table = useTable()
  const { hand, deck, discardPile } = table.sight.view.seats[seat] as (typeof table.sight.view.seats)[number]
  return (
    <div className={className('wide', seat, table)}>
      <Who seat={seat} note={useNote(seat)} />
      <div className="piles">
        <div className="pile" data-zone={zoneKey('hand', seat)}>
          <span className="fan">
            {hand.map((card, at) => (card === '?' ? <Back key={at} /> : <Tile card={card} key={at} />))}
            {hand.length === 0 && <span className="ghost" />}
          </span>
          <span>
            {t('table.hand')} <b>{hand.length}</b>
          </span>
        </div>
        <Pile zone={zoneKey('deck', seat)} name={t('table.deck')} cards={deck.length} />
        <Pile zone={zoneKey('discard pile', seat)} name={t('table.discard')} cards={discardPile} />
        <Schedule seat={seat} />
      </div>
      <Stall seat={seat} tile={42} room={64} />
    </div>
  )
}

function Schedule({ seat }: { readonly seat: number }): React.ReactNode {
  const t = useWords()
  const { sight } = useTable()
  const schedule = sight.view.seats[seat]?.schedule ?? []
  const cards = schedule.map(({ as }) => as)
  const note = schedule.some(({ endsWithTurn }) => endsWithTurn) ? t('table.until-turn-ends') : undefined
  return (
    <Pile
      zone={zoneKey('schedule', seat)}
      name={t('table.schedule')}
      cards={cards}
      showsCount={cards.length > 0}
      note={note}
    />
  )
}

function Foe({ seat }: { readonly seat: number }): React.ReactNode {
  const t = useWords()
  const table = useTable()
  const { view } = table.sight
  const { hand, deck, discardPile, schedule } = view.seats[seat] as (typeof view.seats)[number]
  // What works in this turn is seen first.
  const plans = schedule.toSorted((a, b) => Number(b.endsWithTurn) - Number(a.endsWithTurn)).map(({ as }) => as)
  const lasts = schedule.some(({ endsWithTurn }) => endsWithTurn)
  const known = hand.filter((card): card is CardId => card !== '?')
  return (
    <div className={className('', seat, table)}>
      <div className="foehead">
        <Who seat={seat} note={useNote(seat)} />
        <div className="counts">
          <Count zone={zoneKey('hand', seat)} icon="hand" name={t('table.hand')} count={hand.length} cards={known} />
          <Count zone={zoneKey('deck', seat)} icon="deck" name={t('table.deck')} count={deck.length} cards={[]} />
          <Count
            zone={zoneKey('discard pile', seat)}
            icon="discard"
            name={t('table.discard')}
            count={discardPile.length}
            cards={discardPile.toReversed()}
          />
          <Count
            zone={zoneKey('schedule', seat)}
            icon="schedule"
            name={lasts ? `${t('table.schedule')} (${t('table.until-turn-ends')})` : t('table.schedule')}
            count={plans.length}
            cards={plans}
          />
        </div>
      </div>
      <Stall seat={seat} tile={28} room={36} />
    </div>
  )
}

interface CountProps {
  readonly zone: string
  readonly icon: string
  readonly name: string
  readonly count: number
  /** What may be looked at, the uppermost first. */
  readonly cards: readonly CardId[]
}

function Count({ zone, icon, name, count, cards }: CountProps): React.ReactNode {
  const words = useCardWords()
  const { openPile } = useTable()
  const label = `${name} ${count}`
  const [top] = cards
  const inside = (
    <>
      <Icon name={icon} />
      {icon === 'schedule' && count === 0 ? '–' : icon === 'schedule' ? '' : count}
      {top !== undefined && <Tile card={top} />}
    </>
  )
  if (top === undefined) {
    return (
      <span data-zone={zone} title={label}>
        {inside}
        <span className="sr">{label}</span>
      </span>
    )
  }
  return (
    <button
      type="button"
      data-zone={zone}
      title={`${label}: ${words.name(top)}, ${cardType(top).value}`}
      onClick={() => openPile({ title: label, cards })}
    >
      {inside}
      <span className="sr">{`${name}: ${words.name(top)}`}</span>
    </button>
  )
}
