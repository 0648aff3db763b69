/**
 * What somebody may not know changes not one byte of what they are sent: the same things happen at two tables that differ only
 * in hidden cards, and everything that a socket is sent there is compared, message by message and in its order.
 *
 * Nothing is made alike before it is compared: both servers are given the same moments, secrets and names of tables, and a
 * message has the number that its speaker gave it. Only the secrets of seats are random, and those are sent to no socket.
 */
import type { Deck, State } from '@merchants/dale'
import type { OpenTable } from '@merchants/protocol'
import { fastChance } from '@merchants/tabletop'
import { expect, test } from 'vitest'
import { Stage } from '../testing/stage.ts'
import { NAMES, Plot, type Story } from '../testing/story.ts'
import { elsewhere, midGame, pondering, type Both, type Watching } from '../testing/twins.ts'

/** Reactions, which are secret questions; plans; copies; and cards that go from one hidden place to another. */
const MIXES: readonly (readonly Deck[])[] = [
  ['owls', 'raccoons', 'macaws'],
  ['owls', 'beavers', 'foxes'],
  ['chameleons', 'owls', 'raccoons'],
  ['foxes', 'polecats', 'ocelots'],
  ['owls', 'chameleons', 'penguins'],
]

const CLOCKS: readonly OpenTable['options']['clock'][] = [
  null,
  { kind: 'live', seconds: 900 },
  { kind: 'slow', seconds: 86_400 },
]

/** Answers in one story. */
const LENGTH = 18

/** A game at which these eyes look. */
function storyOf(seed: number, eyes: Watching): Story {
  const first = midGame(seed, MIXES[seed % MIXES.length] as readonly Deck[])
  return told(seed, [first, elsewhere(first, eyes, fastChance(seed * 31))], eyes)
}

function told(seed: number, firsts: Both<State>, eyes: Watching): Story {
  const body = bodyFor(firsts[0], eyes, seed)
  const plot = new Plot(body, firsts, eyes, seed * 17)
  for (let times = 0; times < LENGTH && plot.goOn(); times++) if (times % 2 === 1) plot.digress()
  return { body, firsts, eyes, scenes: plot.scenes, tally: plot.tally }
}

/** One of three or more seats is a program's. */
function bodyFor({ seats, decks, teams }: State, eyes: Watching, seed: number): OpenTable {
  const program = seats.length < 3 ? undefined : seats.findLastIndex((_, seat) => !eyes.includes(seat))
  return {
    name: NAMES[0] as string,
    options: { isPublic: true, decks: [...decks], teams, clock: CLOCKS[seed % 3] ?? null },
    seats: seats.map((_, seat) => (seat === program ? { is: 'bot', level: 'novice' } : { is: 'open' })),
  }
}

/** Plays the stories at both tables, and how often what occurred in them. */
async function expectAlike(stories: readonly Story[]): Promise<Record<string, number>> {
  const stages = [await Stage.open(), await Stage.open()] as const
  const tally: Record<string, number> = {}
  for (const [at, story] of stories.entries()) {
    const [here, there] = [await stages[0].play(story, 0), await stages[1].play(story, 1)]
    for (const [socket, texts] of here.entries()) {
      const place = texts.findIndex((text, order) => text !== there[socket]?.[order])
      expect(there[socket]?.[place], `story ${at}, socket ${socket}, message ${place}`).toBe(texts[place])
      expect(there[socket]?.length, `story ${at}, socket ${socket}`).toBe(texts.length)
    }
    expect(there).toHaveLength(here.length)
    for (const [what, times] of story.tally) tally[what] = (tally[what] ?? 0) + times
    tally['messages'] = (tally['messages'] ?? 0) + here.flat().length
  }
  return tally
}

const atLeast = (least: Record<string, number>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(least).map(([what, times]) => [
      what,
      expect.toSatisfy((count: number) => count >= times, `at least ${times}`) as unknown,
    ]),
  )

test('a seat is sent the same, whatever others hold', async () => {
  const stories = [2, 3, 4, 7, 8, 9, 12, 13, 16, 17].map((seed) => storyOf(seed, [seed % 2]))

  expect(await expectAlike(stories)).toMatchObject(
    atLeast({ messages: 1000, 'own questions': 20, 'programs asked': 10, 'different answers': 5, undo: 2, propose: 3 }),
  )
})

test('several seats at one screen are sent the same', async () => {
  const stories = [1, 6, 11, 18].map((seed) => storyOf(seed, [0, 1]))

  expect(await expectAlike(stories)).toMatchObject(atLeast({ messages: 400, 'own questions': 10 }))
})

test('somebody who watches is sent the same, whatever anybody holds', async () => {
  const stories = [5, 10, 15, 20].map((seed) => storyOf(seed, []))

  expect(await expectAlike(stories)).toMatchObject(atLeast({ messages: 200 }))
})

test('nobody is sent anything of who ponders a reaction', async () => {
  const stories = [19, 20, 21, 22, 23, 27, 29].map((seed) => told(seed, pondering(seed, seed % 2), [seed % 2]))

  expect(await expectAlike(stories)).toMatchObject(atLeast({ messages: 600, 'others asked': 5, 'secret reactions': 5 }))
})
