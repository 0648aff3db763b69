/** How long people wait while a server is started anew in the middle of their games. */
import { setTimeout as pause } from 'node:timers/promises'
import type { House } from './house.ts'
import { beside, startProgram } from './processes.ts'

/** Games are under way before the server is asked to leave. */
const LEAD = 1500

/** From the wish to leave until every table has moved again, in milliseconds. */
export async function restartUnderLoad(house: House, tables: number, seats: number): Promise<number> {
  const regulars = startProgram({ path: beside('regulars') })
  try {
    await regulars.ask({ do: 'sit', seating: { url: house.url, isReference: false, tables, seats } })
    await pause(LEAD)
    await regulars.ask({ do: 'mark' })
    const began = performance.now()
    await house.restart('SIGTERM')
    await regulars.ask({ do: 'wait' })
    return performance.now() - began
  } finally {
    await regulars.kill('SIGKILL')
  }
}
