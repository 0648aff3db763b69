/** One thread that does one piece of work at a time. A thread that crashes or takes too long is replaced. */
import { Worker } from 'node:worker_threads'
import { READY, type Outcome, type Work } from './work.ts'

/** Beside this file, compiled or not. */
const PROGRAM = new URL('./thinker.js', import.meta.url)

/** So much may wait; more is refused. */
const LONGEST_QUEUE = 1000

interface Job {
  readonly work: Work
  readonly settle: (outcome: Outcome) => void
}

export class Thread {
  private readonly waiting: Job[] = []
  private readonly patience: number
  private readonly program: URL
  private job: Job | undefined
  private worker: Worker | undefined
  /** Whether the worker has loaded its program: until then nobody loses patience with it. */
  private isUp = false
  private timer: NodeJS.Timeout | undefined
  private isClosed = false

  constructor(patience: number, program = PROGRAM) {
    this.patience = patience
    this.program = program
  }

  ask(work: Work): Promise<Outcome> {
    if (this.isClosed) return Promise.resolve({ fault: 'closed' })
    if (this.waiting.length >= LONGEST_QUEUE) return Promise.resolve({ fault: 'too much to do' })
    return new Promise((settle) => {
      this.waiting.push({ work, settle })
      this.next()
    })
  }

  async close(): Promise<void> {
    this.isClosed = true
    for (const { settle } of this.waiting.splice(0)) settle({ fault: 'closed' })
    await this.replace('closed')
  }

  private next(): void {
    if (this.job !== undefined) return
    const job = this.waiting.shift()
    if (job === undefined) return
    this.job = job
    this.worker ??= this.start()
    this.worker.postMessage(job.work)
    if (this.isUp) this.expect()
  }

  private expect(): void {
    this.timer = setTimeout(() => void this.replace('too slow'), this.patience)
  }

  private begin(): void {
    this.isUp = true
    if (this.job !== undefined) this.expect()
  }

  private start(): Worker {
    const worker = new Worker(this.program)
    const fail = (why: string): void => {
      if (this.worker === worker) void this.replace(why)
    }
    worker.on('message', (said: Outcome | typeof READY) => {
      if (this.worker !== worker) return
      if (said === READY) this.begin()
      else this.finish(said)
    })
    worker.on('error', (error) => fail(String(error)))
    worker.on('exit', () => fail('gone'))
    worker.unref()
    return worker
  }

  private async replace(why: string): Promise<void> {
    const { worker } = this
    this.worker = undefined
    this.isUp = false
    this.finish({ fault: why })
    await worker?.terminate()
  }

  private finish(outcome: Outcome): void {
    const { job } = this
    clearTimeout(this.timer)
    this.job = undefined
    job?.settle(outcome)
    this.next()
  }
}
