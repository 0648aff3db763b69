/** What the options of `merchants play` say, and what is still to be asked or assumed. */
import { randomBytes } from 'node:crypto'
import type { Deck } from '@merchants/dale'
import { DECKS, decksNeeded, FIRST_DECKS, inEnglish, whyNotSetup } from '@merchants/dale'
import { shuffle, streamChance } from '@merchants/tabletop'
import type { SeatKind, Start } from './match.ts'

/** As typed on the command line. */
export interface PlayOptions {
  readonly players?: string
  readonly seats?: string
  readonly decks?: string
  readonly teams?: boolean
  readonly seed?: string
}

/** What is known so far; the rest is asked for, or taken as usual. */
export interface Wishes {
  readonly players?: number
  readonly teams?: boolean
  readonly seats?: readonly SeatKind[]
  readonly decks?: readonly Deck[] | 'random' | 'first'
  readonly seed?: string
}

/** Something on the command line that cannot be. */
export class Unplayable extends Error {}

const SEAT_KINDS: readonly SeatKind[] = ['human', 'greedy', 'random']

export function readOptions({ players, seats, decks, teams, seed }: PlayOptions): Wishes {
  const kinds = seats === undefined ? undefined : splitWords(seats, SEAT_KINDS, 'seat')
  const count = players === undefined ? (kinds?.length ?? (teams ? 4 : undefined)) : Number(players)
  return {
    ...(count === undefined ? {} : { players: count }),
    ...(teams === undefined ? {} : { teams }),
    ...(kinds === undefined ? {} : { seats: kinds }),
    ...(decks === undefined
      ? {}
      : { decks: decks === 'random' || decks === 'first' ? decks : splitWords(decks, DECKS, 'deck') }),
    ...(seed === undefined ? {} : { seed }),
  }
}

function splitWords<T extends string>(text: string, allowed: readonly T[], what: string): T[] {
  return text.split(',').map((word) => {
    const found = allowed.find((each) => each === word.trim())
    if (found === undefined) throw new Unplayable(`'${word}' is no ${what}; it can be ${allowed.join(', ')}`)
    return found
  })
}

/** Everything that was left open as usual: you against greedy bots, decks that are good to begin with. */
export function startOf({ players = 2, teams = false, seats, decks = 'first', seed }: Wishes): Start {
  const kinds = seats ?? usualSeats(players)
  const start: Start = {
    players,
    teams,
    seats: kinds,
    decks: typeof decks === 'string' ? [] : decks,
    seed: seed ?? newSeed(),
  }
  const whole = { ...start, decks: typeof decks === 'string' ? pickDecks(decks, start) : decks }
  const why = whyNotSetup(whole)
  if (why !== undefined) throw new Unplayable(inEnglish(why))
  if (kinds.length !== players) throw new Unplayable(`${players} players need ${players} seats, not ${kinds.length}`)
  return whole
}

export const usualSeats = (players: number): SeatKind[] =>
  Array.from({ length: Math.min(Math.max(players, 0), 4) || 0 }, (_, seat) => (seat === 0 ? 'human' : 'greedy'))

export const newSeed = (): string => randomBytes(16).toString('hex')

function pickDecks(how: 'random' | 'first', { players, teams, seed }: Start): Deck[] {
  const decks = how === 'first' ? FIRST_DECKS.slice() : DECKS.slice()
  if (how === 'random') shuffle(streamChance(`decks:${seed}`), decks)
  return decks.slice(0, decksNeeded(players, teams))
}
