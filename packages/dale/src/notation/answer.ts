/** From a written move to the answer a decision asks for. Each question finds its own words in the line. */
import type { Answer } from '@merchants/tabletop'
import type { CardId } from '../card.ts'
import { usesOf } from '../copying.ts'
import type { Act, DaleDecision, Options, Payment, Stack, Use } from '../decision.ts'
import type { Reason } from '../reasons.ts'
import { reason } from '../reasons.ts'
import type { Card, State } from '../state.ts'
import { arrangement, payment, toSlot, wantedSlots } from './answer-buy.ts'
import { findStack, fuel, orderStack, ownPart, spendOn, takeFirst, wantedCards } from './answer-build.ts'
import { numberInList } from './copies.ts'
import type { Line } from './line.ts'
import { clause } from './line.ts'
import { fits, isAnswer, matchAll, one, pickCards, pickInZone, playerOf, sameParts, sameUses, within } from './match.ts'
import type { AnswerPart } from './move.ts'
import type { CardWord } from './words.ts'
import { seatWord, writeCard, writeCards } from './words.ts'

/** The answer that this line gives to this decision, or why there is none. */
export function answerOf(line: Line, decision: DaleDecision): Answer | Reason {
  const { move, now } = line
  const { ask, options, kind, min } = decision
  const cards = options as readonly Card[]
  if (kind === 'acts') return findAct(line, options as readonly Act[], min)
  if (move.verb === 'choose')
    return isOrdered(line, decision) ? pickInZone(line.named, cards, now) : chosen(line, decision)
  switch (ask) {
    case 'pay':
      return payment(line, options as readonly Payment[])
    case 'to slot':
      return toSlot(line, options as readonly number[])
    case 'arrange':
      return arrangement(line, options as readonly (Card | undefined)[])
    case 'keep paid':
      return pickInZone(clause(line, 'keep'), cards, now)
    case 'throw paid':
      return pickInZone(clause(line, 'throw'), cards, now)
    case 'paid on deck':
      return pickInZone(clause(line, 'top'), cards, now)
    case 'order paid':
      return pickInZone(within(clause(line, 'with'), cards), cards, now)
    case 'stack':
      return findStack(line, options as readonly Stack[])
    case 'order stack':
      return orderStack(line, cards)
    case 'take first':
      return takeFirst(line, cards)
    case 'spend on stack':
      return spendOn(line, options as readonly Payment[])
    case 'order spent':
      return pickInZone(within(move.clauses.spend ?? [], cards), cards, now)
    case 'own part':
      return ownPart(line, cards)
    case 'ask for':
      return wantedCards(line, decision.options as readonly CardId[])
    case 'fuel':
      return fuel(line, cards)
    case 'inventory':
      return move.verb === 'discard' ? pickInZone(move.cards, cards, now) : reason('not-now')
    default:
      return chosen(line, decision)
  }
}

/** Whether the question is about the order of the cards named last, which the line has given already. */
export function isOrdered({ named }: Line, { ask, options }: DaleDecision): boolean {
  const isOrder = ask === 'order spent' || ask === 'order stack'
  return isOrder && within(named, options as readonly Card[]).length === options.length
}

function findAct(line: Line, acts: readonly Act[], min: number): Answer | Reason {
  const { move, now } = line
  const [card] = move.cards
  switch (move.verb) {
    case 'play':
    case 'use':
      return card === undefined ? reason('not-now') : useAct(acts, move.verb, card, now)
    case 'buy': {
      const slots = wantedSlots(move, now)
      return one(acts, (act) => act.do === 'buy' && slots.includes(act.slot))
    }
    case 'build':
      return one(acts, (act) => act.do === (move.clauses.help === undefined ? 'build' : 'build with help'))
    case 'discard':
      return one(acts, (act) => act.do === 'take inventory')
    case 'pass':
      return one(acts, (act) => act.do === 'pass')
    case 'choose':
      return chooseAct(line, acts, min)
  }
}

/** Names a card on the schedule that comes next. */
function chooseAct({ parts, now }: Line, acts: readonly Act[], min: number): Answer | Reason {
  const [part] = parts
  const isNone = part?.is === 'word' && (part.word === 'none' || part.word === 'no') && min === 0
  const wanted = part?.is === 'cards' ? part.cards[0] : undefined
  const isWanted =
    (exactly: boolean) =>
    (act: Act): boolean =>
      act.do === 'resolve' && fits(wanted, { ...act.waiting, value: 0, model: undefined }, exactly, now)
  // A chameleon may be written plain where it is the only one (D16).
  const isClear = !acts.some(isWanted(true)) && acts.filter(isWanted(false)).length === 1
  const isDue = acts.some((act) => act.do === 'resolve')
  if (!isNone && (wanted === undefined || !isDue)) return reason('not-for-this-question')
  if (part?.is === 'cards' && part.cards.length > 1) return reason('too-many', { max: 1 })
  const answer = isNone ? [] : one(acts, isWanted(!isClear), wanted && writeCard(wanted))
  if (isAnswer(answer)) parts.shift()
  return answer
}

