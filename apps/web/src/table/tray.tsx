/** The tray: cards to choose from that do not lie in hand or market, and answers that are no cards. */
import type { CardId, DecisionView, OptionView, UseView } from '@merchants/dale'
import type { ActView } from '../sight.ts'
import type { T } from '../words/t.ts'
import { useWords } from '../words/words.tsx'
import { slotsToFill } from './arranging.ts'
import { isCombination, isWord } from './choosing.ts'
import { together } from './notes.ts'
import { OptionCard } from './option-card.tsx'
import { offerOf, useQuestion } from './question.ts'
import { spotOf } from './spots.ts'
import type { TableWithChoice } from './table-context.tsx'
import { seatClass, useTableWithChoice } from './table-context.tsx'
import { useExplain } from './use-explain.ts'
import { Variants } from './variants.tsx'

/** Whether every card of the question lies where it can be clicked: in the own hand, the market or the own schedule. */
function liesInPlace({ places }: DecisionView, seat: number): boolean {
  return places.every((each) =>
    each.every(
      ({ zone, seat: owner }) => zone === 'market' || ((zone === 'hand' || zone === 'schedule') && owner === seat),
    ),
  )
}

/** What of the question needs the tray. */
type TrayKind = 'words' | 'cards' | 'variants' | 'extra' | 'plans'

function trayKind({ choice, seat, isPhone }: TableWithChoice): TrayKind | undefined {
  const { decision } = choice
  if (decision === undefined || decision.ask === 'react') return undefined
  if (isWord(decision)) return 'words'
  if (choice.variants.length > 1 && (decision.kind === 'acts' || isCombination(decision))) return 'variants'
  if (decision.kind === 'uses' || decision.kind === 'slots') return 'cards'
  if (isPhone && choice.spots.length === 0 && choice.canAct('resolve')) return 'plans'
  if (decision.kind === 'acts' || liesInPlace(decision, seat)) return undefined
  return isCombination(decision) ? 'extra' : 'cards'
}

export function Tray(): React.ReactNode {
  const table = useTableWithChoice()
  const question = useQuestion()
  const kind = trayKind(table)
  if (kind === undefined) return undefined
  return (
    <section className={`tray is-${kind}`} aria-label={question.say}>
      {kind === 'words' && <WordOptions />}
      {kind === 'cards' && <CardOptions />}
      {kind === 'variants' && <Variants />}
      {kind === 'extra' && <ExtraCards />}
      {kind === 'plans' && <Plans />}
    </section>
  )
}

function WordOptions(): React.ReactNode {
  const t = useWords()
  const { choice, sight, nameOf } = useTableWithChoice()
  const explained = useExplain()
  const { decision, picks } = choice
  if (decision === undefined) return undefined
  const { teams, seats, seat } = sight.view
  const label = (option: OptionView): string => {
    if (decision.kind === 'yes or no') return t.any(yesOrNo(t, decision, option === true))
    if (decision.kind === 'seats') return nameOf(option as number)
    if (decision.kind === 'sides') {
      const neighbour = (seat + (option === 'left' ? 1 : seats.length - 1)) % seats.length
      return t(option === 'left' ? 'table.left' : 'table.right', { who: nameOf(neighbour) })
    }
    return decision.ask === 'to slot' ? t('table.slot', { cost: option as number }) : t.number(option as number)
  }
  const isSingle = decision.max === 1
  return (
    <div className="words" role="group">
      {decision.options.map((option, at) => (
        <button
          type="button"
          key={at}
          className={`btn big ${decision.kind === 'seats' ? `pawned ${seatClass(option as number, teams)}` : ''} ${picks.includes(at) ? 'on' : ''}`}
          data-option={at}
          aria-pressed={isSingle ? undefined : picks.includes(at)}
          onClick={() => (isSingle ? choice.give([at]) : choice.pick(at))}
        >
          {label(option)}
        </button>
      ))}
      {decision.min === 0 && isSingle && (
        <button type="button" className="btn big quiet" data-option="none" onClick={() => choice.give([])}>
          {t('asks.none')}
        </button>
      )}
      {!isSingle && (
        <button
          type="button"
          data-confirm
          className={`btn big ${choice.answer === undefined ? 'off' : 'primary'}`}
          {...explained('confirm', choice.answer !== undefined, choice.confirm)}
        >
          {t('table.confirm')}
        </button>
      )}
    </div>
  )
}

