/** Townsfolk cards by name, with their texts. */
import { TOWNSFOLK } from '@merchants/cove'
import type { TerminalStyle } from '../terminal-style.ts'
import { wrap } from '../terminal-style.ts'
import { personWords } from './words.ts'

/** More cards than this are only named. */
const DESCRIBED = 6

export function drawCoveCards(word: string, style: TerminalStyle): string[] {
  if (word === '') return ['Which card? For example: card sergeant']
  const wanted = word.toLowerCase()
  const found = TOWNSFOLK.filter(({ id, name }) => id === wanted || name.toLowerCase().includes(wanted))
  if (found.length === 0) return [`No townsfolk card is called '${word}'.`]
  if (found.length <= DESCRIBED)
    return found.flatMap(({ id }) => wrap(`  ${id} ${personWords(id)}`, style.width, '    '))
  return wrap(`Which one? ${found.map(({ name }) => name).join(', ')}`, style.width)
}
