/** Plays games by number and measures the time they take. */

/** The compiler counts as done after this many decisions, once this many slices in a row were no faster than the best. */
const LEAST_WARM_UP = 1_000_000
const SLICES_ALIKE = 4

/** It is measured in slices of this many seconds: two contenders take turns, so that whatever else the machine does hits both. */
export const SLICE = 0.5

export class TimedRun {
  games = 0
  decisions = 0
  seconds = 0
  /** Decisions per second in the fastest slice, when no other process uses the machine. */
  fastest = 0
  private next: number
  private readonly playGame: (game: number) => number

  constructor(playGame: (game: number) => number, seed: number) {
    this.playGame = playGame
    this.next = seed
  }

  /** Plays for this many seconds, or until there are enough games. */
  play(seconds: number, most = Number.POSITIVE_INFINITY): void {
    const start = performance.now()
    let spent = 0
    let decisions = 0
    while (spent < seconds && this.games < most) {
      decisions += this.playGame(this.next++)
      this.games += 1
      spent = (performance.now() - start) / 1000
    }
    this.decisions += decisions
    this.seconds += spent
    this.fastest = Math.max(this.fastest, decisions / spent)
  }

  /** Plays until it gets no faster, and discards the times. */
  warmUp(most: number): void {
    let best = 0
    let alike = 0
    let decisions = 0
    for (let spent = 0; spent < most && (alike < SLICES_ALIKE || decisions < LEAST_WARM_UP); spent += this.seconds) {
      this.reset()
      this.play(Math.min(SLICE, most))
      decisions += this.decisions
      alike = this.decisionsPerSecond > best ? 0 : alike + 1
      best = Math.max(best, this.decisionsPerSecond)
    }
    this.reset()
  }

  private reset(): void {
    this.games = 0
    this.decisions = 0
    this.seconds = 0
    this.fastest = 0
  }

  get decisionsPerSecond(): number {
    return this.decisions / this.seconds
  }
}

export interface Speed {
  readonly node: string
  readonly games: number
  readonly decisions: number
  readonly gamesPerSecond: number
  readonly decisionsPerSecond: number
  /** In the fastest half second. */
  readonly peakDecisionsPerSecond: number
  readonly nsPerDecision: number
  readonly decisionsPerGame: number
}

export const speedOf = ({ games, decisions, seconds, decisionsPerSecond, fastest }: TimedRun): Speed => ({
  node: process.version,
  games,
  decisions,
  gamesPerSecond: rounded(games / seconds, 1),
  decisionsPerSecond: rounded(decisionsPerSecond),
  peakDecisionsPerSecond: rounded(fastest),
  nsPerDecision: rounded(1e9 / decisionsPerSecond),
  decisionsPerGame: rounded(decisions / games, 1),
})

export const rounded = (number: number, digits = 0): number => Number(number.toFixed(digits))
