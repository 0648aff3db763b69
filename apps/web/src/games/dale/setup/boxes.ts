/** The boxes that decks are sold in. */
import type { Deck } from '@merchants/dale'

export const BOXES = ['dale-1', 'dale-2', 'collection'] as const
export type Box = (typeof BOXES)[number]

export const DECKS_OF: Readonly<Record<Box, readonly Deck[]>> = {
  'dale-1': ['macaws', 'pandas', 'raccoons', 'squirrels', 'ocelots', 'chameleons'],
  'dale-2': ['platypuses', 'sloths', 'crocodiles', 'foxes', 'polecats', 'owls'],
  collection: ['penguins', 'beavers'],
}