function useAct(acts: readonly Act[], verb: 'play' | 'use', card: CardWord, now: State): Answer | Reason {
  const isMeant = (act: Act): boolean => act.do === verb && fits(card, act.use, card.as !== undefined, now)
  const meant = acts.flatMap((act, at) => (isMeant(act) ? [{ at, use: (act as { use: Use }).use }] : []))
  const itself = card.as === undefined ? meant.find(({ use }) => use.as === use.card.type) : undefined
  const models = new Set(meant.map(({ use }) => use.as.id))
  if (itself === undefined && models.size > 1)
    return reason('must-copy', { card: card.id, models: [...models].join(', ') })
  const found = itself ?? meant[0]
  return found === undefined ? reason('not-an-option', { word: writeCard(card) }) : [found.at]
}

/** An answer to `choose`: takes the first part of the line that fits the question. */
function chosen(line: Line, decision: DaleDecision): Answer | Reason {
  if (decision.ask === 'copy') {
    const answer = readUse(line, decision.options as readonly Use[])
    if (answer !== undefined) return answer
  }
  if (decision.kind === 'seats' && decision.max > 1) joinSeats(line.parts)
  if (decision.ask === 'swap') return swapCard(line, decision.options as readonly Card[])
  let refusal: Reason | undefined
  for (const part of line.parts) {
    const answer = readPart(part, decision, line.now)
    if (answer === undefined) continue
    if (!isAnswer(answer)) {
      refusal ??= answer
      continue
    }
    line.parts.splice(line.parts.indexOf(part), 1)
    if (part.is === 'cards') line.named = part.cards
    return answer
  }
  return refusal ?? reason('not-for-this-question')
}

/** Several players may be written with commas or with spaces. */
function joinSeats(parts: AnswerPart[]): void {
  const seats = parts.flatMap((part) => (part.is === 'seats' ? part.seats : []))
  const others = parts.filter((part) => part.is !== 'seats')
  if (seats.length > 0) parts.splice(0, parts.length, { is: 'seats', seats }, ...others)
}

/** A card of a stall or of the market; a seat beside it says in whose stall it is. */
function swapCard({ parts, now }: Line, cards: readonly Card[]): Answer | Reason {
  const part = parts.find((each) => each.is === 'cards')
  const owner = parts.find((each) => each.is === 'seats')
  const [word] = part?.cards ?? []
  if (parts.some((each) => each.is === 'word' && each.word === 'none')) return reason('too-few', { min: 1 })
  if (part === undefined || word === undefined) return reason('not-for-this-question')
  if (part.cards.length > 1) return reason('too-many', { max: 1 })
  const stall =
    owner === undefined ? undefined : now.stalls[now.teams ? (owner.seats[0] ?? 0) % 2 : (owner.seats[0] ?? 0)]
  const among = stall === undefined ? cards : cards.filter((card) => stall.some((stack) => stack.includes(card)))
  const answer = pickCards([word], among, (card) => numberInList(among, card))
  if (!isAnswer(answer)) return answer
  parts.splice(0, parts.length, ...parts.filter((each) => each !== part && each !== owner))
  return [cards.indexOf(among[answer[0] as number] as Card)]
}

/** The use of a chameleon named before. Each word is meant for one chameleon. */
function readUse(line: Line, uses: readonly Use[]): Answer | undefined {
  for (const word of line.named) {
    const at = uses.findIndex((use) => word.as !== undefined && fits(word, use, true, line.now))
    if (at < 0 || line.copied.includes(word)) continue
    line.copied = [...line.copied, word]
    return [at]
  }
  return undefined
}

/** Cards that are chosen: numbers count among the options. A chameleon that is written as a copy must be able to be one. */
function pickCopies(words: readonly CardWord[], { options, seat }: DaleDecision, now: State): Answer | Reason {
  const cards = options as readonly Card[]
  const answer = pickCards(words, cards, (card) => numberInList(cards, card))
  if (!isAnswer(answer) || words.every(({ as }) => as === undefined)) return answer
  const player = playerOf(now, seat)
  for (const [place, { id, as }] of words.entries()) {
    const uses = usesOf(player, cards[answer[place] as number] as Card)
    if (as !== undefined && !uses.some((use) => use.as.id === as)) return reason('cannot-copy', { card: id, model: as })
  }
  return answer
}

