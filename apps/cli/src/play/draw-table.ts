/** The table as one seat sees it, as lines of text. */
import type { CardId, SeatView, View } from '@merchants/dale'
import { cardType, readSeat, stallOf, teammateOf } from '@merchants/dale'
import type { Look } from './look.ts'
import { cut, flow, padded, wrap } from './look.ts'
import type { Names } from './names.ts'
import { describe, kindMark, nameIn, nameOf, namesOf, titleOf } from './names.ts'

const SLOTS = 5

export function drawTable(view: View, names: Names, look: Look): string[] {
  const others = view.seats.map((_, at) => (view.seat + at) % view.seats.length).slice(1)
  const gap = look.isRoomy ? [''] : []
  return [
    title(view, names, look),
    ...drawMarket(view, look),
    ...gap,
    ...others.flatMap((seat) => drawSeat(view, seat, names, look)),
    ...gap,
    ...drawSeat(view, view.seat, names, look),
    ...drawHand(view, look),
    ...gap,
  ]
}

function title({ turn, active }: View, names: Names, { width, paint }: Look): string {
  const words = `── Turn ${turn}: ${names.long(active)} `
  return paint('title', words + '─'.repeat(Math.max(0, width - words.length)))
}

/** Five slots side by side as on the board; the price is what this seat pays. */
function drawMarket(view: View, look: Look): string[] {
  const { paint, width } = look
  const { market, marketDeck, marketDiscard } = view
  const cell = Math.floor((width - 2) / SLOTS)
  const slots = Array.from({ length: SLOTS }, (_, at) => SLOTS - 1 - at)
  const row = (draw: (card: CardId, slot: number) => string): string =>
    `  ${slots.map((slot) => padded(market[slot] === undefined ? '' : draw(market[slot], slot), cell)).join('')}`.trimEnd()
  const surcharge = view.surcharges.reduce((sum, { amount }) => sum + amount, 0)
  const dearer = surcharge === 0 ? '' : ` · all prices +${surcharge} for you`
  const top = marketDiscard.at(-1)
  const discard = top === undefined ? 'discard empty' : `discard ${marketDiscard.length}, top ${nameOf(top)}`
  return [
    `${paint('bold', 'Market')}  ${paint('dim', `deck ${marketDeck.length} · ${discard}${dearer}`)}`,
    row((_, slot) => `${paint('number', `slot ${SLOTS - slot}`)} costs ${view.prices[slot]}`),
    row((card) => paint(`set ${cardType(card).deck}`, cut(nameOf(card), cell - 1))),
    row((card) => paint('dim', cut(factsOf(card), cell - 1))),
  ]
}

function factsOf(card: CardId): string {
  const type = cardType(card)
  return `${type.value} ${kindMark(type)} ${type.deck}`
}

function drawSeat(view: View, seat: number, names: Names, look: Look): string[] {
  const { paint, width } = look
  const { hand, deck, discardPile, schedule } = view.seats[seat] as SeatView
  const isYou = seat === view.seat
  const top = discardPile.at(-1)
  const facts = [
    isYou ? '' : `hand ${hand.length}`,
    `deck ${deck.length}`,
    top === undefined ? 'discard empty' : `discard ${discardPile.length}, top ${nameOf(top)}`,
    seat === teammateOf(view, view.seat) ? 'your teammate' : '',
  ].filter((fact) => fact !== '')
  const waiting = schedule.map(({ card, as, endsWithTurn }) => {
    const name = card === as ? nameOf(card) : `${nameOf(card)} as ${nameOf(as)}`
    return endsWithTurn ? `${name} (until the end of the turn)` : name
  })
  const known = isYou ? [] : hand.filter((card) => card !== '?')
  return [
    ...flow(
      [`${paint('bold', names.long(seat))}  ${progress(view, seat)} `, ...facts.map((fact) => paint('dim', fact))],
      width,
      ' · ',
      '  ',
    ),
    ...drawStall(view, seat, look),
    ...(waiting.length === 0 ? [] : wrap(`  schedule: ${waiting.join(', ')}`, width, '    ')),
    ...(known.length === 0 ? [] : wrap(`  you know of the hand: ${namesOf(known)}`, width, '    ')),
  ]
}

