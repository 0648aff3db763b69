/** The town square (C-44, C-45): four slots, and the townsfolk deck that fills them. */
import type { State } from './state.ts'
import type { Table } from './table.ts'
import type { TownsfolkId } from './townsfolk.ts'

/** Removes the card of a slot; the cards to the right move one slot left, and a new card fills the last slot. */
export function takeFromSquare(table: Table, slot: number): TownsfolkId {
  const { square } = table.state
  const card = square[slot - 1] as TownsfolkId
  square.splice(slot - 1, 1)
  square.push(nextTownsfolk(table))
  return card
}

/** The event with the new square comes after the card has moved. */
export const tellSquare = ({ tell, state }: Table): void =>
  tell?.({ what: 'filled square', square: state.square.slice() })

/** The top card; an empty deck is formed again from the discards, turned over and shuffled. */
function nextTownsfolk(table: Table): TownsfolkId | undefined {
  const { townsfolkDeck, townsfolkDiscard } = table.state
  if (townsfolkDeck.length === 0 && townsfolkDiscard.length > 0) {
    townsfolkDeck.push(...townsfolkDiscard.toReversed())
    townsfolkDiscard.length = 0
    table.shuffle('townsfolk', townsfolkDeck)
  }
  const card = townsfolkDeck.pop()
  if (card !== undefined) table.somebodyLearned()
  return card
}

/** At clean-up the card in slot 1 is discarded (C-60, step 5). */
export function renewSquare(table: Table): void {
  const { state } = table
  const [first] = state.square
  if (first !== undefined) {
    state.townsfolkDiscard.push(first)
    table.tell?.({ what: 'left square', card: first })
  }
  takeFromSquare(table, 1)
  tellSquare(table)
}

export const isOffered = ({ square }: State, slot: number): boolean => square[slot - 1] !== undefined
