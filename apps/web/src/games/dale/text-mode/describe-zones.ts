/** The table in words, zone by zone, with the same lines for the page and for answers to commands. */
import type { CardId, CardView, View } from '@merchants/dale'
import { cardType, priceAt, stallOf } from '@merchants/dale'
import type { Refusal } from '@merchants/tabletop'
import { isBot } from '../match-types.ts'
import type { TableWithChoice } from '../table/table-context.tsx'
import type { Slot } from '../../../words/message.ts'
import type { CardUses } from './card-uses.ts'
import { cardUses, handSpot, marketSpot, scheduleSpot, whyNotInHand, whyNotInMarket } from './card-uses.ts'
import type { Voice } from './say-card.ts'
import { fullCard, handId, sayCards, shortCard } from './say-card.ts'
import { itemAt } from '@merchants/tabletop'

export interface Line {
  readonly say: Slot
  /** Whether it tells of a card that can be used now. */
  readonly can?: boolean
}

/** The input for the lines. */
export interface TextContext extends Voice {
  readonly table: TableWithChoice
  readonly text: (card: CardId) => string
  readonly reason: (refusal: Refusal) => string
}

/** Slots are called 1 to 5 from the left, as the notation does. */
export const SLOTS = 5

const CAN = {
  buy: 'text.can-buy',
  play: 'text.can-play',
  use: 'text.can-use',
  choose: 'text.can-choose',
} as const satisfies Readonly<Record<CardUses, string>>

/** A card's line. Its uses come first, the reason why it cannot be used last. */
function marked({ t, reason }: TextContext, line: Slot, can: CardUses | undefined, why: Refusal | undefined): Line {
  if (can !== undefined) return { say: t.rich(CAN[can], { line }), can: true }
  return { say: why === undefined ? line : t.rich('text.with-more', { line, more: reason(why) }) }
}

const withText = ({ t, text }: TextContext, { say, ...rest }: Line, card: CardId): Line => ({
  ...rest,
  say: t.rich('text.with-more', { line: say, more: text(card) }),
})

export function marketLines(context: TextContext, hasTexts = false): Line[] {
  const { t, table } = context
  const { market } = table.match.view
  return Array.from({ length: SLOTS }, (_, at) => SLOTS - 1 - at).map((slot) => {
    const number = SLOTS - slot
    const card = market[slot]
    if (card === undefined) return { say: t('text.slot-empty', { number }) }
    const line = t.rich('text.slot', { number, card: fullCard(context, card), price: sayPrice(context, slot) })
    const can = cardUses(table.choice, marketSpot(slot))
    const said = marked(context, line, can, whyNotInMarket(table.match.view, slot))
    return hasTexts ? withText(context, said, card) : said
  })
}

function sayPrice({ t, table, name }: TextContext, slot: number): Slot {
  const { view } = table.match
  const extras = view.surcharges
  const card = view.market[slot]
  const value = card === undefined ? 0 : cardType(card).value
  const sum = [value, slot, ...extras.map(({ amount }) => amount)].join(' + ')
  const price = priceAt(view, slot) ?? 0
  if (extras.length === 0) return t('text.price', { price, sum })
  const why = t.list(
    extras.map(({ amount, as, by }) => t.rich('text.added', { amount, card: name(as), who: table.nameOf(by) })),
  )
  return t.rich('text.price-more', { price, sum, why })
}

export function handLines(context: TextContext, hasTexts = false): Line[] {
  const { t, table } = context
  const { view } = table.match
  const hand = view.seats[view.seat]?.hand ?? []
  const worth = view.values.reduce((sum, value) => sum + value, 0)
  const copies = new Map(view.copies.filter(({ seat }) => seat === view.seat).map(({ place, as }) => [place, as]))
  const lines = hand.flatMap((card, at): Line[] => {
    if (card === '?') return []
    const facts = { value: view.values[at], as: copies.get(at), id: handId(view, view.seat, at) }
    const alike = hand.flatMap((_, place) => (handId(view, view.seat, place) === facts.id ? [place] : []))
    if (alike[0] !== at) return []
    const one = fullCard(context, card, facts)
    const said = alike.length === 1 ? one : t.rich('text.times', { count: alike.length, card: one })
    const can = cardUses(table.choice, handSpot(view, at))
    const line = marked(context, t.rich('text.sentence', { line: said }), can, whyNotInHand(view, at))
    return [hasTexts ? withText(context, line, copies.get(at) ?? card) : line]
  })
  return [{ say: t('text.hand-worth', { count: hand.length, worth }) }, ...lines]
}

