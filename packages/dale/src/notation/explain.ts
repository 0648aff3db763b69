/** Why a written move is not possible, in the terms of the rule it breaks. */
import { forSale, whyNotPayment } from '../actions/market.ts'
import { variantsOf, whyNotStack } from '../actions/stack.ts'
import { stacks } from '../actions/stacks.ts'
import { isUsed } from '../actions/use.ts'
import { junk } from '../card.ts'
import { abilitiesOf, usesOf } from '../copying.ts'
import type { Ask, DaleDecision, Part, Use } from '../decision.ts'
import { FROM_DISCARD } from '../decision.ts'
import type { Player } from '../player.ts'
import type { Reason, ReasonKey } from '../reasons.ts'
import { reason } from '../reasons.ts'
import type { Card } from '../state.ts'
import { clone } from '../state.ts'
import { SLOTS, Table } from '../table.ts'
import { stackGoal } from '../values.ts'
import { numberInList } from './copies.ts'
import type { Move } from './move.ts'
import type { DalePause } from './play.ts'
import type { CardWord } from './words.ts'
import { writeCard } from './words.ts'
import { countPlans } from '../plans.ts'

/** Moments at which only some moves are possible, and why others are not. */
const MOMENTS: Readonly<Partial<Record<Ask, { readonly verbs: readonly Move['verb'][]; readonly key: ReasonKey }>>> = {
  start: { verbs: ['choose', 'use'], key: 'due-first' },
  'next plan': { verbs: ['choose'], key: 'not-for-this-question' },
  'build again': { verbs: ['build', 'pass', 'choose'], key: 'only-another-stack' },
  last: { verbs: ['use', 'pass', 'choose'], key: 'actions-are-over' },
}

/** The reason in the terms of the rules, if there is a better one than the given. */
export function explain(pause: DalePause, decision: DaleDecision, move: Move, otherwise: Reason): Reason {
  const table = new Table(clone(pause.now), () => undefined, undefined, undefined, undefined)
  const me = table.players[move.seat]
  if (me === undefined || decision.seat !== move.seat) return otherwise
  const isAct = decision.kind === 'acts' || decision.joins
  if (!isAct) return otherwise
  const moment = MOMENTS[decision.ask]
  if (moment !== undefined && !moment.verbs.includes(move.verb)) return reason(moment.key)
  switch (move.verb) {
    case 'play':
      return whyNotPlay(me, move.cards[0] as CardWord) ?? otherwise
    case 'use':
      return whyNotUse(me, move.cards[0] as CardWord) ?? otherwise
    case 'buy':
      return whyNotBuy(me, move) ?? otherwise
    case 'build':
      return whyNotBuild(me, move) ?? otherwise
    case 'discard':
      return missing(me, move.cards) ?? otherwise
    case 'pass':
      return reason('cannot-pass')
    case 'choose':
      return otherwise
  }
}

/** The cards a line means, out of a pile. */
function found(
  cards: readonly Card[],
  words: readonly CardWord[],
  me?: Player,
): { readonly cards: Card[]; readonly lacking?: CardWord } {
  const left = cards.slice()
  const result: Card[] = []
  for (const word of words) {
    const isMeant = (card: Card): boolean =>
      card.type.id === word.id && (word.copy === undefined || numberInList(cards, card) === word.copy)
    const canBe = (card: Card): boolean => me !== undefined && usesOf(me, card).some(({ as }) => as.id === word.as)
    const exact = word.as === undefined ? -1 : left.findIndex((card) => isMeant(card) && canBe(card))
    const at = exact < 0 ? left.findIndex(isMeant) : exact
    if (at < 0) return { cards: result, lacking: word }
    result.push(...left.splice(at, 1))
  }
  return { cards: result }
}

function missing(me: Player, words: readonly CardWord[]): Reason | undefined {
  const { lacking } = found(me.hand.cards, words)
  return lacking && notInHand(me.hand.cards, lacking)
}

/** A card can be named more often than there are copies of it. */
function notInHand(hand: readonly Card[], word: CardWord): Reason {
  const isThere = word.copy === undefined && hand.some(({ type }) => type.id === word.id)
  return reason(isThere ? 'too-few-in-hand' : 'not-in-hand', { card: writeCard(word) })
}

/** A card in hand as the line uses it, or why it cannot be that. */
function usedAs(me: Player, card: Card, word: CardWord): Use | Reason {
  const uses = usesOf(me, card)
  if (word.as === undefined) {
    if (uses.length === 1) return uses[0] as Use
    return reason('must-copy', { card: word.id, models: uses.map(({ as }) => as.id).join(', ') })
  }
  return uses.find(({ as }) => as.id === word.as) ?? reason('cannot-copy', { card: word.id, model: word.as })
}

const isReason = (result: object): result is Reason => 'key' in result

function whyNotPlay(me: Player, word: CardWord): Reason | undefined {
  const [card] = found(me.hand.cards, [word], me).cards
  if (card === undefined) return reason('not-in-hand', { card: writeCard(word) })
  const techniques = usesOf(me, card).filter(({ as }) => as.isTechnique)
  if (techniques.length === 0) return reason('not-a-technique', { card: writeCard(word) })
  const use = usedAs(me, card, word)
  if (isReason(use)) return use
  return use.as.isTechnique ? undefined : reason('not-a-technique', { card: writeCard(word) })
}

