/** One thread that does one piece of work at a time. A thread that crashes or takes too long is replaced. */
import { Worker } from 'node:worker_threads'
import { READY, type BotJobResult, type BotJob } from './bot-jobs.ts'

/** Beside this file, compiled or not. */
const WORKER_URL = new URL('./bot-worker.js', import.meta.url)

/** The longest queue; more work is refused. */
const MAX_QUEUE = 1000

interface QueuedJob {
  readonly work: BotJob
  readonly settle: (outcome: BotJobResult) => void
}

export class WorkerQueue {
  private readonly waiting: QueuedJob[] = []
  private readonly timeoutMs: number
  private readonly program: URL
  private job: QueuedJob | undefined
  private worker: Worker | undefined
  /** Whether the worker has loaded its code; until then it is given more time. */
  private isUp = false
  private timer: NodeJS.Timeout | undefined
  private isClosed = false

  constructor(timeoutMs: number, program = WORKER_URL) {
    this.timeoutMs = timeoutMs
    this.program = program
  }

  /** How much work is waiting. */
  get load(): number {
    return this.waiting.length + (this.job === undefined ? 0 : 1)
  }

  ask(job: BotJob): Promise<BotJobResult> {
    if (this.isClosed) return Promise.resolve({ fault: 'closed' })
    if (this.waiting.length >= MAX_QUEUE) return Promise.resolve({ fault: 'too much to do' })
    return new Promise((settle) => {
      this.waiting.push({ work: job, settle })
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
    this.timer = setTimeout(() => void this.replace('too slow'), this.timeoutMs)
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
    worker.on('message', (said: BotJobResult | typeof READY) => {
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

  private finish(outcome: BotJobResult): void {
    const { job } = this
    clearTimeout(this.timer)
    this.job = undefined
    job?.settle(outcome)
    this.next()
  }
}
