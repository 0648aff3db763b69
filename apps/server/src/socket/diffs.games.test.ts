/** A client that reads diffs ends up with exactly what the others are sent in full. */
import { expect, test } from 'vitest'
import { startTwoPlayerMatch, newNode } from '../testing/start-match.ts'
import { TestClient } from '../testing/test-client.ts'
import { playOn } from '../testing/playing.ts'

const matchMessagesIn = ({ texts }: TestClient): string[] =>
  texts.filter((text) => /^\{"is":"(?:sight|diff)"/.test(text))

/** Earlier messages have arrived when this is answered. */
const settled = async (guests: readonly TestClient[]): Promise<void> => {
  await Promise.all(guests.map((guest) => guest.ask({ do: 'past', step: 1_000_000 })))
}

test('through a whole game, differences make the same views that others are sent whole', async () => {
  const { url } = await newNode()
  const { table, ana, bo, seats } = await startTwoPlayerMatch(url)
  const screen = [...seats, { table }]
  const whole = await Promise.all(screen.map((each) => TestClient.at(url, each)))
  const changing = await Promise.all(screen.map((each) => TestClient.at(url, { ...each, takesDiffs: true })))
  const compare = async (): Promise<void> => {
    await settled([...whole, ...changing])
    for (const [at, { match }] of whole.entries()) expect(changing[at]?.match).toEqual(match)
  }

  for (let turn = 3; ana.table?.stage !== 'over'; turn += 3) {
    await Promise.all([ana, bo].map((guest) => playOn(guest, ({ match }) => (match?.view.turn ?? 0) >= turn)))
    await compare()
  }

  for (const [at, guest] of changing.entries()) {
    const [first = '', ...later] = matchMessagesIn(guest)
    const all = matchMessagesIn(whole[at] as TestClient)
    expect(first).toBe(all[0])
    expect(later.filter((text) => text.startsWith('{"is":"sight"'))).toEqual([])
    expect(later.length).toBe(all.length - 1)
    expect(3 * later.join('').length).toBeLessThan(all.slice(1).join('').length)
  }
})

test('clients that do not ask for differences get neither them nor shapes', async () => {
  const { url } = await newNode()
  const { ana, bo } = await startTwoPlayerMatch(url)
  await Promise.all([ana, bo].map((guest) => playOn(guest, ({ match }) => (match?.view.turn ?? 0) >= 3)))

  expect(ana.texts.filter((text) => text.includes('"is":"diff"') || text.includes('"shapes"'))).toEqual([])
})

test('all spectators are sent the same bytes from their second move on, whenever they came', async () => {
  const { url } = await newNode()
  const { table, ana, bo } = await startTwoPlayerMatch(url)
  const until = (turn: number) =>
    Promise.all([ana, bo].map((guest) => playOn(guest, ({ match }) => (match?.view.turn ?? 0) >= turn)))
  const early = await TestClient.at(url, { table, takesDiffs: true })
  await until(3)
  const late = await TestClient.at(url, { table, takesDiffs: true })
  await until(6)
  await settled([early, late])

  const heard = matchMessagesIn(late)
  expect(heard.length).toBeGreaterThan(3)
  expect(heard[0]).toMatch(/^\{"is":"sight"/)
  expect(matchMessagesIn(early).slice(2 - heard.length)).toEqual(heard.slice(2))
})

test('a reconnected client gets the whole view again', async () => {
  const { url } = await newNode()
  const { ana, bo, seats } = await startTwoPlayerMatch(url)
  await Promise.all([ana, bo].map((guest) => playOn(guest, ({ match }) => (match?.view.turn ?? 0) >= 3)))

  const again = await TestClient.at(url, { ...seats[0], takesDiffs: true })
  await again.when(({ match }) => match !== undefined)

  expect(matchMessagesIn(again)[0]).toMatch(/^\{"is":"sight"/)
  expect(again.match?.from).toBe(0)
})
