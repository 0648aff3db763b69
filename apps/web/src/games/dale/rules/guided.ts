/** The decks of the guide, all animalfolk and junk. */
import type { Deck } from '@merchants/dale'
import { DECKS } from '@merchants/dale'

export type Guided = Deck | 'junk'
export const GUIDED: readonly Guided[] = [...DECKS, 'junk']

export const isGuided = (word: string | undefined): word is Guided => GUIDED.some((deck) => deck === word)
