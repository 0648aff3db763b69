/** A table whose storage fails now and then: nothing is told that is not kept, and nothing that is kept is lost or doubled. */
import { Room, type Entry } from '@merchants/room'
import { openMemory, type Storage } from '@merchants/storage'
import { below, fastChance } from '@merchants/tabletop'
import { expect, test } from 'vitest'
import { begun, newNode } from '../testing/gathered.ts'
import { Guest } from '../testing/guest.ts'
import { answerOf, playOn } from '../testing/playing.ts'

/** Breaks its promises now and then: before it has written, after, or when it is read. */
function moody(storage: Storage): Storage {
  const chance = fastChance(9)
  const fails = (): boolean => below(chance, 8) === 0
  return {
    ...storage,
    append: async (from, bodies, row) => {
      if (from > 2 && fails()) throw new Error('not written')
      const appended = await storage.append(from, bodies, row)
      if (from > 2 && fails()) throw new Error('written, but nobody knows')
      return appended
    },
    read: async (table, from) => {
      if (from > 0 && fails()) throw new Error('not read')
      return storage.read(table, from)
    },
  }
}

const entriesOf = async (storage: Storage, table: string): Promise<readonly Entry[]> =>
  (await storage.read(table, 0)).map((body) => JSON.parse(body) as Entry)

test('a whole game goes well with a storage that fails again and again', async () => {
  const storage = openMemory()
  const { url } = await newNode({ storage: moody(storage) })
  const { ana, bo, table } = await begun(url)

  await Promise.all([playOn(ana), playOn(bo)])

  const entries = await entriesOf(storage, table)
  expect(new Room(entries).question).toBe(ana.sight?.question)
  expect(ana.table?.stage).toBe('over')
  expect(bo.sight?.view.stalls).toEqual(ana.sight?.view.stalls)
})

test('nothing is told before it is durable, and other tables do not wait for it', async () => {
  const storage = openMemory()
  let heldTable = ''
  let reach = (): void => undefined
  let release = (): void => undefined
  const reached = new Promise<void>((resolve) => (reach = resolve))
  const released = new Promise<void>((resolve) => (release = resolve))
  const held: Storage = {
    ...storage,
    append: async (from, bodies, row) => {
      if (row.table === heldTable) {
        reach()
        await released
      }
      return storage.append(from, bodies, row)
    },
  }
  const { url } = await newNode({ storage: held })
  const { ana, bo, asked, table } = await begun(url)
  const [guest] = asked()
  const { question, view } = guest.sight as NonNullable<Guest['sight']>
  heldTable = table

  const saying = guest.say({ do: 'answer', question, answers: [[...answerOf(view)]] })
  await reached
  const watcher = new Guest(url, table)
  const elsewhere = await begun(url)
  await Promise.all([playOn(elsewhere.ana), playOn(elsewhere.bo)])

  expect([ana, bo].map(({ sight }) => sight?.question)).toEqual([question, question])
  expect(watcher.messages).toEqual([])
  release()
  expect(await saying).toBeUndefined()
  await Promise.all([ana, bo, watcher].map((each) => each.when(({ sight }) => sight?.question === question + 1)))
})
