/** Moves pieces to their places in the newest picture, one event at a time, and not at all with reduced motion. */
import type { EventView, View } from '@merchants/cove'
import { useLayoutEffect, useRef } from 'react'
import { SPEED_FACTOR, useSettings } from '../../../settings/settings.ts'
import type { Playback } from '../playback/use-playback.ts'
import type { Move } from './moves.ts'
import { movesOf } from './moves.ts'

const PIECE = 420
const EASE = 'cubic-bezier(.3, .7, .2, 1)'

interface Remembered {
  readonly view: View
  readonly shown: number
  readonly frames: Playback['frames']
  /** The previous places. */
  readonly places: ReadonlyMap<string, DOMRect>
  readonly hadNewcomer: boolean
}

export function useMotion({ view, frames, shown }: Playback, root: React.RefObject<HTMLElement | null>): void {
  const { speed } = useSettings()
  const before = useRef<Remembered>(undefined)
  useLayoutEffect(() => {
    const table = root.current
    if (table === null) return
    const old = before.current
    const factor = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : SPEED_FACTOR[speed]
    before.current = undefined
    // Measuring the places costs a layout of the whole table, and they are of use only for pieces that move.
    if (factor === 0) return
    if (old !== undefined) {
      const isNext = frames === old.frames ? shown === old.shown + 1 : shown === 1
      const event = frames[shown - 1]?.event
      const last = frames.slice(0, shown - 1).findLast(({ event: each }) => isMaking(each))?.event
      if (isNext && event !== undefined) {
        for (const move of movesOf(event, old.view, view, last)) play(table, move, old.places, factor)
      }
      if (!old.hadNewcomer)
        play(table, { kind: 'flight', to: '[data-zone="newcomer"]', from: 'bag' }, old.places, factor)
    }
    before.current = {
      view,
      shown,
      frames,
      places: placesIn(table),
      hadNewcomer: table.querySelector('[data-zone="newcomer"]') !== null,
    }
  })
}

const isMaking = ({ what }: EventView): boolean => what === 'forged' || what === 'brewed' || what === 'worked'

/** Every zone, and who sits where in the boats. */
function placesIn(table: HTMLElement): ReadonlyMap<string, DOMRect> {
  const places = new Map<string, DOMRect>()
  for (const element of table.querySelectorAll<HTMLElement>('[data-zone]')) {
    const name = element.dataset['zone'] ?? ''
    places.set(name, element.getBoundingClientRect())
    for (const seat of element.querySelectorAll<HTMLElement>('[data-at]')) {
      places.set(`${name}/${seat.dataset['at'] ?? ''}`, seat.getBoundingClientRect())
    }
  }
  return places
}

function play(table: HTMLElement, move: Move, places: ReadonlyMap<string, DOMRect>, factor: number): void {
  for (const element of table.querySelectorAll<HTMLElement | SVGElement>(move.to)) {
    if (move.kind === 'flight') return fly(element, places.get(move.from), (move.time ?? PIECE) * factor)
    element.animate(KEYFRAMES[move.kind], { duration: 500 * factor, easing: EASE })
  }
}

const KEYFRAMES: Readonly<Record<Exclude<Move['kind'], 'flight'>, Keyframe[]>> = {
  pulse: [{ scale: 1 }, { scale: 1.16 }, { scale: 1 }],
  tumble: [
    { rotate: '0deg', translate: '0 -14px' },
    { rotate: '540deg', translate: '0 0' },
  ],
  'roll-in': [
    { translate: '60px 0', rotate: '180deg', opacity: 0 },
    { translate: '0 0', rotate: '0deg', opacity: 1 },
  ],
  'slide-in': [
    { translate: '-50px 0', opacity: 0 },
    { translate: '0 0', opacity: 1 },
  ],
}

/** The piece is at its new place already; it is drawn on its way there. */
function fly(element: HTMLElement | SVGElement, from: DOMRect | undefined, duration: number): void {
  if (from === undefined) return
  const to = element.getBoundingClientRect()
  if (to.width === 0) return
  const x = from.left + from.width / 2 - to.left - to.width / 2
  const y = from.top + from.height / 2 - to.top - to.height / 2
  const region = element.closest<HTMLElement>('[data-region]')
  region?.setAttribute('data-flying', '')
  element
    .animate([{ translate: `${x}px ${y}px` }, { translate: '0 0' }], { duration, easing: EASE })
    .finished.catch(() => undefined)
    .finally(() => region?.removeAttribute('data-flying'))
}
