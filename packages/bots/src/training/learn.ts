/** Learns weights from positions by gradient descent, one position at a time. */
import type { Chance } from '@merchants/tabletop'
import { below, shuffle } from '@merchants/tabletop'
import { NUMBERS } from '../strong/features.ts'
import type { Layer, Weights } from '../strong/net.ts'
import { Net, sizesOf, toChances } from '../strong/net.ts'
import type { Sample, Samples } from './samples.ts'

/** How large the first weights are, at random. */
const FIRST: Readonly<Record<Layer, number>> = {
  numbers: 0.25,
  cards: 0.05,
  bias: 0,
  out: 0.3,
  linearNumbers: 0,
  linearCards: 0,
}
/** Cards are many and come together. Each learns less. */
const CARD_SHARE = 0.3
const FASTEST = 0.02
const SLOWEST = 0.0005

export function newNet(hidden: number, chance: Chance): Net {
  const sizes = sizesOf(hidden)
  const layer = (name: Layer): Float64Array =>
    Float64Array.from({ length: sizes[name] }, () => (below(chance, 20_001) / 10_000 - 1) * FIRST[name])
  return new Net(hidden, {
    numbers: layer('numbers'),
    cards: layer('cards'),
    bias: layer('bias'),
    out: layer('out'),
    linearNumbers: layer('linearNumbers'),
    linearCards: layer('linearCards'),
  })
}

/** How well a net predicts: the mean of -log(probability of the winner), and the forecast and the outcome for each tenth. */
export interface Judgement {
  readonly positions: number
  readonly logLoss: number
  readonly right: number
  readonly calibration: readonly { readonly foretold: number; readonly seen: number; readonly count: number }[]
}

export class Learner {
  readonly net: Net
  private readonly samples: Samples
  private readonly chance: Chance
  private readonly values = new Float64Array(4)
  private readonly numbers = new Float64Array(NUMBERS)
  private readonly cards = new Int32Array(400)
  private readonly back: Float64Array

  constructor(net: Net, samples: Samples, chance: Chance) {
    this.net = net
    this.samples = samples
    this.chance = chance
    this.back = new Float64Array(net.hidden)
  }

  /** Goes through the positions once, from one point of the whole training to another (0 to 1). The learning rate decreases. */
  learn(samples: Sample[], from: number, to: number): void {
    shuffle(this.chance, samples)
    for (const [at, sample] of samples.entries()) {
      const left = 1 - from - ((to - from) * at) / samples.length
      this.step(sample, FASTEST * left * left + SLOWEST)
    }
  }

  judge(samples: readonly Sample[]): Judgement {
    const tenths = Array.from({ length: 10 }, () => ({ foretold: 0, seen: 0, count: 0 }))
    let logLoss = 0
    let right = 0
    for (const sample of samples) {
      this.foretell(sample)
      const chance = this.values[sample.winner] as number
      logLoss -= Math.log(Math.max(chance, 1e-9))
      if (chance > 1 / (sample.teams ? 2 : sample.players)) right += 1
      const first = this.values[0] as number
      const tenth = tenths[Math.min(9, Math.floor(first * 10))] as (typeof tenths)[number]
      tenth.count += 1
      tenth.foretold += first
      if (isWinner(sample, 0)) tenth.seen += 1
    }
    const { length } = samples
    const calibration = tenths.map(({ foretold, seen, count }) => ({
      foretold: foretold / count,
      seen: seen / count,
      count,
    }))
    return { positions: length, logLoss: logLoss / length, right: right / length, calibration }
  }

  private foretell({ players, teams, row }: Sample): void {
    for (let player = 0; player < players; player++) {
      const count = this.load(row + player)
      this.values[player] = this.net.valueOf(this.numbers, this.cards, count)
    }
    toChances(this.values, players, teams)
  }

  private step(sample: Sample, rate: number): void {
    this.foretell(sample)
    const { players, teams, row } = sample
    for (let player = 0; player < players; player++) {
      const wrong = (this.values[player] as number) - (isWinner(sample, player) ? 1 : 0)
      const step = wrong * rate * (teams ? 0.5 : 1)
      if (Math.abs(step) > 1e-6) this.correct(row + player, step)
    }
  }

  private load(row: number): number {
    const { numbers, cards, starts } = this.samples
    const start = starts[row] as number
    const count = (starts[row + 1] as number) - start
    for (let at = 0; at < NUMBERS; at++) this.numbers[at] = numbers[row * NUMBERS + at] as number
    for (let at = 0; at < count; at++) this.cards[at] = cards[start + at] as number
    return count
  }

  /** Moves the weights against an error of one player. */
  private correct(row: number, step: number): void {
    const { hidden, layers, sums } = this.net
    const { back, numbers, cards } = this
    const count = this.load(row)
    this.net.valueOf(numbers, cards, count)
    for (let unit = 0; unit < hidden; unit++) {
      const sum = sums[unit] as number
      const out = layers.out[unit] as number
      back[unit] = sum > 0 ? step * out : 0
      if (sum > 0) layers.out[unit] = out - step * sum
      layers.bias[unit] = (layers.bias[unit] as number) - (back[unit] as number)
    }
    for (let at = 0; at < NUMBERS; at++) {
      const number = numbers[at] as number
      if (number !== 0) this.move(layers.numbers, layers.linearNumbers, at, number, step)
    }
    for (let card = 0; card < count; card++) {
      this.move(layers.cards, layers.linearCards, cards[card] as number, CARD_SHARE, step)
    }
  }

  private move(rows: Float64Array, linear: Float64Array, at: number, input: number, step: number): void {
    const { hidden } = this.net
    linear[at] = (linear[at] as number) - step * input
    const row = at * hidden
    for (let unit = 0; unit < hidden; unit++) {
      rows[row + unit] = (rows[row + unit] as number) - (this.back[unit] as number) * input
    }
  }
}

const isWinner = ({ winner, teams }: Sample, player: number): boolean =>
  teams ? player % 2 === winner % 2 : player === winner

const SCALE = 100

/** The weights of a net as whole numbers. */
export function weightsOf({ hidden, layers }: Net): Weights {
  const text = (layer: Layer): string => Array.from(layers[layer], (number) => Math.round(number * SCALE)).join(' ')
  return {
    hidden,
    scale: SCALE,
    layers: {
      numbers: text('numbers'),
      cards: text('cards'),
      bias: text('bias'),
      out: text('out'),
      linearNumbers: text('linearNumbers'),
      linearCards: text('linearCards'),
    },
  }
}
