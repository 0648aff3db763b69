/** The controls of a replay, by buttons and keys. */
import { useKeyDown } from '../../../look/use-key-down.ts'
import { turnAfter, turnBefore } from './timeline.ts'
import type { Autoplay } from './use-autoplay.ts'
import type { ReplayState } from './use-replay.ts'

export const WAYS = ['first', 'turn-back', 'back', 'play', 'forward', 'turn-forward', 'last'] as const
export type NavigationName = (typeof WAYS)[number]

export interface Navigation {
  readonly take: (way: NavigationName) => void
  /** Whether it leads anywhere from here. */
  readonly isOpen: (way: NavigationName) => boolean
  /** A manual jump stops automatic playback. */
  readonly jump: (place: number) => void
}

export function navigationFor({ replay, place, go }: ReplayState, playing: Autoplay): Navigation {
  const { moves } = replay
  const jump = (to: number): void => {
    playing.stop()
    go(to)
  }
  const deeds: Readonly<Record<NavigationName, () => void>> = {
    first: () => jump(0),
    'turn-back': () => jump(turnBefore(moves, place)),
    back: () => jump(place - 1),
    play: playing.toggle,
    forward: () => jump(place + 1),
    'turn-forward': () => jump(turnAfter(moves, place)),
    last: () => jump(moves.length),
  }
  return {
    jump,
    take: (way) => deeds[way](),
    isOpen: (way) => way === 'play' || (BACK.has(way) ? place > 0 : place < moves.length),
  }
}

const BACK: ReadonlySet<NavigationName> = new Set(['first', 'turn-back', 'back'])

const KEYS: Readonly<Record<string, NavigationName>> = {
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  Home: 'first',
  End: 'last',
  PageUp: 'turn-back',
  PageDown: 'turn-forward',
  ' ': 'play',
}

/** Arrows, Home, End, Page and space anywhere on the page, except where they mean something else. */
export function useWayKeys(ways: Navigation): void {
  useKeyDown((event) => {
    const { target, key } = event
    const way = key.startsWith('Arrow') && event.shiftKey ? TURNS[key] : KEYS[key]
    if (way === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    if (document.querySelector('dialog[open]') !== null || isSpoken(target, key)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    ways.take(way)
  }, IS_BEFORE_THE_TABLE)
}

/** The table goes from card to card with arrows. */
const IS_BEFORE_THE_TABLE = true

const TURNS: Readonly<Record<string, NavigationName>> = { ArrowLeft: 'turn-back', ArrowRight: 'turn-forward' }

/** Whether the element in focus needs this key itself. */
function isSpoken(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.matches('select, textarea, input:not([type=range]), [contenteditable]')) return true
  if (key === ' ') return target.matches('button, a, summary')
  return key.startsWith('Arrow') && target.matches('.table-root .hit')
}
