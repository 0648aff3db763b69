/** The table in words, zone by zone: the same lines for the page and for answers to commands. */
import type { CardId, Seen, View } from '@merchants/dale'
import { cardType, stallOf } from '@merchants/dale'
import type { Refusal } from '@merchants/tabletop'
import { isBot } from '../sight.ts'
import { priceAt } from '../table/prices.ts'
import type { TableWithChoice } from '../table/table-context.tsx'
import type { Slot } from '../words/message.ts'
import type { Can } from './can.ts'
import { canAt, handSpot, marketSpot, scheduleSpot, whyNotInHand, whyNotInMarket } from './can.ts'
import type { Voice } from './say-card.ts'
import { fullCard, handId, sayCards, shortCard } from './say-card.ts'

export interface Line {
  readonly say: Slot
  /** Whether it tells of a card that can be used now. */
  readonly can?: boolean
}

/** What the lines are made from. */
export interface Telling extends Voice {
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
} as const satisfies Readonly<Record<Can, string>>

/** A card's line: what it can be used for stands first, why it cannot stands last. */
function marked({ t, reason }: Telling, line: Slot, can: Can | undefined, why: Refusal | undefined): Line {
  if (can !== undefined) return { say: t.rich(CAN[can], { line }), can: true }
  return { say: why === undefined ? line : t.rich('text.with-more', { line, more: reason(why) }) }
}

const withText = ({ t, text }: Telling, { say, ...rest }: Line, card: CardId): Line => ({
  ...rest,
  say: t.rich('text.with-more', { line: say, more: text(card) }),
})

export function marketLines(telling: Telling, hasTexts = false): Line[] {
  const { t, table } = telling
  const { market } = table.sight.view
  return Array.from({ length: SLOTS }, (_, at) => SLOTS - 1 - at).map((slot) => {
    const number = SLOTS - slot
    const card = market[slot]
    if (card === undefined) return { say: t('text.slot-empty', { number }) }
    const line = t.rich('text.slot', { number, card: fullCard(telling, card), price: sayPrice(telling, slot) })
    const can = canAt(table.choice, marketSpot(slot))
    const said = marked(telling, line, can, whyNotInMarket(table.sight.view, slot))
    return hasTexts ? withText(telling, said, card) : said
  })
}

function sayPrice({ t, table, name }: Telling, slot: number): Slot {
  const { view } = table.sight
  const extras = view.surcharges
  const sum = [cardType(view.market[slot] as CardId).value, slot, ...extras.map(({ amount }) => amount)].join(' + ')
  const price = priceAt(view, slot) ?? 0
  if (extras.length === 0) return t('text.price', { price, sum })
  const why = t.list(
    extras.map(({ amount, as, by }) => t.rich('text.added', { amount, card: name(as), who: table.nameOf(by) })),
  )
  return t.rich('text.price-more', { price, sum, why })
}

export function handLines(telling: Telling, hasTexts = false): Line[] {
  const { t, table } = telling
  const { view } = table.sight
  const hand = view.seats[view.seat]?.hand ?? []
  const worth = view.values.reduce((sum, value) => sum + value, 0)
  const copies = new Map(view.copies.filter(({ seat }) => seat === view.seat).map(({ place, as }) => [place, as]))
  const lines = (hand as readonly CardId[]).flatMap((card, at): Line[] => {
    const facts = { value: view.values[at], as: copies.get(at), id: handId(view, view.seat, at) }
    const alike = hand.flatMap((_, place) => (handId(view, view.seat, place) === facts.id ? [place] : []))
    if (alike[0] !== at) return []
    const one = fullCard(telling, card, facts)
    const said = alike.length === 1 ? one : t.rich('text.times', { count: alike.length, card: one })
    const can = canAt(table.choice, handSpot(view, at))
    const line = marked(telling, t.rich('text.sentence', { line: said }), can, whyNotInHand(view, at))
    return [hasTexts ? withText(telling, line, copies.get(at) ?? card) : line]
  })
  return [{ say: t('text.hand-worth', { count: hand.length, worth }) }, ...lines]
}