/** Reads a part as an answer to this decision; `undefined` if it is not of its kind at all. */
function readPart(part: AnswerPart, decision: DaleDecision, now: State): Answer | Reason | undefined {
  const { kind, options, min, about } = decision
  if (part.is === 'word' && part.word === 'none')
    return min === 0 ? [] : kind === 'yes or no' ? [1] : reason('too-few', { min })
  switch (kind) {
    case 'cards':
      if (part.is === 'gifts') return gifts(part.gifts, decision)
      return part.is === 'cards' ? pickCopies(part.cards, decision, now) : undefined
    case 'uses':
      return part.is === 'cards' || part.is === 'word' ? readReaction(part, decision, now) : undefined
    case 'helpings':
      return part.is === 'cards'
        ? one(
            options as readonly Options['helpings'][],
            (cards) => matchAll(part.cards, cards, ({ id }, card) => id === card.type.id),
            writeCards(part.cards),
          )
        : undefined
    case 'stacks':
      return part.is === 'cards'
        ? one(options as readonly Stack[], ({ parts }) => sameParts(parts, part.cards, now), writeCards(part.cards))
        : undefined
    case 'payments':
      return part.is === 'cards'
        ? one(options as readonly Payment[], ({ uses }) => sameUses(uses, part.cards, now), writeCards(part.cards))
        : undefined
    case 'numbers':
      return part.is === 'number' ? one(options, (option) => option === part.number, String(part.number)) : undefined
    case 'sides':
      return part.is === 'word' ? one(options, (option) => option === part.word, part.word) : undefined
    case 'seats': {
      if (part.is !== 'seats') return undefined
      const places = part.seats.map((seat) => (options as readonly number[]).indexOf(seat))
      if (places.includes(-1)) return reason('not-an-option', { word: seatWord(part.seats[places.indexOf(-1)] ?? 0) })
      const again = part.seats.find((seat, at) => part.seats.indexOf(seat) < at)
      return again === undefined ? places : reason('named-too-often', { word: seatWord(again) })
    }
    case 'yes or no':
      // To name the card that asks is to use it (D3).
      if (part.is === 'cards') return part.cards.every(({ id, as = id }) => as === about?.id) ? [0] : undefined
      return part.is === 'word' && (part.word === 'yes' || part.word === 'no')
        ? [part.word === 'yes' ? 0 : 1]
        : undefined
    default:
      return undefined
  }
}

function readReaction(
  part: AnswerPart & { is: 'cards' | 'word' },
  { options, min }: DaleDecision,
  now: State,
): Answer | Reason | undefined {
  const uses = options as readonly Use[]
  if (part.is === 'word' && part.word === 'yes') return uses.length === 1 ? [0] : undefined
  if (part.is === 'word') return part.word === 'no' && min === 0 ? [] : undefined
  const [word] = part.cards
  if (word === undefined) return reason('too-few', { min: 1 })
  if (part.cards.length > 1) return reason('too-many', { max: 1 })
  const exact = uses.findIndex((use) => fits(word, use, true, now))
  if (exact >= 0) return [exact]
  // A model alone is enough where only one card can be a copy of it.
  const loose = uses.flatMap((use, at) => (fits(word, use, false, now) || use.as.id === word.id ? [at] : []))
  if (loose.length === 1) return loose
  return reason('not-an-option', { word: writeCard(word) })
}

/** `p1:owls-2 p2:junk`: who gets which card. */
function gifts(
  given: readonly { readonly seat: number; readonly card: CardWord }[],
  decision: DaleDecision,
): Answer | Reason | undefined {
  const { receivers, options } = decision
  if (receivers === undefined) return undefined
  const other = given.find(({ seat }) => !receivers.includes(seat))
  if (other !== undefined) return reason('gets-nothing', { seat: seatWord(other.seat) })
  const words: CardWord[] = []
  for (const seat of receivers) {
    const gift = given.find((each) => each.seat === seat)
    if (gift === undefined) return reason('must-get-one', { seat: seatWord(seat) })
    words.push(gift.card)
  }
  if (given.length > receivers.length) return reason('too-many', { max: receivers.length })
  const cards = options as readonly Card[]
  return pickCards(words, cards, (card) => numberInList(cards, card))
}