function whyNotUse(me: Player, word: CardWord): Reason | undefined {
  const cards = me.hand.cards.filter(({ type }) => type.id === word.id)
  const [card] = cards
  if (card === undefined) return reason('not-in-hand', { card: writeCard(word) })
  const able = cards
    .flatMap((each) => abilitiesOf(me, each))
    .filter(({ as }) => as.oncePerTurn !== undefined && (word.as ?? as.id) === as.id)
  if (able.length === 0) return reason('no-ability', { card: writeCard(word) })
  if (able.every((use) => isUsed(me, use))) return reason('already-used', { card: writeCard(word) })
  return reason('nothing-to-use', { card: writeCard(word) })
}

function whyNotBuy(me: Player, { slot = 0, clauses, arrange }: Move): Reason | undefined {
  const place = slot === 'discard' ? FROM_DISCARD : SLOTS - slot
  const named = arrange?.[slot === 'discard' ? -1 : slot - 1]
  const isOther = ({ id }: CardWord): boolean => me.table.offered.every(({ type }) => type.id !== id)
  if (arrange?.some((word) => word !== undefined && isOther(word))) return reason('arrangement-has-other-cards')
  const card = arrange === undefined ? forSale(me, place) : me.table.offered.find(({ type }) => type.id === named?.id)
  if (card === undefined) {
    return slot === 'discard' ? reason('market-discard-is-empty') : reason('slot-is-empty', { slot })
  }
  const uses = asUses(me, me.hand.cards, clauses.with ?? [])
  if (isReason(uses)) return uses
  const mayArrange = uses.some(({ as }) => as.arrangesMarket)
  if (arrange !== undefined && !mayArrange) return reason('arranging-needs-permission')
  return whyNotPayment(me, card, place, uses) ?? whyNotElsewhere(me, card, uses, clauses)
}

/** Why paid cards cannot go where the line sends them. */
function whyNotElsewhere(
  me: Player,
  card: Card,
  uses: readonly Use[],
  { keep, throw: thrown, top }: Move['clauses'],
): Reason | undefined {
  const builders = countPlans(me, 'paidCardOnDeck')
  const glue = uses.filter(({ as }) => as.mayStay).map((use) => use.card)
  const paidJunk = uses.filter(({ as }) => as === junk).map((use) => use.card)
  const staying = found(glue, keep ?? [])
  if (staying.lacking !== undefined) return reason('cannot-stay', { card: writeCard(staying.lacking) })
  const most = card.type.throwsPaidJunk
  const { lacking } = found(paidJunk, thrown ?? [])
  const excess = lacking ?? thrown?.[most]
  if (excess !== undefined) return reason('cannot-be-thrown', { card: writeCard(excess), most })
  const left = uses.map((use) => use.card).filter((paid) => !staying.cards.includes(paid))
  const wrong = found(left, top ?? []).lacking ?? top?.[builders]
  return wrong && reason('cannot-go-on-deck', { card: writeCard(wrong) })
}

function asUses(me: Player, hand: readonly Card[], words: readonly CardWord[]): Use[] | Reason {
  const { cards, lacking } = found(hand, words, me)
  if (lacking !== undefined) return notInHand(hand, lacking)
  const uses: Use[] = []
  for (const [at, card] of cards.entries()) {
    const use = usedAs(me, card, words[at] as CardWord)
    if (isReason(use)) return use
    uses.push(use)
  }
  return uses
}

function whyNotBuild(me: Player, { cards, clauses }: Move): Reason | undefined {
  const taken = found(me.table.offered, clauses.take ?? [])
  if (taken.lacking !== undefined) return reason('not-there', { card: writeCard(taken.lacking) })
  if (clauses.help !== undefined) return me.teammate === undefined ? reason('no-teammate') : undefined
  const own = partsOf(me, [...me.hand.cards, ...taken.cards], cards, 'hand')
  if (isReason(own)) return own
  const fetched = partsOf(me, me.discardPile.cards, clauses.discard ?? [], 'discard pile')
  if (isReason(fetched)) return fetched
  const parts = [...own, ...fetched].map((part): Part =>
    taken.cards.includes(part.card) ? { ...part, from: 'market' } : part,
  )
  const why = whyNotStack(me, parts)
  if (why !== undefined) return why
  if (stacks(me, true).length === 0) return reason('no-stack-possible', { goal: stackGoal(me) })
  const left = me.hand.cards.filter((card) => !parts.some((part) => part.card === card))
  const { lacking } = found(left, clauses.spend ?? [])
  const isBuilt = parts.some(({ card }) => card.type.id === lacking?.id)
  if (lacking !== undefined && isBuilt) return reason('part-of-stack', { card: writeCard(lacking) })
  const spent = asUses(me, left, clauses.spend ?? [])
  if (isReason(spent)) return spent
  if (spent.length > 0 && !parts.some(({ as }) => as.isFuelled)) return reason('nothing-to-fuel')
  if (spent.length === 0 && !parts.some(({ isFuelled }) => isFuelled)) return undefined
  return reason('cannot-fuel', { spent: spent.reduce((sum, { value }) => sum + value, 0) })
}

function partsOf(me: Player, pile: readonly Card[], words: readonly CardWord[], from: Part['from']): Part[] | Reason {
  const { cards, lacking } = found(pile, words, me)
  if (lacking !== undefined)
    return from === 'hand' ? notInHand(pile, lacking) : reason('not-there', { card: writeCard(lacking) })
  const parts: Part[] = []
  for (const [at, card] of cards.entries()) {
    const word = words[at] as CardWord
    const use = usedAs(me, card, word)
    if (isReason(use)) return use
    const variants = variantsOf(use, from)
    const part = variants.find(({ value }) => value === (word.value ?? use.value))
    if (part === undefined) return reason('cannot-change-value', { card: word.id, value: word.value ?? 0 })
    parts.push(part)
  }
  return parts
}
