/** Reads a `build` line with its stack, the cards taken first, the cards spent and the help asked for. */
import type { Answer } from '@merchants/tabletop'
import type { CardId } from '../card.ts'
import { usesOf } from '../copying.ts'
import type { Payment, Stack, Use } from '../decision.ts'
import type { Reason } from '../reasons.ts'
import { reason } from '../reasons.ts'
import type { Card, State } from '../state.ts'
import type { Line } from './line.ts'
import { clause } from './line.ts'
import { fits, isAnswer, isPartOf, one, pickInZone, playerOf, sameParts, sameUses, whichCopy, within } from './match.ts'
import { numberInZone } from './copies.ts'
import type { CardWord } from './words.ts'
import { writeCard } from './words.ts'

export function findStack(line: Line, stacks: readonly Stack[]): Answer | Reason {
  const { move } = line
  const fetched = clause(line, 'discard')
  const exactly = stacks.filter((stack) => isMeant(line, stack, true))
  const meant = exactly.length > 0 ? exactly : stacks.filter((stack) => isMeant(line, stack, false))
  const worth = (word: CardWord): number => worthOf(line, word)
  const stack = meant.find((each) => shareOut(line.spend, stovesOf(each), worth) !== undefined) ?? meant[0]
  if (stack === undefined) return reason('not-now')
  const unclear = whichCopy(
    meant.map(({ parts }) => parts),
    [...move.cards, ...fetched],
  )
  if (unclear !== undefined) return unclear
  for (const part of stack.parts) if (part.from === 'market') dropTaken(line, part)
  line.stoves = stovesOf(stack)
  return [stacks.indexOf(stack)]
}

/** A card of the stack that is taken first needs no further word; the one with its number is meant, if there is one. */
function dropTaken(line: Line, part: Use): void {
  const meant = line.take.filter((word) => fits(word, part, false, line.now))
  const word = meant.find(({ copy }) => copy !== undefined) ?? meant[0]
  line.take = line.take.filter((each) => each !== word)
}

/** The values of the Stoves that are fuelled. */
const stovesOf = ({ parts }: Stack): number[] => parts.flatMap(({ isFuelled, value }) => (isFuelled ? [value] : []))

/** Whether a stack holds the cards of the line, each from where the line takes it. */
function isMeant({ move, take, now }: Line, { parts }: Stack, exactly: boolean): boolean {
  const fromMarket = parts.filter(({ from }) => from === 'market')
  if (!isPartOf(fromMarket, take, now)) return false
  const isFuelled = parts.some((part) => part.isFuelled)
  const { spend = [] } = move.clauses
  if (move.clauses.help === undefined && isFuelled !== spend.length > 0) return false
  const own = parts.filter(({ from }) => from === 'hand' || from === 'market')
  const fetched = parts.filter(({ from }) => from === 'discard pile')
  return sameParts(own, move.cards, now, exactly) && sameParts(fetched, move.clauses.discard ?? [], now, exactly)
}

/** The cards are as they are written: those of the hand and the market, then those of the discard pile. */
export function orderStack({ move, now }: Line, cards: readonly Card[]): Answer | Reason {
  const discardPile = now.seats[move.seat]?.discardPile ?? []
  const isFetched = cards.every((card) => discardPile.includes(card))
  return pickInZone(within(isFetched ? (move.clauses.discard ?? []) : move.cards, cards), cards, now)
}

export function takeFirst(line: Line, cards: readonly Card[]): Answer | Reason {
  const answer = pickInZone(line.take, cards, line.now)
  if (isAnswer(answer)) line.take = []
  return answer
}

/** The cards spent on the next Stove. All words of the line must be divided among the Stoves of the stack. */
export function spendOn(line: Line, payments: readonly Payment[]): Answer | Reason {
  const share = shareOut(line.spend, line.stoves, (word) => worthOf(line, word)) ?? line.spend
  const answer = one(payments, ({ uses }) => sameUses(uses, share, line.now))
  if (isAnswer(answer)) {
    line.spend = line.spend.filter((word) => !share.includes(word))
    line.stoves = line.stoves.slice(1)
  }
  return answer
}

function worthOf({ now, move }: Line, { id, as, copy }: CardWord): number {
  const player = playerOf(now, move.seat)
  const isMeant = (card: Card): boolean =>
    card.type.id === id && (copy === undefined || numberInZone(now, card) === copy)
  const card = [...player.hand.cards, ...player.table.offered].find(isMeant)
  const uses = card === undefined ? [] : usesOf(player, card)
  return (uses.find((use) => use.as.id === as) ?? uses[0])?.value ?? 0
}

/** The words for the first Stove, such that every Stove gets half of what is spent on it, and no word is left over. */
function shareOut(
  words: readonly CardWord[],
  stoves: readonly number[],
  worth: (word: CardWord) => number,
): CardWord[] | undefined {
  const values = words.map(worth)
  const sums = stoves.map(() => 0)
  const owner: number[] = []
  const give = (at: number): boolean => {
    if (at === words.length) return sums.every((sum, stove) => Math.ceil(sum / 2) === stoves[stove])
    return sums.some((sum, stove) => {
      sums[stove] = sum + (values[at] as number)
      owner[at] = stove
      const fits = give(at + 1)
      sums[stove] = sum
      return fits
    })
  }
  return give(0) ? words.filter((_, at) => owner[at] === 0) : undefined
}

/** The builder's own cards of a stack with help: from the hand, from the market, and from the discard pile. */
export function ownPart(line: Line, options: readonly Card[]): Answer | Reason {
  const { move, now } = line
  const fetched = clause(line, 'discard')
  clause(line, 'help')
  line.named = [...move.cards, ...fetched, ...line.spend]
  if (move.cards.length + fetched.length === 0) return reason('empty-stack')
  const places: number[] = []
  for (const word of [...move.cards, ...fetched]) {
    const taken = line.take.find(({ id }) => id === word.id)
    const zone = fetched.includes(word) ? 'discard pile' : taken === undefined ? 'hand' : 'market'
    const at = options.findIndex((card, place) => !places.includes(place) && isIn(now, move.seat, zone, card, word))
    if (at < 0) return reason(zone === 'hand' ? 'not-in-hand' : 'not-there', { card: writeCard(word) })
    if (zone === 'market') line.take = line.take.filter((each) => each !== taken)
    places.push(at)
  }
  return places
}

function isIn(
  now: State,
  seat: number,
  zone: 'hand' | 'market' | 'discard pile',
  card: Card,
  { id, copy }: CardWord,
): boolean {
  const { hand = [], discardPile = [] } = now.seats[seat] ?? {}
  const cards = zone === 'hand' ? hand : zone === 'market' ? now.market : discardPile
  return card.type.id === id && cards.includes(card) && (copy === undefined || numberInZone(now, card) === copy)
}

/** The builder's spending in a stack with help. */
export function fuel(line: Line, cards: readonly Card[]): Answer | Reason {
  const answer = pickInZone(line.spend, cards, line.now)
  if (isAnswer(answer)) line.spend = []
  return answer
}

/** The cards that the line asks the teammate for, by name. */
export function wantedCards({ move }: Line, names: readonly CardId[]): Answer | Reason {
  const places: number[] = []
  for (const word of move.clauses.help ?? []) {
    const at = names.findIndex((id, place) => id === word.id && !places.includes(place))
    if (at < 0) return reason('not-there', { card: writeCard(word) })
    places.push(at)
  }
  return places
}
