/** The other players: a panel for each, compact but complete. A team has one panel, for it has one stall. */
import { useId, useState } from 'react'
import type { CardId } from '@merchants/dale'
import { cardType, stallOf } from '@merchants/dale'
import { Tile } from '../card/card.tsx'
import { Icon } from '../look/icon.tsx'
import { useNews } from '../news/news-context.ts'
import { LastAction } from '../news/told.tsx'
import { isBot } from '../sight.ts'
import { useCardWords } from '../words/cards.ts'
import { useWords } from '../words/words.tsx'
import { zoneKey } from './spots.ts'
import { Stall } from './stall.tsx'
import { seatClass, useTable } from './table-context.tsx'
import { Who } from './who.tsx'

export function Foes(): React.ReactNode {
  const t = useWords()
  const { sight, seat: own } = useTable()
  const { seats, teams } = sight.view
  const others = seats.map((_, at) => (own + at) % seats.length).slice(1)
  const panels = teams
    ? [others.filter((seat) => seat % 2 !== own % 2), [(own + 2) % seats.length]]
    : others.map((seat) => [seat])
  return (
    <section className="foes" aria-label={t('table.others')}>
      {panels.map((members) => (
        <Foe members={members} key={members.join()} />
      ))}
    </section>
  )
}

function Foe({ members }: { readonly members: readonly number[] }): React.ReactNode {
  const t = useWords()
  const { sight, seat: own } = useTable()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { view } = sight
  const [first = 0] = members
  const isMate = view.teams && first % 2 === own % 2
  const kind = isMate ? 'mate' : members.length > 1 ? 'team' : ''
  const count = view.teams ? undefined : `${stallOf(view, first).length}/${view.lastStack}`
  const acts = members.includes(view.active) ? 'acts-now' : ''
  return (
    <div className={`foe ${kind} ${seatClass(first, view.teams)} ${acts}`}>
      {members.map((seat) => (
        <Member seat={seat} count={count} opens={id} key={seat} />
      ))}
      {isMate && view.seat >= 0 && <span className="tag">{t('table.partner')}</span>}
      {!isMate && <Stall seat={first} />}
      <div id={id} popover="auto" className="foe-panel panel" onToggle={({ newState }) => setOpen(newState === 'open')}>
        {isOpen && (
          <div className={`foe ${kind} ${seatClass(first, view.teams)}`}>
            {members.map((seat) => (
              <Member seat={seat} count={count} key={seat} />
            ))}
            <Stall seat={first} />
          </div>
        )}
      </div>
    </div>
  )
}

interface MemberProps {
  readonly seat: number
  readonly count: string | undefined
  readonly opens?: string
}

function Member({ seat, count, opens }: MemberProps): React.ReactNode {
  return (
    <>
      <Who seat={seat} count={count} note={useNote(seat)} {...(opens === undefined ? {} : { opens })} />
      <Counts seat={seat} />
    </>
  )
}

/** What stands below a name: what somebody knows of the seat, or else who plays it. */
function useNote(seat: number): React.ReactNode {
  const t = useWords()
  const { sight, noteOf } = useTable()
  const { kind } = sight.setup.seats[seat] as (typeof sight.setup.seats)[number]
  const deed = useNews().last.get(seat)
  const note = noteOf?.(seat)
  if (deed !== undefined) {
    return (
      <>
        {note}
        <LastAction deed={deed} />
      </>
    )
  }
  if (note !== undefined) return note
  return t(isBot(kind) ? `table.bot-${kind}` : kind === 'elsewhere' ? 'table.elsewhere' : 'table.on-this-screen')
}

function Counts({ seat }: { readonly seat: number }): React.ReactNode {
  const t = useWords()
  const { sight } = useTable()
  const { view } = sight
  const { hand, deck, discardPile, schedule } = view.seats[seat] as (typeof view.seats)[number]
  // What works in this turn is seen first.
  const plans = schedule.toSorted((a, b) => Number(b.endsWithTurn) - Number(a.endsWithTurn)).map(({ as }) => as)
  const lasts = schedule.some(({ endsWithTurn }) => endsWithTurn)
  const known = hand.filter((card): card is CardId => card !== '?')
  return (
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
      {plans.length > 0 && (
        <Count
          zone={zoneKey('schedule', seat)}
          icon="schedule"
          name={lasts ? `${t('table.schedule')} (${t('table.until-turn-ends')})` : t('table.schedule')}
          count={plans.length}
          cards={plans}
        />
      )}
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
  // The top of a discard pile is told by a press; what is known of a hand or works now, at once.
  const showsTop = top !== undefined && icon !== 'discard'
  const inside = (
    <>
      <Icon name={icon} />
      {count}
      {showsTop && <Tile card={top} />}
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
