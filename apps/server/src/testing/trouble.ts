/** A storage that fails during a game at a real server, and what players must and must not notice. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Refusal } from '@merchants/tabletop'
import { expect } from 'vitest'
import { startTwoPlayerMatch, type Pair } from './start-match.ts'
import { TestClient, post, USUAL_TABLE } from './test-client.ts'
import { answerOf, playOn } from './playing.ts'
import type { Program } from './program.ts'

const NOT_SAVED = { key: 'not-saved', facts: {} }

const readiness = async ({ url }: Program): Promise<unknown> => {
  const response = await fetch(`${url}/readyz`)
  const { parts } = (await response.json()) as { parts: { storage: string } }
  return [response.status, parts.storage]
}

const errorsIn = ({ log }: Program): string[] =>
  log()
    .split('\n')
    .filter((line) => line.includes('"level":"error"'))

/** The asked seat answers like a bot. */
function answer({ asked }: Pair): ReturnType<TestClient['say']> {
  const [guest] = asked()
  const { question, view } = guest.match as NonNullable<TestClient['match']>
  return guest.say({ do: 'answer', question, answers: [[...answerOf(view)]] })
}

/** Chats until nothing can be written any more and the client gets the refusal. Reserved space may still take a little. */
async function talksIntoTrouble({ ana }: Pair): Promise<void> {
  let refusal: Refusal | undefined
  while (refusal === undefined) refusal = await ana.say({ do: 'chat', text: 'Hello? '.repeat(40) })
  expect(refusal).toEqual(NOT_SAVED)
}

/** Holds while nothing can be written, whatever the reason. */
async function expectTrouble(program: Program, pair: Pair): Promise<void> {
  const { ana, bo, table } = pair
  await expect.poll(() => readiness(program)).toEqual([503, 'down'])
  const told = (): number[] => [ana, bo].map(({ texts }) => texts.length)
  await Promise.all([ana, bo].map((guest) => guest.ask({ do: 'past', step: 0 })))
  const before = told()
  const refusals = await Promise.all([answer(pair), answer(pair), ana.say({ do: 'chat', text: 'Hello?' })])
  await pause(1500)

  expect(refusals).toEqual([NOT_SAVED, NOT_SAVED, NOT_SAVED])
  // The answers that were just refused, and no more.
  expect(told().reduce((sum, each) => sum + each)).toBe(before.reduce((sum, each) => sum + each) + 3)
  for (const guest of [ana, bo]) {
    expect(guest.messages.filter(({ is }) => is === 'saving')).toEqual([{ is: 'saving', works: false }])
  }
  expect(errorsIn(program)).toHaveLength(1)
  expect(errorsIn(program)[0]).toContain('Tables cannot be stored')

  const comer = await TestClient.at(program.url, { table })
  await comer.when(({ messages }) => messages.some(({ is }) => is === 'saving'))
  expect(comer.match?.view.turn).toBe(ana.match?.view.turn)
  const opened = await post(program.url, '/api/tables', USUAL_TABLE)
  expect([opened.status, await opened.json()]).toEqual([503, NOT_SAVED])
}

/** All goes on, without a restart. */
async function expectRecovery(program: Program, { ana, bo }: Pair): Promise<void> {
  await Promise.all(
    [ana, bo].map((guest) => guest.when(({ messages }) => messages.some((each) => each.is === 'saving' && each.works))),
  )
  await expect.poll(() => readiness(program)).toEqual([200, 'ok'])
  await Promise.all([playOn(ana), playOn(bo)])
  expect([ana, bo].map(({ table }) => table?.stage)).toEqual(['over', 'over'])
  expect(errorsIn(program)).toHaveLength(1)
}

/** People play; the storage fails, and works again if it can. */
export async function playThroughTrouble(
  program: Program,
  { fail, recover }: { readonly fail: () => unknown; readonly recover?: () => unknown },
): Promise<void> {
  const pair = await startTwoPlayerMatch(program.url)
  expect(await answer(pair)).toBeUndefined()
  await fail()

  await talksIntoTrouble(pair)
  await expectTrouble(program, pair)
  if (recover === undefined) return
  await recover()
  await expectRecovery(program, pair)
}
