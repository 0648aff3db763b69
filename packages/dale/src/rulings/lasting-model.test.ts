/**
 * A second, tiny model of the end of a turn with lasting techniques, written from rules 5.5, 6.2 point 5, 7.5, 7.6 and
 * 9.1 alone. It is compared with the game in hundreds of positions: one to three techniques and copies in every order,
 * with and without Ironing and Practice.
 */
import { expect, test } from 'vitest'
import type { PositionJson } from '../notation/position.ts'
import { runText } from '../notation/run.ts'

const TECHNIQUES = [
  'macaws-5a',
  'penguins-5b',
  'chameleons-1=macaws-5a',
  'chameleons-5a=penguins-5b',
  'chameleons-2=macaws-5a',
]
const plain = (word: string): string => word.split('=')[0] as string

function* orders(words: readonly string[], count: number): Generator<string[]> {
  if (count === 0) yield []
  else
    for (const word of words) {
      for (const rest of orders(
        words.filter((each) => each !== word),
        count - 1,
      ))
        yield [word, ...rest]
    }
}

interface Case {
  readonly words: readonly string[]
  readonly hasIroning: boolean
  readonly practice: 'yes' | 'no' | undefined
  /** How many cards are in the hand when it is filled, and what the deck holds. */
  readonly held: number
  readonly deck: readonly string[]
}

function* cases(): Generator<Case> {
  for (const count of [1, 2]) {
    for (const words of orders(TECHNIQUES, count)) {
      for (const hasIroning of [false, true]) {
        for (const practice of [undefined, 'yes', 'no'] as const) {
          for (const [held, deck] of [
            [5, []],
            [4, ['sloths-4']],
            [3, []],
          ] as const)
            yield { words, hasIroning, practice, held, deck }
        }
      }
    }
  }
}

/** Their own piles after the turn, top first, and the answers on the way. */
function predicted({ words, hasIroning, practice, held, deck }: Case) {
  const hand = Array.from({ length: held }, () => 'crocodiles-1')
  let pile = ['platypuses-4', 'junk', 'foxes-1'] // from the bottom
  let left = deck.slice()
  while (hand.length < 5) {
    if (left.length === 0) [left, pile] = [pile, []]
    hand.push(left.shift() ?? 'junk')
  }
  const lasting = [...(hasIroning ? ['sloths-5b'] : []), ...words.map(plain)]
  lasting.forEach((card, at) => {
    const isPracticed = at === 0 && practice !== undefined
    if (isPracticed && practice === 'yes') hand.push(card)
    else pile.push(card)
    if (isPracticed) pile.push('beavers-5b')
  })
  return { hand: hand.toSorted(), deck: left, discard: pile.toReversed(), schedule: [] }
}

test('G18, R9, C6: every turn with lasting techniques ends as the law says (450 positions)', () => {
  let count = 0
  for (const each of cases()) {
    const { words, hasIroning, practice, held, deck } = each
    const { result } = runText(
      JSON.stringify({
        players: [
          {
            hand: [...words.map(plain), ...Array.from({ length: held }, () => 'crocodiles-1'), 'junk', 'foxes-1'],
            deck,
            discard: ['platypuses-4'],
            stall: [['macaws-5a']],
            schedule: [...(practice === undefined ? [] : ['beavers-5b']), ...(hasIroning ? ['sloths-5b'] : [])],
          },
          { hand: ['junk'], discard: ['macaws-5a'] },
        ],
        market: [null, null, null, null, 'penguins-5b'],
        chance: { shuffle: 'keep' },
        moves: [
          ...words.map((word) => `p1 play ${word}`),
          'p1 discard junk,foxes-1',
          ...(practice === undefined ? [] : [`p1 choose ${practice}`]),
        ],
      }),
    )
    const {
      hand,
      deck: left,
      discard,
      schedule,
    } = (result.position as PositionJson).players[0] as PositionJson['players'][number]
    expect(result.error).toBeUndefined()
    expect({ ...each, hand: hand.toSorted(), deck: left, discard, schedule }).toEqual({ ...each, ...predicted(each) })
    count += 1
  }
  expect(count).toBe(450)
})
