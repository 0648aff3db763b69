/** Checks the proof of a game anywhere, also alone in a page: nothing is asked of a server, and nothing is believed. */
import { DECKS, SPECTATOR, view, whyNotSetup } from '@merchants/dale'
import type { Proof, ProofEvent } from '@merchants/protocol'
import type { Refusal } from '@merchants/tabletop'
import { apply, begin, isRefusal, streamChance } from '@merchants/tabletop'
import { commitmentOf, digestOf, seedOf } from './fair.ts'
import { isProof } from './proof-shape.ts'
import { no } from './refusals.ts'
import { rulesOf, starterOf } from './rules.ts'

/** What is checked, in this order. */
export const CHECKS = ['form', 'commitment', 'seed', 'starter', 'game', 'digest'] as const
export type Check = (typeof CHECKS)[number]

export interface Checked {
  readonly check: Check
  /** What is wrong; `undefined` if all is well. */
  readonly why: Refusal | undefined
}

/** What is wrong with a proof; `undefined` if it proves its game. */
export const verifyProof = (proof: unknown): Refusal | undefined => checkProof(proof).find(({ why }) => why)?.why

/** Every check up to the first that fails. */
export function checkProof(proof: unknown): readonly Checked[] {
  if (!isProof(proof)) return [{ check: 'form', why: no('proof-unreadable') }]
  const checked: Checked[] = []
  for (const check of CHECKS) {
    const why = CHECK[check](proof)
    checked.push({ check, why })
    if (why !== undefined) break
  }
  return checked
}

const CHECK: Readonly<Record<Check, (proof: Proof) => Refusal | undefined>> = {
  form({ rules, players, decks, teams, starter, salts, names, winners, winnersBefore, answers, events = [] }) {
    if (rulesOf(rules) === undefined) return no('unknown-rules', { rules })
    const isSeat = (seat: number): boolean => Number.isInteger(seat) && seat >= 0 && seat < players
    const isWhole =
      decks.every((deck) => DECKS.includes(deck)) &&
      whyNotSetup({ players, decks, teams, starter }) === undefined &&
      salts.length === players &&
      names.length === players &&
      winnersBefore.length < players &&
      [...winners, ...winnersBefore, ...events.map(({ seat }) => seat)].every(isSeat) &&
      isCourse(events, answers.length)
    return isWhole ? undefined : no('proof-unreadable')
  },

  commitment: ({ table, game, secret, commitment }) =>
    commitment === commitmentOf(table, game, secret) ? undefined : no('wrong-commitment'),

  seed: ({ secret, salts, seed }) => (seed === seedOf(secret, salts) ? undefined : no('wrong-seed')),

  starter: ({ players, winnersBefore, seed, starter }) =>
    starter === starterOf(players, winnersBefore, seed) ? undefined : no('wrong-starter'),

  game: replayed,

  digest: (proof) => (proof.digest === digestOf(proof) ? undefined : no('proof-altered')),
}

/** Whether a game of so many answers can have gone like this: each undo drops answers that were given. */
function isCourse(events: readonly ProofEvent[], answers: number): boolean {
  let least = 0
  for (const event of events) {
    if (event.answers < least) return false
    least = event.answers - (event.what === 'undone' ? event.steps : 0)
    if (least < 0) return false
  }
  return least <= answers
}

/** Deals and plays the whole game again. */
function replayed({
  rules: version,
  players,
  decks,
  teams,
  starter,
  seed,
  answers,
  ending,
  winners,
}: Proof): Refusal | undefined {
  const rules = rulesOf(version)
  if (rules === undefined) return no('unknown-rules', { rules: version })
  let { pause } = begin(rules, rules.deal({ players, decks, teams, starter }, streamChance(seed)))
  for (const [at, answer] of answers.entries()) {
    const next = apply(rules, pause, answer)
    if (isRefusal(next)) return no('wrong-answer', { answer: at + 1 })
    pause = next
  }
  const isWon = pause.decision === undefined
  const won = isWon ? view(pause, SPECTATOR).winners : []
  return isWon === (ending === 'won') && won.join() === winners.join() ? undefined : no('wrong-end')
}
