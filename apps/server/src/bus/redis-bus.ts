/** News between nodes over Redis. */
import { randomBytes } from 'node:crypto'
import type { Bus } from './bus.ts'
import type { RedisLink } from './redis-link.ts'

/** The link belongs to its opener and is not closed with the bus. */
export function redisBus(link: RedisLink): Bus {
  const channel = link.key('news')
  const node = randomBytes(6).toString('base64url')
  let isClosed = false

  return {
    publish(table, text) {
      void link.ask((client) => client.publish(channel, `${node} ${table} ${text}`))
    },
    async subscribe(listener, returned) {
      let wasAway = !link.isReady
      link.onChange((isReady) => {
        if (isReady && wasAway && !isClosed) returned?.()
        wasAway = !isReady
      })
      await link.hear(channel, (message) => {
        const { speaker, table, text } = parsed(message)
        if (speaker !== node && !isClosed) listener(table, text)
      })
    },
    async close() {
      isClosed = true
    },
    get isConnected() {
      return link.isReady
    },
    isAlone: false,
  }
}

function parsed(message: string): { speaker: string; table: string; text: string } {
  const first = message.indexOf(' ')
  const second = message.indexOf(' ', first + 1)
  return { speaker: message.slice(0, first), table: message.slice(first + 1, second), text: message.slice(second + 1) }
}
