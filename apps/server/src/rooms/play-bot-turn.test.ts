/** When bots look ahead, and when they must not. */
import { beginSaved, dale, view } from '@merchants/dale'
import type { BotTurn } from '@merchants/room'
import { expect, test } from 'vitest'
import type { RoomServices, LiveRoom } from './live-room.ts'
import { playBotTurn } from './play-bot-turn.ts'

const { pause } = beginSaved({
  players: 2,
  decks: ['macaws', 'pandas', 'raccoons'],
  teams: false,
  starter: 0,
  seed: 'x',
})

/** The worlds that a bot was given for one question. */
async function worldsFor(isOpen: boolean, level: BotTurn['level']): Promise<readonly (string | undefined)[]> {
  const worlds: (string | undefined)[] = []
  const turn: BotTurn = {
    seat: 0,
    level,
    game: 'dale',
    view: view(pause, 0),
    question: 1,
    isOpen,
    world: (chance) => dale.world?.(pause, chance),
  }
  await new Promise<void>((resolve) => {
    const live = { botTurn: turn, thinkingAbout: undefined, change: () => resolve() } as unknown as LiveRoom
    const bots: Partial<RoomServices['bots']> = {
      decide: async (_, __, ___, world) => {
        worlds.push(world)
        return [0]
      },
    }
    const services = {
      bots,
      telemetry: { botThought: () => undefined },
      source: {},
      fault: resolve,
    } as unknown as RoomServices
    playBotTurn(live, services, 0)
  })
  return worlds
}

test('a level that looks ahead is given a dealt game', async () => {
  expect(await worldsFor(true, 'quick')).toEqual([expect.any(String)])
})

test('a simple level is given none', async () => {
  expect(await worldsFor(true, 'seasoned')).toEqual([undefined])
})

test('secret questions are answered without looking ahead', async () => {
  expect(await worldsFor(false, 'master')).toEqual([undefined])
})
