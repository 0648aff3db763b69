/** The current value of a card, and changes by cards in play to prices, stacks and hand sizes (rules 6, 8 and 9). */
import type { CardId, CardType } from './card.ts'
import { FROM_DISCARD } from './decision.ts'
import type { Player } from './player.ts'
import type { Card, Copy, Seat, State, ValueChange, Waiting } from './state.ts'

export const HAND_SIZE = 5

/** The effective value of a card that a player uses. */
export const valueOf = (player: Player, card: Card, as: CardType): number =>
  valueFor(player.table.state, player.seat, card, as)

/** The value of a card that a seat uses: printed, then changed in the order of play (G10). */
export function valueFor(state: State, seat: number, card: Card, as: CardType): number {
  if (state.valueChanges.length === 0 || state.active !== seat) return as.value
  return valueAfter(state.valueChanges, card, as.value)
}

function valueAfter(changes: readonly ValueChange[], card: Card, printed: number): number {
  let value = printed
  for (const change of changes) {
    if (change.card === undefined || change.card === card) value = changedValue(value, change)
  }
  return value
}

function changedValue(value: number, { change, amount }: ValueChange): number {
  switch (change) {
    case 'add':
      return value + amount
    case 'times':
      return value * amount
    case 'become':
      return amount
    case 'mirror':
      return value >= 1 && value <= 5 ? 6 - value : value
  }
}

/** Teammates sit opposite each other; everyone else is an opponent (rules 12). */
const areOpponents = ({ teams }: State, seat: number, other: number): boolean =>
  teams ? seat % 2 !== other % 2 : seat !== other

/** The price of a card in a slot, or on top of the market discard, for a buyer (rules 6.1). */
export const priceFor = (state: State, buyer: number, card: Card, slot: number): number =>
  slot === FROM_DISCARD ? priceInDiscard(card.type) : priceInMarket(card, slot, surchargeFor(state, buyer))

export const priceInDiscard = ({ value }: CardType): number => value

export const priceInMarket = ({ type }: Card, slot: number, surcharge: number): number => type.value + slot + surcharge

/** The extra cost that the schedules of opponents add to every price. */
export function surchargeFor(state: State, buyer: number): number {
  let sum = 0
  if (!state.features.lasting) return sum
  const { seats } = state
  for (let other = 0; other < seats.length; other++) {
    if (!areOpponents(state, buyer, other)) continue
    const { schedule } = seats[other] as Seat
    for (let place = 0; place < schedule.length; place++) sum += (schedule[place] as Waiting).as.surcharge
  }
  return sum
}

/** The cards that add to a price, each with its owner. */
export function surchargesOn(state: State, buyer: number): readonly Surcharge[] {
  if (!state.features.lasting) return NO_SURCHARGES
  return state.seats.flatMap(({ schedule }, by) =>
    areOpponents(state, buyer, by)
      ? schedule.flatMap(({ as }) => (as.surcharge > 0 ? [{ by, as: as.id, amount: as.surcharge }] : []))
      : [],
  )
}

const NO_SURCHARGES: readonly Surcharge[] = []

export interface Surcharge {
  readonly by: number
  readonly as: CardId
  readonly amount: number
}

/** The winning stack, the 8th or for a team the 10th (rules 10). */
export const lastStackOf = ({ teams }: Pick<State, 'teams'>): number => (teams ? 10 : 8)

/** The winners with the last stack of this stall. */
export const winnersOf = ({ teams }: Pick<State, 'teams'>, stall: number): readonly number[] =>
  teams ? [stall, stall + 2] : [stall]

/** The value that the next stack must have (rules 6.3). */
export const stackGoal = ({ table, seat }: Player): number => stackGoalFor(table.state, seat)

export function stackGoalFor(state: State, builder: number): number {
  const { seats, stalls } = state
  let goal = (stalls[stallFor(state, builder)] as readonly Card[][]).length + 1
  if (!state.features.lasting) return goal
  for (let other = 0; other < seats.length; other++) {
    if (!areOpponents(state, builder, other)) continue
    const { schedule } = seats[other] as Seat
    for (let place = 0; place < schedule.length; place++) goal += (schedule[place] as Waiting).as.stackSurcharge
  }
  return goal
}

/** The stall of a seat. The two seats of a team share one. */
export const stallFor = ({ teams }: Pick<State, 'teams'>, seat: number): number => (teams ? seat % 2 : seat)

/** What Cookies in hand add to the hand size; copies must be declared first. */
export function addedInHand({ hand, table }: Player): number {
  let added = 0
  if (!table.state.features.handSizes) return added
  const { cards } = hand
  for (let at = 0; at < cards.length; at++) added += (cards[at] as Card).type.handSizeInHand
  const { copies } = table.state
  return copies.length === 0 ? added : added + addedByCopies(cards, copies)
}

function addedByCopies(cards: readonly Card[], copies: readonly Copy[]): number {
  let added = 0
  for (const { card, as } of copies) if (cards.includes(card)) added += as.handSizeInHand
  return added
}

export function addedInStall({ stall, table }: Player): number {
  let added = 0
  if (!table.state.features.handSizes) return added
  for (let at = 0; at < stall.length; at++) {
    const stack = stall[at] as Card[]
    for (let place = 0; place < stack.length; place++) added += (stack[place] as Card).type.handSizeInStall
  }
  return added
}

/** More cards than there are. */
const NO_LIMIT = 1_000_000

/** The most cards a player may draw while filling their hand. */
export function fillLimitOf(player: Player): number {
  let limit = NO_LIMIT
  if (!player.table.state.features.lasting) return limit
  for (const opponent of player.opponents) {
    for (const { as } of opponent.schedule) if (as.fillLimit !== undefined) limit = as.fillLimit
  }
  return limit
}
