/** A session: entries one by one, the way back, corrections, printed cards, and what is remembered. */
import { expect, test } from 'vitest'
import type { Reading } from '../huckster/reading.ts'
import { PIERS } from '../pieces.ts'
import { printedQuestions } from './printed.ts'
import type { FactName, Facts, FactQuestion } from './question.ts'
import type { Session } from './session.ts'
import { enterScreen, screenOf, stepBack } from './screen.ts'
import { correctEntry, correctFact, enterDone, enterFact, newSession, standingOf } from './session.ts'
import type { CompanionSetup } from './state.ts'
import { ALL_FREE, NO_SYMBOLS } from './testing/turn.ts'

const PRINTED: CompanionSetup = { deck: 'printed', level: 'normal', rogue: 'criminals', seed: 'one' }
const OWN: CompanionSetup = { ...PRINTED, deck: 'own' }

const HIRE: Reading = {
  action: { does: 'hire' },
  multiplier: 1,
  side: 'right',
  arrow: 'outer',
  hours: 2,
  corruption: 0,
}

type Answers = { readonly [Name in FactName]?: Facts[Name] }

const USUAL: Answers = {
  next: 'turn',
  reading: HIRE,
  bag: 'red',
  hired: NO_SYMBOLS,
  hall: 2,
  shelf: 8,
  pool: { spaces: 8, symbols: [1, 2, 3, 4] },
  piers: PIERS,
  clock: { first: 1, last: 12 },
  stretch: { newcomers: 1, hand: false },
  docks: ALL_FREE,
  corruption: NO_SYMBOLS,
  lair: 3,
}

function usualAnswer(question: FactQuestion, answers: Answers): Facts[FactName] {
  const answer = answers[question.fact] ?? USUAL[question.fact] ?? question.suggest
  if (answer !== undefined) return answer
  if (question.fact === 'crowd') return Object.fromEntries(question.about.who.map((who) => [who, 1]))
  if (question.fact === 'prices') return Object.fromEntries(question.about.goods.map((good) => [good, 5]))
  throw new Error(`no answer for ${question.fact}`)
}

/** Goes on until something is asked or told that the test waits for. */
function until(session: Session, stop: (what: string) => boolean, answers: Answers = {}): Session {
  for (let now = session; ;) {
    const { awaits } = standingOf(now)
    if (
      awaits.kind === 'over' ||
      stop(awaits.kind === 'question' ? awaits.question.fact : awaits.told.instruction.do)
    ) {
      return now
    }
    now = awaits.kind === 'question' ? enterFact(now, usualAnswer(awaits.question, answers)) : enterDone(now)
  }
}

const awaited = (session: Session): string => {
  const { awaits } = standingOf(session)
  if (awaits.kind === 'question') return awaits.question.key
  return awaits.kind === 'instruction' ? awaits.told.key : 'over'
}

test('he opens round one without being asked, and then the person says who is next (H-15)', () => {
  const first = until(newSession(PRINTED), (what) => what === 'reading')
  const second = until(first, (what) => what === 'next')

  expect(awaited(first)).toBe('turn 1.1 reading')
  expect(first.entries.some(({ key }) => key.includes('next'))).toBe(false)
  expect(awaited(second)).toBe('turn 1.2 next')
})

test('H-97 a whole game with printed cards ends with the scoring table', () => {
  let turns = 0
  let session = until(newSession(PRINTED), (what) => what === 'next')
  for (;;) {
    const { awaits } = standingOf(session)
    if (awaits.kind === 'over') break
    const isNext = awaits.kind === 'question' && awaits.question.fact === 'next'
    if (isNext) turns += 1
    session = until(
      isNext ? enterFact(session, turns % 2 === 0 ? 'market' : 'turn') : session,
      (what) => what === 'next',
    )
  }
  const { state } = standingOf(session)

  expect(state.phase).toBe('over')
  expect(state.score?.total).toBe(state.stall.gold)
})

