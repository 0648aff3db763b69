/** The third game, and games as later releases may have them. */
export { type Auction, auction } from './auction.ts'
export { OPTION_CHANGES, withChangedOptions } from './changed-options.ts'
