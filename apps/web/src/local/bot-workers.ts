/** The page's end of a worker that thinks. It asks questions and cancels those that are no longer wanted. */
import type { SearchingLevel } from '@merchants/bots'
import type { Advice, Judged, PlayedDecision } from '@merchants/bots/coach'
import type { CoveAdvice, CoveJudged, CovePlayedDecision } from '@merchants/bots/cove'
import type { View } from '@merchants/dale'
import type { Answer } from '@merchants/tabletop'

interface Tasks {
  /** A question to a level, with its view and a world that was dealt for it. */
  readonly decide: {
    readonly level: SearchingLevel
    readonly view: View
    readonly world: string | undefined
    readonly seed: number
    /** In milliseconds since 1970. */
    readonly deadline: number
  }
  readonly advise: Advising
  readonly judge: Judging<PlayedDecision>
  readonly 'advise in cove': Advising
  readonly 'judge in cove': Judging<CovePlayedDecision>
}

/** A question to the coach, with a dealt world. */
interface Advising {
  readonly world: string
  readonly seed: number
  readonly deadline: number
  /** Playouts at most. */
  readonly iterations: number
}

/** A decision of a game that was played. */
interface Judging<Decision> {
  readonly decision: Decision
  readonly iterations: number
}

/** `undefined` for what can't be answered, or isn't wanted any more. */
export interface Results {
  readonly decide: Answer
  readonly advise: Advice | undefined
  readonly judge: Judged | undefined
  readonly 'advise in cove': CoveAdvice | undefined
  readonly 'judge in cove': CoveJudged | undefined
}

export type Task = keyof Tasks

/** The facts of a task. */
export type Given<Name extends Task> = Tasks[Name]

type Asking = { readonly [Name in Task]: { readonly id: number; readonly task: Name; readonly given: Given<Name> } }
export type Asked = Asking[Task] | { readonly stop: number }

export type Answered =
  | { readonly id: number; readonly result: Results[Task] }
  | { readonly id: number; readonly error: string }

type Channel = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>

interface Waiting {
  readonly resolve: (result: never) => void
  readonly reject: (error: Error) => void
}

export class BotWorkers {
  private start: () => Channel = () => {
    throw new Error('No worker to think in.')
  }

  private worker: Channel | undefined = undefined
  private readonly waiting = new Map<number, Waiting>()
  private next = 1

  /** Creates a worker when one is needed. A single-file replay has none. */
  startWith(start: () => Channel): this {
    this.start = start
    return this
  }

  async ask<Name extends Task>(task: Name, given: Given<Name>, signal: AbortSignal): Promise<Results[Name]> {
    const id = this.next++
    const worker = (this.worker ??= this.begin())
    const stop: Asked = { stop: id }
    signal.addEventListener('abort', () => this.waiting.has(id) && worker.postMessage(stop), { once: true })
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject })
      worker.postMessage({ id, task, given })
    })
  }

  private begin(): Channel {
    const worker = this.start()
    worker.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
      const waiting = this.waiting.get(data.id)
      this.waiting.delete(data.id)
      if ('result' in data) waiting?.resolve(data.result as never)
      else waiting?.reject(new Error(data.error))
    })
    worker.addEventListener('error', () => this.replace(worker))
    return worker
  }

  /** Ends a worker that did not start or broke; the next question starts another. It may break more than once before it ends. */
  private replace(worker: Channel): void {
    worker.terminate()
    if (worker !== this.worker) return
    this.worker = undefined
    for (const { reject } of this.waiting.values()) reject(new Error('The worker that thinks has failed.'))
    this.waiting.clear()
  }
}