/** `■■■□□□□□ 3/8`, and what the next stack must be worth if that is not its number. */
function progress(view: View, seat: number): string {
  const built = stallOf(view, seat).length
  const needed = view.lastStack
  const goal = view.seats[seat]?.goal ?? 0
  const threat = goal === built + 1 ? '' : ` (next must be worth ${goal})`
  return `${'■'.repeat(built)}${'□'.repeat(needed - built)} ${built}/${needed}${threat}`
}

/** A team's stall is drawn once: your own with you, the other with the first of the two. */
function drawStall(view: View, seat: number, look: Look): string[] {
  const mate = teammateOf(view, seat)
  if (mate !== undefined && (mate === view.seat || (seat !== view.seat && mate < seat))) return []
  const stacks = stallOf(view, seat).map(
    (stack, at) => `${look.paint('number', `${at + 1}`)} ${stack.map((card) => nameIn(card, look)).join(' + ')}`,
  )
  const next =
    seat === view.seat ? [look.paint('good', `${stacks.length + 1} ← next, worth ${view.seats[seat]?.goal}`)] : []
  const parts = [...stacks, ...next]
  return parts.length === 0
    ? []
    : flow(parts, look.width - 9, ' | ').map((line, at) => (at === 0 ? '  stall: ' : '         ') + line)
}

/** The hand, cards that are alike once, and what changes their values this turn. */
function drawHand(view: View, look: Look): string[] {
  const hand = ownHand(view)
  const different = [...new Set(hand)]
  const cards = different.map((card) => {
    const count = hand.filter((each) => each === card).length
    return titleOf(card, look) + (count === 1 ? '' : look.paint('bold', ` ×${count}`))
  })
  const lines = flow(cards.length === 0 ? ['empty'] : cards, look.width - 9, ' | ')
  return [
    ...lines.map((line, at) => (at === 0 ? look.paint('bold', '  hand:  ') : '         ') + line),
    ...drawChanges(view, look),
  ]
}

const ownHand = ({ seats, seat }: View): CardId[] => (seats[seat]?.hand ?? []).filter((card) => card !== '?')

/** What lasts this turn: changed values, copies, used abilities. */
function drawChanges(view: View, look: Look): string[] {
  const at = ({ seat, place }: { readonly seat: number; readonly place: number }): string => {
    const card = view.seats[seat]?.hand[place]
    return card === undefined || card === '?' ? 'a card' : nameOf(card)
  }
  const how = { add: '+', times: '×', become: '=', mirror: 'mirrored' }
  const changes = view.valueChanges.map(({ change, amount, on }) => {
    const by = change === 'mirror' ? 'values mirrored' : `value ${how[change]}${amount}`
    return `${on === undefined ? 'all cards' : at(on)}: ${by}`
  })
  const copies = view.copies.map((copy) => `${at(copy)} is ${nameOf(copy.as)}`)
  const parts = [...changes, ...copies]
  return parts.length === 0
    ? []
    : flow([`  ${look.paint('bold', 'this turn:')} ${parts[0]}`, ...parts.slice(1)], look.width, ' · ', '    ')
}

/** The hand, or the market, with all texts. */
export function drawTexts(view: View, of: 'hand' | 'market', look: Look): string[] {
  const cards = of === 'hand' ? ownHand(view) : view.market.filter((card) => card !== undefined)
  const different = [...new Set(cards)]
  return different.length === 0 ? [`The ${of} is empty.`] : different.flatMap((card) => describe(card, look))
}

/** A discard pile that all may look through: the own one, another player's or the market's. */
export function drawPile(view: View, whose: string, names: Names, look: Look): string[] {
  const seat = whose === '' ? view.seat : (readSeat(whose) ?? -1)
  const pile = whose === 'market' ? view.marketDiscard : view.seats[seat]?.discardPile
  if (pile === undefined) return ['Which pile? For example: pile, pile p2 or pile market']
  const title = whose === 'market' ? 'Market discard' : `Discard pile of ${names.long(seat)}`
  if (pile.length === 0) return [`${title}: empty`]
  const cards = pile.toReversed().map((card) => titleOf(card, look))
  return [`${title}, top first:`, ...flow(cards, look.width - 2, ' | ').map((line) => `  ${line}`)]
}
