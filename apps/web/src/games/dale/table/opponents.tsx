/** The other players, a compact but complete panel for each. A team has one panel, because it has one stall. */
import { useId, useState } from 'react'
import type { CardId } from '@merchants/dale'
import { stallOf } from '@merchants/dale'
import { Tile } from '../card/card.tsx'
import { Icon } from '../../../look/icon.tsx'
import { useClosing } from '../../../look/use-closing.ts'
import { listedInText } from '../log/sentence.ts'
import { useNews } from '../news/news-context.ts'
import { LastAction } from '../news/described-deed.tsx'
import { isBot } from '../match-types.ts'
import { useCardWords } from '../../../words/cards.ts'
import { useTranslation } from '../../../words/words.tsx'
import { zoneKey } from './spots.ts'
import { Stall } from './stall.tsx'
import { useTable } from './table-context.tsx'
import { seatClass } from '../../../look/seat-class.ts'
import { Who } from './who.tsx'
import { itemAt } from '@merchants/tabletop'

export function Opponents(): React.ReactNode {
  const t = useTranslation()
  const { match, seat: own } = useTable()
  const { seats, teams } = match.view
  const others = seats.map((_, at) => (own + at) % seats.length).slice(1)
  const panels = teams
    ? [others.filter((seat) => seat % 2 !== own % 2), [(own + 2) % seats.length]]
    : others.map((seat) => [seat])
  return (
    <section className="foes" aria-label={t('table.others')}>
      {panels.map((members) => (
        <Opponent members={members} key={members.join()} />
      ))}
    </section>
  )
}

function Opponent({ members }: { readonly members: readonly number[] }): React.ReactNode {
  const t = useTranslation()
  const { match, seat: own } = useTable()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const panel = useClosing<HTMLDivElement>(() => document.getElementById(id)?.hidePopover(), isOpen)
  const { view } = match
  const [first = 0] = members
  const isMate = view.teams && first % 2 === own % 2
  const kind = isMate ? 'mate' : members.length > 1 ? 'team' : ''
  const count = view.teams ? undefined : `${stallOf(view, first).length}/${view.lastStack}`
  const acts = members.includes(view.active) ? 'acts-now' : ''
  return (
    <div className={`foe row wrap ${kind} ${seatClass(first, view.teams)} ${acts}`}>
      {members.map((seat) => (
        <Member seat={seat} count={count} opens={id} key={seat} />
      ))}
      {isMate && view.seat >= 0 && <span className="tag">{t('table.partner')}</span>}
      {!isMate && <Stall seat={first} isSmall />}
      <div
        ref={panel}
        id={id}
        popover="auto"
        className="foe-panel panel"
        onBeforeToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {isOpen && (
          <div className={`foe row wrap ${kind} ${seatClass(first, view.teams)}`}>
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

/** The line below a name, a note about the seat or else its player. */
function useNote(seat: number): React.ReactNode {
  const t = useTranslation()
  const { match, noteOf } = useTable()
  const { kind } = itemAt(match.setup.seats, seat)
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
  const t = useTranslation()
  const { match } = useTable()
  const { view } = match
  const { hand, deck, discardPile, schedule } = itemAt(view.seats, seat)
  // Effects of this turn come first.
  const plans = schedule.toSorted((a, b) => Number(b.endsWithTurn) - Number(a.endsWithTurn)).map(({ as }) => as)
  const lasts = schedule.some(({ endsWithTurn }) => endsWithTurn)
  const known = hand.filter((card): card is CardId => card !== '?')
  return (
    <div className={`row counts ${plans.length > 0 ? 'is-planned' : ''}`}>
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
  /** The visible cards, top first. */
  readonly cards: readonly CardId[]
}

function Count({ zone, icon, name, count, cards }: CountProps): React.ReactNode {
  const t = useTranslation()
  const words = useCardWords()
  const { openPile } = useTable()
  const label = `${name} (${count})`
  const [top] = cards
  // The top of a discard pile is shown on a press; known hand cards and current effects, at once.
  const showsTop = top !== undefined && icon !== 'discard'
  const content = showsTop
    ? t('common.labelled', { label, text: listedInText(t, cards, words.name) })
    : `${label}. ${t('table.order', { card: top === undefined ? '' : words.name(top) })}`
  return (
    <span className="row gap-2" data-zone={zone} title={label}>
      <Icon name={icon} />
      {count}
      {showsTop && <Tile card={top} />}
      <span className="sr">{label}</span>
      {top !== undefined && (
        <button type="button" title={content} aria-label={content} onClick={() => openPile({ title: label, cards })} />
      )}
    </span>
  )
}
