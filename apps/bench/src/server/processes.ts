/** Starts, queries and ends child processes. Each ends when this process is gone. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export interface Program {
  /** Asks something and waits for the answer. */
  readonly ask: <T>(question: object) => Promise<T>
  readonly output: () => string
  readonly kill: (signal: NodeJS.Signals) => Promise<void>
}

export interface ProgramOptions {
  readonly path: string
  readonly environment?: Readonly<Record<string, string>>
  readonly flags?: readonly string[]
}

/** A file beside this one, compiled: processes run no TypeScript. */
export const beside = (name: string): string => fileURLToPath(new URL(`../../dist/server/${name}.js`, import.meta.url))

export function startProgram({ path, environment = {}, flags = [] }: ProgramOptions): Program {
  const child = fork(path, [], {
    env: { ...process.env, ...environment },
    execArgv: [...flags],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let printed = ''
  const keep = (text: Buffer): void => void (printed = (printed + text.toString()).slice(-10_000))
  child.stdout?.on('data', keep)
  child.stderr?.on('data', keep)
  const gone = once(child, 'exit')
  let turn: Promise<unknown> = Promise.resolve()

  const askNow = <T>(question: object): Promise<T> =>
    new Promise((resolve, reject) => {
      const stop = (): void => reject(new Error(`A process ended before it answered:\n${printed}`))
      child.once('exit', stop)
      child.once('message', (answer) => {
        child.off('exit', stop)
        resolve(answer as T)
      })
      child.send(question)
    })

  return {
    ask: <T>(question: object) => {
      const answer = turn.then(() => askNow<T>(question))
      turn = answer.catch(() => undefined)
      return answer
    },
    output: () => printed,
    kill: async (signal) => {
      child.kill(signal)
      await gone
    },
  }
}
