/** Which sounds the events of Dale make. */
import { playSounds } from '../../../sound/sound.ts'
import type { Sound } from '../../../sound/voices.ts'
import type { LogEvent, DaleLogEntry } from '../match-types.ts'

/** Cards land one after another; more than this many make a noise. */
const MAX_CARDS = 5
const APART = 0.06
/** When the first card lands. */
const LANDING = 0.3

/** Plays the events as sounds, and a bell if it is now the player's turn. */
export function playFor(news: readonly DaleLogEntry[], isYourTurn: boolean): void {
  if (news.length === 0) return
  const events = news.map(({ event }) => event)
  const moves = Math.min(MAX_CARDS, events.filter(({ what }) => what === 'moved').length)
  const cards = Array.from({ length: moves }, (_, at) => ({ sound: 'card' as const, after: LANDING + at * APART }))
  const others = events.flatMap((event) => soundOf(event) ?? [])
  const bell = isYourTurn ? [{ sound: 'bell' as const, after: LANDING + moves * APART + 0.1 }] : []
  playSounds([
    ...cards,
    ...[...new Set(others)].map((sound) => ({ sound, after: sound === 'shutter' ? 0.4 : 0.1 })),
    ...bell,
  ])
}

function soundOf({ what }: LogEvent): Sound | undefined {
  switch (what) {
    case 'bought':
      return 'coin'
    case 'built':
      return 'shutter'
    case 'rolled':
      return 'die'
    case 'shuffled':
      return 'riffle'
    default:
      return undefined
  }
}
