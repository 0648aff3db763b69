/** From answers back to the line they were written as. The inverse of answer.ts. */
import type { Answer } from '@merchants/tabletop'
import type { CardId } from '../card.ts'
import type { Act, Ask, DaleDecision, Options, Payment, Stack, Use } from '../decision.ts'
import { FROM_DISCARD } from '../decision.ts'
import type { Card, State } from '../state.ts'
import { SLOTS } from '../table.ts'
import { hasMarkedTwin, nameCards, numberInList, numberInZone } from './copies.ts'
import type { AnswerPart, Clause, Move } from './move.ts'
import type { CardWord } from './words.ts'

/** A question on a table, and its answer. */
export interface Answered {
  readonly now: State
  readonly decision: DaleDecision
  readonly answer: Answer
}

/** The move that these answers make: one decision and those that continue its line. */
export function moveOf(answered: readonly [Answered, ...Answered[]]): Move {
  const draft = new Draft(answered[0])
  for (const each of answered) draft.add(each)
  return draft.move
}

/** The questions whose answer goes on with another question's. */
const CONTINUED: Readonly<Partial<Record<Ask, Ask>>> = {
  'give in exchange': 'take in exchange',
  'spend on stack': 'order spent',
  help: 'order stack',
}

/** Whether a line that begins with this answer may have more to say. */
export function mayContinue({ decision, answer }: Answered): boolean {
  const { ask, kind, options } = decision
  if (kind !== 'acts') return ask in CONTINUED
  const act = (options as readonly Act[])[answer[0] as number]
  return act?.do === 'buy' || act?.do === 'build' || act?.do === 'build with help' || act?.do === 'take inventory'
}

/** Whether a question belongs to the line that began with this answer. */
export function continuesLine(first: Answered, { seat, ask, joins }: DaleDecision): boolean {
  const { decision } = first
  if (seat !== decision.seat || !mayContinue(first)) return false
  if (decision.kind === 'acts') return joins || ask === 'copy'
  return ask === CONTINUED[decision.ask]
}

/** A card as it is used; by its number too where equal cards in the hand differ. */
const wordOf = ({ card, as }: Use, now: State): CardWord => ({
  id: card.type.id,
  as: as.id,
  ...(hasMarkedTwin(now, card) ? { copy: numberInZone(now, card) } : {}),
})

class Draft {
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

  add({ now, decision, answer }: Answered): void {
    const { ask, options } = decision
    this.now = now
    const named = (cards: readonly Card[]): CardWord[] =>
      nameCards(cards, options as readonly Card[], (card) => numberInZone(now, card))
    const chosen = answer.map((at) => options[at])
    if (this.verb === 'choose' && decision.kind !== 'acts') {
      if (ask === 'order spent' || ask === 'order stack') this.parts.pop()
      if (ask === 'swap') this.swapped(chosen[0] as Card, options as readonly Card[])
      else this.parts.push(partOf(decision, chosen, now))
      return
    }
    const cards = chosen as Card[]
    switch (ask) {
      case 'start':
      case 'action':
      case 'bonus':
      case 'build again':
      case 'last':
      case 'next plan':
        return this.act(chosen[0] as Act | undefined)
      case 'pay':
        this.payment = (chosen[0] as Payment).uses
        this.clauses.with = this.payment.map((use) => wordOf(use, now))
        return
      case 'to slot':
        this.slot = SLOTS - (chosen[0] as number)
        return
      case 'arrange':
        return this.arranged(options as readonly (Card | undefined)[], answer)
      case 'keep paid':
        this.clauses.keep = named(cards)
        return
      case 'throw paid':
        this.clauses.throw = named(cards)
        return
      case 'paid on deck':
        this.clauses.top = named(cards)
        return
      case 'order paid':
        this.clauses.with = ordered(this.payment, cards, now)
        return
      case 'stack':
        return this.stacked((chosen[0] as Stack).parts)
      case 'order stack':
        return this.orderStack(cards)
      case 'take first':
        this.clauses.take = [...(this.clauses.take ?? []), ...named(cards)]
        return
      case 'spend on stack':
        this.spent = [...this.spent, ...(chosen[0] as Payment).uses]
        this.clauses.spend = this.spent.map((use) => wordOf(use, now))
        return
      case 'order spent':
        this.clauses.spend = ordered(this.spent, cards, now)
        return
      case 'own part':
        return this.ownPart(cards, options as readonly Card[])
      case 'fuel':
        this.clauses.spend = named(cards)
        return
      case 'ask for':
        this.clauses.help = (chosen as CardId[]).map((id) => ({ id }))
        return
      case 'inventory':
        this.cards = named(cards)
        return
      case 'copy':
        return this.copied(chosen[0] as Use)
      default:
    }
  }

  /** A card of a stall; with its owner where the same card lies in several stalls. */
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

  /** What the next chameleon among the cards of a build with help is used as. */
  private copied({ card, as }: Use): void {
    for (const words of [this.cards, this.clauses.discard, this.clauses.spend]) {
      const at = words?.findIndex((word) => word.id === card.type.id && word.as === undefined) ?? -1
      if (words === undefined || at < 0) continue
      words[at] = { ...(words[at] as CardWord), as: as.id }
      return
    }
  }
}

const idOf = (card: Card | undefined): CardWord | undefined => card && { id: card.type.id }

const partWord = (part: Stack['parts'][number], now: State): CardWord => ({
  ...wordOf(part, now),
  ...(part.value === part.normal ? {} : { value: part.value }),
})

/** The words of all uses: those in this order first come last, as they go onto the pile last. */
function ordered(uses: readonly Use[], order: readonly Card[], now: State): CardWord[] {
  const named = order.map((card) => uses.find((use) => use.card === card) as Use)
  const rest = uses.filter((use) => !order.includes(use.card))
  return [...rest, ...named].map((use) =>
    'isFuelled' in use ? partWord(use as Stack['parts'][number], now) : wordOf(use, now),
  )
}

function partOf({ kind, receivers, options }: DaleDecision, chosen: readonly unknown[], now: State): AnswerPart {
  switch (kind) {
    case 'cards': {
      const all = options as readonly Card[]
      const cards = nameCards(chosen as Card[], all, (card) => numberInList(all, card))
      if (receivers === undefined) return cards.length === 0 ? NONE : { is: 'cards', cards }
      return { is: 'gifts', gifts: receivers.map((seat, at) => ({ seat, card: cards[at] as CardWord })) }
    }
    case 'uses':
      return chosen.length === 0 ? NONE : { is: 'cards', cards: [wordOf(chosen[0] as Use, now)] }
    case 'helpings':
      return chosen.length === 0
        ? NONE
        : { is: 'cards', cards: (chosen[0] as Options['helpings']).map(({ type }) => ({ id: type.id })) }
    case 'stacks':
      return { is: 'cards', cards: (chosen[0] as Stack).parts.map((part) => partWord(part, now)) }
    case 'payments':
      return { is: 'cards', cards: (chosen[0] as Payment).uses.map((use) => wordOf(use, now)) }
    case 'seats':
      return chosen.length === 0 ? NONE : { is: 'seats', seats: chosen as number[] }
    case 'numbers':
      return { is: 'number', number: chosen[0] as number }
    case 'yes or no':
      return { is: 'word', word: chosen[0] === true ? 'yes' : 'no' }
    case 'sides':
      return { is: 'word', word: chosen[0] as 'left' | 'right' }
    default:
      return { is: 'cards', cards: [] }
  }
}

const NONE: AnswerPart = { is: 'word', word: 'none' }
