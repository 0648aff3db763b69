/** `--view` while somebody else may have a secret question: a seat sees what its own answers did, and no question of the past. */
import { expect, test } from 'vitest'
import { runText } from './run.ts'

const run = (position: object, seat: number) => runText(JSON.stringify({ game: 'dale', ...position }), seat).result

const FLASHY_SHOW = {
  decks: ['macaws', 'owls', 'foxes'],
  players: [
    { hand: ['macaws-5a', 'junk', 'junk'], deck: ['junk', 'junk', 'junk'] },
    { hand: ['owls-2'], deck: ['junk', 'junk'] },
  ],
  chance: { shuffle: 'keep' },
  moves: ['p1 play macaws-5a', 'p1 discard junk'],
}

const CHEER = {
  decks: ['foxes', 'platypuses', 'owls', 'macaws'],
  players: [
    { hand: ['foxes-2', 'junk'], deck: ['junk', 'junk'] },
    { hand: ['junk'], deck: ['junk', 'platypuses-4'] },
    { hand: ['junk'], deck: ['platypuses-3', 'junk'] },
  ],
  chance: { shuffle: 'keep' },
  moves: ['p1 play foxes-2', 'p2 choose platypuses-4'],
}

test('the end of a turn is seen by whoever ended it while another may react (R9, D13)', () => {
  const { position, pending } = run(FLASHY_SHOW, 0)

  expect(position?.players[0]?.discard).toEqual(['macaws-5a'])
  expect(pending).toEqual([])
})

test('a seat that has searched its deck is not asked again while the next one searches', () => {
  const { pending } = run(CHEER, 1)

  expect(pending?.filter(({ seat }) => seat === 'p2')).toEqual([])
})
