/** The log as sentences, turn by turn, from the view of one seat. */
import type { CardId } from '@merchants/dale'
import { cardType } from '@merchants/dale'
import type { LogEvent, DaleLogEntry } from '../match-types.ts'
import type { LastUse, Moved } from './move-sentence.ts'
import { isSearching, isThrownAway, describeCardMove, whileSearching } from './move-sentence.ts'
import type { EventGroups } from './group-events.ts'
import { groupEvents } from './group-events.ts'
import type { Facts, Sentence, LogViewer } from './event-sentence.ts'
import { describeEvent, describeSwap, describeAnnouncement } from './event-sentence.ts'
import { itemAt } from '@merchants/tabletop'

export interface LogLine {
  /** The place of its first event in the log, which stays the same while the game goes on. */
  readonly id: number
  /** How many answers had been given before it. */
  readonly step: number
  /** Whose doing it is; `undefined` for what the market does. */
  readonly seat: number | undefined
  /** The full name of its message. */
  readonly say: string
  readonly facts: Facts
  /** Whether it came of a card's text that was being followed. */
  readonly isEffect: boolean
}

export interface TurnLines {
  readonly turn: number
  readonly seat: number
  readonly entries: readonly LogLine[]
}

export function logLinesOf(log: readonly DaleLogEntry[], viewer: LogViewer): readonly TurnLines[] {
  const scribe = new Scribe(log, viewer)
  log.forEach(({ event }, at) => scribe.write(event, at))
  return scribe.turns
}

/** Turns with any events; the others need no heading. */
export const written = (turns: readonly TurnLines[]): readonly TurnLines[] =>
  turns.filter(({ entries }) => entries.length > 0)

/** An entry that may still grow by a card. */
type Draft = LogLine & { readonly facts: Facts & { count?: number; cards?: CardId[] } }

/** A shuffle, or a card that is shown, may interrupt a draw, which then goes on. */
const INTERRUPTS: ReadonlySet<string> = new Set(['shuffled', 'showed'])

/** Sentences about one card. */
const SINGLE: ReadonlySet<string> = new Set(['finished', 'took-back', 'schedule-to-deck'])

const FILLED = ['logbook.filled', 'logbook.filled-you', 'logbook.filled-hidden', 'logbook.filled-hidden-you'] as const

const isUse = (event: LogEvent): event is Extract<LogEvent, { what: 'played' | 'used' | 'reacted' | 'fell due' }> =>
  event.what === 'played' || event.what === 'used' || event.what === 'reacted' || event.what === 'fell due'

/** A reaction to a shuffle interrupts a card's text, which then goes on. */
const isAboutShuffle = (event: LogEvent): boolean => event.what === 'reacted' && event.after === 'shuffle'

class Scribe {
  readonly turns: (TurnLines & { readonly entries: LogLine[] })[]
  private readonly log: readonly DaleLogEntry[]
  private readonly viewer: LogViewer
  private readonly parts: EventGroups
  private draft: Draft | undefined
  /** How many cards' texts are being followed, and the step at which one was that stays on the schedule. */
  private following = 0
  private stayedAt = -1
  private searching = false
  private use: LastUse

  constructor(log: readonly DaleLogEntry[], viewer: LogViewer) {
    const { seats, active, turn } = viewer
    const players = seats.length
    const starter = (((active - turn + 1) % players) + players) % players
    this.log = log
    this.viewer = viewer
    this.parts = groupEvents(log)
    this.use = { seat: starter }
    this.turns = [{ turn: 1, seat: starter, entries: [] }]
    this.say(-1, { base: 'began', facts: { who: starter } })
  }

  write(event: LogEvent, at: number): void {
    const { silent, ends, helped, paid } = this.parts
    const help = helped.get(at)
    if (help !== undefined) this.say(at, { base: 'helped', facts: help })
    this.follow(event, at)
    if (silent.has(at)) return
    if (event.what === 'moved')
      return ends.has(at) && event.to.zone === 'discard pile' ? undefined : this.move(event, at)
    if (event.what === 'turn began') return this.beginTurn(event.turn, event.seat)
    if (event.what === 'undone') return this.undo(event, at)
    const usual = describeEvent(event, this.viewer, paid.get(at))
    if (usual === undefined) return
    const sentence = this.isShownForHand(event, at) ? { ...usual, base: 'showed-for-hand' } : usual
    const { draft } = this
    this.say(at, sentence)
    if (INTERRUPTS.has(event.what)) this.draft = draft
  }

  /** Repeated undos of one seat are told once. */
  private undo(event: Extract<LogEvent, { what: 'undone' }>, at: number): void {
    const { base, facts } = describeAnnouncement(event)
    this.add(at, this.voiced(base, facts), { who: event.seat, count: event.steps })
  }

