/** Copies of large face-up cards, made in idle moments, so that a card keeps its face while it flies. */
import type { Lying } from './card-moves.ts'
import type { Places } from './places.ts'
import { placeOf } from './places.ts'

/** Where cards are that are large enough for their text. */
const LARGE = /^(hand|market@)/

const STATES = ['is-legal', 'is-selected', 'is-off', 'is-altered']

export class KeptFaces {
  private faces = new Map<string, Node>()
  private waiting = 0

  /** Drops the old copies and copies the current cards as soon as there is time. */
  keep({ cards }: Places): void {
    this.close()
    this.waiting = later(() => {
      for (const [place, { element }] of cards) {
        const card = LARGE.test(place) ? element.querySelector('.card') : null
        if (card === null) continue
        const face = card.cloneNode(true)
        if (!(face instanceof Element)) continue
        face.classList.remove(...STATES)
        this.faces.set(place, face)
      }
    })
  }

  of(lying: Lying): Node | undefined {
    return lying.card === '?' ? undefined : this.faces.get(placeOf(lying))?.cloneNode(true)
  }

  close(): void {
    this.faces = new Map()
    notLater(this.waiting)
  }
}

const hasIdleTime = 'requestIdleCallback' in globalThis
const SOON = 300

const later = (act: () => void): number => (hasIdleTime ? requestIdleCallback(act) : Number(setTimeout(act, SOON)))
const notLater = (waiting: number): void => (hasIdleTime ? cancelIdleCallback(waiting) : clearTimeout(waiting))
