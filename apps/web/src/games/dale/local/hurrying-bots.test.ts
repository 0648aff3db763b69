/** Bots that hurry. The page goes on hearing of the game, and can leave it. */
import { expect, test } from 'vitest'
import type { GameRecord } from './record.ts'
import { memoryStore } from '../../../worker/match-database.ts'
import type { SeatInfo } from '../match-types.ts'
import { LocalDaleStore } from './local-dale-store.ts'

const bot = (name: string): SeatInfo => ({ name, kind: 'novice' })

const RECORD: GameRecord = {
  game: 'bots',
  table: {
    seats: ['Ana', 'Bo', 'Cleo', 'Dan'].map(bot),
    decks: ['platypuses', 'polecats', 'sloths', 'macaws', 'foxes'],
    teams: false,
  },
  starter: 0,
  seed: 'a long afternoon',
  answers: [],
  state: { turn: 1, stacks: [], winners: [], waitsFor: undefined },
  playedAt: 0,
}

test('a game of bots alone that hurry can be left before it is over', async () => {
  const store = memoryStore([RECORD])
  const host = new LocalDaleStore(store)
  const { game } = RECORD
  const shown: (readonly number[])[] = []
  const left = new Promise<void>((resolve) => {
    const watch = ({ view }: { readonly view: { readonly winners: readonly number[] } }): void => {
      shown.push(view.winners)
      if (shown.length === 2) setTimeout(() => void host.leave(game).then(resolve))
    }
    void host.open(game, watch).then((link) => link?.setPace(0))
  })
  await left

  expect(shown).toEqual([[], []])
  const kept = await store.read(game)
  expect(kept?.answers.length).toBeGreaterThan(50)
  expect(kept?.state.winners).toEqual([])
})
