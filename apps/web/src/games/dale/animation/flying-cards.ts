/** Pictures of cards that fly above the table. They are plain elements, because a flight is too short for a component. */
import type { CardId, CardView } from '@merchants/dale'
import { cardType } from '@merchants/dale'
import { LETTERS } from '../card/letters.ts'
import { SYMBOL_OF } from '../../../look/symbols.ts'
import type { Box } from './places.ts'

/** From this width on a card's value is written large. */
const LARGE = 90

const SVG = 'http://www.w3.org/2000/svg'

function picture(name: string): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg')
  const use = document.createElementNS(SVG, 'use')
  if (name.startsWith('ui-')) svg.setAttribute('viewBox', '0 0 24 24')
  use.setAttribute('href', `#${name}`)
  svg.append(use)
  return svg
}

function element(tag: string, className: string, ...inside: (Node | string)[]): HTMLElement {
  const made = document.createElement(tag)
  made.className = className
  made.append(...inside)
  return made
}

const backOf = (): HTMLElement => element('span', 'back', picture('ui-market'))

function tileOf(card: CardId): HTMLElement {
  const { deck, value } = cardType(card)
  const plate = element('span', 'plate', picture(`sym-${SYMBOL_OF[card]}`))
  const letters = deck === 'junk' ? [] : [element('i', 'mono', LETTERS[deck])]
  const tin = element('span', 'tin', plate, element('b', 'v', String(value)), ...letters)
  return element('span', `tile d-${deck}`, tin)
}

/** A card at a place of the screen, as it is seen: open or from behind; or this very picture of it. */
export function flyingCard(card: CardView, box: Box, face?: Node): HTMLElement {
  const inside = face ?? (card === '?' ? backOf() : tileOf(card))
  const ghost = element('div', box.width > LARGE ? 'flier is-large' : 'flier', inside)
  putAt(ghost, box)
  return ghost
}

export function putAt({ style }: HTMLElement, { left, top, width, height }: Box): void {
  style.left = `${left}px`
  style.top = `${top}px`
  style.width = `${width}px`
  style.height = `${height}px`
}

/** A die that shows these faces one after another; the last stays. */
export function dieOf(faces: readonly number[], label: string): HTMLElement {
  const die = element('div', 'die', ...faces.map((face) => element('b', '', String(face))))
  die.role = 'img'
  die.ariaLabel = label
  return die
}
