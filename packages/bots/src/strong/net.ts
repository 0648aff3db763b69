/**
 * The learned probability of winning. Each player gets a number from that player's own features, through one hidden layer; the probability of a
 * player, or of a team, is the softmax over all. So one set of weights serves 2 to 4 players and favours no seat.
 */
import type { State } from '@merchants/dale'
import { Features, NUMBERS, PLACES } from './features.ts'

/** Whole numbers in lines of text, with a common scale. Small enough for a page, and the same on every machine. */
export interface Weights {
  readonly hidden: number
  readonly scale: number
  readonly layers: Readonly<Record<Layer, string>>
}

export type Layer = 'numbers' | 'cards' | 'bias' | 'out' | 'linearNumbers' | 'linearCards'

/** How many numbers a layer has. */
export const sizesOf = (hidden: number): Readonly<Record<Layer, number>> => ({
  numbers: NUMBERS * hidden,
  cards: PLACES * hidden,
  bias: hidden,
  out: hidden,
  linearNumbers: NUMBERS,
  linearCards: PLACES,
})

export type Layers = Readonly<Record<Layer, Float64Array>>

export class Net {
  readonly hidden: number
  readonly layers: Layers
  private readonly features = new Features()
  /** The input of each hidden unit, for training. */
  readonly sums: Float64Array
  private readonly values = new Float64Array(4)

  constructor(hidden: number, layers: Layers) {
    this.hidden = hidden
    this.layers = layers
    this.sums = new Float64Array(hidden)
  }

  static read({ hidden, scale, layers }: Weights): Net {
    const numbersOf = (layer: Layer): Float64Array =>
      Float64Array.from(layers[layer].trim().split(/\s+/), (word) => Number(word) / scale)
    return new Net(hidden, {
      numbers: numbersOf('numbers'),
      cards: numbersOf('cards'),
      bias: numbersOf('bias'),
      out: numbersOf('out'),
      linearNumbers: numbersOf('linearNumbers'),
      linearCards: numbersOf('linearCards'),
    })
  }

  /** The probability that a seat, or its team, wins from here: 1 or 0 once the game is over. */
  chanceOf(state: State, seat: number): number {
    if (state.phase === 'over') return state.winners.includes(seat) ? 1 : 0
    const { values, features } = this
    for (let player = 0; player < state.seats.length; player++) {
      features.read(state, player)
      values[player] = this.valueOf(features.numbers, features.cards, features.cardCount)
    }
    toChances(values, state.seats.length, state.teams)
    return values[seat] as number
  }

  /** How well a player stands, by that player's features alone. */
  valueOf(numbers: Float64Array, cards: Int32Array, cardCount: number): number {
    const { hidden, sums } = this
    const { numbers: fromNumbers, cards: fromCards, bias, out, linearNumbers, linearCards } = this.layers
    let value = 0
    for (let unit = 0; unit < hidden; unit++) sums[unit] = bias[unit] as number
    for (let at = 0; at < NUMBERS; at++) {
      const number = numbers[at] as number
      if (number === 0) continue
      value += (linearNumbers[at] as number) * number
      const row = at * hidden
      for (let unit = 0; unit < hidden; unit++) {
        sums[unit] = (sums[unit] as number) + (fromNumbers[row + unit] as number) * number
      }
    }
    for (let card = 0; card < cardCount; card++) {
      const at = cards[card] as number
      value += linearCards[at] as number
      const row = at * hidden
      for (let unit = 0; unit < hidden; unit++) sums[unit] = (sums[unit] as number) + (fromCards[row + unit] as number)
    }
    for (let unit = 0; unit < hidden; unit++) {
      const sum = sums[unit] as number
      if (sum > 0) value += (out[unit] as number) * sum
    }
    return value
  }
}

/** Turns what players are worth into probabilities that add up to 1. Both of a team get the same. */
export function toChances(values: Float64Array, players: number, teams: boolean): void {
  if (teams) {
    for (let player = 0; player < 2; player++) {
      values[player] = ((values[player] as number) + (values[player + 2] as number)) / 2
    }
  }
  const sides = teams ? 2 : players
  let most = -Infinity
  for (let side = 0; side < sides; side++) most = Math.max(most, values[side] as number)
  let sum = 0
  for (let side = 0; side < sides; side++) {
    values[side] = Math.exp((values[side] as number) - most)
    sum += values[side] as number
  }
  for (let side = 0; side < sides; side++) values[side] = (values[side] as number) / sum
  for (let player = sides; player < players; player++) values[player] = values[player - 2] as number
}