export function stallLines(context: TextContext): Line[] {
  const { t, table } = context
  const { view } = table.match
  const stall = stallOf(view, table.seat)
  const stacks = stall.map((stack, at) => ({
    say: t.rich('text.stack', { number: at + 1, cards: sayCards(context, stack) }),
  }))
  const next = { number: stall.length + 1, goal: view.seats[table.seat]?.goal ?? 0, all: view.lastStack }
  return [...(stacks.length === 0 ? [{ say: t('text.no-stack') }] : stacks), { say: t('text.goal', next) }]
}

export function scheduleLines(context: TextContext): Line[] {
  const { t, table } = context
  const { view } = table.match
  const schedule = view.seats[table.seat]?.schedule ?? []
  if (schedule.length === 0) return [{ say: t('text.no-schedule') }]
  return schedule.map(({ card, as, endsWithTurn }, at) => {
    const full = fullCard(context, card, { as })
    const said = endsWithTurn ? t.rich('text.lasting', { line: full, until: t('table.until-your-turn-ends') }) : full
    const line = t.rich('text.sentence', { line: said })
    const can = cardUses(table.choice, scheduleSpot(view, at))
    return withText(context, marked(context, line, can, undefined), as)
  })
}

/** The card that is on top, if it is known. */
const topOf = (pile: readonly CardView[]): CardId | undefined => {
  const top = pile.at(-1)
  return top === '?' ? undefined : top
}

export function pileLines(context: TextContext): Line[] {
  const { t, table } = context
  const { seats, marketDeck, marketDiscard, aside, seat } = table.match.view
  const own = seats[seat]
  const [deckTop, marketTop] = [topOf(own?.deck ?? []), topOf(marketDeck)]
  const lines: Slot[] = []
  if (own !== undefined) {
    const count = own.deck.length
    lines.push(
      deckTop === undefined
        ? t('text.own-deck', { count })
        : t.rich('text.own-deck-top', { count, card: shortCard(context, deckTop) }),
      own.discardPile.length === 0
        ? t('text.own-discard-empty')
        : t.rich('text.own-discard', { cards: fromTop(context, own.discardPile) }),
    )
  }
  lines.push(
    marketTop === undefined
      ? t('text.market-deck', { count: marketDeck.length })
      : t.rich('text.market-deck-top', { count: marketDeck.length, card: shortCard(context, marketTop) }),
    marketDiscard.length === 0
      ? t('text.market-discard-empty')
      : t.rich('text.market-discard', { cards: fromTop(context, marketDiscard) }),
  )
  if (aside.length > 0) lines.push(t.rich('text.aside', { cards: sayCards(context, aside) }))
  return lines.map((say) => ({ say }))
}

const fromTop = (voice: Voice, pile: readonly CardId[]): Slot =>
  voice.t.list(pile.toReversed().map((card) => shortCard(voice, card)))

/** Everyone but the one who looks, in turn order from there. */
export function othersOf({ seat, seats }: View): number[] {
  const all = seats.map((_, at) => (Math.max(seat, 0) + at) % seats.length)
  return seat < 0 ? all : all.slice(1)
}

export function playerTitle({ t, table }: TextContext, seat: number): string {
  const { view, setup } = table.match
  const kind = setup.seats[seat]?.kind ?? 'guest'
  const who = table.nameOf(seat)
  if (view.teams && view.seat >= 0 && seat % 2 === view.seat % 2)
    return t('text.player', { who, kind: t('table.partner') })
  const where = t(isBot(kind) ? `table.bot-${kind}` : kind === 'elsewhere' ? 'table.elsewhere' : 'table.on-this-screen')
  return t('text.player', { who, kind: where })
}

export function playerLines(context: TextContext, seat: number): Line[] {
  const { t, table } = context
  const { view } = table.match
  const { hand, deck, discardPile, schedule } = itemAt(view.seats, seat)
  const some = (cards: readonly CardView[]): Slot => (cards.length === 0 ? t('text.nothing') : sayCards(context, cards))
  const stall = stallOf(view, seat)
  const stacks = stall.map((stack, at): Line => ({
    say: t.rich('text.stack', { number: at + 1, cards: sayCards(context, stack) }),
  }))
  const plans = schedule.map(({ as, endsWithTurn }) => {
    const card = shortCard(context, as)
    return endsWithTurn ? t.rich('text.lasting', { line: card, until: t('table.until-turn-ends') }) : card
  })
  return [
    { say: t('text.foe-stall', { built: stall.length, all: view.lastStack }) },
    ...stacks,
    { say: t.rich('text.foe-schedule', { cards: plans.length === 0 ? t('text.nothing') : t.list(plans) }) },
    { say: t.rich('text.foe-hand', { cards: some(hand) }) },
    { say: t('text.foe-deck', { count: deck.length }) },
    {
      say: t.rich('text.foe-discard', {
        cards: discardPile.length === 0 ? t('text.nothing') : fromTop(context, discardPile),
      }),
    },
  ]
}
