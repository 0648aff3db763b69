/** The practice harbour, which plays only what the step asks for. */
import { CURRENT_RULES, FIRST_GAME, legalMoves, load, writePosition } from '@merchants/cove'
import { joinLog } from '@merchants/protocol'
import type { Refusal } from '@merchants/tabletop'
import type { CoveMatchCommands, CoveMatchView } from '../cove-match-types.ts'
import type { CoveRecord } from '../local/record.ts'
import { NEW } from '../local/record.ts'
import { LocalCoveMatch } from '../local/local-cove-match.ts'
import { FIRST_DAY } from './first-day.ts'
import { PREPARED_HARBOUR } from './prepared-harbour.ts'

export interface DayScene {
  readonly match: CoveMatchView
  /** Whether everything that the step asks for was played. */
  readonly isThere: boolean
  /** Whether the last try was something else, and was not played. */
  readonly isAstray: boolean
}

export class DayPractice {
  readonly link: CoveMatchCommands
  scene: DayScene
  private readonly game: LocalCoveMatch
  /** The positions along the step's solutions, and those at their ends. */
  private readonly known = new Set<string>()
  private readonly ends = new Set<string>()
  private tell: (() => void) | undefined
  private log: CoveMatchView['log'] = []

  constructor(step: number) {
    const before = FIRST_DAY.slice(0, step).flatMap(({ ways }) => ways[0] ?? [])
    this.game = harbourAfter(played([], before).match.answers)
    for (const way of FIRST_DAY[step]?.ways ?? []) this.learnWay(way)
    this.link = this.makeLink()
    this.scene = this.look(false)
  }

  /** Calls after every change of the scene, until the function it returns is called. */
  readonly watch = (tell: () => void): (() => void) => {
    this.tell = tell
    return () => {
      this.tell = undefined
    }
  }

  private learnWay(way: readonly string[]): void {
    for (let count = 0; count <= way.length; count++) {
      const position = positionOf(played(this.game.match.answers, way.slice(0, count)))
      this.known.add(position)
      if (count === way.length) this.ends.add(position)
    }
  }

  private makeLink(): CoveMatchCommands {
    const changing = (change: (game: LocalCoveMatch) => Refusal | undefined): Promise<Refusal | undefined> =>
      Promise.resolve(this.change(change))
    return {
      answer: (step, answers) => changing((game) => game.answer(step, answers)),
      say: (line) => changing((game) => game.say(line)),
      why: (line) => Promise.resolve(this.game.whyNot(line)),
      legal: () => Promise.resolve(legalMoves(this.game.match.history)),
      undo: () => changing((game) => game.undo()),
      cancel: () => changing((game) => game.cancel()),
    }
  }

  /** Tried on a second game first. */
  private change(change: (game: LocalCoveMatch) => Refusal | undefined): Refusal | undefined {
    const trial = harbourAfter(this.game.match.answers)
    const refusal = change(trial)
    if (refusal !== undefined) return refusal
    const isAstray = !this.known.has(positionOf(trial))
    if (!isAstray) change(this.game)
    this.scene = isAstray ? { ...this.scene, isAstray } : this.look(false)
    this.tell?.()
    return undefined
  }

  private look(isAstray: boolean): DayScene {
    const match = this.game.look()
    this.log = joinLog(this.log, match.from, match.log)
    return { match: { ...match, log: this.log }, isThere: this.ends.has(positionOf(this.game)), isAstray }
  }
}

/** The prepared harbour after these answers, at rest. */
const harbourAfter = (answers: CoveRecord['answers']): LocalCoveMatch =>
  new LocalCoveMatch({ ...NEVER_KEPT, answers }, load(PREPARED_HARBOUR).pause.rest)

/** And after these written moves. */
function played(answers: CoveRecord['answers'], lines: readonly string[]): LocalCoveMatch {
  const game = harbourAfter(answers)
  for (const line of lines) {
    if (game.say(line) !== undefined) throw new Error(`The first day has a move that cannot be played: ${line}.`)
  }
  return game
}

const positionOf = ({ match: { history, decision } }: LocalCoveMatch): string =>
  JSON.stringify([writePosition(history.pause.now), decision?.ask])

const NEVER_KEPT: CoveRecord = {
  game: 'first-day',
  title: 'cove',
  table: { setup: FIRST_GAME, names: [] },
  rules: CURRENT_RULES,
  seed: 'first-day',
  answers: [],
  state: NEW,
  playedAt: 0,
}
