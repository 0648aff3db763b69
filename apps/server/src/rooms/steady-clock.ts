/** The time of day without the jumps of the system clock. A live clock must not run out because the system time was changed. */

/** Milliseconds. A larger difference is an error from the start and is corrected immediately. */
const WRONG = 86_400_000

/** Smaller differences are corrected slowly, by one hundredth of the elapsed time. */
const SLOWLY = 0.01

export class SteadyClock {
  private readonly wall: () => number
  private readonly elapsed: () => number
  private time: number
  private lookedAt: number
  private isHeld = false

  /** `wall` is the system time in milliseconds since 1970; `elapsed` never jumps. */
  constructor(wall = Date.now, elapsed = () => performance.now()) {
    this.wall = wall
    this.elapsed = elapsed
    this.time = wall()
    this.lookedAt = elapsed()
  }

  now(): number {
    const passed = this.elapsed() - this.lookedAt
    this.lookedAt += passed
    if (this.isHeld) return Math.floor(this.time)
    this.time += passed
    const behind = this.wall() - this.time
    if (Math.abs(behind) > WRONG) this.time += behind
    else this.time += Math.max(-SLOWLY * passed, Math.min(behind, SLOWLY * passed))
    return Math.floor(this.time)
  }

  /** While it is held no time passes. */
  hold(isHeld: boolean): void {
    this.now()
    this.isHeld = isHeld
  }
}
