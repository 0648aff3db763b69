/** Does one thing after the other. What takes longer calls `rest` when it has ended. */

export class Queue {
  private readonly waiting: (() => void)[] = []
  isBusy = false

  get isEmpty(): boolean {
    return !this.isBusy && this.waiting.length === 0
  }

  get length(): number {
    return this.waiting.length
  }

  add(task: () => void): void {
    this.waiting.push(task)
    this.work()
  }

  /** Before everything else that waits. */
  addFirst(task: () => void): void {
    this.waiting.unshift(task)
    this.work()
  }

  /** The task that runs will go on for a while: nothing else begins until `rest`. */
  hold(): void {
    this.isBusy = true
  }

  rest(): void {
    this.isBusy = false
    this.work()
  }

  private work(): void {
    while (!this.isBusy) {
      const task = this.waiting.shift()
      if (task === undefined) return
      task()
    }
  }
}
