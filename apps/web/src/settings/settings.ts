/** The player's settings, saved in this browser. */
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import type { CardId, Deck } from '@merchants/dale'
import type { Box } from '../games/dale/setup/boxes.ts'
import type { LastAsk } from '../games/dale/table/settled.ts'

export type Theme = 'auto' | 'light' | 'dark'
export const SPEEDS = ['off', 'fast', 'normal', 'slow'] as const
export type Speed = (typeof SPEEDS)[number]

/** Whether to be asked for a reaction with a card. */
export type ReactionPreference = 'ask' | 'always' | 'never'

interface Settings {
  readonly theme: Theme
  readonly speed: Speed
  readonly sound: boolean
  /** Percent of the normal size of letters. */
  readonly textSize: number
  /** Atkinson Hyperlegible everywhere. */
  readonly plainLetters: boolean
  readonly name: string
  readonly banned: readonly Deck[]
  /** The boxes that the player owns. */
  readonly boxes: readonly Box[]
  readonly habits: Readonly<Partial<Record<CardId, ReactionPreference>>>
  /** Whether a card is shown large where the pointer rests. */
  readonly hoverCards: boolean
  /** Whether the player has held a card to read it, or has been told often enough. */
  readonly knowsHolding: boolean
  /** Whether payments and stacks are proposed, and the only possible stack is built at once. */
  readonly proposes: boolean
  /** When to ask before the player's turn ends. */
  readonly lastAsk: LastAsk
  /** Whether the chances of winning are shown at the table. */
  readonly chances: boolean
  /** Whether the text table is shown rather than the drawn one. */
  readonly textTable: boolean
}

const USUAL: Settings = {
  theme: 'auto',
  speed: 'normal',
  sound: false,
  textSize: 100,
  plainLetters: false,
  name: '',
  banned: [],
  boxes: [],
  habits: {},
  hoverCards: true,
  knowsHolding: false,
  proposes: true,
  lastAsk: 'useful',
  chances: false,
  textTable: false,
}

interface SettingsStore extends Settings {
  readonly change: (part: Partial<Settings>) => void
}

export const useSettings = create<SettingsStore>()(
  persist((set) => ({ ...USUAL, change: (part) => set(part) }), { name: 'settings' }),
)

/** How long things take at a speed, as a factor of normal. */
export const SPEED_FACTOR: Readonly<Record<Speed, number>> = { off: 0, fast: 0.5, normal: 1, slow: 2 }
