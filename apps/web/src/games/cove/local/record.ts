/** A game as it is kept: setup, seed, answers and written moves. */
import type { Setup } from '@merchants/cove'
import {
  cove,
  CURRENT_RULES,
  FIRST_RULES,
  LEVELS,
  MERCHANTS,
  ROGUE_CARDS,
  TOWNSFOLK_SETS,
  whyNotSetup,
} from '@merchants/cove'
import type { Proof, Proof1 } from '@merchants/protocol'
import { playedIn } from '@merchants/protocol'
import type { GameFault, KeptRecord } from '../../../worker/kept-record.ts'
import { isListOf, isObject, isText, whyNotRecord } from '../../../worker/kept-record.ts'
import type { CoveCompany, CoveSummary, CoveMatchSetup } from '../cove-match-types.ts'

export interface CoveRecord extends KeptRecord {
  readonly table: CoveMatchSetup
  /** Its data for the list of games. */
  readonly state: Pick<CoveSummary, 'round' | 'phase' | 'gold' | 'winners'>
  /** Absent if the game was played here or online; else it came as a file or a link. */
  readonly origin?: 'loaded'
}

export const startOf = ({ table, rules, seed }: CoveRecord): Setup & { readonly seed: string } => ({
  ...table.setup,
  rules: rules ?? FIRST_RULES,
  seed,
})

/** The facts about a game before it is opened. */
export const NEW: CoveRecord['state'] = { round: 1, phase: 'arrival', gold: [], winners: [] }

/** The stored record, if a game can be played from it; data for the list may be missing. */
export function readRecord(kept: unknown): CoveRecord | GameFault {
  const fault = whyNotRecord(kept, CURRENT_RULES)
  if (fault !== undefined) return fault
  const { table, seed, state, playedAt } = kept as Readonly<Record<string, unknown>>
  if (!isTable(table) || !isText(seed) || seed === '') return { fault: 'damaged' }
  return {
    ...(kept as CoveRecord),
    state: isState(state) ? state : NEW,
    playedAt: typeof playedAt === 'number' ? playedAt : 0,
  }
}

const isOneOf =
  <Word extends string>(words: readonly Word[]) =>
  (value: unknown): value is Word =>
    words.some((word) => word === value)

const isChosen = (value: unknown): value is Setup =>
  isObject(value) &&
  isOneOf(LEVELS)(value['level']) &&
  isOneOf(ROGUE_CARDS)(value['rogue']) &&
  isListOf(value['townsfolkSets'], isOneOf(TOWNSFOLK_SETS)) &&
  isListOf(value['merchants'], isOneOf(MERCHANTS))

/** Whether a game can be set up like this. */
export const isSetup = (value: unknown): value is Setup => isChosen(value) && whyNotSetup(value) === undefined

const isTable = (value: unknown): value is CoveMatchSetup =>
  isObject(value) && isSetup(value['setup']) && isListOf(value['names'], isText)

const isNumber = (value: unknown): value is number => typeof value === 'number'

const PHASES = ['arrival', 'production', 'market', 'cleanUp', 'over'] as const

const isState = (value: unknown): value is CoveRecord['state'] =>
  isObject(value) &&
  isNumber(value['round']) &&
  isOneOf(PHASES)(value['phase']) &&
  isListOf(value['gold'], isNumber) &&
  isListOf(value['winners'], isNumber)

/** A game of a table online that was played to its end, as one of this browser; `undefined` for any other. */
export function recordOf(proof: Proof | Proof1, company: CoveCompany): CoveRecord | undefined {
  const { game: name, rules, setup } = playedIn(proof)
  if (name !== cove.name || proof.ending !== 'won') return undefined
  const { table, game, seed, answers, words } = proof
  return {
    game: `${table}-${game}`,
    title: 'cove',
    rules,
    table: { setup: cove.setup.read(setup), ...company },
    seed,
    answers,
    ...(words !== undefined && { words }),
    state: NEW,
    playedAt: 0,
  }
}
