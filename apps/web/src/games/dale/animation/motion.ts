/** How long things take and how they move: read from the page's style, so that settings and reduced motion hold. */
import type { Box } from './places.ts'

export interface Tempo {
  readonly flight: number
  readonly stagger: number
  readonly stately: number
  readonly easeFly: string
  readonly easeSettle: string
}

export function tempoOf(element: Element): Tempo {
  const style = getComputedStyle(element)
  const duration = (name: string): number => {
    const value = style.getPropertyValue(name).trim()
    const number = Number.parseFloat(value)
    return Number.isNaN(number) ? 0 : value.endsWith('ms') ? number : number * 1000
  }
  const curve = (name: string): string => style.getPropertyValue(name).trim() || 'ease'
  return {
    flight: duration('--flight'),
    stagger: duration('--stagger'),
    stately: duration('--stately'),
    easeFly: curve('--ease-fly'),
    easeSettle: curve('--ease-settle'),
  }
}

/** The part of the flight in which a face is visible. A card that turns over shows another one in each half. */
export type Half = 'whole' | 'first' | 'second'

/** How far the way bends upwards, as a share of its length, and at most. */
const BEND = 0.14
const HIGHEST = 48

/** A card is this much larger when it lands, for the last 120 of 420 milliseconds; the curve has come so far by then. */
const LANDING = 1.03
const LANDS_AT = 0.955
const TURNS_AT = LANDS_AT / 2

/** A way through the air, for something that is drawn at its end, in its own size. */
export interface Way {
  readonly from: Box
  readonly to: Box
  readonly size: Pick<Box, 'width' | 'height'>
  readonly half: Half
}

/** Transform and opacity only. */
export function framesOf({ from, to, size, half }: Way): Keyframe[] {
  const dx = from.left + from.width / 2 - to.left - to.width / 2
  const dy = from.top + from.height / 2 - to.top - to.height / 2
  const bend = Math.min(HIGHEST, Math.hypot(dx, dy) * BEND)
  const between = (start: number, end: number, way: number): number => start + (end - start) * way
  const at = (way: number, grown = 1): string => {
    const left = 1 - way
    const y = left * dy - 4 * way * left * bend
    const turn = turnAt(way, half)
    const wide = (between(from.width, to.width, way) / size.width) * grown
    const high = (between(from.height, to.height, way) / size.height) * grown
    return `translate(${left * dx}px, ${y}px)${turn} scale(${wide}, ${high})`
  }
  const steps = [0, 0.25, 0.5, 0.75, 1]
  const frames = steps.map((way): Keyframe => ({ offset: way * LANDS_AT, transform: at(way, way === 1 ? LANDING : 1) }))
  frames.push({ offset: 1, transform: at(1) })
  return half === 'whole' ? frames : frames.flatMap((frame) => visibleIn(half, frame))
}

function turnAt(way: number, half: Half): string {
  if (half === 'whole') return ''
  const angle = half === 'first' ? Math.min(90, way * 180) : Math.max(-90, (way - 1) * 180)
  return ` perspective(900px) rotateY(${angle}deg)`
}

function visibleIn(half: Half, frame: Keyframe): Keyframe[] {
  const offset = frame.offset ?? 0
  const isFirst = half === 'first'
  if (offset !== TURNS_AT) return [{ ...frame, opacity: offset < TURNS_AT === isFirst ? 1 : 0 }]
  return [
    { ...frame, opacity: isFirst ? 1 : 0 },
    { ...frame, opacity: isFirst ? 0 : 1 },
  ]
}

/** A new card comes from under the awning. */
export const DROP: readonly Keyframe[] = [
  { offset: 0, opacity: 0, transform: 'translateY(-34px) scale(0.96)' },
  { offset: 0.4, opacity: 1 },
  { offset: LANDS_AT, opacity: 1, transform: `translateY(0) scale(${LANDING})` },
  { offset: 1, opacity: 1, transform: 'none' },
]

/** A scallop swings once. */
export const SWING: readonly Keyframe[] = [0, 11, -8, 4, -1.5, 0].map((angle) => ({ transform: `rotate(${angle}deg)` }))

/** Half a deck goes out and in again, three times. */
export const riffle = (side: 1 | -1): Keyframe[] =>
  [0, 1, 0, 1, 0, 1, 0].map((out) => ({ transform: `translateX(${out * side * 46}%) rotate(${out * side * 7}deg)` }))

/** Without motion a card that another player has moved is marked for a moment, with a thin line that covers no neighbour. */
export const MARK: readonly Keyframe[] = [0, 1].map(() => ({ outline: '2px solid var(--ink-3)', outlineOffset: '0px' }))
export const MARKED_FOR = 1000
