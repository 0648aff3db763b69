/** Which sentence of the log tells that a card went from one place to another. */
import type { CardId, EventView, Place } from '@merchants/dale'

export type Moved = Extract<EventView, { what: 'moved' }>

/** The key of a message, without the parts for the reader and for hidden cards. */
export interface MoveSentence {
  readonly base: string
  readonly who?: number
  readonly other?: number
  /** Not told while the cards are hidden, because later moves say enough. */
  readonly isOpenOnly?: true
}

/** Junk goes back to its pile, everything else to the market. */
export const isThrownAway = ({ zone }: Place): boolean => zone === 'market discard' || zone === 'junk pile'
const isAside = ({ zone }: Place): boolean => zone === 'aside' || zone === 'turned up'

/** Techniques that search a deck. Cards that leave it are taken, not drawn, and cards that go there are shuffled in. */
const SEARCHING: ReadonlySet<CardId> = new Set(['platypuses-4', 'foxes-2', 'polecats-5a'])
export const isSearching = (card: CardId): boolean => SEARCHING.has(card)

/** How moves are told while a deck is searched, if not as usual. */
const WHILE_SEARCHING: Readonly<Record<string, string>> = { drew: 'took-from-own-deck', 'put-on-deck': 'put-into-deck' }
export const whileSearching = (telling: MoveSentence): MoveSentence => ({
  ...telling,
  base: WHILE_SEARCHING[telling.base] ?? telling.base,
})

/** Whose turn it is, or who used a card last, and as which one. A move itself says neither. */
export interface LastUse {
  readonly seat: number
  readonly as?: CardId
}

/** `undefined` for moves that need no words, such as the card that is played and cards built into a stack. */
export function describeCardMove({ from, to }: Pick<Moved, 'from' | 'to'>, use: LastUse): MoveSentence | undefined {
  switch (from.zone) {
    case 'hand':
      return fromHand(from, to)
    case 'deck':
      return fromDeck(from, to, use)
    case 'discard pile':
      return fromDiscardPile(from, to, use)
    case 'schedule':
      return fromSchedule(from, to)
    case 'aside':
    case 'turned up':
      return fromAside(to, use)
    case 'market':
      return fromMarket(to)
    case 'market deck':
      return fromMarketDeck(to, use)
    case 'junk pile':
      return { base: 'took-junk', who: to.seat }
    case 'stall':
    case 'market discard':
      return undefined
  }
}

function fromHand({ seat: who }: Place, to: Place): MoveSentence | undefined {
  if (isThrownAway(to)) return { base: 'threw-away', who }
  if (isAside(to)) return { base: 'set-aside', who, isOpenOnly: true }
  if (to.zone === 'discard pile') return { base: 'discarded', who }
  if (to.zone === 'hand') return { base: 'passed', who, other: to.seat }
  return to.zone === 'deck' ? ontoDeck(who, to) : undefined
}

const ontoDeck = (who: number, { seat }: Place): MoveSentence =>
  seat === who ? { base: 'put-on-deck', who } : { base: 'put-on-other-deck', who, other: seat }

function fromDeck({ seat }: Place, to: Place, use: LastUse): MoveSentence | undefined {
  if (isAside(to)) return { ...drawn(use.seat, seat), isOpenOnly: true }
  if (to.zone === 'discard pile') return { base: 'discarded-from-deck', who: seat }
  return to.zone === 'hand' ? drawn(to.seat, seat) : undefined
}

const drawn = (who: number, owner: number): MoveSentence =>
  who === owner ? { base: 'drew', who } : { base: 'took-from-deck', who, other: owner }

/** The technique that puts a card on the bottom. In an empty deck the place of a card does not tell top from bottom. */
const UNDER_DECK: CardId = 'penguins-1'

function fromDiscardPile({ seat }: Place, to: Place, { as }: LastUse): MoveSentence | undefined {
  if (isThrownAway(to)) return { base: 'threw-away-from-discard', who: seat }
  if (to.zone === 'deck') return { base: as === UNDER_DECK ? 'discard-under-deck' : 'discard-to-deck', who: seat }
  if (to.zone !== 'hand') return undefined
  if (to.seat === seat) return { base: 'took-from-discard', who: seat }
  return { base: 'took-from-other-discard', who: to.seat, other: seat }
}

function fromSchedule({ seat: who }: Place, to: Place): MoveSentence | undefined {
  if (to.zone === 'discard pile') return { base: 'finished', who }
  if (to.zone === 'hand') return { base: 'took-back', who }
  return to.zone === 'deck' ? { base: 'schedule-to-deck', who } : undefined
}

function fromAside(to: Place, use: LastUse): MoveSentence | undefined {
  if (isThrownAway(to)) return { base: 'threw-away', who: use.seat }
  if (to.zone === 'hand') return { base: 'took-aside', who: to.seat }
  if (to.zone === 'deck') return ontoDeck(use.seat, to)
  if (to.zone !== 'discard pile') return undefined
  if (to.seat === use.seat) return { base: 'discarded', who: use.seat }
  return { base: 'put-on-other-discard', who: use.seat, other: to.seat }
}

function fromMarket(to: Place): MoveSentence | undefined {
  if (isThrownAway(to)) return { base: 'market-thrown-away' }
  return to.zone === 'hand' ? { base: 'took-from-market', who: to.seat } : undefined
}

function fromMarketDeck(to: Place, use: LastUse): MoveSentence | undefined {
  if (isThrownAway(to)) return { base: 'market-deck-thrown-away' }
  if (to.zone === 'market') return { base: 'market-filled' }
  if (to.zone === 'aside') return { base: 'took-from-market-deck', who: use.seat, isOpenOnly: true }
  if (to.zone === 'turned up') return { base: 'turned-up' }
  return to.zone === 'hand' ? { base: 'took-from-market-deck', who: to.seat } : undefined
}
