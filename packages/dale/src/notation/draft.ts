/** A written move in the making: answers add their words to it. */
import type { Answer } from '@merchants/tabletop'
import type { CardId } from '../card.ts'
import type { Act, Ask, DaleDecision, Payment, Stack, Use } from '../decision.ts'
import { FROM_DISCARD } from '../decision.ts'
import type { Card, State } from '../state.ts'
import { SLOTS } from '../table.ts'
import { nameCards, numberInList, numberInZone } from './copies.ts'
import { NONE, partOf } from './answer-part.ts'
import { idOf, ordered, partWord, wordOf } from './card-word.ts'
import type { AnswerPart, Clause, Move } from './move.ts'
import type { CardWord } from './words.ts'

/** A question on a table, and its answer. */
export interface Answered {
  readonly now: State
  readonly decision: DaleDecision
  readonly answer: Answer
}

/** Where a clause lists the chosen cards. */
const LISTED: Readonly<Partial<Record<Ask, Clause>>> = {
  'keep paid': 'keep',
  'throw paid': 'throw',
  'paid on deck': 'top',
  fuel: 'spend',
}

export class Draft {
  private readonly seat: number
  private verb: Move['verb'] = 'choose'
  private slot: number | 'discard' | undefined = undefined
  private cards: CardWord[] = []
  private readonly clauses: Partial<Record<Clause, CardWord[]>> = {}
  private arrange: (CardWord | undefined)[] | undefined = undefined
  private readonly parts: AnswerPart[] = []
  private now: State
  private bought: CardWord | undefined = undefined
  private boughtFrom: number | 'discard' | undefined = undefined
  private payment: readonly Use[] = []
  private stack: Stack['parts'] = []
  private spent: readonly Use[] = []

  constructor({ now, decision }: Answered) {
    this.seat = decision.seat
    this.now = now
  }

  get move(): Move {
    const { seat, verb, slot, cards, clauses, arrange, parts } = this
    return {
      seat,
      verb,
      cards,
      clauses,
      parts,
      ...(slot === undefined ? {} : { slot }),
      ...(arrange === undefined ? {} : { arrange }),
    }
  }

  add(answered: Answered): void {
    this.now = answered.now
    const { decision, answer } = answered
    if (decision.kind === 'acts') this.act((decision.options as readonly Act[])[answer[0] as number])
    else if (this.verb === 'choose') this.addPart(answered)
    else this.addClause(answered)
  }

  /** An answer that is a line of its own. */
  private addPart({ now, decision, answer }: Answered): void {
    const { ask, options } = decision
    if (ask === 'order spent' || ask === 'order stack') this.parts.pop()
    const chosen = answer.map((at) => options[at])
    if (ask === 'swap') this.swapped(chosen[0] as Card, options as readonly Card[])
    else this.parts.push(partOf(decision, chosen, now))
  }

  /** An answer that says more about the action that the line began with. */
  private addClause({ now, decision, answer }: Answered): void {
    const { ask, options } = decision
    const chosen = answer.map((at) => options[at])
    const cards = chosen as Card[]
    const named = (): CardWord[] => nameCards(cards, options as readonly Card[], (card) => numberInZone(now, card))
    switch (ask) {
      case 'pay':
        this.payment = (chosen[0] as Payment).uses
        this.clauses.with = this.payment.map((use) => wordOf(use, now))
        return
      case 'to slot':
        this.slot = SLOTS - (chosen[0] as number)
        return
      case 'arrange':
        return this.arranged(options as readonly (Card | undefined)[], answer)
      case 'order paid':
        this.clauses.with = ordered(this.payment, cards, now)
        return
      case 'stack':
        return this.stacked((chosen[0] as Stack).parts)
      case 'order stack':
        return this.orderStack(cards)
      case 'spend on stack':
        this.spent = [...this.spent, ...(chosen[0] as Payment).uses]
        this.clauses.spend = this.spent.map((use) => wordOf(use, now))
        return
      case 'order spent':
        this.clauses.spend = ordered(this.spent, cards, now)
        return
      case 'own part':
        return this.ownPart(cards, options as readonly Card[])
      case 'ask for':
        this.clauses.help = (chosen as CardId[]).map((id) => ({ id }))
        return
      case 'copy':
        return this.copied(chosen[0] as Use)
      case 'inventory':
        this.cards = named()
        return
      case 'take first':
        this.clauses.take = [...(this.clauses.take ?? []), ...named()]
        return
      default: {
        const clause = LISTED[ask]
        if (clause !== undefined) this.clauses[clause] = named()
      }
    }
  }

