/** The command-line options of `merchants play`, and the settings still to be asked or assumed. */
import type { Deck } from '@merchants/dale'
import { DECKS, decksNeeded, FIRST_DECKS, inEnglish, whyNotSetup } from '@merchants/dale'
import { shuffle, streamChance } from '@merchants/tabletop'
import { findWord, labelsOf } from '../../arg-choices.ts'
import type { SeatKind, Start } from './match.ts'
import { SEAT_KINDS } from './match.ts'
import { newSeed } from '../seed.ts'
import { InvalidOption } from '../session.ts'

/** As typed on the command line. */
export interface PlayOptions {
  readonly players?: string
  readonly seats?: string
  readonly decks?: string
  readonly teams?: boolean
  readonly seed?: string
}

/** The settings known so far; the rest is asked for, or taken by default. */
export interface PartialOptions {
  readonly players?: number
  readonly teams?: boolean
  readonly seats?: readonly SeatKind[]
  readonly decks?: readonly Deck[] | 'random' | 'first'
  readonly seed?: string
}

export function readOptions({ players, seats, decks, teams, seed }: PlayOptions): PartialOptions {
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
    const found = findWord(allowed, word)
    if (found === undefined) throw new InvalidOption(`'${word}' is not a ${what}; choose from ${labelsOf(allowed)}`)
    return found
  })
}

/** The defaults, you against medium bots with beginner decks. */
export function startOf({ players = 2, teams = false, seats, decks = 'first', seed }: PartialOptions): Start {
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
  if (why !== undefined) throw new InvalidOption(inEnglish(why))
  if (kinds.length !== players) throw new InvalidOption(`${players} players need ${players} seats, not ${kinds.length}`)
  return whole
}

export const usualSeats = (players: number): SeatKind[] =>
  Array.from({ length: Math.min(Math.max(players, 0), 4) || 0 }, (_, seat) => (seat === 0 ? 'human' : 'seasoned'))

function pickDecks(how: 'random' | 'first', { players, teams, seed }: Start): Deck[] {
  const decks = how === 'first' ? FIRST_DECKS.slice() : DECKS.slice()
  if (how === 'random') shuffle(streamChance(`decks:${seed}`), decks)
  return decks.slice(0, decksNeeded(players, teams))
}
