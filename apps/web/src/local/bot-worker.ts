/** A worker that thinks for the levels that look ahead, and for the coaches. A coach is loaded with its first question. It gets views and dealt games, never a true one. */
import { seatOf } from '@merchants/bots/strong'
import { World } from '@merchants/dale'
import { fastChance } from '@merchants/tabletop'
import type { Answered, Asked, Results, Task } from './bot-workers.ts'
import { breathe } from './breathe.ts'

const CLOCK = { now: Date.now, breathe }

const stopped = new Map<number, AbortController>()

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  if ('stop' in data) return stopped.get(data.stop)?.abort()
  const { id } = data
  const control = new AbortController()
  stopped.set(id, control)
  const reply = (answered: Answered): void => {
    stopped.delete(id)
    postMessage(answered)
  }
  think(data, control.signal).then(
    (result) => reply({ id, result }),
    (error: unknown) => reply({ id, error: String(error) }),
  )
})

async function think(asked: Exclude<Asked, { stop: number }>, signal: AbortSignal): Promise<Results[Task]> {
  switch (asked.task) {
    case 'decide': {
      const { level, view, world, seed, deadline } = asked.given
      return seatOf(level, CLOCK).decide(view, fastChance(seed), { deadline, signal, world: () => world })
    }
    case 'advise': {
      const { world, seed, deadline, iterations } = asked.given
      const { advise } = await import('@merchants/bots/coach')
      const dealt = World.read(world)
      return dealt && advise(dealt, fastChance(seed), { iterations, deadline, signal, ...CLOCK })
    }
    case 'judge': {
      const { decision, iterations } = asked.given
      const { judge } = await import('@merchants/bots/coach')
      return judge(decision, fastChance(decision.step + 1), { iterations, signal, ...CLOCK })
    }
    case 'advise in cove': {
      const { world, seed, deadline, iterations } = asked.given
      const { adviseFromText } = await import('@merchants/bots/cove')
      return adviseFromText(world, fastChance(seed), { iterations, deadline, signal, ...CLOCK })
    }
    case 'judge in cove': {
      const { decision, iterations } = asked.given
      const { judgeInCove } = await import('@merchants/bots/cove')
      return judgeInCove(decision, fastChance(decision.step + 1), { iterations, signal, ...CLOCK })
    }
  }
}
