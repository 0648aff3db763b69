/** Asking a worker that thinks: answers find their questions, and a worker that fails is replaced. */
import { dale, FIRST_DECKS, view } from '@merchants/dale'
import { fastChance, run } from '@merchants/tabletop'
import { expect, test } from 'vitest'
import type { Answered, Asked, Given } from './bot-workers.ts'
import { BotWorkers } from './bot-workers.ts'

/** A worker that answers when the test says so. */
class FakeWorker extends EventTarget {
  readonly heard: Asked[] = []
  postMessage(asked: Asked): void {
    this.heard.push(asked)
  }

  says(data: Answered): void {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

const pause = run(dale, {
  rest: dale.deal({ players: 2, teams: false, decks: FIRST_DECKS.slice(0, 3) }, fastChance(1)),
  answers: [],
})
const question: Given<'decide'> = { level: 'quick', view: view(pause, 0), world: undefined, seed: 1, deadline: 0 }

test('answers find their questions, in any order, and one worker serves all', async () => {
  const workers: FakeWorker[] = []
  const thinkers = new BotWorkers().startWith(() => {
    workers.push(new FakeWorker())
    return workers.at(-1) as FakeWorker
  })
  const { signal } = new AbortController()
  const [one, two] = [thinkers.ask('decide', question, signal), thinkers.ask('decide', question, signal)]

  workers[0]?.says({ id: 2, result: [2] })
  workers[0]?.says({ id: 1, result: [1] })

  expect(await Promise.all([one, two])).toEqual([[1], [2]])
  expect(workers).toHaveLength(1)
})

test('an answer is cancelled once it is not wanted', () => {
  const worker = new FakeWorker()
  const control = new AbortController()
  void new BotWorkers().startWith(() => worker).ask('decide', question, control.signal)

  control.abort()

  expect(worker.heard.at(-1)).toEqual({ stop: 1 })
})

test('a failing worker is reported, and the next question gets a new one', async () => {
  const workers: FakeWorker[] = []
  const thinkers = new BotWorkers().startWith(() => {
    workers.push(new FakeWorker())
    return workers.at(-1) as FakeWorker
  })
  const { signal } = new AbortController()
  const lost = thinkers.ask('decide', question, signal)
  workers[0]?.dispatchEvent(new Event('error'))
  await expect(lost).rejects.toThrow('failed')

  const found = thinkers.ask('decide', question, signal)
  workers[1]?.says({ id: 2, result: [0] })
  expect(await found).toEqual([0])
})