export function stallLines(telling: Telling): Line[] {
  const { t, table } = telling
  const { view } = table.sight
  const stall = stallOf(view, table.seat)
  const stacks = stall.map((stack, at) => ({
    say: t.rich('text.stack', { number: at + 1, cards: sayCards(telling, stack) }),
  }))
  const next = { number: stall.length + 1, goal: view.seats[table.seat]?.goal ?? 0, all: view.lastStack }
  return [...(stacks.length === 0 ? [{ say: t('text.no-stack') }] : stacks), { say: t('text.goal', next) }]
}

export function scheduleLines(telling: Telling): Line[] {
  const { t, table } = telling
  const { view } = table.sight
  const schedule = view.seats[table.seat]?.schedule ?? []
  if (schedule.length === 0) return [{ say: t('text.no-schedule') }]
  return schedule.map(({ card, as, endsWithTurn }, at) => {
    const full = fullCard(telling, card, { as })
    const said = endsWithTurn ? t.rich('text.lasting', { line: full, until: t('table.until-your-turn-ends') }) : full
    const line = t.rich('text.sentence', { line: said })
    const can = canAt(table.choice, scheduleSpot(view, at))
    return withText(telling, marked(telling, line, can, undefined), as)
  })
}

/** The card that lies on top, if it is known. */
const topOf = (pile: readonly Seen[]): CardId | undefined => {
  const top = pile.at(-1)
  return top === '?' ? undefined : top
}

export function pileLines(telling: Telling): Line[] {
  const { t, table } = telling
  const { seats, marketDeck, marketDiscard, aside, seat } = table.sight.view
  const own = seats[seat]
  const [deckTop, marketTop] = [topOf(own?.deck ?? []), topOf(marketDeck)]
  const lines: Slot[] = []
  if (own !== undefined) {
    const count = own.deck.length
    lines.push(
      deckTop === undefined
        ? t('text.own-deck', { count })
        : t.rich('text.own-deck-top', { count, card: shortCard(telling, deckTop) }),
      own.discardPile.length === 0
        ? t('text.own-discard-empty')
        : t.rich('text.own-discard', { cards: fromTop(telling, own.discardPile) }),
    )
  }
  lines.push(
    marketTop === undefined
      ? t('text.market-deck', { count: marketDeck.length })
      : t.rich('text.market-deck-top', { count: marketDeck.length, card: shortCard(telling, marketTop) }),
    marketDiscard.length === 0
      ? t('text.market-discard-empty')
      : t.rich('text.market-discard', { cards: fromTop(telling, marketDiscard) }),
  )
  if (aside.length > 0) lines.push(t.rich('text.aside', { cards: sayCards(telling, aside) }))
  return lines.map((say) => ({ say }))
}

const fromTop = (voice: Voice, pile: readonly CardId[]): Slot =>
  voice.t.list(pile.toReversed().map((card) => shortCard(voice, card)))

/** Everybody but the one who looks, in turn order from there. */
export function othersOf({ seat, seats }: View): number[] {
  const all = seats.map((_, at) => (Math.max(seat, 0) + at) % seats.length)
  return seat < 0 ? all : all.slice(1)
}

export function playerTitle({ t, table }: Telling, seat: number): string {
  const { view, setup } = table.sight
  const kind = setup.seats[seat]?.kind ?? 'guest'
  const who = table.nameOf(seat)
  if (view.teams && view.seat >= 0 && seat % 2 === view.seat % 2)
    return t('text.player', { who, kind: t('table.partner') })
  const where = t(isBot(kind) ? `table.bot-${kind}` : kind === 'elsewhere' ? 'table.elsewhere' : 'table.on-this-screen')
  return t('text.player', { who, kind: where })
}

export function playerLines(telling: Telling, seat: number): Line[] {
  const { t, table } = telling
  const { view } = table.sight
  const { hand, deck, discardPile, schedule } = view.seats[seat] as View['seats'][number]
  const some = (cards: readonly Seen[]): Slot => (cards.length === 0 ? t('text.nothing') : sayCards(telling, cards))
  const stall = stallOf(view, seat)
  const stacks = stall.map((stack, at): Line => ({
    say: t.rich('text.stack', { number: at + 1, cards: sayCards(telling, stack) }),
  }))
  const plans = schedule.map(({ as, endsWithTurn }) => {
    const card = shortCard(telling, as)
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
        cards: discardPile.length === 0 ? t('text.nothing') : fromTop(telling, discardPile),
      }),
    },
  ]
}
