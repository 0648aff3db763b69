/** The 60 corruption cards (C-49). They are drawn from a shuffled deck and are open before their owner (C-50). */
import type { Colour } from './pieces.ts'

export const CORRUPTION_KINDS = [
  'hush',
  'rumour',
  'scandal',
  'favour-warriors',
  'favour-bards',
  'favour-wizards',
  'favour-nobles',
] as const
export type Corruption = (typeof CORRUPTION_KINDS)[number]

interface CorruptionFacts {
  readonly copies: number
  /** How many corruption symbols it shows. */
  readonly corruption: number
  /** Guild symbols, by colour. */
  readonly guilds: readonly Colour[]
}

export const CORRUPTION: Readonly<Record<Corruption, CorruptionFacts>> = {
  hush: { copies: 10, corruption: 0, guilds: [] },
  rumour: { copies: 26, corruption: 1, guilds: [] },
  scandal: { copies: 8, corruption: 2, guilds: [] },
  'favour-warriors': { copies: 4, corruption: 1, guilds: ['red'] },
  'favour-bards': { copies: 4, corruption: 1, guilds: ['green'] },
  'favour-wizards': { copies: 4, corruption: 1, guilds: ['blue'] },
  'favour-nobles': { copies: 4, corruption: 1, guilds: ['yellow'] },
}

const BOX: readonly Corruption[] = CORRUPTION_KINDS.flatMap((kind) =>
  Array.from({ length: CORRUPTION[kind].copies }, () => kind),
)

/** All 60, as they are in the box. */
export const allCorruption = (): Corruption[] => BOX.slice()
