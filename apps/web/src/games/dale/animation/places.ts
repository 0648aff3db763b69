/** The positions of the zones of the table and the cards in them on the screen, measured all at once. */
import type { Lying } from './card-moves.ts'

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface Spot {
  readonly element: HTMLElement
  readonly box: Box
}

export interface Places {
  /** Cards, by zone and place. */
  readonly cards: ReadonlyMap<string, Spot>
  /** The face of each zone, the top of a pile or its placeholder. */
  readonly faces: ReadonlyMap<string, Spot>
  readonly zones: ReadonlyMap<string, Spot>
}

/** Where an element is seen. */
export function seenAt(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { left, top, width, height }
}

/** The name of a place. */
const keyOf = (zone: string, at: number | string, part: number | undefined): string =>
  part === undefined ? `${zone}@${at}` : `${zone}@${at}.${part}`

/** Reads only. Invisible elements are left out. */
export function placesIn(root: HTMLElement): Places {
  const cards = new Map<string, Spot>()
  const faces = new Map<string, Spot>()
  const zones = new Map<string, Spot>()
  const add = (spots: Map<string, Spot>, key: string, element: HTMLElement): void => {
    const box = seenAt(element)
    if (box.width > 0) spots.set(key, { element, box })
  }
  for (const zone of root.querySelectorAll<HTMLElement>('[data-zone]')) {
    const name = zone.dataset['zone'] ?? ''
    const isStall = name.startsWith('stall')
    add(zones, name, zone)
    const face = faceOf(zone)
    if (face !== undefined) add(faces, name, face)
    // A card inside of its slot comes after the slot, and takes its place.
    for (const card of zone.querySelectorAll<HTMLElement>('[data-at]')) {
      const at = card.dataset['at'] ?? ''
      // A plan has its text beside it, which stays where it is.
      if (!isStall) add(cards, keyOf(name, at, undefined), card.querySelector<HTMLElement>(':scope > .tile') ?? card)
      else card.querySelectorAll<HTMLElement>('.tile').forEach((tile, part) => add(cards, keyOf(name, at, part), tile))
    }
  }
  return { cards, faces, zones }
}

/** The first of these that the window has room for. */
function faceOf(zone: HTMLElement): HTMLElement | undefined {
  const faces = ['.tile', '.back, .ghost', '.ico'].flatMap((each) => [...zone.querySelectorAll<HTMLElement>(each)])
  return faces.find((face) => face.checkVisibility())
}

export const placeOf = ({ zone, at, part }: Lying): string =>
  keyOf(zone, at, zone.startsWith('stall') ? part : undefined)

/** The card that is there, if it has an element of its own. */
export const cardAt = ({ cards }: Places, lying: Lying): Spot | undefined => cards.get(placeOf(lying))

/** A pile as it is seen: its top, or the whole of it where cards are only counted. */
export function pileAt({ faces, zones }: Places, zone: string): Spot | undefined {
  const face = faces.get(zone)
  return face?.element.matches('.ico') === true ? zones.get(zone) : face
}

/** Where to look for a zone that the screen has no room for. */
const INSTEAD: Readonly<Record<string, string>> = {
  deck: 'hand',
  'discard-pile': 'hand',
  schedule: 'hand',
  hand: 'stall',
  'market-deck': 'market',
  'market-discard': 'market',
  'junk-pile': 'market',
  aside: 'market',
}

/** Where a card is, or its pile, or whatever is nearest. */
export function boxOf(places: Places, lying: Lying): Box | undefined {
  const { cards, faces, zones } = places
  const stack = lying.zone.startsWith('stall') ? cards.get(keyOf(lying.zone, lying.at, 0)) : undefined
  const spot = cardAt(places, lying) ?? stack ?? faces.get(lying.zone)
  if (spot !== undefined) return atLeast(spot.box)
  const zone = zones.get(lying.zone)
  if (zone !== undefined) return middleOf(zone.box)
  const [name = '', owner] = lying.zone.split(':')
  const instead = INSTEAD[name]
  if (instead === undefined) return undefined
  const other = owner === undefined ? instead : `${instead}:${owner}`
  const near = faces.get(other) ?? zones.get(other)
  return near && middleOf(near.box)
}

/** Whether an element cannot be seen at a place, because something around it lets nothing out. */
export function isCutOff(element: HTMLElement, at: Box): boolean {
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    if (getComputedStyle(around).overflow === 'visible') continue
    const { left, top, width, height } = seenAt(around)
    const isBeside = at.left >= left && at.left + at.width <= left + width
    const isInside = isBeside && at.top >= top && at.top + at.height <= top + height
    if (!isInside) return true
  }
  return false
}

const SMALL = { width: 24, height: 32 }

/** Something of another size in the same middle. */
export const centred = ({ left, top, ...box }: Box, { width, height }: Pick<Box, 'width' | 'height'>): Box => ({
  left: left + (box.width - width) / 2,
  top: top + (box.height - height) / 2,
  width,
  height,
})

/** A mark that stands for a pile is smaller than any card. */
const atLeast = (box: Box): Box => (box.width < SMALL.width ? centred(box, SMALL) : box)

/** A small card in the middle of something larger. */
const middleOf = (box: Box): Box => centred(box, { width: 46, height: 60 })