test('H-100 one step back awaits the last screen again, and proposes what was entered', () => {
  const before = until(newSession(PRINTED), (what) => what === 'boats')
  const seats = [1, 2, 2, 2, 2, 2]
  const back = stepBack(enterFact(before, seats))
  const { tasks, questions } = screenOf(back)

  expect(tasks.map(({ told }) => told.instruction.do)).toEqual(['move'])
  expect(questions.map(({ fact, suggest }) => [fact, suggest])).toEqual([['boats', seats]])
  expect(stepBack(newSession(PRINTED)).entries).toEqual([])
})

test('step by step back, every screen comes in reverse', () => {
  const going: Session[] = [newSession(OWN)]
  while (going.length < 20) {
    const now = going.at(-1) as Session
    going.push(
      enterScreen(
        now,
        screenOf(now).questions.map((question) => usualAnswer(question, {})),
      ),
    )
  }
  for (let now = going.pop() as Session; going.length > 0; now = stepBack(now)) {
    expect(awaited(stepBack(now))).toBe(awaited(going.pop() as Session))
  }
})

test('a corrected entry is replayed, and changed steps show what was done before', () => {
  const session = until(newSession(PRINTED), (what) => what === 'next', { boats: [3, 3, 3, 3, 3, 3] })
  const boats = 'turn 1.1 boats'
  const corrected = correctEntry(session, boats, [3, 3, 3, 3, 3, 0])
  const { awaits } = standingOf(corrected)

  expect(awaits).toMatchObject({
    kind: 'instruction',
    told: { instruction: { do: 'seat', boat: 5 }, rests: [boats, 'turn 1.1 pay 2 bag H-62'] },
    was: { do: 'seat', boat: 6 },
  })

  const done = enterDone(enterDone(corrected))
  const { awaits: next, steps, unused } = standingOf(done)
  expect(next).toMatchObject({ kind: 'question', question: { key: 'turn 1.2 next' } })
  expect(unused).toEqual([])
  expect(steps.find((step) => step.kind === 'answer' && step.question.key === boats)).toMatchObject({
    was: [3, 3, 3, 3, 3, 3],
  })
  expect(steps.find((step) => step.kind === 'instruction' && step.told.instruction.do === 'seat')).toMatchObject({
    was: { boat: 6 },
  })
})

test('a correction that leaves entries without a question keeps them aside, and correcting it back needs them again', () => {
  const session = until(newSession(PRINTED), (what) => what === 'next')
  const without = correctEntry(session, 'printed stretch 1', { newcomers: 0, hand: false })
  const { unused } = standingOf(until(without, (what) => what === 'next'))
  const back = correctEntry(without, 'printed stretch 1', { newcomers: 1, hand: false })

  expect(unused.map(({ key }) => key)).toContain('turn 1.1 pay 2 do seat')
  expect(awaited(back)).toBe('turn 1.2 next')
  expect(standingOf(back).unused).toEqual([])
})

test('in the midst of his own deck printed cards can be entered for a turn (H-97)', () => {
  const session = until(newSession(OWN), (what) => what === 'read')
  const { assumed } = standingOf(session)
  const key = assumed.find(({ fact }) => fact === 'reading')?.key

  expect(key).toBe('turn 1.1 reading')
  expect(standingOf(correctEntry(session, key as string, HIRE)).awaits).toMatchObject({
    kind: 'instruction',
    told: { instruction: { do: 'take card', slot: 4 } },
  })
})

test('the clock is asked once an hour of it, whatever the round', () => {
  const session = until(newSession(PRINTED), (what) => what === 'sell' || what === 'clean up', { next: 'market' })
  const later = until(enterDone(session), (what) => what === 'next')
  const turn = until(enterFact(later, 'turn'), (what) => what === 'next')
  const asked = standingOf(turn).steps.filter((step) => step.kind === 'answer' && step.question.fact === 'stretch')

  expect(standingOf(turn).state.round).toBe(2)
  expect(asked).toHaveLength(2)
})

test('facts that do not fit are not entered, and stored ones that do not fit are asked again', () => {
  const session = until(newSession(PRINTED), (what) => what === 'boats')

  expect(enterFact(session, [-1, 0, 0, 0, 0, 0])).toBe(session)
  expect(enterFact(session, [5, 5, 5, 5, 5, 7])).not.toBe(session)
  expect(enterFact(session, 'red')).toBe(session)
  expect(awaited({ ...session, entries: [...session.entries, { key: awaited(session), fact: 'red' }] })).toBe(
    awaited(session),
  )
})

