/** Scripts of dice and shuffles, as JSON and back. */
import type { Chance, Json } from '@merchants/tabletop'
import { fastChance, hash, listOf, record, Unreadable } from '@merchants/tabletop'

/** The seed of a position that does not script its randomness. */
const FIXED_SEED = 20_210_901

export function readChance(json: Json | undefined): Chance {
  if (json === undefined) return fastChance(FIXED_SEED)
  const given = record(json, 'chance', ['shuffle', 'die', 'pick'])
  const { shuffle = null } = given
  if (shuffle !== null && shuffle !== 'keep' && (typeof shuffle !== 'string' || !/^[0-9a-f]+$/i.test(shuffle))) {
    throw new Unreadable('chance.shuffle', shuffle, '"keep" or a seed of hexadecimal digits')
  }
  const die = listOf(given['die'], 'chance.die', readNumber)
  const pick = listOf(given['pick'], 'chance.pick', readNumber)
  if (shuffle === 'keep') {
    return { kind: 'script', keepOrder: true, die, pick, rolled: 0, picked: 0, otherwise: fastChance(FIXED_SEED) }
  }
  const seeded = shuffle === null ? fastChance(FIXED_SEED) : readSeed(shuffle)
  if (die === undefined && pick === undefined) return seeded
  const otherwise = seeded.kind === 'fast' ? seeded : fastChance(seeded.kind === 'stream' ? (seeded.key[0] ?? 0) : 0)
  return { kind: 'script', keepOrder: false, die, pick, rolled: 0, picked: 0, otherwise }
}

function readNumber(json: Json, where: string): number {
  if (typeof json === 'number' && Number.isInteger(json) && json >= 0) return json
  throw new Unreadable(where, json, 'a whole number from 0')
}

/** Up to 8 digits are the memory of the fast generator, 72 the key and place of a stream; anything else is a seed. */
function readSeed(digits: string): Chance {
  if (digits.length <= 8) return fastChance(Number.parseInt(digits, 16))
  if (digits.length !== 72) return fastChance(hash(digits.toLowerCase()))
  const words = Array.from({ length: 9 }, (_, at) => Number.parseInt(digits.slice(at * 8, at * 8 + 8), 16))
  return { kind: 'stream', key: words.slice(0, 8), taken: words[8] as number }
}

const hex = (word: number): string => (word >>> 0).toString(16).padStart(8, '0')

export function writeChance(chance: Chance): Json {
  if (chance.kind === 'fast') return { shuffle: hex(chance.memory) }
  if (chance.kind === 'stream') return { shuffle: [...chance.key, chance.taken].map(hex).join('') }
  return {
    shuffle: chance.keepOrder ? 'keep' : hex(chance.otherwise.memory),
    ...(chance.die === undefined ? {} : { die: chance.die.slice(chance.rolled) }),
    ...(chance.pick === undefined ? {} : { pick: chance.pick.slice(chance.picked) }),
  }
}
