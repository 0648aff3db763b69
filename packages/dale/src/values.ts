/** What a card is worth right now, and what lying cards change: price, stack, hand size (rules 6, 8 and 9). */
import type { CardType } from './card.ts'
import type { Player } from './player.ts'
import type { Card, Copy, State, ValueChange, Waiting } from './state.ts'

export const HAND_SIZE = 5

/** The effective value of a card that a player uses. */
export const valueOf = (player: Player, card: Card, as: CardType): number =>
  valueFor(player.table.state, player.seat, card, as)

/** What a card counts that a seat uses: printed, then changed in the order of play (G10). */
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

export function surchargeFor(buyer: Player): number {
  let sum = 0
  if (!buyer.table.state.features.lasting) return sum
  const { opponents } = buyer
  for (let at = 0; at < opponents.length; at++) {
    const { schedule } = opponents[at] as Player
    for (let place = 0; place < schedule.length; place++) sum += (schedule[place] as Waiting).as.surcharge
  }
  return sum
}

/** The stack that wins: the 8th, for a team the 10th (rules 10). */
export const lastStackOf = ({ teams }: Pick<State, 'teams'>): number => (teams ? 10 : 8)

/** Who wins with the last stack of this stall. */
export const winnersOf = ({ teams }: Pick<State, 'teams'>, stall: number): readonly number[] =>
  teams ? [stall, stall + 2] : [stall]

/** What the next stack must be worth (rules 6.3). */
export function stackGoal(builder: Player): number {
  let goal = builder.stall.length + 1
  if (!builder.table.state.features.lasting) return goal
  const { opponents } = builder
  for (let at = 0; at < opponents.length; at++) {
    const { schedule } = opponents[at] as Player
    for (let place = 0; place < schedule.length; place++) goal += (schedule[place] as Waiting).as.stackSurcharge
  }
  return goal
}

/** What Cookies in hand add to the number of cards to fill up to; copies must be declared first. */
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

/** The most cards a player may draw while filling the hand. */
export function fillLimitOf(player: Player): number {
  let limit = NO_LIMIT
  if (!player.table.state.features.lasting) return limit
  for (const opponent of player.opponents) {
    for (const { as } of opponent.schedule) if (as.fillLimit !== undefined) limit = as.fillLimit
  }
  return limit
}
