/** Randomness that no one can choose. The table commits to a secret, the seats add numbers, and both together shuffle. */
import type { Proof, Proof1, ProofEvent } from '@merchants/protocol'
import { sha256 } from '@merchants/tabletop'

/** The secret of one game, of the secret that was drawn when the table was opened. It reveals nothing about those of other games. */
export const secretOf = (root: string, table: string, game: number): string =>
  sha256(`merchants-table:secret:${table}:${game}:${root}`)

/** The commitment, published before any seat adds a number. It does not reveal the secret, and the secret can no longer be changed. */
export const commitmentOf = (table: string, game: number, secret: string): string =>
  sha256(`merchants-table:commitment:${table}:${game}:${secret}`)

/** The source of all randomness in a game. */
export const seedOf = (secret: string, salts: readonly string[]): string =>
  sha256(`merchants-table:seed:${secret}:${salts.join(':')}`)

const eventFacts = (event: ProofEvent): readonly (string | number)[] =>
  event.what === 'undone'
    ? [event.what, event.answers, event.seat, event.steps, event.by]
    : [event.what, event.answers, event.seat, event.name]

/** The hash of everything in a proof, in a fixed order. */
export const digestOf = (facts: Omit<Proof, 'digest'> | Omit<Proof1, 'digest'>): string =>
  sha256(
    `merchants-table:proof:${JSON.stringify([
      facts.format,
      facts.table,
      facts.game,
      ...('plays' in facts
        ? [facts.plays.game, facts.plays.rules, facts.plays.setup, facts.names]
        : [facts.rules, facts.players, facts.decks, facts.teams, facts.names, facts.starter]),
      facts.commitment,
      facts.secret,
      facts.salts,
      facts.seed,
      facts.answers,
      facts.ending,
      facts.winners,
      facts.winnersBefore,
      ...(facts.events === undefined ? [] : [facts.events.map(eventFacts)]),
      ...(facts.words === undefined ? [] : [facts.words]),
    ])}`,
  )
