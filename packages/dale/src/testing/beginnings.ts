/** Hands, stalls and tables that many scenarios begin with. */
import type { Given, Named, Shared } from './scenario.ts'
import { scenario } from './scenario.ts'

export const junk = (count: number): Named[] => Array.from({ length: count }, () => 'Junk')

/** Cards that stay in the hand: with one more the hand is full, and clean-up draws nothing. */
export const four: readonly Named[] = ['Little Villain', 'Little Villain', 'Little Villain', 'Little Villain']
export const five: readonly Named[] = ['Little Villain', ...four]

/** A market without a gap. */
export const fullMarket: readonly Named[] = ['Magnet', 'Cheer', 'Raffle', 'Charity', 'Tasters']

/** A stall with this many stacks; what is in them does not matter. */
export const stacks = (count: number): Named[][] => Array.from({ length: count }, () => ['Siesta'])

/** Someone who can act, so that the turn stops there. */
export const bystander: Given = { hand: ['Junk'] }

/** Ana with what is given; Bo has nothing. */
export const alone = (ana: Given, shared?: Shared) => scenario({ ana, bo: {} }, shared)

/** Ana with what is given; Bo is a bystander. */
export const besideBo = (ana: Given, shared?: Shared) => scenario({ ana, bo: bystander }, shared)

/** A turn of Ana begins, as Bo has ended his. */
export function turnBegins(ana: Given, shared?: Shared) {
  const seats = scenario({ bo: bystander, ana }, shared)
  seats.bo.discards()
  return seats
}

/** Ana buys Calculations; the others hold what is given. */
export function anaBuys<Other extends string>(others: Readonly<Record<Other, Given>>, shared: Shared = {}) {
  const ana = { hand: ['Cookies'], deck: junk(9) }
  const seats = scenario<Other | 'ana'>({ ana, ...others }, { market: ['Calculations'], ...shared })
  seats.ana.buys(5, 'Cookies')
  return seats
}

/** The builder of the stack with this number, with a deck to refill from, so that the discard pile stays as it is. */
export const builder = (number: number, given: Given): Given => ({
  deck: junk(5),
  stall: stacks(number - 1),
  ...given,
})

/** Ana is to build the stack of this number. */
export const atStack = (number: number, ana: Given, shared?: Shared) => besideBo(builder(number, ana), shared)

/** The same with a teammate, Cy. */
export const teammates = (number: number, ana: Given, cy: Given) =>
  scenario({ ana: builder(number, ana), bo: bystander, cy, di: bystander }, { teams: true })
