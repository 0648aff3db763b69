/** Loaded into a server under test: on request, collects garbage and reports the memory in use. */
import type { Memory } from './process-messages.ts'

process.on('message', () => {
  const { gc } = globalThis as { gc?: () => void }
  gc?.()
  gc?.()
  const { heapUsed, external, rss } = process.memoryUsage()
  process.send?.({ used: heapUsed + external, resident: rss } satisfies Memory)
})

// The measuring process is gone.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))

// The channel must not keep the process alive.
process.channel?.unref()