/** Yes or no, and what that does if the card says so. */
function yesOrNo(t: T, { ask, about }: DecisionView, isYes: boolean): string {
  const answer = isYes ? 'yes' : 'no'
  const offer = offerOf(t, ask, about)
  return offer === undefined ? `asks.${answer}` : `${offer}-${answer}`
}

function CardOptions(): React.ReactNode {
  const t = useWords()
  const { choice, nameOf, seat, sight } = useTableWithChoice()
  const { decision, picks } = choice
  if (decision === undefined) return undefined
  const { options, places, max, receivers } = decision
  const slots = decision.ask === 'arrange' ? slotsToFill(decision, sight.act?.slot) : undefined
  const noteOf = (at: number): string | undefined => {
    const picked = picks.indexOf(at)
    const receiver = picked < 0 ? undefined : receivers?.[picked]
    if (receiver !== undefined) return t('table.goes-to', { who: nameOf(receiver) })
    const slot = picked < 0 ? undefined : slots?.[picked]
    if (slot !== undefined) return t('table.slot', { cost: slot })
    const place = places[at]?.[0]
    if (place === undefined || place.zone === 'market' || place.zone === 'aside') return undefined
    return place.seat >= 0 && place.seat !== seat
      ? nameOf(place.seat)
      : t.any(`table.zone-${place.zone.replaceAll(' ', '-')}`)
  }
  const notes = together(options.map((_, at) => noteOf(at)))
  return (
    <div className="offer" role="group">
      {options.map((option, at) => {
        const use = typeof option === 'object' ? (option as UseView) : undefined
        const card = use?.card ?? (option === 'empty slot' ? undefined : (option as CardId))
        return (
          <OptionCard
            key={at}
            option={at}
            card={card}
            as={use?.as}
            value={use?.value}
            note={notes[at]}
            isChosen={picks.includes(at)}
            number={max > 1 && picks.includes(at) ? picks.indexOf(at) + 1 : undefined}
            onChoose={() => choice.pick(at)}
          />
        )
      })}
      {options.length === 0 && <p className="none">{t('table.nothing-fits')}</p>}
    </div>
  )
}

/** What is due on the schedule, where a phone has no room for it. */
function Plans(): React.ReactNode {
  const { choice } = useTableWithChoice()
  const { decision } = choice
  if (decision === undefined) return undefined
  return (
    <div className="offer" role="group">
      {decision.options.map((option, at) => {
        const { do: what, use } = option as ActView
        return (
          what === 'resolve' &&
          use !== undefined && (
            <OptionCard
              key={at}
              option={at}
              card={use.card}
              as={use.as}
              number={undefined}
              isChosen={false}
              onChoose={() => choice.give([at])}
            />
          )
        )
      })}
    </div>
  )
}

/** Cards from elsewhere that may be part of a stack or payment. */
function ExtraCards(): React.ReactNode {
  const t = useWords()
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
  const notes = together([...found.values()].map(({ zone }) => t.any(`table.zone-${zone}`)))
  return (
    <div className="offer" role="group">
      {[...found].map(([spot, { card }], at) => (
        <OptionCard
          key={spot}
          option={-1}
          card={card}
          note={notes[at]}
          isChosen={choice.stateOf(spot) === 'selected'}
          number={choice.numberOf(spot)}
          onChoose={() => choice.choose(spot)}
        />
      ))}
    </div>
  )
}

function cardsIn(option: OptionView): readonly CardId[] {
  if (typeof option !== 'object') return []
  if ('pays' in option) return option.pays.map(({ card }) => card)
  if ('stack' in option) return option.stack.map(({ card }) => card)
  return Array.isArray(option) ? (option as readonly CardId[]) : []
}
