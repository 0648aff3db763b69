/** Asking a worker that thinks: answers find their questions, and a worker that fails is replaced. */
import { dale, FIRST_DECKS, view } from '@merchants/dale'
import { fastChance, run } from '@merchants/tabletop'
import { expect, test } from 'vitest'
import type { Answered, Asked, Given } from './bot-workers.ts'
import { BotWorkers } from './bot-workers.ts'

/** A worker that answers when the test says so. */
class FakeWorker extends EventTarget {
  readonly heard: Asked[] = []
  isEnded = false

  postMessage(asked: Asked): void {
    this.heard.push(asked)
  }

  says(data: Answered): void {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }

  breaks(): void {
    this.dispatchEvent(new Event('error'))
  }

  terminate(): void {
    this.isEnded = true
  }
}

const pause = run(dale, {
  rest: dale.deal({ players: 2, teams: false, decks: FIRST_DECKS.slice(0, 3) }, fastChance(1)),
  answers: [],
})
const question: Given<'decide'> = { level: 'quick', view: view(pause, 0), world: undefined, seed: 1, deadline: 0 }

/** Thinkers, and the workers that they started. */
function started(): { readonly thinkers: BotWorkers; readonly workers: FakeWorker[] } {
  const workers: FakeWorker[] = []
  const thinkers = new BotWorkers().startWith(() => {
    workers.push(new FakeWorker())
    return workers.at(-1) as FakeWorker
  })
  return { thinkers, workers }
}

const { signal } = new AbortController()

test('answers find their questions, in any order, and one worker serves all', async () => {
  const { thinkers, workers } = started()
  const [one, two] = [thinkers.ask('decide', question, signal), thinkers.ask('decide', question, signal)]

  workers[0]?.says({ id: 2, result: [2] })
  workers[0]?.says({ id: 1, result: [1] })

  expect(await Promise.all([one, two])).toEqual([[1], [2]])
  expect(workers).toHaveLength(1)
})

test('an answer is cancelled once it is not wanted', () => {
  const { thinkers, workers } = started()
  const control = new AbortController()
  void thinkers.ask('decide', question, control.signal)

  control.abort()

  expect(workers[0]?.heard.at(-1)).toEqual({ stop: 1 })
})

test('a failing worker is reported and ended, and the next question gets a new one', async () => {
  const { thinkers, workers } = started()
  const lost = thinkers.ask('decide', question, signal)
  workers[0]?.breaks()
  await expect(lost).rejects.toThrow('failed')

  const found = thinkers.ask('decide', question, signal)
  workers[1]?.says({ id: 2, result: [0] })
  expect(await found).toEqual([0])
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false])
})

test('a worker that breaks again before it ends does not take the new one with it', async () => {
  const { thinkers, workers } = started()
  const lost = thinkers.ask('decide', question, signal)
  workers[0]?.breaks()
  await expect(lost).rejects.toThrow('failed')
  const found = thinkers.ask('decide', question, signal)

  workers[0]?.breaks()
  workers[1]?.says({ id: 2, result: [0] })

  expect(await found).toEqual([0])
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false])
})
