/** A finished solo game of the Cove, as a link. */
import { linkOf } from '../src/games/cove/home/cove-link.ts'
import { packText } from '../src/packed-text.ts'
import solo from '../src/testing/frozen/cove-solo.json' with { type: 'json' }

const SETUP = {
  level: 'normal',
  rogue: 'criminals',
  townsfolkSets: ['locals', 'mercenaries'],
  merchants: ['alchemist'],
} as const

/** Without a step it opens as a game to be played. */
export const frozenCove = async (step?: number): Promise<string> =>
  linkOf(SETUP, solo.record.seed, { gold: [61, 90], moves: await packText(solo.saved), step })