  private beginTurn(turn: number, seat: number): void {
    this.turns.push({ turn, seat, entries: [] })
    this.draft = undefined
    this.following = 0
    this.use = { seat }
  }

  private follow(event: LogEvent, at: number): void {
    if (isUse(event) && !isAboutShuffle(event)) this.use = event
    if (event.what === 'fell due') this.following += 1
    if (event.what === 'played') {
      this.searching = isSearching(event.as)
      if (cardType(event.as).stays) this.stayedAt = this.stepAt(at)
      else this.following += 1
    }
    if (!this.parts.ends.has(at) && event.what !== 'lasts') return
    this.following -= 1
    this.searching = false
    this.draft = undefined
  }

  private isFollowing(at: number): boolean {
    return this.following > 0 || this.stayedAt === this.stepAt(at)
  }

  private move(move: Moved, at: number): void {
    const { spent, swaps } = this.parts
    const swap = swaps.get(at)
    if (swap !== undefined) return this.say(at, describeSwap(swap, this.viewer))
    const usual = describeCardMove(move, this.use)
    if (usual === undefined) return
    const telling = this.searching ? whileSearching(usual) : usual
    const { card } = move
    const { base, isOpenOnly, ...whose } = spent.has(at) ? { ...telling, base: 'spent' } : telling
    if (card === '?') {
      if (isOpenOnly) return
      const say = this.isFill(move, at) ? this.filled(whose.who, true) : this.voiced(`${base}-hidden`, whose)
      return this.add(at, say, { ...whose, count: 1 })
    }
    if (SINGLE.has(base)) return this.say(at, { base, facts: { ...whose, card } })
    if (base === 'took-junk') return this.add(at, this.voiced(base, whose), { ...whose, count: 1 })
    const say = this.isFill(move, at) ? this.filled(whose.who, false) : this.voiced(base, whose)
    this.add(at, say, { ...whose, cards: [card] })
  }

  /** Whether a card is shown because its owner goes on to fill a larger hand (rules 9.1). */
  private isShownForHand(event: LogEvent, at: number): boolean {
    if (event.what !== 'showed' || event.card === '?' || cardType(event.card).handSizeInHand === 0) return false
    const next = this.log.slice(at + 1, at + 8).find((each) => !INTERRUPTS.has(each.event.what))?.event
    return next?.what === 'moved' && next.to.zone === 'hand' && next.to.seat === event.seat
  }

  /** A draw fills their hand if no card's text asks for it. */
  private isFill({ from, to }: Moved, at: number): boolean {
    if (from.zone !== 'deck' || to.zone !== 'hand' || from.seat !== to.seat) return false
    if (to.seat !== this.turns.at(-1)?.seat || this.isFollowing(at)) return false
    const before = this.log[at - 1]?.event
    const isReplaced = before?.what === 'moved' && before.from.zone === 'hand' && isThrownAway(before.to)
    return !isReplaced || this.stepAt(at - 1) !== this.stepAt(at)
  }

  private filled(who: number | undefined, isHidden: boolean): string {
    return itemAt(FILLED, (isHidden ? 2 : 0) + (who === this.viewer.seat ? 1 : 0))
  }

  private voiced(base: string, facts: Facts): string {
    return voiced(base, facts, this.viewer.seat)
  }

  private say(at: number, { base, facts }: Sentence): void {
    this.draft = undefined
    this.push(at, this.voiced(base, facts), facts)
  }

  /** Joins one more card to those of its kind that have just moved after the same answer. */
  private add(at: number, say: string, facts: Draft['facts']): void {
    const last = this.draft
    const isSame = last?.say === say && last.facts.who === facts.who && last.facts.other === facts.other
    if (last === undefined || !isSame || last.step !== this.stepAt(at)) this.draft = this.push(at, say, facts)
    else if (facts.cards === undefined) last.facts.count = (last.facts.count ?? 0) + (facts.count ?? 1)
    else last.facts.cards?.push(...facts.cards)
  }

  private push<F extends Facts>(at: number, say: string, facts: F): LogLine & { readonly facts: F } {
    const isEffect = this.isFollowing(at)
    const entry = { id: at, step: this.stepAt(at), seat: facts.who, say, facts, isEffect }
    this.turns.at(-1)?.entries.push(entry)
    return entry
  }

  private stepAt(at: number): number {
    return this.log[at]?.step ?? 0
  }
}

/** The message for this reader, who is called "you". */
function voiced(base: string, { who, other }: Facts, seat: number): string {
  const you = seat < 0 ? '' : who === seat ? '-you' : other === seat ? '-other-you' : ''
  return `log.${base}${you}`
}
