/** Places on the table that a lesson can point at. */
export const OWN_STALL = '[data-zone="stall:0"]'
export const NEXT_STACK = '[data-zone="stall:0"] .is-next'
export const HAND = '[data-zone="hand:0"]'
export const SCHEDULE = '[data-zone="schedule:0"]'
export const MARKET = '[data-zone="market"]'
export const FOE = '.foes .foe'
export const REACT = '.acts.reaction .btn.primary'

/** The button that does what was chosen, as soon as it can. */
export const CONFIRM = '.acts .btn.primary'

/** The same button, when there is no junk left to choose. */
export const ALL_JUNK_CHOSEN = `.table-root:not(:has([data-card="junk"] .hit[aria-pressed="false"])) ${CONFIRM}`

export const button = (act: string): string => `[data-spot="act:${act}"]`
/** A card of the market with the price above it. */
export const marketCard = (slot: number): string => `[data-zone="market"] .good[data-at="${slot}"]`
export const handCard = (...cards: readonly string[]): string =>
  cards.map((card) => `[data-zone="hand:0"] [data-card="${card}"]`).join(', ')
