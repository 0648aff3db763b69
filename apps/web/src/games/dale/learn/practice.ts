/** A practice table with a prepared position and a scripted opponent. Moves that lead astray are not made. */
import type { Dale } from '@merchants/dale'
import { dale, legalMoves, load, view, viewEvent } from '@merchants/dale'
import type { Match } from '@merchants/match'
import { joinLog } from '@merchants/protocol'
import type { Refusal } from '@merchants/tabletop'
import type { GameRecord } from '../local/record.ts'
import { LocalDaleMatch } from '../local/local-dale-match.ts'
import type { DaleMatchView, MatchCommands, MatchSetup } from '../match-types.ts'
import type { Lesson, Moment } from './lesson.ts'
import { ME } from './lesson.ts'

/** The state of the lesson. */
export interface Scene {
  readonly match: DaleMatchView
  readonly moment: Moment
  readonly isLearned: boolean
  /** Whether the last try led astray and was not made. */
  readonly isAstray: boolean
}

export class Practice {
  readonly link: MatchCommands
  scene: Scene
  private readonly lesson: Lesson
  private readonly first: Dale['state']
  private readonly game: LocalDaleMatch
  private log: DaleMatchView['log'] = []
  private reasons: ReadonlySet<string> = new Set()
  private replied = 0
  private pace = 0
  private next: ReturnType<typeof setTimeout> | undefined
  private tell: (() => void) | undefined

  constructor(lesson: Lesson, seats: MatchSetup['seats']) {
    this.lesson = lesson
    const start = load(lesson.position)
    const table: MatchSetup = { seats, decks: start.pause.now.decks, teams: false }
    this.first = start.pause.rest
    this.game = new LocalDaleMatch({ ...NEVER_KEPT, game: `lesson-${lesson.id}`, table }, this.first)
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

  private makeLink(): MatchCommands {
    const changing = (change: (game: LocalDaleMatch) => Refusal | undefined): Promise<Refusal | undefined> =>
      Promise.resolve(this.change(change))
    return {
      answer: (step, answers) => changing((game) => game.answer(step, answers)),
      answerFreely: (step, answers) => changing((game) => game.answer(step, answers, true)),
      say: (line) => changing((game) => game.say(line)),
      why: (line) => Promise.resolve(this.why(line)),
      legal: () => Promise.resolve(legalMoves(this.game.match.history)),
      undo: () => changing((game) => game.undo()),
      cancel: () => changing((game) => game.cancel()),
      confirmViewer: () => Promise.resolve(),
      passScreen: () => Promise.resolve(),
      setPace: (pace) => {
        this.pace = pace
        this.awaitReply()
        return Promise.resolve()
      },
    }
  }

  /** Tried on a second game first, so that a move that leads astray changes nothing. */
  private change(change: (game: LocalDaleMatch) => Refusal | undefined): Refusal | undefined {
    const trial = new LocalDaleMatch({ ...this.game.record, answers: this.game.match.answers }, this.first)
    const refusal = change(trial)
    if (refusal !== undefined) return refusal
    const isAstray = !this.knows(this.momentOf(trial.match))
    if (!isAstray) {
      change(this.game)
    }
    this.show(isAstray)
    return undefined
  }

  private why(line: string): Refusal | undefined {
    const refusal = this.game.whyNot(line)
    if (refusal !== undefined && !this.reasons.has(refusal.key)) {
      this.reasons = new Set([...this.reasons, refusal.key])
      this.show(false)
    }
    return refusal
  }

  private look(isAstray: boolean): Scene {
    const moment = this.momentOf(this.game.match)
    const match = this.game.look()
    this.log = joinLog(this.log, match.from, match.log)
    return { match: { ...match, log: this.log }, moment, isLearned: this.lesson.isLearned(moment), isAstray }
  }

  private show(isAstray: boolean): void {
    this.scene = this.look(isAstray)
    this.tell?.()
    this.awaitReply()
  }

  private awaitReply(): void {
    clearTimeout(this.next)
    const reply = this.lesson.replies?.[this.replied]
    const isFoeAsked = this.game.match.decision?.seat !== ME
    if (reply !== undefined && isFoeAsked) this.next = setTimeout(() => this.reply(reply), this.pace)
  }

  private reply(line: string): void {
    this.replied += 1
    if (this.game.match.move(line) !== undefined) {
      throw new Error(`The lesson has a move that cannot be played: ${line}.`)
    }
    this.show(false)
  }

  /** A lesson without praise is only looked at. */
  private knows(moment: Moment): boolean {
    const { cues, isLearned, praise } = this.lesson
    return cues.some(({ when }) => when(moment)) || (praise !== undefined && isLearned(moment))
  }

  private momentOf({ history, events }: Match<Dale>): Moment {
    return {
      view: view(history.pause, ME),
      act: dale.actUnderWay(history),
      events: events.flatMap((event) => viewEvent(event, ME) ?? []),
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
