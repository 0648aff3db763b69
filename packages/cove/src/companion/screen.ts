/** One screen of the companion, with a few things to do in a row and the questions after them (H-100). */
import type { KeyedInstruction } from './conversation.ts'
import type { Instruction } from './instruction.ts'
import { repeats } from './instruction.ts'
import { isPrintedKey } from './printed.ts'
import type { FactName, Facts, FactQuestion } from './question.ts'
import type { CompanionState } from './state.ts'
import type { Awaited, Session, Standing, SessionStep } from './session.ts'
import { correctEntry, enterDone, enterFact, keyOfStep, standingOf, takeBack } from './session.ts'

export type Task = Extract<Awaited, { readonly kind: 'instruction' }>

export interface Screen {
  /** To be carried out in this order. */
  readonly tasks: readonly Task[]
  /** Asked one after the other, whatever the answers are; nothing if the tasks fill the screen. */
  readonly questions: readonly FactQuestion[]
  /** Where the game stands once the tasks are done. */
  readonly after: Standing
  /** The state at the last task or question, because the tasks of a screen may belong to several steps. */
  readonly until: CompanionState
}

/** A task as it is shown, with how often it is done in a row. */
export type ShownTask = Task & { readonly passes: number }

/** The tasks of a screen, those done several times in a row only once. The goods of all passes are listed in their order. */
export function shownTasks(tasks: readonly Task[]): readonly ShownTask[] {
  const shown: ShownTask[] = []
  for (const task of tasks) {
    const last = shown.at(-1)
    if (last === undefined || last.was !== undefined || task.was !== undefined || !isRepeated(last, task)) {
      shown.push({ ...task, passes: 1 })
    } else {
      const instruction = joined(last.told.instruction, task.told.instruction)
      shown.splice(-1, 1, { ...last, told: { ...last.told, instruction }, passes: last.passes + 1 })
    }
  }
  return shown
}

const isRepeated = (first: Task, second: Task): boolean => repeats(first.told.instruction, second.told.instruction)

function joined(first: Instruction, second: Instruction): Instruction {
  if (first.do !== 'gain goods' || second.do !== 'gain goods') return second
  return { ...second, goods: [...first.goods, ...second.goods] }
}

/** How much a task is to take in, if it is not one thing. */
const WEIGHTS: Partial<Record<Instruction['do'], number>> = {
  'set up': 4,
  'clean up': 2,
  arrival: 2,
  read: 2,
  slide: 0,
}
const MOST_TASKS = 4
/** Before a question there is less room, unless a few buttons answer it. */
const MOST_BEFORE_A_QUESTION = 2
const ANSWERED_BY_A_PRESS: readonly FactName[] = ['next', 'marker']

const mostBefore = ({ fact }: FactQuestion): number =>
  ANSWERED_BY_A_PRESS.includes(fact) ? MOST_TASKS : MOST_BEFORE_A_QUESTION

const weightOf = (tasks: readonly KeyedInstruction[]): number =>
  tasks.reduce((sum, { instruction }, at) => {
    const before = tasks[at - 1]
    if (before !== undefined && repeats(before.instruction, instruction)) return sum
    return sum + (WEIGHTS[instruction.do] ?? 1)
  }, 0)

/** Facts that can be asked on the same screen. */
const TOGETHER: Partial<Record<FactName, readonly FactName[]>> = {
  shelf: ['pool'],
  bag: ['bag'],
  hall: ['hall', 'lair'],
  stretch: ['stretch'],
  crowd: ['prices'],
}

/** An answer after which the rest is asked that can be on the same screen. */
function leadingOn(question: FactQuestion): Facts[FactName] | undefined {
  switch (question.fact) {
    case 'shelf':
      return 1
    case 'bag':
      return 'rogue'
    case 'hall':
      return 0
    case 'stretch':
      return { newcomers: 0, hand: false }
    case 'crowd':
      return Object.fromEntries(question.about.who.map((who) => [who, who === 'rogue' ? 0 : 1]))
    default:
      return undefined
  }
}
const MOST_QUESTIONS = 5

type Step =
  | { readonly kind: 'instruction'; readonly told: KeyedInstruction }
  | { readonly kind: 'question' | 'answer'; readonly question: FactQuestion }

