/** Checks the proof of a game anywhere, even in a page alone, without asking or trusting a server. */
import type { Proof, Proof1, ProofEvent } from '@merchants/protocol'
import { playedIn } from '@merchants/protocol'
import type { AnyGame, Refusal } from '@merchants/tabletop'
import { answerMeant, apply, begin, isRefusal, readable, streamChance } from '@merchants/tabletop'
import { commitmentOf, digestOf, seedOf } from './commitment.ts'
import { gameNamed } from './games.ts'
import { isProof } from './is-proof.ts'
import { refuse } from './refusals.ts'
import { setupOf } from './setup.ts'

/** The checks, in this order. */
export const CHECKS = ['form', 'commitment', 'seed', 'starter', 'game', 'digest'] as const
export type Check = (typeof CHECKS)[number]

export interface CheckResult {
  readonly check: Check
  /** The fault, or `undefined`. */
  readonly why: Refusal | undefined
}

/** The fault of a proof; `undefined` if it proves its game. */
export const verifyProof = (proof: unknown): Refusal | undefined => checkProof(proof).find(({ why }) => why)?.why

/** Every check up to the first that fails. */
export function checkProof(proof: unknown): readonly CheckResult[] {
  if (!isProof(proof)) return [{ check: 'form', why: refuse('proof-unreadable') }]
  const { game: name, rules, setup: json } = playedIn(proof)
  const game = gameNamed(name, rules)
  if (game === undefined) return [{ check: 'form', why: refuse('unknown-rules', { rules }) }]
  const setup = readable(() => game.setup.read(json))
  if (isRefusal(setup)) return [{ check: 'form', why: refuse('proof-unreadable') }]
  const checked: CheckResult[] = []
  for (const check of CHECKS) {
    const why = CHECK[check](proof, { game, setup })
    checked.push({ check, why })
    if (why !== undefined) break
  }
  return checked
}

/** The game of a proof. */
interface PlayedMatch {
  readonly game: AnyGame
  readonly setup: object
}

const CHECK: Readonly<Record<Check, (proof: Proof | Proof1, played: PlayedMatch) => Refusal | undefined>> = {
  form({ salts, names, winners, winnersBefore, answers, events = [] }, { game, setup }) {
    const players = game.setup.players(setup)
    const isAmong = (seats: number) => (seat: number) => Number.isInteger(seat) && seat >= 0 && seat < seats
    const isWhole =
      salts.length === players &&
      names.length === players &&
      (winnersBefore.length < players || winnersBefore.length === 0) &&
      winners.every(isAmong(game.setup.seats(setup))) &&
      [...winnersBefore, ...events.map(({ seat }) => seat)].every(isAmong(players)) &&
      isPossibleOrder(events, answers.length)
    return isWhole ? undefined : refuse('proof-unreadable')
  },

  commitment: ({ table, game, secret, commitment }) =>
    commitment === commitmentOf(table, game, secret) ? undefined : refuse('wrong-commitment'),

  seed: ({ secret, salts, seed }) => (seed === seedOf(secret, salts) ? undefined : refuse('wrong-seed')),

  starter({ winnersBefore, seed }, { game, setup }) {
    const { write } = game.setup
    const drawn = setupOf(game, setup, winnersBefore, seed)
    return JSON.stringify(write(drawn)) === JSON.stringify(write(setup)) ? undefined : refuse('wrong-starter')
  },

  game: replayed,

  digest: (proof) => (proof.digest === digestOf(proof) ? undefined : refuse('proof-altered')),
}

/** Whether a game of this many answers is consistent. Each undo drops answers that were given. */
function isPossibleOrder(events: readonly ProofEvent[], answers: number): boolean {
  let least = 0
  for (const event of events) {
    if (event.answers < least) return false
    least = event.answers - (event.what === 'undone' ? event.steps : 0)
    if (least < 0) return false
  }
  return least <= answers
}

/** Deals and plays the whole game again. */
function replayed(proof: Proof | Proof1, { game, setup }: PlayedMatch): Refusal | undefined {
  const { seed, answers, words = [], ending, winners } = proof
  let { pause } = begin(game, game.deal(setup, streamChance(seed)))
  for (const [at, answer] of answers.entries()) {
    const stored = { answer, words: words[at] ?? undefined }
    const meant = pause.decision === undefined ? answer : answerMeant(game.words, pause.decision, stored)
    const next = isRefusal(meant) ? meant : apply(game, pause, meant)
    if (isRefusal(next)) return refuse('wrong-answer', { answer: at + 1 })
    pause = next
  }
  const isWon = pause.decision === undefined
  const won = isWon ? game.winners(pause.now) : []
  return isWon === (ending === 'won') && won.join() === winners.join() ? undefined : refuse('wrong-end')
}
