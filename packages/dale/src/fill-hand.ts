/** The hand fill of clean-up: one card at a time up to the hand size, which Cookies drawn on the way raise at once (rules 9.1). */
import { fixCopy, usesOf } from './copying.ts'
import type { Use } from './decision.ts'
import type { Player } from './player.ts'
import { COOKIES_AT_ONCE } from './rules-version.ts'
import type { Card } from './state.ts'
import type { Table } from './table.ts'
import { addedInHand, addedInStall, fillLimitOf, HAND_SIZE } from './values.ts'

export function fillHand(table: Table, me: Player): void {
  let asked: Card[] | undefined
  let shown: readonly Card[] = NO_CARDS
  const size = HAND_SIZE + addedInStall(me)
  let left = fillLimitOf(me)
  for (;;) {
    const { cards } = me.hand
    if (left > 0) copyOnlyCookies(table, me)
    let goal = size + addedInHand(me)
    while (cards.length < goal && left > 0) {
      left -= 1
      if (cards.length >= size) shown = showCookies(table, me, shown)
      const isReformed = me.deck.isEmpty
      const card = me.nextCard()
      if (card === undefined) table.dealJunk(me)
      else table.draw(me)
      // Cookies may have come, or Order in Chaos may have changed the whole hand.
      const isCopied = left > 0 && copyOnlyCookies(table, me)
      if (isReformed || isCopied || card?.type.handSizeInHand !== 0) goal = size + addedInHand(me)
    }
    const chameleon = left === 0 || !table.state.features.handSizes ? undefined : nextChameleon(cards, asked)
    if (chameleon === undefined) return
    asked = [...(asked ?? []), chameleon]
    copyForHandSize(table, me, chameleon)
  }
}

function nextChameleon(cards: readonly Card[], asked: readonly Card[] | undefined): Card | undefined {
  for (let at = 0; at < cards.length; at++) {
    const card = cards[at] as Card
    if (card.type.models !== undefined && !asked?.includes(card)) return card
  }
  return undefined
}

/** A player who fills to a larger size shows the reason: all Cookies in hand, even those drawn while filling it. */
function showCookies(table: Table, me: Player, shown: readonly Card[]): readonly Card[] {
  const { hand } = me
  const cookies = hand.cards.filter(({ type }) => type.handSizeInHand > 0)
  if (cookies.every((card) => shown.includes(card))) return shown
  const others = { isHand: true, holder: me.seat, cards: hand.cards.filter((card) => !cookies.includes(card)) }
  for (const card of cookies) if (!shown.includes(card)) table.reveal(card, me, others)
  return cookies
}

const NO_CARDS: readonly Card[] = []

/** A chameleon that can copy nothing but Cookies is Cookies at once, at any moment of the fill (macaws-2, D32). */
function copyOnlyCookies(table: Table, me: Player): boolean {
  const { features, rules, copies } = table.state
  if (!features.handSizes || rules < COOKIES_AT_ONCE) return false
  const before = copies.length
  const { cards } = me.hand
  for (let at = 0; at < cards.length; at++) {
    const card = cards[at] as Card
    if (card.type.models === undefined) continue
    const uses = usesOf(me, card)
    if (uses.every(({ as }) => as.handSizeInHand > 0)) fixCopy(me, uses[0] as Use)
  }
  return copies.length > before
}

/** A chameleon may be declared Cookies for the fill; if it can be nothing else it is (macaws-2). */
function copyForHandSize(table: Table, me: Player, card: Card): void {
  const uses = usesOf(me, card)
  const larger = uses.filter(({ as }) => as.handSizeInHand > 0)
  if (larger.length === 0) return
  const [at] =
    uses.length === larger.length ? [0] : table.ask(me.seat, 'copy for hand size', 'uses', larger, 0, 1, false)
  if (at !== undefined) fixCopy(me, larger[at] as Use)
}
