/** Who understands differences is sent what has changed, and sees what everybody else is sent whole. */
import { expect, test } from 'vitest'
import { begun, newNode } from '../testing/gathered.ts'
import { Guest } from '../testing/guest.ts'
import { playOn } from '../testing/playing.ts'

const sightsIn = ({ texts }: Guest): string[] => texts.filter((text) => /^\{"is":"(?:sight|diff)"/.test(text))

/** What was said before has been heard when this is answered. */
const settled = async (guests: readonly Guest[]): Promise<void> => {
  await Promise.all(guests.map((guest) => guest.ask({ do: 'past', step: 1_000_000 })))
}

test('through a whole game, differences make the same sights that others are sent whole', async () => {
  const { url } = await newNode()
  const { table, ana, bo, seats } = await begun(url)
  const eyes = [...seats, { table }]
  const whole = await Promise.all(eyes.map((each) => Guest.at(url, each)))
  const changing = await Promise.all(eyes.map((each) => Guest.at(url, { ...each, takesDiffs: true })))
  const compare = async (): Promise<void> => {
    await settled([...whole, ...changing])
    for (const [at, { sight }] of whole.entries()) expect(changing[at]?.sight).toEqual(sight)
  }

  for (let turn = 3; ana.table?.stage !== 'over'; turn += 3) {
    await Promise.all([ana, bo].map((guest) => playOn(guest, ({ sight }) => (sight?.view.turn ?? 0) >= turn)))
    await compare()
  }

  for (const [at, guest] of changing.entries()) {
    const [first = '', ...later] = sightsIn(guest)
    const all = sightsIn(whole[at] as Guest)
    expect(first).toBe(all[0])
    expect(later.filter((text) => text.startsWith('{"is":"sight"'))).toEqual([])
    expect(later.length).toBe(all.length - 1)
    expect(3 * later.join('').length).toBeLessThan(all.slice(1).join('').length)
  }
})

test('who does not ask for differences is sent none, nor shapes', async () => {
  const { url } = await newNode()
  const { ana, bo } = await begun(url)
  await Promise.all([ana, bo].map((guest) => playOn(guest, ({ sight }) => (sight?.view.turn ?? 0) >= 3)))

  expect(ana.texts.filter((text) => text.includes('"is":"diff"') || text.includes('"shapes"'))).toEqual([])
})

test('all who watch are sent the same letters from their second move on, whenever they came', async () => {
  const { url } = await newNode()
  const { table, ana, bo } = await begun(url)
  const until = (turn: number) =>
    Promise.all([ana, bo].map((guest) => playOn(guest, ({ sight }) => (sight?.view.turn ?? 0) >= turn)))
  const early = await Guest.at(url, { table, takesDiffs: true })
  await until(3)
  const late = await Guest.at(url, { table, takesDiffs: true })
  await until(6)
  await settled([early, late])

  const heard = sightsIn(late)
  expect(heard.length).toBeGreaterThan(3)
  expect(heard[0]).toMatch(/^\{"is":"sight"/)
  expect(sightsIn(early).slice(2 - heard.length)).toEqual(heard.slice(2))
})

test('who comes back is sent all of it again', async () => {
  const { url } = await newNode()
  const { ana, bo, seats } = await begun(url)
  await Promise.all([ana, bo].map((guest) => playOn(guest, ({ sight }) => (sight?.view.turn ?? 0) >= 3)))

  const again = await Guest.at(url, { ...seats[0], takesDiffs: true })
  await again.when(({ sight }) => sight !== undefined)

  expect(sightsIn(again)[0]).toMatch(/^\{"is":"sight"/)
  expect(again.sight?.from).toBe(0)
})
