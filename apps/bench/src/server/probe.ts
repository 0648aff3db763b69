/** Loaded into a server under test: on request, reports the CPU time it has used, or collects garbage and reports the memory in use. */
import type { Memory, Processor, ToServer } from './process-messages.ts'

process.on('message', (order: ToServer) => {
  process.send?.(order.do === 'processor' ? processor() : memory())
})

function processor(): Processor {
  const { user, system } = process.cpuUsage()
  return { used: user + system }
}

function memory(): Memory {
  const { gc } = globalThis as { gc?: () => void }
  gc?.()
  gc?.()
  const { heapUsed, external, rss } = process.memoryUsage()
  return { used: heapUsed + external, resident: rss }
}

// The measuring process is gone.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))

// The channel must not keep the process alive.
process.channel?.unref()
