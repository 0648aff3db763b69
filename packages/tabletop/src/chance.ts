/**
 * Shuffles, dice and random picks. All their memory is plain data inside the state, so that a position always continues
 * in the same way. Three kinds share one interface: a fast generator for simulation, a cryptographic stream for live
 * games, and a script for dice and shuffles.
 */
import { chachaWord } from './chacha.ts'
import { sha256Words } from './sha256.ts'

/** mulberry32: one 32-bit number is all it remembers. */
export interface FastChance {
  kind: 'fast'
  memory: number
}

/** ChaCha20 as a stream of 32-bit words: eight words of key, and how many words were taken. */
export interface StreamChance {
  kind: 'stream'
  readonly key: readonly number[]
  taken: number
}

/** Takes dice and picks from lists, and leaves the order of a shuffle alone. The generator `otherwise` supplies the rest. */
export interface ScriptedChance {
  kind: 'script'
  readonly keepOrder: boolean
  readonly die: readonly number[] | undefined
  readonly pick: readonly number[] | undefined
  rolled: number
  picked: number
  readonly otherwise: FastChance
}

export type Chance = FastChance | StreamChance | ScriptedChance

/** A script has no entry left, or one that does not fit. The author of the script needs to know. */
export class ScriptEnded extends Error {}

export const fastChance = (seed: number): FastChance => ({ kind: 'fast', memory: seed | 0 })

/** A cryptographic stream from any text. Live games pass 128 random bits or more. */
export function streamChance(seed: string): StreamChance {
  return { kind: 'stream', key: sha256Words(seed), taken: 0 }
}

export function cloneChance(chance: Chance): Chance {
  if (chance.kind === 'fast') return { kind: 'fast', memory: chance.memory }
  if (chance.kind === 'stream') return { kind: 'stream', key: chance.key, taken: chance.taken }
  return { ...chance, otherwise: { kind: 'fast', memory: chance.otherwise.memory } }
}

/** A whole number from 0 to n - 1, all equally likely. */
export function below(chance: Chance, n: number): number {
  // The remainder of two unsigned numbers needs no fractions; `| 0` marks it as a small integer.
  if (chance.kind === 'fast') return (fastWord(chance) % (n >>> 0)) | 0
  if (chance.kind === 'script') return (fastWord(chance.otherwise) % (n >>> 0)) | 0
  const limit = 0x1_0000_0000 - (0x1_0000_0000 % n)
  let word = chachaWord(chance.key, chance.taken++)
  while (word >= limit) word = chachaWord(chance.key, chance.taken++)
  return word % n
}

export function shuffle(chance: Chance, pile: unknown[]): void {
  if (chance.kind === 'script' && chance.keepOrder) return
  for (let last = pile.length - 1; last > 0; last--) {
    const at = below(chance, last + 1)
    const held = pile[last]
    pile[last] = pile[at]
    pile[at] = held
  }
}

export function roll(chance: Chance, faces: readonly number[]): number {
  if (chance.kind !== 'script' || (chance.die === undefined && !chance.keepOrder)) {
    return faces[below(chance, faces.length)] as number
  }
  const { die = [] } = chance
  const rolled = die[chance.rolled]
  if (rolled === undefined) throw new ScriptEnded(`chance.die has no roll left (${die.length} were given)`)
  if (!faces.includes(rolled)) throw new ScriptEnded(`chance.die says ${rolled}, but the die has ${faces.join(', ')}`)
  chance.rolled += 1
  return rolled
}

/** A random place among `count` candidates. A script need not mention a pick that has one candidate only. */
export function pickPlace(chance: Chance, count: number): number {
  if (chance.kind !== 'script' || (chance.pick === undefined && !chance.keepOrder)) return below(chance, count)
  const { pick = [] } = chance
  const at = pick[chance.picked]
  if (count === 1 && at !== 0) return 0
  if (at === undefined) throw new ScriptEnded(`chance.pick has no pick left (${pick.length} were given)`)
  if (at < 0 || at >= count) throw new ScriptEnded(`chance.pick says ${at}, but there are ${count} candidates`)
  chance.picked += 1
  return at
}

function fastWord(chance: FastChance): number {
  const memory = (chance.memory + 0x6d2b79f5) | 0
  chance.memory = memory
  let t = Math.imul(memory ^ (memory >>> 15), 1 | memory)
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
  return (t ^ (t >>> 14)) >>> 0
}

/** FNV-1a with a final mix: spreads a text over 32 bits. */
export function hash(text: string): number {
  let h = 0x811c9dc5
  for (let at = 0; at < text.length; at++) h = Math.imul(h ^ text.charCodeAt(at), 0x01000193)
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}
