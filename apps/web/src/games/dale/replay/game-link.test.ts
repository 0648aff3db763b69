/** A game inside a link: whole when it arrives, refused when it does not. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LocalDaleStore } from '../local/local-dale-store.ts'
import { packText } from '../../../packed-text.ts'
import type { SeatInfo } from '../match-types.ts'
import { memoryStore } from '../../../worker/match-database.ts'
import { readGameLink, writeGameLink } from './game-link.ts'

const GOLDEN = new URL('../../../../../../packages/dale/src/testing/golden/', import.meta.url)
const NAMES = readdirSync(GOLDEN).filter((file) => file.endsWith('.json'))
const savedGame = (name: string): string => readFileSync(new URL(name, GOLDEN), 'utf8')

const PEOPLE: readonly SeatInfo[] = [
  { kind: 'guest', name: 'Zoë 🦊' },
  { kind: 'seasoned', name: 'Juniper' },
]
const TWO = { saved: savedGame('two-players.json'), seats: PEOPLE, step: 12 }

const hashOf = (link: string | undefined): string => new URL(link ?? '', 'https://table.test').hash
const packed = async (value: unknown): Promise<string> => `#game=${await packText(JSON.stringify(value))}`

describe('a link with a game', () => {
  test.each(NAMES)('holds %s whole and is short enough for a message', async (name) => {
    const saved = savedGame(name)
    const link = await writeGameLink({ saved, seats: PEOPLE, step: 7 })
    const read = await readGameLink(hashOf(link))

    expect(JSON.parse(read?.saved ?? '')).toEqual(JSON.parse(saved))
    expect(read).toMatchObject({ seats: PEOPLE, step: 7 })
    expect(link).toMatch(/^\/replay#game=[\w-]+$/)
    expect(link?.length).toBeLessThan(2500)
  })

  test('is not made for a game that no message would carry', async () => {
    const moves = Array.from({ length: 3000 }, () => `p1 ${Math.random()}`)
    expect(await writeGameLink({ ...TWO, saved: JSON.stringify({ moves }) })).toBeUndefined()
  })

  test('opens the same game once, however often it is followed', async () => {
    const host = new LocalDaleStore(memoryStore())
    const game = await host.load(TWO.saved, PEOPLE)

    expect(await host.load(TWO.saved, PEOPLE)).toBe(game)
    expect(await host.games()).toMatchObject([{ setup: { seats: PEOPLE } }])
  })

  test('names no one who has no seat', async () => {
    const host = new LocalDaleStore(memoryStore())
    const game = (await host.load(TWO.saved, [...PEOPLE, ...PEOPLE])) as string
    expect((await host.replay(game))?.setup.seats).toHaveLength(2)
  })
})

describe('a link that is not whole', () => {
  test('cut anywhere, it opens nothing', async () => {
    const hash = hashOf(await writeGameLink(TWO))
    for (let length = 0; length < hash.length; length += 29) {
      expect(await readGameLink(hash.slice(0, length)), `cut at ${length}`).toBeUndefined()
    }
  })

  test.each([
    ['no game', {}],
    ['a text', 'saved'],
    ['no seats', { ...TWO, seats: 3 }],
    ['a seat without a name', { ...TWO, seats: [{ kind: 'me' }] }],
    ['half a step', { ...TWO, step: 1.5 }],
  ])('is refused: %s', async (_, value) => {
    expect(await readGameLink(await packed(value))).toBeUndefined()
  })

  test('that would fill the memory is refused', async () => {
    expect(await readGameLink(await packed({ ...TWO, saved: ' '.repeat(10_000_000) }))).toBeUndefined()
  })

  test('brings no name that cannot be shown', async () => {
    const seats = [{ kind: 'guest', name: `a\u202Eb${'c'.repeat(99)}` }]
    const read = await readGameLink(await packed({ ...TWO, seats }))
    expect(read?.seats).toEqual([{ kind: 'guest', name: `ab${'c'.repeat(18)}` }])
  })
})
