/** A bus within this process: for a single node it is silent, and nodes that are given the same hub hear each other. */
import type { Bus } from './bus.ts'

type Listener = Parameters<Bus['subscribe']>[0]

/** The nodes that hear each other. */
export type Hub = Set<Set<Listener>>

export function memoryBus(hub: Hub = new Set()): Bus {
  const own = new Set<Listener>()
  hub.add(own)

  return {
    publish(table, text) {
      for (const node of hub) {
        if (node !== own) for (const listener of node) setImmediate(listener, table, text)
      }
    },
    async subscribe(listener) {
      own.add(listener)
    },
    async close() {
      hub.delete(own)
      own.clear()
    },
    isConnected: true,
    get isAlone() {
      return hub.size === 1
    },
  }
}
