/**
 * Follows a game online at the viewer's pace. Newer moments wait until everything before them was shown.
 *
 * After a lost connection or an undo nothing is followed, and the game is shown as it stands.
 */
import type { TableMatchView } from '@merchants/client'
import type { Frame } from '@merchants/protocol'
import type { GameTypes, Refusal } from '@merchants/tabletop'
import { isRefusal } from '@merchants/tabletop'

/** A moment, and the events that led to it from the one shown before. */
export interface Followed<G extends GameTypes> {
  readonly match: TableMatchView<G>
  readonly frames: readonly Frame<G>[]
}

/** A game with no more answers has just begun and is followed from its deal on. */
const BEGUN = 1

type AskFrames<G extends GameTypes> = (from: number | undefined, to: number) => Promise<readonly Frame<G>[] | Refusal>

export class Follower<G extends GameTypes> {
  private readonly frames: AskFrames<G>
  private readonly show: (followed: Followed<G>) => void
  private newest: TableMatchView<G> | undefined
  /** The last moment that is shown or waiting. */
  private reached: TableMatchView<G> | undefined
  private waiting: readonly Followed<G>[] = []
  private isIdle = true
  private isSkipping = false
  /** The request that is under way. The reply to any other is dropped. */
  private asked: object | undefined

  constructor(frames: AskFrames<G>, show: (followed: Followed<G>) => void) {
    this.frames = frames
    this.show = show
  }

  /** The newest view of the table. */
  see(match: TableMatchView<G>): void {
    const { reached } = this
    this.newest = match
    const isFollowed = reached === undefined ? match.step <= BEGUN : isContinued(reached, match)
    if (!isFollowed) this.jump(match)
    else this.goOn()
  }

  /** Whether the screen has shown everything that it was given. */
  rest(isIdle: boolean): void {
    this.isIdle = isIdle
    this.goOn()
  }

  /** Drops all other waiting moments. */
  skip(): void {
    this.isSkipping = true
  }

  /** The connection is lost. */
  lose(): void {
    this.reached = undefined
  }

  private goOn(): void {
    const { newest, isSkipping } = this
    if (!this.isIdle || newest === undefined) return
    this.isSkipping = false
    const [next, ...later] = this.waiting
    const isBehind = next !== undefined || newest !== this.reached
    if (isSkipping && isBehind) return this.jump(newest)
    if (next !== undefined) {
      this.waiting = later
      this.present(next)
    } else if (newest.step === this.reached?.step) {
      if (isBehind) this.jump(newest)
    } else if (this.asked === undefined) void this.ask(newest)
  }

  private jump(match: TableMatchView<G>): void {
    this.waiting = []
    this.asked = undefined
    this.reached = match
    this.present({ match, frames: [] })
  }

  /** The screen is busy until it reports that it is done. */
  private present(followed: Followed<G>): void {
    this.isIdle = false
    this.show(followed)
  }

  private async ask(match: TableMatchView<G>): Promise<void> {
    const asked = {}
    this.asked = asked
    const frames = await this.frames(this.reached?.step, match.step)
    if (this.asked !== asked) return
    this.asked = undefined
    if (isRefusal(frames)) return this.jump(match)
    this.reached = match
    this.waiting = inSteps(match, frames)
    this.goOn()
  }
}

type Numbered = Pick<TableMatchView, 'game' | 'question' | 'step'>

/** Whether nothing was taken back in between. Only an undo makes questions grow faster than steps. */
const isContinued = (before: Numbered, now: Numbered): boolean =>
  before.game === now.game && before.question - before.step === now.question - now.step && before.step <= now.step

/** One for each answer; only the last of them asks something. */
function inSteps<G extends GameTypes>(match: TableMatchView<G>, frames: readonly Frame<G>[]): Followed<G>[] {
  const steps = [...new Set(frames.map(({ step }) => step))]
  const followed = steps.map((step): Followed<G> => {
    const each = frames.filter((frame) => frame.step === step)
    const log = match.log.filter((entry) => entry.step <= step)
    const view = each.at(-1)?.view ?? match.view
    return { match: { ...match, step, view, act: undefined, log, news: log.length }, frames: each }
  })
  const last = followed.at(-1)
  const isWhole = last?.match.step === match.step
  return [...(isWhole ? followed.slice(0, -1) : followed), { match, frames: isWhole ? last.frames : [] }]
}
