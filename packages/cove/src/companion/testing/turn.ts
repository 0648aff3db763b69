/** Given what the Huckster has and what is on the table, when he takes a turn or sells, then these instructions are told. */
import { goToMarket } from '../../huckster/market.ts'
import type { Reading } from '../../huckster/reading.ts'
import { carryOut } from '../../huckster/turn.ts'
import type { Adventurer, Good } from '../../pieces.ts'
import type { RogueCard } from '../../rogues.ts'
import type { Symbols } from '../../scoring.ts'
import { AskedBoard } from '../asked-board.ts'
import type { KeyedInstruction } from '../conversation.ts'
import { Conversation } from '../conversation.ts'
import type { Instruction } from '../instruction.ts'
import type { Printed } from '../printed.ts'
import type { FactName, Facts, QuestionAbout } from '../question.ts'
import type { CompanionState } from '../state.ts'
import { newCompanionState } from '../state.ts'
import { Teller } from '../teller.ts'

type Answers = { readonly [Name in FactName]?: readonly Facts[Name][] }

interface Given {
  readonly shelf?: readonly Good[]
  readonly pool?: readonly Adventurer[]
  readonly hour?: number
  readonly corruption?: readonly Symbols[]
  readonly rogue?: RogueCard
  /** The person's answers, in the order of the questions. */
  readonly facts?: Answers
}

export const NO_SYMBOLS: Symbols = { guilds: { red: 0, green: 0, blue: 0, yellow: 0 }, corruption: 0 }

export const ALL_AT_SEA: readonly number[] = [2, 2, 2, 2, 2, 2]
export const ALL_FREE: readonly boolean[] = [false, false, false, false]

const READING: Reading = {
  action: { does: 'goods', goods: ['small-red'] },
  multiplier: 1,
  side: 'left',
  arrow: 'outer',
  hours: 0,
  corruption: 0,
}

class Script {
  readonly told: Instruction[] = []
  readonly asked: FactName[] = []
  private readonly answers: { [Name in FactName]?: Facts[Name][] }

  constructor(answers: Answers) {
    this.answers = structuredCloneOf(answers)
  }

  answer<Name extends FactName>({ fact }: QuestionAbout<Name>): unknown {
    this.asked.push(fact)
    const answer = this.answers[fact]?.shift()
    if (answer === undefined) throw new Error(`the test has no answer for ${fact}`)
    return answer
  }

  objection<Name extends FactName>({ fact }: QuestionAbout<Name>): unknown {
    return this.answers[fact]?.shift()
  }

  hasDone({ instruction }: KeyedInstruction): boolean {
    this.told.push(instruction)
    return true
  }
}

/** Facts that the tests do not mention are as in our own game. */
const OUR_BOARD: Printed = {
  shelf: 8,
  pool: { spaces: 8, symbols: [1, 2, 3, 4] },
  piers: ['bazaar', 'plaza', 'black-market'],
  clock: { first: 1, last: 12 },
}

const structuredCloneOf = (answers: Answers): { [Name in FactName]?: Facts[Name][] } =>
  JSON.parse(JSON.stringify(answers))

interface Outcome {
  readonly told: readonly Instruction[]
  /** The instructions of one kind. */
  readonly of: <Do extends Instruction['do']>(deed: Do) => readonly Extract<Instruction, { readonly do: Do }>[]
  readonly asked: readonly FactName[]
  readonly state: CompanionState
}

function played(
  given: Given,
  phase: 'production' | 'market',
  play: (state: CompanionState, board: AskedBoard) => void,
): Outcome {
  const setup = { deck: 'printed', level: 'normal', rogue: given.rogue ?? 'criminals', seed: 'test' } as const
  const state = newCompanionState(setup, OUR_BOARD)
  state.stall.shelf.push(...(given.shelf ?? []))
  state.stall.pool.push(...(given.pool ?? []))
  state.corruption.push(...(given.corruption ?? []))
  state.hour = given.hour ?? 1
  state.phase = phase
  const script = new Script(given.facts ?? {})
  const talk = new Conversation(script, state.known)
  state.known.newRound()
  play(state, new AskedBoard(state, talk, new Teller(state, talk)))
  talk.finish()
  const { told, asked } = script
  const of: Outcome['of'] = (deed) =>
    told.filter((each): each is Extract<Instruction, { do: typeof deed }> => each.do === deed)
  return { told, of, asked, state }
}

/** A turn with what the inner halves show. */
export const turnWith = (reading: Partial<Reading>, given: Given): Outcome =>
  played(given, 'production', ({ stall }, board) => carryOut(stall, board, { ...READING, ...reading }))

export const marketWith = (given: Given): Outcome =>
  played(given, 'market', ({ stall }, board) => goToMarket(stall, board))
