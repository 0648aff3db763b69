/**
 * The properties every game must have, as ready-made checks. A game describes itself in a `GameHarness`; each check plays random
 * games from a seed and throws at the first thing that is wrong.
 */
import { answerWords } from './answer-words.ts'
import type { Answer, Refusal } from './ask.ts'
import { whyNotAnswer } from './ask.ts'
import { fastChance } from './chance.ts'
import type { GameDefinition, GameTypes, HistoryOf, PauseOf } from './game-definition.ts'
import { advance, allEvents, begin, replay, undo, whyNoUndo } from './history.ts'
import { linesOf } from './lines.ts'
import { randomPlayer } from './random-player.ts'
import type { Position } from './run.ts'
import { apply, isRefusal, playOut, run } from './run.ts'

export interface GameHarness<G extends GameTypes> {
  readonly game: GameDefinition<G>
  /** Different seeds give different matches. */
  readonly setup: (seed: number) => G['setup']
  /** Everything that must never get lost or doubled, as a text. */
  readonly inventory: (state: G['state']) => string
  /** The player; by default one that picks any legal answer at random. */
  readonly policy?: (seed: number) => (decision: G['decision']) => Answer
  /** The most decisions a match may take. */
  readonly bound: number
}

export interface Check {
  readonly name: string
  readonly check: (seed: number) => void
}

function insist(holds: boolean, what: string | (() => string)): asserts holds {
  if (!holds) throw new Error(typeof what === 'string' ? what : what())
}

/** All checks for a game. */
export function gameProperties<G extends GameTypes>(harness: GameHarness<G>): Check[] {
  const trials = trialsOf(harness)
  return [
    keepsItsPieces(trials),
    refusesIllegalAnswers(trials),
    isTheSameFromStorage(trials),
    isTheSameAtOnce(trials),
    isTheSameFromItsMoves(trials),
    tellsOptionsApart(trials),
    takesBack(trials),
    keepsSecrets(trials),
  ]
}

/** Games to check: how each begins, who plays it, and what it is like. */
interface Trials<G extends GameTypes> {
  readonly harness: GameHarness<G>
  readonly game: GameHarness<G>['game']
  readonly start: (seed: number) => G['state']
  readonly playerOf: (seed: number) => (decision: G['decision']) => Answer
  /** A game, one answer at a time; `look` sees every pause and the answer it gets. */
  readonly walk: (seed: number, look: (history: HistoryOf<G>, answer: Answer) => void) => HistoryOf<G>
  readonly text: (position: Position<G['state']>) => string
  readonly seatsIn: (seed: number) => number[]
}

function trialsOf<G extends GameTypes>(harness: GameHarness<G>): Trials<G> {
  const { game } = harness

  const start = (seed: number): G['state'] => {
    const setup = harness.setup(seed)
    insist(game.setup.whyNot(setup) === undefined, `a setup that is not possible: ${JSON.stringify(setup)}`)
    return game.deal(setup, fastChance(seed * 7919 + 13))
  }

  const playerOf = (seed: number): ((decision: G['decision']) => Answer) =>
    harness.policy?.(seed) ?? randomPlayer(fastChance(seed * 31 + 7))

  const walk = (seed: number, look: (history: HistoryOf<G>, answer: Answer) => void): HistoryOf<G> => {
    const choose = playerOf(seed)
    let history = begin(game, start(seed))
    for (let asked = 0; history.pause.decision !== undefined; asked++) {
      insist(asked < harness.bound, `game ${seed} goes on after ${harness.bound} decisions`)
      const answer = choose(history.pause.decision).slice()
      look(history, answer)
      const next = advance(game, history, answer)
      insist(!isRefusal(next), 'a legal answer was refused')
      history = { past: next.past.slice(-1), pause: next.pause }
    }
    return history
  }
  const text = ({ rest, answers }: Position<G['state']>): string => game.storage.write({ rest, answers })
  const seatsIn = (seed: number): number[] =>
    Array.from({ length: game.setup.seats(harness.setup(seed)) }, (_, seat) => seat)
  return { harness, game, start, playerOf, walk, text, seatsIn }
}

