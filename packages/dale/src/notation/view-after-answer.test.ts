/** `--view` during another player's secret question. No other seat sees events since the last public question. */
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

test('the player who ends a turn does not see what is discarded then while another may react to it (R9, D13)', () => {
  const { position, pending, log } = run(FLASHY_SHOW, 0)

  expect(position?.players[0]?.discard).toEqual([])
  expect(log?.filter((line) => line.includes('from the schedule'))).toEqual([])
  expect(pending).toEqual([])
})

test('with a reaction that is declined it is seen, as without one', () => {
  const declined = run({ ...FLASHY_SHOW, moves: [...FLASHY_SHOW.moves, 'p2 choose none'] }, 0)
  const [p1, p2] = FLASHY_SHOW.players
  const unable = run({ ...FLASHY_SHOW, players: [p1, { ...p2, hand: ['junk'] }] }, 0)

  expect(declined).toEqual(unable)
  expect(unable.position?.players[0]?.discard).toContain('macaws-5a')
})

test('a seat that has searched its deck is not asked again while the next one searches', () => {
  const { pending } = run(CHEER, 1)

  expect(pending?.filter(({ seat }) => seat === 'p2')).toEqual([])
})
