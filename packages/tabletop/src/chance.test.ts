/** Randomness is fair, repeatable, and follows a script. */
import { describe, expect, test } from 'vitest'
import type { Chance, ScriptedChance } from './chance.ts'
import { below, cloneChance, fastChance, hash, pickPlace, roll, ScriptEnded, shuffle, streamChance } from './chance.ts'

const scripted = (script: Partial<ScriptedChance>): ScriptedChance => ({
  kind: 'script',
  keepOrder: true,
  die: [],
  pick: [],
  rolled: 0,
  picked: 0,
  otherwise: fastChance(7),
  ...script,
})

const GENERATORS: readonly [string, (seed: number) => Chance][] = [
  ['fast', fastChance],
  ['stream', (seed) => streamChance(`seed ${seed}`)],
  ['script', (seed) => scripted({ keepOrder: false, otherwise: fastChance(seed) })],
]

const add = (counts: number[], at: number): void => {
  counts[at] = (counts[at] ?? 0) + 1
}

/** How far counts are from equal ones. It is about the number of places if the generator is fair. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

describe.each(GENERATORS)('%s', (_, make) => {
  test.each([2, 3, 6, 10, 52])('every number below %i comes up about as often', (n) => {
    const chance = make(n)
    const counts = Array.from({ length: n }, () => 0)
    for (let draw = 0; draw < 600 * n; draw++) add(counts, below(chance, n))
    // Five standard deviations above the mean.
    expect(chiSquare(counts)).toBeLessThan(n - 1 + 5 * Math.sqrt(2 * (n - 1)))
  })

  test('a number is followed by any other about as often', () => {
    const chance = make(99)
    const counts = Array.from({ length: 36 }, () => 0)
    let before = below(chance, 6)
    for (let draw = 0; draw < 20_000; draw++) {
      const number = below(chance, 6)
      add(counts, before * 6 + number)
      before = number
    }
    expect(chiSquare(counts)).toBeLessThan(35 + 5 * Math.sqrt(70))
  })

  test('a shuffle keeps all cards, and every card gets everywhere about as often', () => {
    const chance = make(4)
    const counts = Array.from({ length: 25 }, () => 0)
    for (let time = 0; time < 5000; time++) {
      const pile = [0, 1, 2, 3, 4]
      shuffle(chance, pile)
      expect(new Set(pile)).toEqual(new Set([0, 1, 2, 3, 4]))
      expect(pile).toHaveLength(5)
      pile.forEach((card, at) => add(counts, card * 5 + at))
    }
    expect(chiSquare(counts)).toBeLessThan(24 + 5 * Math.sqrt(48))
  })

  test('the same seed gives the same numbers, a clone goes on alike, and neither disturbs the other', () => {
    const draw = (chance: Chance): number[] => Array.from({ length: 20 }, () => below(chance, 1000))
    const chance = make(5)
    expect(draw(make(5))).toEqual(draw(chance))
    expect(draw(make(6))).not.toEqual(draw(make(5)))
    const copy = cloneChance(chance)
    expect(draw(copy)).toEqual(draw(chance))
    expect(copy).toEqual(chance)
    below(copy, 2)
    expect(copy).not.toEqual(chance)
  })

  test('its state is plain data', () => {
    const chance = make(8)
    below(chance, 10)
    const read = JSON.parse(JSON.stringify(chance)) as Chance
    expect(below(read, 1_000_000)).toBe(below(chance, 1_000_000))
  })
})

test('a die without a script shows each face', () => {
  const chance = fastChance(3)
  const shown = new Set(Array.from({ length: 60 }, () => roll(chance, [0, 1, 1, 2, 2, 3])))
  expect(shown).toEqual(new Set([0, 1, 2, 3]))
})

describe('ChaCha20', () => {
  /** The key stream of a key as the RFC prints it: bytes, with words little-endian. */
  function keyStream(key: readonly number[], block: number): string {
    const chance: Chance = { kind: 'stream', key, taken: block * 16 }
    return Array.from({ length: 16 }, () => {
      const word = below(chance, 0x1_0000_0000)
      return [0, 8, 16, 24].map((bits) => ((word >>> bits) & 0xff).toString(16).padStart(2, '0')).join('')
    }).join('')
  }

  const zero = [0, 0, 0, 0, 0, 0, 0, 0]

  test('RFC 8439, A.1, test vector 1', () => {
    expect(keyStream(zero, 0)).toBe(
      '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7' +
        'da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586',
    )
  })

  test('RFC 8439, A.1, test vector 2: the next block', () => {
    expect(keyStream(zero, 1)).toBe(
      '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed' +
        '29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f',
    )
  })

  test('RFC 8439, A.1, test vector 3: the last bit of the key is set', () => {
    expect(keyStream([0, 0, 0, 0, 0, 0, 0, 0x0100_0000], 1)).toBe(
      '3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a' +
        '8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0',
    )
  })
})

describe('a script', () => {
  test('keeps the order of what is shuffled, or shuffles from a seed', () => {
    const pile = [1, 2, 3, 4, 5, 6, 7, 8]
    shuffle(scripted({}), pile)
    expect(pile).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    shuffle(scripted({ keepOrder: false }), pile)
    expect(pile).not.toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })

  test('says what is rolled until it ends', () => {
    const chance = scripted({ die: [3, 1] })
    expect([roll(chance, [1, 2, 3]), roll(chance, [1, 2, 3])]).toEqual([3, 1])
    expect(() => roll(chance, [1, 2, 3])).toThrow(new ScriptEnded('chance.die has no roll left (2 were given)'))
  })

  test('does not roll what the die does not have', () => {
    const chance = scripted({ die: [6] })
    expect(() => roll(chance, [1, 2, 3])).toThrow('chance.die says 6, but the die has 1, 2, 3')
  })

  test('says which candidate is picked; one candidate need not be mentioned', () => {
    const chance = scripted({ pick: [2, 0] })
    expect([pickPlace(chance, 3), pickPlace(chance, 1)]).toEqual([2, 0])
    expect(pickPlace(chance, 1)).toBe(0)
    expect(() => pickPlace(chance, 2)).toThrow('chance.pick has no pick left (2 were given)')
    expect(() => pickPlace(scripted({ pick: [2] }), 2)).toThrow('chance.pick says 2, but there are 2 candidates')
  })

  test('leaves to the generator what it does not mention', () => {
    const chance = scripted({ keepOrder: false, die: undefined, pick: undefined })
    expect([1, 2, 3]).toContain(roll(chance, [1, 2, 3]))
    expect(pickPlace(chance, 4)).toBeLessThan(4)
  })
})

test('a hash tells texts apart', () => {
  const hashes = new Set(Array.from({ length: 10_000 }, (_, at) => hash(`text ${at}`)))
  expect(hashes.size).toBeGreaterThan(9990)
  expect(hash('')).toBe(hash(''))
})