const keepsItsPieces = <G extends GameTypes>({ harness, game, start, walk }: Trials<G>): Check => ({
  name: 'nothing is lost or doubled, and there is always a legal answer',
  check(seed) {
    const before = harness.inventory(start(seed))
    walk(seed, ({ pause }) => {
      const { min, max, options } = pause.decision as G['decision']
      insist(min <= max && max <= options.length, `no legal answer: ${min} to ${max} of ${options.length}`)
      const automatic = game.automaticAnswer(pause.decision as G['decision'], pause.now)
      const why = automatic && whyNotAnswer(automatic, pause.decision as G['decision'])
      insist(why === undefined, () => `an automatic answer is not possible: ${game.moves.explain(why as Refusal)}`)
      insist(harness.inventory(pause.now) === before, () => `lost or doubled: ${harness.inventory(pause.now)}`)
    })
  },
})

const refusesIllegalAnswers = <G extends GameTypes>({ game, walk, text }: Trials<G>): Check => ({
  name: 'an illegal answer is refused and changes nothing',
  check(seed) {
    walk(seed, ({ pause }) => {
      const { min, max, options } = pause.decision as G['decision']
      const places = options.map((_, at) => at)
      const before = text(pause)
      const illegal: unknown[] = [[options.length], [-1], [0.5], ['0'], 'x', undefined, [...places, 0]]
      if (min > 0) illegal.push([])
      if (max < options.length) illegal.push(places.slice(0, max + 1))
      for (const answer of illegal)
        insist(isRefusal(apply(game, pause, answer as Answer)), `taken: ${JSON.stringify(answer)}`)
      insist(text(pause) === before, 'an illegal answer has changed the position')
    })
  },
})

const isTheSameFromStorage = <G extends GameTypes>({ game, walk, text }: Trials<G>): Check => ({
  name: 'stored and read back at every decision it is the same game',
  check(seed) {
    walk(seed, ({ pause }) => {
      const again = run(game, game.storage.read(text(pause)))
      insist(text(again) === text(pause), 'a position read back is another one')
      insist(
        text({ rest: again.now, answers: [] }) === text({ rest: pause.now, answers: [] }),
        'the table is different',
      )
    })
  },
})

const isTheSameAtOnce = <G extends GameTypes>({ game, start, playerOf, walk, text }: Trials<G>): Check => ({
  name: 'answered step by step equals played out at once, and a replay ends the same',
  check(seed) {
    const answers: Answer[] = []
    const end = text(walk(seed, (_, answer) => answers.push(answer)).pause)
    const state = start(seed)
    playOut(game, state, playerOf(seed))
    insist(text({ rest: state, answers: [] }) === end, 'played out at once it ends otherwise')
    const again = replay(game, start(seed), answers)
    insist(!isRefusal(again) && text(again.pause) === end, 'the replay ends otherwise')
    insist(allEvents(again).length > 0, 'nothing happened')
  },
})

const isTheSameFromItsMoves = <G extends GameTypes>({ game, start, walk, seatsIn }: Trials<G>): Check => ({
  name: 'its written moves play the same match again',
  check(seed) {
    const answers: Answer[] = []
    walk(seed, (_, answer) => answers.push(answer))
    const match = replay(game, start(seed), answers)
    insist(!isRefusal(match), 'the replay stops')
    let again = begin(game, start(seed))
    for (const { text: line } of linesOf(game, match)) {
      const next = line === '' ? again : game.moves.playLine(again, line)
      insist(!isRefusal(next), () => `${line}: ${game.moves.explain(next as Refusal)}`)
      again = next
    }
    const seen = ({ pause }: HistoryOf<G>): string =>
      JSON.stringify(seatsIn(seed).map((seat) => game.view(pause, seat)))
    insist(seen(again) === seen(match), 'played by its moves it ends otherwise')
  },
})

