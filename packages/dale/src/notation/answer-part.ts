/** An answer that is a line of its own, as it is written. */
import type { DaleDecision, Options, Payment, Stack, Use } from '../decision.ts'
import type { Card, State } from '../state.ts'
import { partWord, wordOf } from './card-word.ts'
import { nameCards, numberInList } from './copies.ts'
import type { AnswerPart } from './move.ts'
import type { CardWord } from './words.ts'

export function partOf({ kind, receivers, options }: DaleDecision, chosen: readonly unknown[], now: State): AnswerPart {
  switch (kind) {
    case 'cards': {
      const all = options as readonly Card[]
      const cards = nameCards(chosen as Card[], all, (card) => numberInList(all, card))
      if (receivers === undefined) return cards.length === 0 ? NONE : { is: 'cards', cards }
      return { is: 'gifts', gifts: receivers.map((seat, at) => ({ seat, card: cards[at] as CardWord })) }
    }
    case 'uses':
      return chosen.length === 0 ? NONE : { is: 'cards', cards: [wordOf(chosen[0] as Use, now)] }
    case 'helpings':
      return chosen.length === 0
        ? NONE
        : { is: 'cards', cards: (chosen[0] as Options['helpings']).map(({ type }) => ({ id: type.id })) }
    case 'stacks':
      return { is: 'cards', cards: (chosen[0] as Stack).parts.map((part) => partWord(part, now)) }
    case 'payments':
      return { is: 'cards', cards: (chosen[0] as Payment).uses.map((use) => wordOf(use, now)) }
    case 'seats':
      return chosen.length === 0 ? NONE : { is: 'seats', seats: chosen as number[] }
    case 'numbers':
      return { is: 'number', number: chosen[0] as number }
    case 'yes or no':
      return { is: 'word', word: chosen[0] === true ? 'yes' : 'no' }
    case 'sides':
      return { is: 'word', word: chosen[0] as 'left' | 'right' }
    default:
      return { is: 'cards', cards: [] }
  }
}

export const NONE: AnswerPart = { is: 'word', word: 'none' }