/** How many steps the first screen holds: tasks until it is full, and questions that belong together. */
function sizeOf(steps: Iterable<Step>): { readonly tasks: number; readonly questions: number } {
  const tasks: KeyedInstruction[] = []
  let last: FactQuestion | undefined
  let questions = 0
  for (const step of steps) {
    if (step.kind === 'instruction') {
      const isFull = tasks.length > 0 && weightOf([...tasks, step.told]) > MOST_TASKS
      if (isFull || last !== undefined) return { tasks: tasks.length, questions }
      tasks.push(step.told)
    } else {
      if (last === undefined && weightOf(tasks) > mostBefore(step.question))
        return { tasks: withoutSlide(tasks).length, questions }
      const belongs = last === undefined || TOGETHER[last.fact]?.includes(step.question.fact)
      if (!belongs || questions === MOST_QUESTIONS) break
      last = step.question
      questions += 1
    }
  }
  return { tasks: tasks.length, questions }
}

/** Sliding his card is done in passing, with the question that follows. */
const withoutSlide = (tasks: readonly KeyedInstruction[]): readonly KeyedInstruction[] =>
  tasks.at(-1)?.instruction.do === 'slide' ? tasks.slice(0, -1) : tasks

/** The steps awaited one after the other from here on, as far as they are certain. */
function* stepsFrom(session: Session): Generator<Exclude<Awaited, { readonly kind: 'over' }>> {
  for (let now = session; ;) {
    const { awaits } = standingOf(now)
    if (awaits.kind === 'over') return
    yield awaits
    if (awaits.kind === 'instruction') now = enterDone(now)
    else {
      const fact = leadingOn(awaits.question)
      if (fact === undefined) return
      now = enterFact(now, fact)
    }
  }
}

/** The screen that a session waits at. */
export function screenOf(session: Session): Screen {
  const seen: Exclude<Awaited, { readonly kind: 'over' }>[] = []
  const watched = function* (): Generator<Step> {
    for (const step of stepsFrom(session)) {
      seen.push(step)
      yield step
    }
  }
  const { tasks, questions } = sizeOf(watched())
  const after = standingOf(withTasksDone(session, tasks))
  return {
    tasks: seen.slice(0, tasks).filter((step): step is Task => step.kind === 'instruction'),
    questions: seen.slice(tasks, tasks + questions).flatMap((step) => (step.kind === 'question' ? step.question : [])),
    after,
    until: questions > 0 ? after.state : standingOf(withTasksDone(session, Math.max(tasks - 1, 0))).state,
  }
}

function withTasksDone(session: Session, tasks: number): Session {
  let now = session
  for (let done = 0; done < tasks; done++) now = enterDone(now)
  return now
}

/**
 * The session with the tasks of its screen carried out and its questions answered. After an answer the next question may be left
 * out (the bag is empty) or come later (a newcomer boards first): what is printed is known then.
 */
export function enterScreen(session: Session, facts: readonly Facts[FactName][] = []): Session {
  const { tasks, questions } = screenOf(session)
  let now = withTasksDone(session, tasks.length)
  for (const [at, fact] of facts.entries()) {
    const { awaits } = standingOf(now)
    const { key } = questions[at] as FactQuestion
    if (awaits.kind === 'question' && awaits.question.key === key) now = enterFact(now, fact)
    else if (isPrintedKey(key)) now = correctEntry(now, key, fact)
  }
  return now
}

/** One screen back. All of it is awaited again, and the earlier answers are proposed. */
export function stepBack(session: Session): Session {
  const steps = stepsOf(session)
  const from = function* (place: number): Generator<Step> {
    yield* steps.slice(place)
    yield* stepsFrom(session)
  }
  for (let begin = 0; begin < steps.length;) {
    const { tasks, questions } = sizeOf(from(begin))
    const end = begin + tasks + questions
    if (end >= steps.length) return takeBack(session, steps.slice(begin))
    begin = end
  }
  return session
}

/** Questions and instructions in the order of entry. Printed numbers may be entered before a rule needs them. */
function stepsOf(session: Session): readonly SessionStep[] {
  const { steps, assumed } = standingOf(session)
  const objections = new Set(assumed.map(({ key }) => key))
  const places = new Map(session.entries.map(({ key }, at) => [key, at]))
  const placeOf = (step: SessionStep): number => places.get(keyOfStep(step)) ?? 0
  return steps
    .filter((step) => !objections.has(keyOfStep(step)))
    .toSorted((one, other) => placeOf(one) - placeOf(other))
}
