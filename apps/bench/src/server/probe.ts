/** Loaded into a server under test: tidies up and tells how much memory is in use, when asked. */
import type { Memory } from './talk.ts'

process.on('message', () => {
  const { gc } = globalThis as { gc?: () => void }
  gc?.()
  gc?.()
  const { heapUsed, external, rss } = process.memoryUsage()
  process.send?.({ used: heapUsed + external, resident: rss } satisfies Memory)
})

// Nobody is there to ask any more.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))

// Being asked is no reason to stay.
process.channel?.unref()
