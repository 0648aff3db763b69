/** Which events are only parts of another: payments of a purchase, cards of a stack, the two sides of a swap. */
import type { CardId } from '@merchants/dale'
import { cardType } from '@merchants/dale'
import type { LogEvent, DaleLogEntry } from '../match-types.ts'
import type { Moved } from './move-sentence.ts'

type Of<What extends LogEvent['what']> = Extract<LogEvent, { what: What }>

interface Help {
  readonly who: number
  readonly other: number
  readonly cards: readonly CardId[]
}

export interface Swap {
  readonly base: string
  readonly who: number
  readonly given: CardId
  readonly taken: CardId
  /** The stall and the stack, if that is where cards were swapped. */
  readonly stall?: number
  readonly stack?: number
}

/** All by place in the log. */
export interface EventGroups {
  /** Covered by another event, or by the group it belongs to. */
  readonly silent: ReadonlySet<number>
  /** Moves that end a technique which was being resolved; they are not told. */
  readonly ends: ReadonlySet<number>
  /** The payment of a purchase. */
  readonly paid: ReadonlyMap<number, readonly CardId[]>
  /** Cards spent on a stack. */
  readonly spent: ReadonlySet<number>
  /** The teammate's cards for a stack, at the first of them. */
  readonly helped: ReadonlyMap<number, Help>
  readonly swaps: ReadonlyMap<number, Swap>
}

export function groupEvents(log: readonly DaleLogEntry[]): EventGroups {
  return new Reader(log).read()
}

const isMove = (event: LogEvent | undefined): event is Moved => event?.what === 'moved'

class Reader implements EventGroups {
  readonly silent = new Set<number>()
  readonly ends: Set<number>
  readonly paid = new Map<number, readonly CardId[]>()
  readonly spent = new Set<number>()
  readonly helped = new Map<number, Help>()
  readonly swaps = new Map<number, Swap>()
  private readonly log: readonly DaleLogEntry[]

  constructor(log: readonly DaleLogEntry[]) {
    this.log = log
    this.ends = endsOf(log)
  }

  read(): EventGroups {
    this.log.forEach(({ event }, at) => {
      if (event.what === 'bought') this.readPurchase(event, at)
      else if (event.what === 'built') this.readStack(event, at)
      else if (event.what === 'moved') this.readSwap(event, at)
      else if (event.what === 'showed' || event.what === 'copied') this.readUse(event, at)
    })
    return this
  }

  private eventAt(at: number): LogEvent | undefined {
    return this.log[at]?.event
  }

  private isSameStep(at: number, other: number): boolean {
    return this.log[at]?.step === this.log[other]?.step
  }

  /** Payments move before the purchase event, all after the same answer, unless a plan that is used up asks something. */
  private readPurchase({ seat, card }: Of<'bought'>, at: number): void {
    const cards: CardId[] = []
    for (let each = at - 1; each >= 0; each--) {
      const event = this.eventAt(each)
      if (event === undefined) break
      const after = this.eventAt(each + 1)
      const isAskedBetween = isMove(after) && after.from.zone === 'schedule'
      if (!this.isSameStep(each, each + 1) && !isAskedBetween) break
      if (isMove(event) && event.from.zone === 'hand' && event.from.seat === seat && event.to.zone !== 'hand') {
        if (event.card !== '?') cards.unshift(event.card)
        if (event.to.zone === 'discard pile') this.silent.add(each)
      } else if (event.what === 'showed' && event.seat === seat) {
        if (!this.isKept(event, each)) continue
        if (event.card !== '?') cards.unshift(event.card)
        this.silent.add(each)
      } else if (!this.isPartOfPayment(event, each, seat)) break
    }
    this.paid.set(at, cards)
    const next = this.eventAt(at + 1)
    if (isMove(next) && next.card === card && next.to.zone === 'hand') this.silent.add(at + 1)
  }

  private isPartOfPayment(event: LogEvent, at: number, seat: number): boolean {
    if (event.what === 'copied') return event.seat === seat
    return isMove(event) && event.from.zone === 'schedule' && event.from.seat === seat && !this.ends.has(at)
  }

