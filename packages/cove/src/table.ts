/** The state, who answers, and who listens. The rules reach all three through here. */
import type { Answer, Decider } from '@merchants/tabletop'
import { pickPlace, shuffle, Unanswered } from '@merchants/tabletop'
import type { Corruption } from './corruption.ts'
import type { About, Act, Ask, Kind, Options } from './decision.ts'
import { CoveDecision } from './decision.ts'
import type { Event, Rule, ShuffledPile } from './events.ts'
import type { Human, State } from './state.ts'
import { ownerOf } from './state.ts'

export class Table {
  readonly state: State
  readonly tell: ((event: Event) => void) | undefined
  /** Scratch space: where a human can go. It holds the options of an action only until the next one. */
  readonly acts: Act[] = []
  private readonly decider: Decider<CoveDecision>
  private readonly learned: (() => void) | undefined

  constructor(
    state: State,
    decider: Decider<CoveDecision>,
    tell: ((event: Event) => void) | undefined,
    learned: (() => void) | undefined,
  ) {
    this.state = state
    this.decider = decider
    this.tell = tell
    this.learned = learned
  }

  human(seat: number): Human {
    return this.state.humans[seat] as Human
  }

  /** Asks a seat. The answer is a list of places in the options. */
  ask<K extends Kind>(
    seat: number,
    ask: Ask,
    kind: K,
    options: readonly Options[K][],
    [min, max]: readonly [number, number],
    about?: About,
    ordered = false,
  ): Answer {
    const decision = new CoveDecision(seat, ask, kind, options, min, max, ordered, about)
    const answer = this.decider(decision as unknown as CoveDecision)
    if (answer === undefined) throw new Unanswered(decision)
    return answer
  }

  /** Asks for one of the options, or none; without any option nothing is asked. */
  askUpToOne<K extends Kind>(
    seat: number,
    ask: Ask,
    kind: K,
    options: readonly Options[K][],
    about?: About,
  ): Options[K] | undefined {
    if (options.length === 0) {
      this.tell?.({ what: 'not asked', seat, ask, kind, chosen: [] })
      return undefined
    }
    const [at] = this.ask(seat, ask, kind, options, UP_TO_ONE, about)
    return at === undefined ? undefined : options[at]
  }

  /** Asks for exactly one of the options; with a single one nothing is asked. */
  askOne<K extends Kind>(seat: number, ask: Ask, kind: K, options: readonly Options[K][], about?: About): Options[K] {
    if (options.length > 1) return this.askMove(seat, ask, kind, options, about)
    this.tell?.({ what: 'not asked', seat, ask, kind, chosen: options })
    return options[0] as Options[K]
  }

  /** Asks for one of the options even if there is no other: someone has to say that it happens. */
  askMove<K extends Kind>(seat: number, ask: Ask, kind: K, options: readonly Options[K][], about?: About): Options[K] {
    return options[this.ask(seat, ask, kind, options, EXACTLY_ONE, about)[0] as number] as Options[K]
  }

  askYesOrNo(seat: number, ask: Ask, about?: About): boolean {
    return this.askMove(seat, ask, 'yes or no', YES_OR_NO, about)
  }

  shuffle(pile: ShuffledPile, things: unknown[]): void {
    shuffle(this.state.chance, things)
    this.learned?.()
    this.tell?.({ what: 'shuffled', pile })
  }

  /** A player saw something hidden or randomness was used, so undo is no longer free. */
  somebodyLearned(): void {
    this.learned?.()
  }

  /** A corruption card from the deck, if it has one (C-50). */
  drawCorruption(seat: number, rule: Rule): void {
    const { state } = this
    const card = state.corruptionDeck.pop()
    if (card === undefined) return
    this.learned?.()
    if (state.corruptionReturned > state.corruptionDeck.length) state.corruptionReturned = state.corruptionDeck.length
    ownerOf(state, seat).corruption.push(card)
    this.tell?.({ what: 'drew corruption', seat, card, rule })
  }

  /** One of a seat's corruption cards goes to the bottom of the deck (C-50). */
  returnCorruption(seat: number, card: Corruption, rule: Rule): void {
    const { state } = this
    const { corruption } = ownerOf(state, seat)
    corruption.splice(corruption.indexOf(card), 1)
    state.corruptionDeck.unshift(card)
    state.corruptionReturned += 1
    this.tell?.({ what: 'returned corruption', seat, card, rule })
  }

  /** A random one of a seat's corruption cards (H-42). Where a script keeps all orders and does not pick, the first one (V11). */
  randomCorruption(seat: number): Corruption | undefined {
    const { chance } = this.state
    const { corruption } = ownerOf(this.state, seat)
    if (corruption.length === 0) return undefined
    this.learned?.()
    if (chance.kind === 'script' && chance.keepOrder && chance.pick === undefined) return corruption[0]
    return corruption[pickPlace(chance, corruption.length)]
  }

  earn(seat: number, gold: number, rule: Rule): void {
    ownerOf(this.state, seat).gold += gold
    this.tell?.({ what: 'earned', seat, gold, rule })
  }
}

const EXACTLY_ONE = [1, 1] as const
const UP_TO_ONE = [0, 1] as const
const YES_OR_NO: readonly boolean[] = [true, false]