  /** A card of a stall; with its owner where the same card is in several stalls. */
  private swapped(card: Card, options: readonly Card[]): void {
    const lying = this.now.stalls.map((stall) => stall.flat())
    const owner = lying.findIndex((stall) => stall.includes(card))
    const isThere = (stall: readonly Card[]): boolean =>
      stall.some((each) => each.type === card.type && options.includes(each))
    const isShared = lying.filter(isThere).length > 1
    const among = isShared ? (lying[owner] as readonly Card[]) : options
    this.parts.push({ is: 'cards', cards: nameCards([card], among, (each) => numberInList(among, each)) })
    if (isShared) this.parts.push({ is: 'seats', seats: [owner] })
  }

  private act(act: Act | undefined): void {
    if (act === undefined) {
      this.parts.push(NONE)
      return
    }
    switch (act.do) {
      case 'play':
      case 'use':
        this.verb = act.do
        this.cards = [wordOf(act.use, this.now)]
        return
      case 'buy':
        this.verb = 'buy'
        this.slot = act.slot === FROM_DISCARD ? 'discard' : SLOTS - act.slot
        this.boughtFrom = this.slot
        this.bought = idOf(this.now.market[act.slot])
        return
      case 'build':
      case 'build with help':
        this.verb = 'build'
        return
      case 'take inventory':
        this.verb = 'discard'
        return
      case 'pass':
        this.verb = 'pass'
        return
      case 'resolve':
        this.parts.push({ is: 'cards', cards: [{ id: act.waiting.card.type.id, as: act.waiting.as.id }] })
    }
  }

  private arranged(options: readonly (Card | undefined)[], answer: Answer): void {
    const isUnchanged = this.slot === this.boughtFrom && answer.every((at, place) => at === place)
    if (isUnchanged) return
    const others = answer.map((at) => idOf(options[at]))
    if (typeof this.slot === 'number') others.splice(SLOTS - this.slot, 0, this.bought)
    this.arrange = others.reverse()
  }

  private stacked(parts: Stack['parts']): void {
    this.stack = parts
    const from = (...sources: Stack['parts'][number]['from'][]): CardWord[] =>
      parts.filter((part) => sources.includes(part.from)).map((part) => partWord(part, this.now))
    this.cards = from('hand', 'market')
    if (from('discard pile').length > 0) this.clauses.discard = from('discard pile')
    const taken = parts.filter((part) => part.from === 'market').map(({ card }) => card)
    if (taken.length > 0) this.clauses.take = this.namedInMarket(taken)
  }

  private namedInMarket(cards: readonly Card[]): CardWord[] {
    const leftToRight = this.now.market.filter((card) => card !== undefined).toReversed()
    return nameCards(cards, leftToRight, (card) => numberInZone(this.now, card))
  }

  private orderStack(cards: readonly Card[]): void {
    const isFetched = (part: Stack['parts'][number]): boolean => part.from === 'discard pile'
    const ofPile = this.stack.some((part) => isFetched(part) && part.card === cards[0])
    const words = ordered(
      this.stack.filter((part) => isFetched(part) === ofPile),
      cards,
      this.now,
    )
    if (ofPile) this.clauses.discard = words
    else this.cards = words
  }

  /** The builder's own cards of a stack that the teammate is asked to help with. */
  private ownPart(cards: readonly Card[], options: readonly Card[]): void {
    const { market } = this.now
    const discardPile = this.now.seats[this.seat]?.discardPile ?? []
    const zoneOf = (card: Card): string =>
      discardPile.includes(card) ? 'discard pile' : market.includes(card) ? 'market' : 'hand'
    const from = (...zones: string[]): CardWord[] => {
      const isThere = (card: Card): boolean => zones.includes(zoneOf(card))
      return nameCards(cards.filter(isThere), options.filter(isThere), (card) => numberInZone(this.now, card))
    }
    this.cards = from('hand', 'market')
    if (from('discard pile').length > 0) this.clauses.discard = from('discard pile')
    if (from('market').length > 0) this.clauses.take = from('market')
    this.clauses.help = []
  }

  /** The use of the next chameleon among the cards of a build with help. */
  private copied({ card, as }: Use): void {
    for (const words of [this.cards, this.clauses.discard, this.clauses.spend]) {
      const at = words?.findIndex((word) => word.id === card.type.id && word.as === undefined) ?? -1
      if (words === undefined || at < 0) continue
      words[at] = { ...(words[at] as CardWord), as: as.id }
      return
    }
  }
}