  /** Whether a card is shown because it was paid and stays in the hand. */
  private isKept({ seat, card }: Of<'showed'>, at: number): boolean {
    const before = this.eventAt(at - 1)
    const isCopy = before?.what === 'copied' && before.seat === seat && before.card === card
    const used = isCopy ? before.as : card
    return used !== '?' && cardType(used).mayStay
  }

  private readStack({ seat }: Of<'built'>, at: number): void {
    let each = at - 1
    let help: Help | undefined
    let helpedAt = at
    for (; this.isSameStep(each, at); each--) {
      const event = this.eventAt(each)
      if (!isMove(event) || event.to.zone !== 'stall') break
      this.silent.add(each)
      if (event.from.zone !== 'hand' || event.from.seat === seat || event.card === '?') continue
      help = { who: event.from.seat, other: seat, cards: [event.card, ...(help?.cards ?? [])] }
      helpedAt = each
    }
    if (help !== undefined) this.helped.set(helpedAt, help)
    for (; this.isSameStep(each, at); each--) {
      const event = this.eventAt(each)
      if (!isMove(event) || event.from.zone !== 'hand' || event.to.zone !== 'discard pile') break
      this.spent.add(each)
    }
  }

  private readSwap(move: Moved, at: number): void {
    const next = this.eventAt(at + 1)
    if (!isMove(next) || !this.isSameStep(at, at + 1)) return
    const found = swapOf(move, next)
    if (found === undefined) return
    this.swaps.set(at, found)
    this.silent.add(at + 1)
  }

  /** A card that is shown or copies in order to be used is described by its use. */
  private readUse({ what, seat, card }: Of<'showed'> | Of<'copied'>, at: number): void {
    for (let each = at + 1; this.isSameStep(each, at); each++) {
      const event = this.eventAt(each)
      if (event?.what === 'showed' || event?.what === 'copied') continue
      const isUse = event?.what === 'used' || event?.what === 'reacted' || event?.what === 'played'
      const isTold = isUse && event.seat === seat && event.card === card
      if (isTold && (what === 'showed' || event.as !== event.card)) this.silent.add(at)
      return
    }
  }
}

function swapOf(one: Moved, two: Moved): Swap | undefined {
  const { from, to } = one
  const [first, second] = [one.card, two.card]
  if (first === '?' || second === '?') return undefined
  if (from.zone === 'schedule' && to.zone === 'stall' && two.from.zone === 'stall') {
    return { base: 'swapped-stall', who: from.seat, given: first, taken: second, stall: to.seat, stack: to.at + 1 }
  }
  if (from.zone === 'market' && two.from.zone === 'schedule' && two.to.zone === 'market') {
    return { base: 'swapped-market', who: two.from.seat, given: second, taken: first }
  }
  const isDiscard = from.zone === 'hand' && to.zone === 'discard pile' && two.from.zone === 'discard pile'
  if (!isDiscard || two.to.zone !== 'hand' || two.from.at !== to.at || two.to.seat !== from.seat) return undefined
  return { base: 'swapped-discard', who: from.seat, given: first, taken: second }
}

/** Finished techniques leave the schedule immediately, and plans when they are used up. Only the latter is worth a line. */
function endsOf(log: readonly DaleLogEntry[]): Set<number> {
  const ends = new Set<number>()
  const resolved: string[] = []
  log.forEach(({ event }, at) => {
    if (event.what === 'fell due') resolved.push(`${event.seat} ${event.card}`)
    else if (event.what === 'played') {
      if (!cardType(event.as).stays) resolved.push(`${event.seat} ${event.card}`)
    } else if (event.what === 'lasts') resolved.splice(resolved.lastIndexOf(`${event.seat} ${event.card}`), 1)
    else if (event.what === 'moved' && event.from.zone === 'schedule') {
      const place = resolved.lastIndexOf(`${event.from.seat} ${event.card}`)
      if (place < 0) return
      resolved.splice(place, 1)
      ends.add(at)
    }
  })
  return ends
}