const tellsOptionsApart = <G extends GameTypes>({ game, walk }: Trials<G>): Check => ({
  name: 'in the words of stored answers only equal options have the same name',
  check(seed) {
    walk(seed, ({ pause }) => {
      const decision = pause.decision as G['decision']
      const named = new Map<string, unknown>()
      for (const [at, option] of decision.options.entries()) {
        const words = answerWords(game.words, decision, [at])
        const isNew = !named.has(words) || isSame(option, named.get(words))
        insist(isNew && words.split('|').length === 2, () => `two options are called ${words}`)
        named.set(words, option)
      }
    })
  },
})

const isSame = (one: unknown, other: unknown): boolean => one === other || JSON.stringify(one) === JSON.stringify(other)

const takesBack = <G extends GameTypes>({ game, walk, text }: Trials<G>): Check => ({
  name: 'taking an answer back leads to the same question',
  check(seed) {
    let before: HistoryOf<G> | undefined
    walk(seed, (history) => {
      if (before !== undefined && history.past.length > 0) {
        const back = undo(game, history)
        insist(text(back.pause) === text(before.pause), 'undo leads elsewhere')
        insist((whyNoUndo(history) === undefined) !== history.past.at(-1)?.learned, 'undo is allowed after learning')
      }
      before = history
    })
  },
})

const keepsSecrets = <G extends GameTypes>({ harness, walk, seatsIn }: Trials<G>): Check => ({
  name: 'cards hidden from a seat do not change what it is shown',
  check(seed) {
    let count = 0
    walk(seed, ({ pause }, answer) => {
      if (count++ % 5 !== 0) return
      for (const seat of seatsIn(seed)) compareWorlds(harness, pause, seat, answer, seed + count)
    })
  },
})

/** The same table with other hidden cards looks the same to a seat, even after an answer from which no one learns anything. */
function compareWorlds<G extends GameTypes>(
  harness: GameHarness<G>,
  pause: PauseOf<G>,
  seat: number,
  answer: Answer,
  seed: number,
): void {
  const { game } = harness
  const { view, viewEvent } = game
  const same = (a: unknown, b: unknown, what: string): void => {
    insist(
      JSON.stringify(a) === JSON.stringify(b),
      () => `${what} differs for seat ${seat}:\n${JSON.stringify(a)}\n${JSON.stringify(b)}`,
    )
  }
  const { now, rest } = pause
  const elsewhere = game.guess(view(pause, seat), fastChance(seed))
  const seen = view({ now, decision: undefined }, seat)
  same(view({ now: elsewhere, decision: undefined }, seat), seen, 'the view')
  insist(harness.inventory(elsewhere) === harness.inventory(now), 'a guess loses or doubles something')
  if (pause.answers.length > 0 || pause.events.length > 0 || pause.decision?.seat !== seat) return
  // A step may have changed something without an event before it asked. Then the guess is not of a rest.
  if (JSON.stringify(view({ now: rest, decision: undefined }, seat)) !== JSON.stringify(seen)) return
  const other = run(game, { rest: elsewhere, answers: [] })
  same(view(other, seat), view(pause, seat), 'the question')
  same(apply(game, other, [-1]), apply(game, pause, [-1]), 'an error')
  const [here, there] = [apply(game, pause, answer), apply(game, other, answer)]
  if (isRefusal(here) || isRefusal(there) || here.learned || there.learned) return
  if (here.decision?.seat !== there.decision?.seat) return
  same(view(there, seat), view(here, seat), 'the view after an answer')
  const told = ({ news }: PauseOf<G>): unknown[] => news.map((event) => viewEvent(event, seat))
  same(told(there), told(here), 'what is told')
}
