/** Why a card or a button cannot be used right now, in words, next to it. */
import { useEffect, useState } from 'react'
import type { CardId, DecisionView } from '@merchants/dale'
import { cardType, FROM_DISCARD, isCardId, priceAt } from '@merchants/dale'
import type { Refusal } from '@merchants/tabletop'
import type { ActView } from '../match-types.ts'
import { useCardWords } from '../../../words/cards.ts'
import { useTranslation } from '../../../words/words.tsx'
import { isCombination } from './choosing.ts'
import { slotOfPrice, usePriceWords } from './price.tsx'
import { useReason } from './reason.tsx'
import type { Spot } from './spots.ts'
import type { Asked, TableWithChoice } from './table-context.tsx'
import { useTableWithChoice } from './table-context.tsx'
import { whyNotTogether } from './together.ts'
import { whyNothingAsked } from './why-nothing-asked.ts'

const SLOTS = 5

/** The reason at hand, or the written move whose refusal tells it. */
function reasonOf(spot: Spot, { match, seat, choice, nameOf }: TableWithChoice): Refusal | string {
  const { view, act } = match
  const { decision, spots } = choice
  if (spot === 'undo') return match.whyNoUndo ?? UNKNOWN
  if (view.phase === 'over' || decision === undefined) return whyNothingAsked(view, seat, nameOf)
  const [zone = '', at = ''] = spot.split('@')
  const hand = view.seats[seat]?.hand ?? []
  const cardAt = (each: Spot): string => String(hand[Number(each.split('@')[1])] ?? '')
  const inHand = zone === `hand:${seat}`
  // A proposal gives way to a chosen card, so the card is judged alone.
  const before = inHand && choice.isProposed ? [] : spots
  const picked = [...before.filter((each) => each.startsWith('hand')), ...(inHand ? [spot] : [])].map(cardAt)
  if (spot === 'confirm' && choice.arranging !== undefined)
    return { key: 'new-price', facts: { price: priceAt(view, act?.slot ?? 0) ?? 0 } }
  if (spot === 'confirm') return whyNotConfirmed(picked.join(','), decision, act)
  if (decision.kind === 'acts') {
    const goal = view.seats[seat]?.goal ?? 0
    if (spot === 'act:build') return { key: 'no-stack', facts: { goal } }
    if (spot === 'act:help') return whyNotTogether(goal)
    if (spot === 'act:end') return { key: 'cannot-pass', facts: {} }
    if (spot === 'act:play') return { key: 'no-technique', facts: {} }
    if (spot.startsWith('act:')) return { key: 'not-now', facts: {} }
    const card = cardAt(spot)
    if (inHand && isCardId(card)) return whyNotPlayed(card)
    if (zone === 'market') return whyNotBought(view.values, priceAt(view, Number(at)))
  }
  if (spot.startsWith('act:')) return { key: 'busy', facts: {} }
  if (choice.isFull) return { key: 'too-many', facts: { max: decision.max } }
  const line = inHand ? lineOf(picked.join(','), decision, act) : undefined
  return line ?? { key: 'not-for-this-question', facts: {} }
}

/** The move that these cards would make. */
function lineOf(cards: string, { ask }: DecisionView, act: ActView | undefined): string | undefined {
  if (ask === 'pay' && act?.do === 'buy') {
    return `buy ${act.slot === FROM_DISCARD ? 'discard' : SLOTS - (act.slot ?? 0)} with ${cards}`
  }
  return ask === 'stack' ? `build ${cards}` : undefined
}

function whyNotConfirmed(cards: string, decision: DecisionView, act: ActView | undefined): Refusal | string {
  if (decision.kind === 'acts' || isCombination(decision)) {
    if (cards === '') return { key: 'nothing-chosen', facts: {} }
    return lineOf(cards, decision, act) ?? { key: 'not-complete', facts: {} }
  }
  return { key: 'too-few', facts: { min: decision.min } }
}

function whyNotPlayed(card: CardId): Refusal | string {
  const { kind } = cardType(card)
  if (kind === 'passive') return { key: 'passive-here', facts: { card } }
  return kind === 'rubbish' ? { key: 'junk-here', facts: { card } } : `play ${card}`
}

function whyNotBought(values: readonly number[], price = 0): Refusal {
  const hand = values.reduce((sum, value) => sum + value, 0)
  return hand < price
    ? { key: 'price-too-high', facts: { price, hand } }
    : { key: 'cannot-pay-exactly', facts: { price } }
}

/** A price explains itself in the same way. */
export function ReasonBubble({ spot, above }: Asked): React.ReactNode {
  const slot = slotOfPrice(spot)
  if (slot !== undefined) return <PriceReason slot={slot} above={above} />
  return <RefusalReason spot={spot} above={above} />
}

function PriceReason({ slot, above }: { readonly slot: number; readonly above: DOMRect }): React.ReactNode {
  const [price, ...parts] = usePriceWords(slot)
  return (
    <div className="why" role="tooltip" style={placed(above)}>
      <b>{price}</b>
      {parts.map((part, at) => (
        <p key={at}>{part}</p>
      ))}
    </div>
  )
}

function RefusalReason({ spot, above }: Asked): React.ReactNode {
  const t = useTranslation()
  const words = useCardWords()
  const table = useTableWithChoice()
  const inWords = useReason()
  const [refusal, setRefusal] = useState<Refusal>()
  const found = reasonOf(spot, table)
  const line = typeof found === 'string' ? found : undefined
  const { link } = table

  useEffect(() => {
    let isWanted = true
    if (line !== undefined) void link?.why(line).then((why) => isWanted && setRefusal(why ?? UNKNOWN))
    return () => {
      isWanted = false
      setRefusal(undefined)
    }
  }, [line, link])

  const told = typeof found === 'string' ? refusal : found
  if (told === undefined) return undefined
  const card = cardUnder(spot, table)
  const reason =
    told.key === 'too-little' && spot !== 'confirm' ? { key: 'cannot-pay-exactly', facts: told.facts } : told
  return (
    <div className="why" role="tooltip" style={placed(above)}>
      <b>{card === undefined ? t('table.why-not') : t('table.why-not-card', { card: words.name(card) })}</b>
      {inWords(reason)}
    </div>
  )
}

const UNKNOWN: Refusal = { key: 'not-now', facts: {} }

function cardUnder(spot: Spot, { match }: TableWithChoice): CardId | undefined {
  const [zone = '', at = ''] = spot.split('@')
  const place = Number(at)
  if (zone === 'market') return match.view.market[place]
  const [name, seat] = zone.split(':')
  const card = name === 'hand' ? match.view.seats[Number(seat)]?.hand[place] : undefined
  return card === '?' ? undefined : card
}

const WIDTH = 262

/** Above its card, and never out of the window. */
function placed({ left, top, width, bottom }: DOMRect): React.CSSProperties {
  const middle = left + width / 2
  const x = Math.max(8, Math.min(innerWidth - WIDTH - 8, middle - WIDTH / 2))
  const tip = { '--tip': `${Math.max(16, Math.min(WIDTH - 16, middle - x))}px` }
  const isLow = top > 150
  return { ...tip, left: x, width: WIDTH, ...(isLow ? { bottom: innerHeight - top + 12 } : { top: bottom + 12 }) }
}
