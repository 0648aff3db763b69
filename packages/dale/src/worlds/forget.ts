/** Removes from a state what one seat does not know. Afterwards the order of the hidden cards reveals nothing. */
import { OWN, TO_HOLDING } from '../knowledge.ts'
import type { Card, State } from '../state.ts'

/**
 * Puts the cards whose place the seat does not know into the order of the catalogue, and drops what others know.
 * Two states that look the same to the seat are then equal, apart from the ids of equal cards. Deal them before playing on.
 */
export function forget(state: State, seat: number): void {
  const { known, seats, marketDeck } = state
  const eyes = 1 << seat
  const isPlaced = ({ id }: Card): boolean => ((known[id] as number) & eyes) !== 0
  const isHeld = ({ id }: Card): boolean => (((known[id] as number) >> TO_HOLDING) & eyes) !== 0
  dropMarks(state, isPlaced)
  seats.forEach(({ hand }, at) => {
    if (at !== seat) hand.sort((a, b) => Number(isPlaced(b)) - Number(isPlaced(a)) || asListed(state, a, b))
  })
  const holders = [...seats.map(({ hand, deck }) => [hand, deck]), [marketDeck]]
  const hidden = holders.map((piles) => piles.flat().filter((card) => !isPlaced(card)))
  const held = hidden.map((cards) => cards.filter(isHeld).sort(inCatalogue))
  const anywhere = hidden.flatMap((cards) => cards.filter((card) => !isHeld(card))).sort(inCatalogue)
  holders.forEach((piles, at) => {
    for (const pile of piles) {
      for (const [place, card] of pile.entries()) {
        if (!isPlaced(card)) pile[place] = (held[at]?.shift() ?? anywhere.shift()) as Card
      }
    }
  })
  const ownKnowledge = eyes | (eyes << TO_HOLDING)
  for (const { id } of holders.flat(2)) known[id] = (known[id] as number) & ownKnowledge
  seats.forEach(({ hand }, at) => {
    for (const { id } of hand) known[id] = (known[id] as number) | (OWN << at)
  })
}

const inCatalogue = (a: Card, b: Card): number => a.type.place - b.type.place

/** Equal cards of a hand go by what is on them, as in a view. */
function asListed({ used, copies, valueChanges }: State, a: Card, b: Card): number {
  const marked = [...used, ...copies.map(({ card }) => card), ...valueChanges.map(({ card }) => card)]
  return inCatalogue(a, b) || marked.lastIndexOf(b) - marked.lastIndexOf(a)
}

/** Marks on cards that this seat cannot place are unknown to it too. */
function dropMarks(state: State, isPlaced: (card: Card) => boolean): void {
  state.used = state.used.filter(isPlaced)
  state.copies = state.copies.filter(({ card }) => isPlaced(card))
  state.valueChanges = state.valueChanges.filter(({ card }) => card === undefined || isPlaced(card))
}
