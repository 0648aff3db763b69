/** The harbour of the first day, in the notation: late enough in the day to keep it short, and with customers for the goods that can be forged. */
import type { Json } from '@merchants/tabletop'

export const PREPARED_HARBOUR: Json = {
  game: 'cove',
  level: 'normal',
  rogue: 'criminals',
  townsfolkSets: ['locals', 'mercenaries'],
  merchant: 'blacksmith',
  round: 1,
  phase: 'production',
  clock: { human: 4, huckster: 5, token: 9 },
  boats: [
    ['red', 'red', 'rogue'],
    ['green'],
    ['yellow', 'rogue'],
    ['blue', 'blue'],
    ['green', 'yellow'],
    ['red', 'green'],
  ],
  halls: { red: 3, green: 2, blue: 1, yellow: 1 },
  square: ['loc-02', 'loc-05', 'mer-03', 'loc-10'],
  bag: ['blue', 'green', 'red', 'yellow', 'green', 'red', 'rogue', 'blue', 'red', 'green', 'yellow', 'red'],
  human: {
    gold: 9,
    smithy: { rack: ['red', 'blue', 'coal', 'coal'], locked: ['red', 'green', 'green', 'yellow', 'coal', 'coal'] },
  },
  huckster: { gold: 4, right: 'hk-01', deck: ['hk-04', 'hk-14', 'hk-09', 'hk-06'], pool: ['green', 'red', 'yellow'] },
  chance: { shuffle: 'keep', die: [4, 6, 6, 2] },
}