test('H-96 the companion deals its own deck, the same cards for the same seed and others for another seed', () => {
  const deal = (seed: string): string => {
    const { awaits } = standingOf(until(newSession({ ...OWN, seed }), (what) => what === 'read'))
    return awaits.kind === 'instruction' ? JSON.stringify(awaits.told.instruction) : ''
  }

  expect(deal('a')).toBe(deal('a'))
  expect(new Set(['a', 'b', 'c', 'd', 'e'].map(deal)).size).toBeGreaterThan(1)
})

/** Everything that is asked in three rounds of three turns, with what it needs the answer for. */
function askedInAGame(setup: CompanionSetup): Map<FactName, Set<string>> {
  const asked = new Map<FactName, Set<string>>()
  let turns = 0
  for (let session = newSession(setup); ;) {
    const { awaits } = standingOf(session)
    if (awaits.kind === 'over') return asked
    if (awaits.kind === 'instruction') {
      session = enterDone(session)
      continue
    }
    const { question } = awaits
    asked.set(question.fact, (asked.get(question.fact) ?? new Set()).add(question.rule))
    const isMarket = question.fact === 'next' && ++turns % 3 === 0
    session = enterFact(session, isMarket ? 'market' : usualAnswer(question, {}))
  }
}

test('H-99 it asks for facts of the board only, each when a rule needs it, and its own cards need no reading', () => {
  const printed = askedInAGame(PRINTED)

  expect(printed.get('bag')).toEqual(new Set(['H-20', 'H-40', 'H-62']))
  expect(printed.get('hired')).toEqual(new Set(['H-36']))
  expect(printed.get('reading')).toEqual(new Set(['H-97']))
  expect(printed.get('boats')).toEqual(new Set(['H-64']))
  expect(printed.get('stretch')).toEqual(new Set(['H-57']))
  // He owns neither goods nor symbols here, so no one has to count customers or rogues for him.
  expect([...printed.keys()].filter((fact) => fact === 'prices' || fact === 'crowd' || fact === 'lair')).toEqual([])
  expect(askedInAGame(OWN).has('reading')).toBe(false)
})

test('H-98 it keeps shelf, pool, symbols, gold and marker, and knows nothing of the human’s shop', () => {
  const goods: Reading = { ...HIRE, action: { does: 'goods', goods: ['large-red'] }, hours: 1 }
  const session = until(newSession(PRINTED), (what) => what === 'next', {
    reading: goods,
    stretch: { newcomers: 0, hand: false },
  })
  const { state } = standingOf(session)

  expect(state.stall).toMatchObject({ gold: 0, shelf: ['large-red'], pool: ['red', 'red', 'red', 'red'] })
  expect(state.hour).toBe(2)
  expect([state.townsfolk, state.corruption]).toEqual([[], []])
  expect(Object.keys(state)).not.toContain('humans')
})

test('H-99, V21 what is printed is asked in one game only, and a correction of it holds for the whole game', () => {
  const first = until(newSession(PRINTED), (what) => what === 'next')
  const { printed } = standingOf(first).state.known
  const second = until(newSession(PRINTED, printed), (what) => what === 'next')
  const asked = standingOf(second).steps.flatMap((step) => (step.kind === 'answer' ? [step.question.key] : []))
  const [shelf] = printedQuestions(printed)
  const corrected = correctFact(second, shelf as FactQuestion, 3)

  expect(printed).toMatchObject({
    shelf: 8,
    piers: PIERS,
    clock: { first: 1, last: 12 },
    stretches: { 1: { newcomers: 1 } },
  })
  expect(asked.filter((key) => key.startsWith('printed'))).toEqual([])
  expect(standingOf(corrected).state.known.printed.shelf).toBe(3)
  expect(standingOf(correctFact(first, shelf as FactQuestion, 3)).state.known.printed.shelf).toBe(3)
})
