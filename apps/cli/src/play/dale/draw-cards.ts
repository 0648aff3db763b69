/** Cards by name, with their texts. */
import { cardType } from '@merchants/dale'
import type { TerminalStyle } from '../terminal-style.ts'
import { wrap } from '../terminal-style.ts'
import { describe, findCards } from './names.ts'

/** More cards than this are only named. */
const DESCRIBED = 6

export function drawCards(word: string, style: TerminalStyle): string[] {
  const found = findCards(word)
  if (found.length === 0) return [word === '' ? 'Which card? For example: card magnet' : `No card is called '${word}'.`]
  if (found.length <= DESCRIBED) return found.flatMap((card) => describe(card, style))
  return wrap(`Which one? ${found.map((card) => cardType(card).name).join(', ')}`, style.width)
}
