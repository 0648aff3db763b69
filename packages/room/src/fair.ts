/** Chance that nobody can choose: the table promises a secret, the seats add what they like, and both together shuffle. */
import type { Proof, ProofEvent } from '@merchants/protocol'
import { sha256 } from '@merchants/tabletop'

/** The secret of one game, of the secret that was drawn when the table was opened. It gives away no other game's. */
export const secretOf = (root: string, table: string, game: number): string =>
  sha256(`merchants-table:secret:${table}:${game}:${root}`)

/** What is published before anybody adds anything: who knows it cannot find the secret, nor exchange it. */
export const commitmentOf = (table: string, game: number, secret: string): string =>
  sha256(`merchants-table:commitment:${table}:${game}:${secret}`)

/** What the whole chance of a game is made from. */
export const seedOf = (secret: string, salts: readonly string[]): string =>
  sha256(`merchants-table:seed:${secret}:${salts.join(':')}`)

const eventFacts = (event: ProofEvent): readonly (string | number)[] =>
  event.what === 'undone'
    ? [event.what, event.answers, event.seat, event.steps, event.by]
    : [event.what, event.answers, event.seat, event.name]

/** Of everything in a proof, in one order. */
export const digestOf = (facts: Omit<Proof, 'digest'>): string =>
  sha256(
    `merchants-table:proof:${JSON.stringify([
      facts.format,
      facts.table,
      facts.game,
      facts.rules,
      facts.players,
      facts.decks,
      facts.teams,
      facts.names,
      facts.starter,
      facts.commitment,
      facts.secret,
      facts.salts,
      facts.seed,
      facts.answers,
      facts.ending,
      facts.winners,
      facts.winnersBefore,
      ...(facts.events === undefined ? [] : [facts.events.map(eventFacts)]),
    ])}`,
  )
