/** The table as one seat sees it, as lines of text. */
import type { CardId, View } from '@merchants/dale'
import { cardType, readSeat, stallOf, teammateOf } from '@merchants/dale'
import type { TerminalStyle } from '../terminal-style.ts'
import { cut, flow, padded, wrap } from '../terminal-style.ts'
import type { Names } from './names.ts'
import { describe, kindMark, nameIn, nameOf, namesOf, titleOf } from './names.ts'
import { itemAt } from '@merchants/tabletop'

const SLOTS = 5

export function drawTable(view: View, names: Names, style: TerminalStyle): string[] {
  const others = view.seats.map((_, at) => (view.seat + at) % view.seats.length).slice(1)
  const gap = style.isRoomy ? [''] : []
  return [
    title(view, names, style),
    ...drawMarket(view, style),
    ...gap,
    ...others.flatMap((seat) => drawSeat(view, seat, names, style)),
    ...gap,
    ...drawSeat(view, view.seat, names, style),
    ...drawHand(view, style),
    ...gap,
  ]
}

function title({ turn, active }: View, names: Names, { width, paint }: TerminalStyle): string {
  const words = `── Turn ${turn}: ${names.long(active)} `
  return paint('title', words + '─'.repeat(Math.max(0, width - words.length)))
}

/** Five slots side by side as on the board; the price is what this seat pays. */
function drawMarket(view: View, style: TerminalStyle): string[] {
  const { paint, width } = style
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

function drawSeat(view: View, seat: number, names: Names, style: TerminalStyle): string[] {
  const { paint, width } = style
  const { hand, deck, discardPile, schedule } = itemAt(view.seats, seat)
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
    ...drawStall(view, seat, style),
    ...(waiting.length === 0 ? [] : wrap(`  schedule: ${waiting.join(', ')}`, width, '    ')),
    ...(known.length === 0 ? [] : wrap(`  cards you know in this hand: ${namesOf(known)}`, width, '    ')),
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

/** A team's stall is drawn once, your own with you, the other with the first of the two. */
function drawStall(view: View, seat: number, style: TerminalStyle): string[] {
  const mate = teammateOf(view, seat)
  if (mate !== undefined && (mate === view.seat || (seat !== view.seat && mate < seat))) return []
  const stacks = stallOf(view, seat).map(
    (stack, at) => `${style.paint('number', `${at + 1}`)} ${stack.map((card) => nameIn(card, style)).join(' + ')}`,
  )
  const next =
    seat === view.seat ? [style.paint('good', `${stacks.length + 1} ← next, worth ${view.seats[seat]?.goal}`)] : []
  const parts = [...stacks, ...next]
  return parts.length === 0
    ? []
    : flow(parts, style.width - 9, ' | ').map((line, at) => (at === 0 ? '  stall: ' : '         ') + line)
}

/** The hand, cards that are alike once, and what changes their values this turn. */
function drawHand(view: View, style: TerminalStyle): string[] {
  const hand = ownHand(view)
  const different = [...new Set(hand)]
  const cards = different.map((card) => {
    const count = hand.filter((each) => each === card).length
    return titleOf(card, style) + (count === 1 ? '' : style.paint('bold', ` ×${count}`))
  })
  const lines = flow(cards.length === 0 ? ['empty'] : cards, style.width - 9, ' | ')
  return [
    ...lines.map((line, at) => (at === 0 ? style.paint('bold', '  hand:  ') : '         ') + line),
    ...drawChanges(view, style),
  ]
}

const ownHand = ({ seats, seat }: View): CardId[] => (seats[seat]?.hand ?? []).filter((card) => card !== '?')

/** Effects that last this turn: changed values, copies, used abilities. */
function drawChanges(view: View, style: TerminalStyle): string[] {
  const at = ({ seat, place }: { readonly seat: number; readonly place: number }): string => {
    const card = view.seats[seat]?.hand[place]
    return card === undefined || card === '?' ? 'a card' : nameOf(card)
  }
  const how = { add: '+', times: '×', become: '=', mirror: 'reversed' }
  const changes = view.valueChanges.map(({ change, amount, on }) => {
    const by = change === 'mirror' ? 'values reversed' : `value ${how[change]}${amount}`
    return `${on === undefined ? 'all cards' : at(on)}: ${by}`
  })
  const copies = view.copies.map((copy) => `${at(copy)} is ${nameOf(copy.as)}`)
  const parts = [...changes, ...copies]
  return parts.length === 0
    ? []
    : flow([`  ${style.paint('bold', 'this turn:')} ${parts[0]}`, ...parts.slice(1)], style.width, ' · ', '    ')
}

/** The hand, or the market, with all texts. */
export function drawTexts(view: View, of: 'hand' | 'market', style: TerminalStyle): string[] {
  const cards = of === 'hand' ? ownHand(view) : view.market.filter((card) => card !== undefined)
  const different = [...new Set(cards)]
  return different.length === 0 ? [`The ${of} is empty.`] : different.flatMap((card) => describe(card, style))
}

/** A discard pile that anyone can look through: the player's own, another player's or the market's. */
export function drawPile(view: View, whose: string, names: Names, style: TerminalStyle): string[] {
  const seat = whose === '' ? view.seat : (readSeat(whose) ?? -1)
  const pile = whose === 'market' ? view.marketDiscard : view.seats[seat]?.discardPile
  if (pile === undefined) return ['Which pile? For example: pile, pile p2 or pile market']
  const title = whose === 'market' ? 'Market discard' : `Discard pile of ${names.long(seat)}`
  if (pile.length === 0) return [`${title}: empty`]
  const cards = pile.toReversed().map((card) => titleOf(card, style))
  return [`${title}, top first:`, ...flow(cards, style.width - 2, ' | ').map((line) => `  ${line}`)]
}
