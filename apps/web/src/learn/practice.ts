/** A table to practise at: a prepared position, an opponent who plays as the lesson says, and nothing done that leads astray. */
import { actUnderWay, legalMoves, load, playLine, view, viewEvent } from '@merchants/dale'
import type { DaleHistory } from '@merchants/dale'
import type { Refusal } from '@merchants/tabletop'
import { allEvents, isRefusal } from '@merchants/tabletop'
import type { GameRecord } from '../host/record.ts'
import { RunningGame } from '../host/running-game.ts'
import type { Sight, TableLink, TableSetup } from '../sight.ts'
import type { Lesson, Moment } from './lesson.ts'
import { ME } from './lesson.ts'

/** What the lesson has come to. */
export interface Scene {
  readonly sight: Sight
  readonly moment: Moment
  readonly isLearned: boolean
  /** Whether the last try led astray and was not made. */
  readonly isAstray: boolean
}

export class Practice {
  readonly link: TableLink
  scene: Scene
  private readonly lesson: Lesson
  private readonly game: RunningGame
  private reasons: ReadonlySet<string> = new Set()
  private replied = 0
  private pace = 0
  private next: ReturnType<typeof setTimeout> | undefined
  private tell: (() => void) | undefined

  constructor(lesson: Lesson, seats: TableSetup['seats']) {
    this.lesson = lesson
    const start = load(lesson.position)
    const table: TableSetup = { seats, decks: start.pause.now.decks, teams: false }
    this.game = new RunningGame({ ...NEVER_KEPT, game: `lesson-${lesson.id}`, table }, start)
    this.link = this.makeLink()
    this.scene = this.look(false)
  }

  /** Calls after every change of the scene, until the function it returns is called. */
  readonly watch = (tell: () => void): (() => void) => {
    this.tell = tell
    this.awaitReply()
    return () => {
      this.tell = undefined
      clearTimeout(this.next)
    }
  }

  private makeLink(): TableLink {
    const changing = (change: (game: RunningGame) => Refusal | undefined): Promise<Refusal | undefined> =>
      Promise.resolve(this.change(change))
    return {
      answer: (step, answers) => changing((game) => game.answer(step, answers)),
      say: (line) => changing((game) => game.say(line)),
      why: (line) => Promise.resolve(this.why(line)),
      legal: () => Promise.resolve(legalMoves(this.game.history)),
      undo: () => changing((game) => game.undo()),
      cancel: () => changing((game) => game.cancel()),
      liftCurtain: () => Promise.resolve(),
      passScreen: () => Promise.resolve(),
      setPace: (pace) => {
        this.pace = pace
        this.awaitReply()
        return Promise.resolve()
      },
    }
  }

  /** Tried on a second game first: what leads astray changes nothing. */
  private change(change: (game: RunningGame) => Refusal | undefined): Refusal | undefined {
    const trial = new RunningGame(this.game.record, this.game.history)
    const refusal = change(trial)
    if (refusal !== undefined) return refusal
    settle(trial)
    const isAstray = !this.knows(this.momentOf(trial.history))
    if (!isAstray) {
      change(this.game)
      settle(this.game)
    }
    this.show(isAstray)
    return undefined
  }

  private why(line: string): Refusal | undefined {
    const result = this.game.tryLine(line)
    if (!isRefusal(result)) return undefined
    if (!this.reasons.has(result.key)) {
      this.reasons = new Set([...this.reasons, result.key])
      this.show(false)
    }
    return result
  }

  private look(isAstray: boolean): Scene {
    const moment = this.momentOf(this.game.history)
    return { sight: this.game.look(), moment, isLearned: this.lesson.isLearned(moment), isAstray }
  }

  private show(isAstray: boolean): void {
    this.scene = this.look(isAstray)
    this.tell?.()
    this.awaitReply()
  }

  private awaitReply(): void {
    clearTimeout(this.next)
    const reply = this.lesson.replies?.[this.replied]
    const isFoeAsked = this.game.history.pause.decision?.seat !== ME
    if (reply !== undefined && isFoeAsked) this.next = setTimeout(() => this.reply(reply), this.pace)
  }

  private reply(line: string): void {
    this.replied += 1
    const { game } = this
    const next = playLine(game.history, line)
    if (isRefusal(next)) throw new Error(`The lesson has a move that cannot be played: ${line}.`)
    game.answer(
      game.step,
      next.past.slice(game.step).map(({ answer }) => answer),
    )
    settle(game)
    this.show(false)
  }

  /** A lesson without praise is only looked at. */
  private knows(moment: Moment): boolean {
    const { cues, isLearned, praise } = this.lesson
    return cues.some(({ when }) => when(moment)) || (praise !== undefined && isLearned(moment))
  }

  private momentOf(history: DaleHistory): Moment {
    return {
      view: view(history.pause, ME),
      act: actUnderWay(history),
      events: allEvents(history).flatMap((event) => viewEvent(event, ME) ?? []),
      reasons: this.reasons,
    }
  }
}

const NEVER_KEPT: Omit<GameRecord, 'game' | 'table'> = {
  starter: ME,
  seed: 'lesson',
  answers: [],
  state: { turn: 1, stacks: [], waitsFor: undefined, winners: [] },
  playedAt: 0,
}

/** What nobody would want to be asked for is answered; the opponent is not. */
function settle(game: RunningGame): void {
  while (game.history.pause.decision?.seat === ME && game.goesOnByItself) game.goOn()
}
