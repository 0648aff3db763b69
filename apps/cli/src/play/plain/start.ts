/** The start of a match of any game, read from the command line. */
import type { Chance, GameDefinition, GameTypes, Json } from '@merchants/tabletop'
import { Unreadable } from '@merchants/tabletop'
import { newSeed } from '../seed.ts'
import { InvalidOption } from '../session.ts'

/** A game without levels of its own is played by bots that give any legal answer. */
export const PLAIN_SEATS = ['human', 'novice', 'seasoned'] as const
export type PlainSeat = (typeof PLAIN_SEATS)[number]

export interface PlainOptions {
  /** As JSON. */
  readonly setup?: string
  readonly seats?: readonly PlainSeat[]
  readonly seed?: string
}

export interface PlainStart<G extends GameTypes> {
  readonly setup: G['setup']
  readonly seats: readonly PlainSeat[]
  readonly seed: string
}

export function plainStartOf<G extends GameTypes>(
  { setup }: GameDefinition<G>,
  { setup: text = '{}', seats, seed = newSeed() }: PlainOptions,
): PlainStart<G> {
  const read = readSetup(setup.read, text)
  const why = setup.whyNot(read)
  if (why !== undefined) throw new InvalidOption(`setup: ${why.key}`)
  const players = setup.players(read)
  const kinds = seats ?? Array.from({ length: players }, (_, seat): PlainSeat => (seat === 0 ? 'human' : 'novice'))
  if (kinds.length !== players) throw new InvalidOption(`${players} players need ${players} seats, not ${kinds.length}`)
  return { setup: read, seats: kinds, seed }
}

function readSetup<Setup>(read: (json: Json) => Setup, text: string): Setup {
  try {
    return read(JSON.parse(text))
  } catch (thrown) {
    if (thrown instanceof SyntaxError || thrown instanceof Unreadable) throw new InvalidOption(thrown.message)
    throw thrown
  }
}

/** The setup with what is drawn before the deal. */
export const drawnSetup = <G extends GameTypes>(
  { setup }: GameDefinition<G>,
  given: G['setup'],
  chance: Chance,
): G['setup'] => setup.drawn?.(given, [], chance) ?? given
