/** The part of the table that asks players and rolls dice. Every random result reveals something hidden. */
import type { Answer, Decider } from '@merchants/tabletop'
import { pickPlace, roll, shuffle, Unanswered } from '@merchants/tabletop'
import type { CardType } from './card.ts'
import type { Ask, HelpRequest, Kind, Options } from './decision.ts'
import { DaleDecision } from './decision.ts'
import type { Event } from './events.ts'
import type { KnowledgeTracker } from './knowledge-tracker.ts'
import { type Pile, remove } from './pile.ts'
import type { Player } from './player.ts'
import type { Card, State } from './state.ts'

export class Asking {
  readonly state: State
  /** The card that is being resolved. */
  speaking: CardType | undefined = undefined
  readonly tell: ((event: Event) => void) | undefined
  protected readonly learned: (() => void) | undefined
  /** Absent in games that no one watches, because playouts are faster without it. */
  readonly knowledge: KnowledgeTracker | undefined
  /** Whether it matters what is shown. */
  readonly isWatched: boolean
  private readonly decider: Decider<DaleDecision>

  constructor(
    state: State,
    decider: Decider<DaleDecision>,
    tell: ((event: Event) => void) | undefined,
    learned: (() => void) | undefined,
    knowledge: KnowledgeTracker | undefined,
  ) {
    this.state = state
    this.decider = decider
    this.tell = tell
    this.learned = learned
    this.knowledge = knowledge
    this.isWatched = tell !== undefined || knowledge !== undefined
  }

  /** Asks a seat. The answer is a list of places in the options. */
  ask<K extends Kind>(
    seat: number,
    ask: Ask,
    kind: K,
    options: readonly Options[K][],
    min: number,
    max: number,
    ordered: boolean,
    receivers?: readonly number[],
    request?: HelpRequest,
  ): Answer {
    const decision = new DaleDecision(seat, ask, kind, options, min, max, ordered, this.speaking, receivers, request)
    const answer = this.decider(decision as unknown as DaleDecision)
    if (answer === undefined) throw new Unanswered(decision)
    return answer
  }

  /** Asks for exactly one of the options; with a single one nothing is asked. */
  askOne<K extends Kind>(seat: number, ask: Ask, kind: K, options: readonly Options[K][]): Options[K] {
    if (options.length === 1) return options[0] as Options[K]
    return options[this.ask(seat, ask, kind, options, 1, 1, false)[0] as number] as Options[K]
  }

  /** Asks for one of the options even if there is only one, because a written move is checked against it. */
  askMove<K extends Kind>(seat: number, ask: Ask, kind: K, options: readonly Options[K][]): Options[K] {
    return options[this.ask(seat, ask, kind, options, 1, 1, false)[0] as number] as Options[K]
  }

  shuffle(pile: Pile): void {
    shuffle(this.state.chance, pile.cards)
    this.knowledge?.forgetOrder(pile.cards)
    this.learned?.()
    this.tell?.({ what: 'shuffled', seat: pile.zone === 'deck' ? pile.seat : -1 })
  }

  roll(player: Player, faces: readonly number[]): number {
    const number = roll(this.state.chance, faces)
    this.learned?.()
    this.tell?.({ what: 'rolled', seat: player.seat, number })
    return number
  }

  /** A random card of a pile. */
  randomOf(cards: readonly Card[]): Card {
    this.learned?.()
    return cards[pickPlace(this.state.chance, cards.length)] as Card
  }

  /** Mixes cards. A script of picks says which are picked first; otherwise it is a shuffle. */
  mix(cards: Card[]): void {
    const { chance } = this.state
    this.learned?.()
    if (chance.kind !== 'script' || chance.pick === undefined || chance.picked >= chance.pick.length) {
      return shuffle(chance, cards)
    }
    const left = cards.splice(0)
    while (left.length > 0 && chance.picked < chance.pick.length) cards.push(this.pullRandom(left))
    cards.push(...left)
  }

  /** A player saw something hidden, so undo is no longer free. */
  somebodyLearned(): void {
    this.learned?.()
  }

  private pullRandom(cards: Card[]): Card {
    const card = this.randomOf(cards)
    remove(cards, card)
    return card
  }
}
