/** The proof of a finished game, which anyone can check and replay. */
import type { Proof, Proof1 } from '@merchants/protocol'
import { playedIn1, PROTOCOL_VERSION } from '@merchants/protocol'
import type { Refusal } from '@merchants/tabletop'
import { digestOf } from './commitment.ts'
import { gameNamed } from './games.ts'
import type { AnswersInWords } from './lazy-match.ts'
import { refuse } from './refusals.ts'
import type { Room } from './room.ts'

/** Only for a finished game, because this opens its secret. */
export function buildProof(room: Room, game: number, protocol = PROTOCOL_VERSION): Proof | Proof1 | Refusal {
  const done = room.finished.find((each) => each.game === game)
  if (done === undefined)
    return refuse(room.stage === 'playing' && game === room.game ? 'game-not-over' : 'no-such-game')
  const { plays, rules, setup, names, secret, commitment, salts, seed, answersJson, ending, winners, winnersBefore } =
    done
  const { answers, words } = JSON.parse(answersJson) as AnswersInWords
  const played = { game: plays, rules, setup: gameNamed(plays)?.setup.write(setup) ?? {} }
  const played1 = protocol < PROTOCOL_VERSION ? playedIn1(played) : undefined
  const facts = {
    format: 'merchants-table-proof',
    table: room.table,
    game,
    names,
    commitment,
    secret,
    salts,
    seed,
    answers,
    ending,
    winners,
    winnersBefore,
    ...(done.isRecorded && { events: done.events }),
  } as const
  const whole =
    played1 === undefined ? { ...facts, plays: played, ...(words.length > 0 && { words }) } : { ...facts, ...played1 }
  return { ...whole, digest: digestOf(whole) }
}
