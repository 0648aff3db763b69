/** How many screens a whole game takes, and that nothing is lost by showing several things on one. */
import { expect, test } from 'vitest'
import { anySetup } from '../testing/setups.ts'
import { playCompanion } from './play.ts'
import type { FactName, Facts, FactQuestion } from './question.ts'
import type { Task } from './screen.ts'
import { enterScreen, screenOf, shownTasks, stepBack } from './screen.ts'
import type { Entry, Session } from './session.ts'
import { newSession, standingOf } from './session.ts'
import type { CompanionSetup, CompanionState } from './state.ts'
import { newCompanionState } from './state.ts'
import { Box } from './testing/box.ts'

/** A full game with the box, played one question and one instruction at a time. */
function evening(seed: number) {
  const { level, rogue, ...rest } = anySetup(seed)
  const setup: CompanionSetup = { deck: 'printed', level, rogue, seed: String(seed) }
  const state = newCompanionState(setup)
  const box = new Box({ level, rogue, ...rest }, seed * 31 + 7, () => undefined)
  playCompanion(state, box)
  return { setup, state, entries: box.entries }
}

/** Facts that are not asked are entered beforehand. */
const isObjection = ({ key }: Entry): boolean => / (square|returned)( \d+)?$/.test(key)

type Fact = Facts[FactName]

/** The person's answers to all questions of a screen. A stretch that he does not reach in the end is answered as empty. */
const answersTo = (questions: readonly FactQuestion[], facts: ReadonlyMap<string, Fact>): Fact[] =>
  questions
    .map(({ key, fact }) => facts.get(key) ?? (fact === 'stretch' ? { newcomers: 0, hand: false } : undefined))
    .filter((fact) => fact !== undefined)

/** The same game screen by screen, with the session before each screen. */
function byScreens(setup: CompanionSetup, entries: readonly Entry[]): readonly Session[] {
  const facts = new Map(entries.flatMap((entry) => ('fact' in entry ? [[entry.key, entry.fact] as const] : [])))
  const sessions: Session[] = [{ ...newSession(setup), entries: entries.filter(isObjection) }]
  for (;;) {
    const session = sessions.at(-1) as Session
    if (standingOf(session).awaits.kind === 'over') return sessions
    const next = enterScreen(session, answersTo(screenOf(session).questions, facts))
    if (next.entries.length <= session.entries.length) throw new Error('this screen leads nowhere')
    sessions.push(next)
  }
}

const outcome = ({ stall, hour, townsfolk, corruption, score }: CompanionState) => ({
  stall,
  hour,
  townsfolk,
  corruption,
  score,
})

/** A game as long as the one that took 222 screens when each of them held one thing. */
const LIKE_THE_FIRST_COUNT = 33

test('H-100 a whole game with printed cards takes at most 110 screens', () => {
  const { setup, entries } = evening(LIKE_THE_FIRST_COUNT)
  const screens = byScreens(setup, entries).length - 1

  expect(entries.filter((entry) => !isObjection(entry)).length).toBeGreaterThanOrEqual(220)
  expect(screens).toBeLessThanOrEqual(110)
})

test('H-96 to H-100 whatever the game, screens lead to the same end in half as many steps, at most 110 on average', () => {
  const counts: number[] = []
  for (let seed = 0; seed < 3; seed++) {
    const { setup, state, entries } = evening(seed)
    const sessions = byScreens(setup, entries)
    const last = standingOf(sessions.at(-1) as Session)

    expect(outcome(last.state)).toEqual(outcome(state))
    expect((sessions.length - 1) / entries.length).toBeLessThan(0.5)
    counts.push(sessions.length - 1)
  }
  expect(counts.reduce((sum, each) => sum + each) / counts.length).toBeLessThanOrEqual(110)
})

test('H-100 going back to a screen proposes the answers given on it', () => {
  const { setup, entries } = evening(2)
  const sessions = byScreens(setup, entries)
  for (const [at, session] of sessions.slice(0, -1).entries()) {
    const { tasks, questions } = screenOf(session)
    const after = sessions[at + 1] as Session
    const back = screenOf(stepBack(after))

    expect(back.tasks.map(({ told }) => told.key)).toEqual(tasks.map(({ told }) => told.key))
    expect(back.questions.map(({ key }) => key)).toEqual(questions.map(({ key }) => key))
    for (const { key, suggest, fact } of back.questions) {
      const entry = after.entries.find((each) => each.key === key)
      // Before it is said who stands there, prices are asked of more goods than were sold.
      if (fact !== 'prices' && entry !== undefined && 'fact' in entry) expect(suggest).toEqual(entry.fact)
    }
  }
})

test('H-24 a screen says which steps of his turn its tasks belong to', () => {
  const { setup, entries } = evening(3)
  const sessions = byScreens(setup, entries).slice(0, -1)
  const steps = new Map([
    ...['gain goods', 'take card', 'guild support', 'hired'].map((part) => [part, 'act'] as const),
    ...['move', 'seat', 'dock', 'stretch', 'boats', 'docks'].map((part) => [part, 'pay'] as const),
    ['reading', 'reveal'],
  ])
  const seen = new Set<string>()
  for (const session of sessions) {
    const { tasks, questions, until } = screenOf(session)
    const first = tasks[0]?.told.instruction.do ?? questions[0]?.fact ?? ''
    const begun = steps.get(first)
    if (begun !== undefined) expect([first, standingOf(session).state.step]).toEqual([first, begun])
    const last = questions[0]?.fact ?? tasks.at(-1)?.told.instruction.do ?? ''
    const step = steps.get(last)
    if (step === undefined) continue
    expect([last, until.step]).toEqual([last, step])
    seen.add(last)
  }
  expect(seen.size).toBeGreaterThan(4)
})

test('H-26 an action done several times in a row is one task, with the goods of all passes', () => {
  const { setup, entries } = evening(LIKE_THE_FIRST_COUNT)
  let joined = 0
  for (const session of byScreens(setup, entries).slice(0, -1)) {
    const { tasks } = screenOf(session)
    const shown = shownTasks(tasks)
    const goodsOf = (all: readonly Task[]): readonly string[] =>
      all.flatMap(({ told: { instruction } }) => (instruction.do === 'gain goods' ? instruction.goods : []))

    expect(shown.reduce((sum, { passes }) => sum + passes, 0)).toBe(tasks.length)
    expect(goodsOf(shown)).toEqual(goodsOf(tasks))
    joined += tasks.length - shown.length
  }
  expect(joined).toBeGreaterThan(0)
})
