/** Runs tasks one after the other. A long task calls `rest` when it has ended. */

export class Queue {
  private readonly waiting: (() => void)[] = []
  isBusy = false

  get isEmpty(): boolean {
    return !this.isBusy && this.waiting.length === 0
  }

  get length(): number {
    return this.waiting.length
  }

  add(turn: () => void): void {
    this.waiting.push(turn)
    this.work()
  }

  /** Adds a task in front of all waiting ones. */
  addFirst(turn: () => void): void {
    this.waiting.unshift(turn)
    this.work()
  }

  /** The running task takes a while, so nothing else begins until `rest`. */
  hold(): void {
    this.isBusy = true
  }

  rest(): void {
    this.isBusy = false
    this.work()
  }

  private work(): void {
    while (!this.isBusy) {
      const turn = this.waiting.shift()
      if (turn === undefined) return
      turn()
    }
  }
}
