/**
 * Deals what a seat does not know again, on the given state itself, which looks to that seat just as before.
 * The same as guessing from its view, without writing the view down: for players that look at thousands of deals.
 */
import type { Chance } from '@merchants/tabletop'
import { below, fastChance, shuffle } from '@merchants/tabletop'
import { junk } from '../card.ts'
import { MARKET, OWN, TO_HOLDING } from '../knowledge.ts'
import { listOf } from '../pile.ts'
import type { Card, Seat, State } from '../state.ts'

/** Scratch space: hidden cards that may be anywhere, and by holder those of which the seat knows who has them. */
const anywhere: Card[] = listOf()
const held: readonly Card[][] = [0, 1, 2, 3, MARKET].map(() => listOf<Card>())
const heldBy = (holder: number): Card[] => held[holder] as Card[]

/** Every holder keeps the cards that the seat knows to be there; all other cards it cannot place are dealt again. The randomness is new. */
export function redeal(state: State, seat: number, chance: Chance): void {
  const eyes = 1 << seat
  const { seats, marketDeck } = state
  const inMarket = lift(state, marketDeck, eyes, MARKET)
  for (let at = 0; at < seats.length; at++) {
    const { hand, deck } = seats[at] as Seat
    lift(state, hand, eyes, at)
    lift(state, deck, eyes, at)
  }
  shuffle(chance, anywhere)
  takeAnimalfolk(heldBy(MARKET), inMarket, chance)
  lay(state, marketDeck, eyes, 0, heldBy(MARKET))
  for (let at = 0; at < seats.length; at++) {
    const { hand, deck } = seats[at] as Seat
    const theirs = heldBy(at)
    const places = hiddenIn(state, hand, eyes) + hiddenIn(state, deck, eyes)
    while (theirs.length < places) theirs.push(anywhere.pop() as Card)
    shuffle(chance, theirs)
    lay(state, hand, eyes, OWN << at, theirs)
    lay(state, deck, eyes, 0, theirs)
  }
  state.chance = fastChance(below(chance, 0x7fffffff))
}

/** Notes the cards of a pile that the seat cannot place, and returns how many. Their marks of what others know are cleared. */
function lift(state: State, pile: readonly Card[], eyes: number, holder: number): number {
  const { known } = state
  let count = 0
  for (let at = 0; at < pile.length; at++) {
    const card = pile[at] as Card
    const before = known[card.id] as number
    if ((before & eyes) !== 0) continue
    count += 1
    known[card.id] = before & (eyes << TO_HOLDING)
    if (((before >> TO_HOLDING) & eyes) === 0) anywhere.push(card)
    else heldBy(holder).push(card)
  }
  return count
}

function hiddenIn({ known }: State, pile: readonly Card[], eyes: number): number {
  let count = 0
  for (let at = 0; at < pile.length; at++) if (((known[(pile[at] as Card).id] as number) & eyes) === 0) count += 1
  return count
}

/** Junk is never in the market deck. */
function takeAnimalfolk(hidden: Card[], count: number, chance: Chance): void {
  let skipped = 0
  while (hidden.length < count) {
    const at = anywhere.length - 1 - skipped
    const card = anywhere[at] as Card
    if (card.type === junk) {
      skipped += 1
      continue
    }
    anywhere[at] = anywhere[anywhere.length - 1] as Card
    anywhere.pop()
    hidden.push(card)
  }
  shuffle(chance, hidden)
  if (skipped > 0) shuffle(chance, anywhere)
}

/** Puts cards where the seat knows none; the holder of a hand knows it. */
function lay({ known }: State, pile: Card[], eyes: number, owner: number, hidden: Card[]): void {
  for (let at = 0; at < pile.length; at++) {
    if (((known[(pile[at] as Card).id] as number) & eyes) !== 0) continue
    const card = hidden.pop() as Card
    pile[at] = card
    known[card.id] = (known[card.id] as number) | owner
  }
}
