/** Why a card or a button cannot be used right now, in words, next to it. */
import { useEffect, useState } from 'react'
import { goalOf } from '@merchants/bots'
import type { CardId } from '@merchants/dale'
import { cardType } from '@merchants/dale'
import type { Refusal } from '@merchants/tabletop'
import { useCardWords } from '../words/cards.ts'
import { useWords } from '../words/words.tsx'
import { priceAt } from './prices.ts'
import { useReason } from './reason.tsx'
import type { Spot } from './spots.ts'
import type { TableWithChoice } from './table-context.tsx'
import { useTableWithChoice } from './table-context.tsx'

const SLOTS = 5

/** The reason at hand, or the written move whose refusal tells it. */
function reasonOf(spot: Spot, { sight, seat, choice, nameOf }: TableWithChoice): Refusal | string {
  const { view, act } = sight
  const { decision, spots } = choice
  if (decision === undefined) {
    const who = view.waitsFor ?? view.active
    return { key: 'not-your-turn', facts: { who: nameOf(who) } }
  }
  const [zone = '', at = ''] = spot.split('@')
  const hand = view.seats[seat]?.hand ?? []
  const cardAt = (each: Spot): string => String(hand[Number(each.split('@')[1])] ?? '')
  const inHand = zone === `hand:${seat}`
  const picked = [...spots.filter((each) => each.startsWith('hand')), ...(inHand ? [spot] : [])].map(cardAt)
  if (decision.kind === 'acts') {
    if (spot === 'act:build' || spot === 'act:help') return { key: 'no-stack', facts: { goal: goalOf(view, seat) } }
    if (spot === 'act:end') return { key: 'cannot-pass', facts: {} }
    if (spot === 'act:play') return { key: 'no-technique', facts: {} }
    if (spot.startsWith('act:')) return { key: 'not-now', facts: {} }
    if (inHand) return whyNotPlayed(cardAt(spot) as CardId)
    if (zone === 'market') return whyNotBought(view.values, priceAt(view, seat, Number(at)))
  }
  if (spot.startsWith('act:')) return { key: 'busy', facts: {} }
  if (inHand && decision.ask === 'pay' && act?.do === 'buy') {
    return `buy ${act.slot === -1 ? 'discard' : SLOTS - (act.slot ?? 0)} with ${picked.join(',')}`
  }
  if (inHand && decision.ask === 'stack') return `build ${picked.join(',')}`
  return { key: 'not-for-this-question', facts: {} }
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

export function Why({ spot, above }: { readonly spot: Spot; readonly above: DOMRect }): React.ReactNode {
  const t = useWords()
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
  const reason = told.key === 'too-little' ? { key: 'cannot-pay-exactly', facts: told.facts } : told
  return (
    <div className="why is-floating" role="tooltip" style={placed(above)}>
      <b>{card === undefined ? t('table.why-not') : t('table.why-not-card', { card: words.name(card) })}</b>
      {inWords(reason)}
    </div>
  )
}

const UNKNOWN: Refusal = { key: 'not-now', facts: {} }

function cardUnder(spot: Spot, { sight }: TableWithChoice): CardId | undefined {
  const [zone = '', at = ''] = spot.split('@')
  const place = Number(at)
  if (zone === 'market') return sight.view.market[place]
  const [name, seat] = zone.split(':')
  const card = name === 'hand' ? sight.view.seats[Number(seat)]?.hand[place] : undefined
  return card === '?' ? undefined : card
}

const WIDTH = 262

/** Above its card, and never out of the window. */
function placed({ left, top, width, bottom }: DOMRect): React.CSSProperties {
  const middle = left + width / 2
  const x = Math.max(8, Math.min(innerWidth - WIDTH - 8, middle - WIDTH / 2))
  const tip = { '--tip': `${Math.max(16, Math.min(WIDTH - 16, middle - x))}px` } as React.CSSProperties
  const isLow = top > 150
  return { ...tip, left: x, width: WIDTH, ...(isLow ? { bottom: innerHeight - top + 12 } : { top: bottom + 12 }) }
}
