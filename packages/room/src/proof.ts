/** The proof of a finished game: what anybody can check and replay. */
import type { Proof } from '@merchants/protocol'
import type { Answer, Refusal } from '@merchants/tabletop'
import { digestOf } from './fair.ts'
import { no } from './refusals.ts'
import type { Room } from './room.ts'

/** Only of a game that is over: its secret is opened here. */
export function proof(room: Room, game: number): Proof | Refusal {
  const done = room.finished.find((each) => each.game === game)
  if (done === undefined) return no(room.stage === 'playing' && game === room.game ? 'game-not-over' : 'no-such-game')
  const { rules, setup, names, secret, commitment, salts, seed, answers, ending, winners, winnersBefore } = done
  const facts = {
    format: 'merchants-table-proof',
    table: room.table,
    game,
    rules,
    players: setup.players,
    decks: setup.decks,
    teams: setup.teams,
    names,
    starter: setup.starter,
    commitment,
    secret,
    salts,
    seed,
    answers: JSON.parse(answers) as readonly Answer[],
    ending,
    winners,
    winnersBefore,
    ...(done.isRecorded && { events: done.events }),
  } as const
  return { ...facts, digest: digestOf(facts) }
}
