/** Names of the seats at the Cove, for the players at the keyboard. */
import type { Merchant } from '@merchants/cove'
import { seatWord } from '@merchants/cove'

export interface CoveNames {
  /** All seats, the Huckster’s last. */
  readonly all: readonly number[]
  /** `p1`, `Huckster`. */
  readonly short: (seat: number) => string
  /** `p1, the Blacksmith`, `the Huckster`. */
  readonly long: (seat: number) => string
  /** Two signs at most, for the clock. */
  readonly mark: (seat: number) => string
}

const MERCHANT_WORDS: Readonly<Record<Merchant, string>> = { blacksmith: 'the Blacksmith', alchemist: 'the Alchemist' }

export function coveNames(merchants: readonly Merchant[]): CoveNames {
  const humans = merchants.length
  const isHuckster = (seat: number): boolean => seat === humans
  return {
    all: Array.from({ length: humans + 1 }, (_, seat) => seat),
    short: (seat) => (isHuckster(seat) ? 'Huckster' : seatWord(seat, humans)),
    long: (seat) =>
      isHuckster(seat)
        ? 'the Huckster'
        : `${seatWord(seat, humans)}, ${MERCHANT_WORDS[merchants[seat] ?? 'blacksmith']}`,
    mark: (seat) => (isHuckster(seat) ? 'H' : seatWord(seat, humans)),
  }
}
