/** Statistics of a finished game from its log: figures for each seat, the growth of the stalls, and the most effective card. */
import type { CardId } from '@merchants/dale'
import { cardType } from '@merchants/dale'
import type { DaleLogEntry } from '../match-types.ts'
import { itemAt } from '@merchants/tabletop'

interface SeatStats {
  readonly turns: number
  readonly purchases: number
  /** The cost of all purchases together. */
  readonly paid: number
  readonly techniques: number
  /** Techniques that gave another action. */
  readonly bonusActions: number
  readonly junkThrownAway: number
}

export function statsOf(log: readonly DaleLogEntry[], seats: number): SeatStats[] {
  const stats = Array.from({ length: seats }, () => ({ ...NOTHING }))
  const first = starterOf(log, seats)
  let active = first
  const of = (seat: number): typeof NOTHING => itemAt(stats, seat)
  of(first).turns += 1
  for (const { event } of log) {
    switch (event.what) {
      case 'turn began':
        active = event.seat
        of(event.seat).turns += 1
        break
      case 'bought':
        of(event.seat).purchases += 1
        of(event.seat).paid += event.price
        break
      case 'played':
        of(event.seat).techniques += 1
        if (cardType(event.as).bonusAction) of(event.seat).bonusActions += 1
        break
      case 'moved':
        if (event.to.zone === 'junk pile') of(event.from.seat < 0 ? active : event.from.seat).junkThrownAway += 1
        break
      default:
    }
  }
  return stats
}

const NOTHING = { turns: 0, purchases: 0, paid: 0, techniques: 0, bonusActions: 0, junkThrownAway: 0 }

/** No event begins the first turn; it belongs to the seat before the player of the second. */
function starterOf(log: readonly DaleLogEntry[], seats: number): number {
  for (const { event } of log) {
    if (event.what === 'turn began') return (event.seat + seats - 1) % seats
    if (event.what === 'built' || event.what === 'bought' || event.what === 'played') return event.seat
  }
  return 0
}

/** A stack that was finished, and in which turn. */
export interface Growth {
  readonly turn: number
  readonly stacks: number
}

/** How each stall grew; partners share one. */
export function growthOf(log: readonly DaleLogEntry[], stalls: number): Growth[][] {
  const growth = Array.from({ length: stalls }, (): Growth[] => [])
  let turn = 1
  for (const { event } of log) {
    if (event.what === 'turn began') turn = event.turn
    if (event.what === 'built') growth[event.seat % stalls]?.push({ turn, stacks: event.stack })
  }
  return growth
}

interface CardOfTheGame {
  readonly card: CardId
  readonly deed: 'played' | 'bought'
  readonly times: number
  /** Stacks that followed its playing in the same turn, or that it was built into after its purchase. */
  readonly stacks: number
}

/** The card that was played or bought most often; of such cards the one that led to more stacks, or is worth more. */
export function cardOfTheGame(log: readonly DaleLogEntry[]): CardOfTheGame | undefined {
  const tallies = [...tallyOf(log, 'played'), ...tallyOf(log, 'bought')]
  const [best] = tallies.toSorted(
    (a, b) => b.times - a.times || b.stacks - a.stacks || cardType(b.card).value - cardType(a.card).value,
  )
  return best
}

function tallyOf(log: readonly DaleLogEntry[], deed: CardOfTheGame['deed']): CardOfTheGame[] {
  const tally = new Map<CardId, { times: number; stacks: number }>()
  let thisTurn: CardId[] = []
  for (const { event } of log) {
    if (event.what === 'turn began') thisTurn = []
    if (event.what === deed && event.card !== '?') {
      const { times, stacks } = tally.get(event.card) ?? { times: 0, stacks: 0 }
      tally.set(event.card, { times: times + 1, stacks })
      thisTurn.push(event.card)
    }
    if (event.what === 'built') {
      const helped = deed === 'played' ? thisTurn.splice(0) : new Set(event.cards)
      for (const card of helped) {
        const counted = card === '?' ? undefined : tally.get(card)
        if (counted !== undefined) counted.stacks += 1
      }
    }
  }
  return [...tally].map(([card, counts]) => ({ card, deed, ...counts }))
}

/** The cards of the stack that ended the game. */
export function lastStack(log: readonly DaleLogEntry[]): readonly CardId[] {
  const event = log.findLast(({ event: { what } }) => what === 'built')?.event
  return event?.what === 'built' ? event.cards.filter((card) => card !== '?') : []
}
