/** Loaded into a server under test: cleans up and tells how much memory is in use, when asked. */
import type { Memory } from './process-messages.ts'

process.on('message', () => {
  const { gc } = globalThis as { gc?: () => void }
  gc?.()
  gc?.()
  const { heapUsed, external, rss } = process.memoryUsage()
  process.send?.({ used: heapUsed + external, resident: rss } satisfies Memory)
})

// No one is there to ask any more.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))

// Being asked is not a reason to stay.
process.channel?.unref()
