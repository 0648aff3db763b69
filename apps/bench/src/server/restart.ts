/** How long people wait while a server is started again in the middle of their games. */
import { setTimeout as pause } from 'node:timers/promises'
import type { ServerProcess } from './server-process.ts'
import { beside, startProgram } from './processes.ts'

/** Milliseconds that games run before the server is asked to stop. */
const LEAD = 1500

/** From the request to stop until every table has moved again, in milliseconds. */
export async function restartUnderLoad(server: ServerProcess, tables: number, seats: number): Promise<number> {
  const regulars = startProgram({ path: beside('client-players') })
  try {
    await regulars.ask({ do: 'sit', seating: { url: server.url, isReference: false, tables, seats } })
    await pause(LEAD)
    await regulars.ask({ do: 'mark' })
    const began = performance.now()
    await server.restart('SIGTERM')
    await regulars.ask({ do: 'wait' })
    return performance.now() - began
  } finally {
    await regulars.kill('SIGKILL')
  }
}
