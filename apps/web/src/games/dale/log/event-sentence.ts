/** Which sentence tells an event that is not a mere move of a card, and what is said in it. */
import type { CardId, CardType, Trigger, View } from '@merchants/dale'
import { cardType } from '@merchants/dale'
import type { Announcement } from '@merchants/protocol'
import { announcementWords } from '../../../online/say-announcement.ts'
import type { LogEvent } from '../match-types.ts'
import type { Swap } from './group-events.ts'

/** The values for the slots of a sentence, seats and cards that the writer will name. */
export interface Facts {
  readonly who?: number
  readonly other?: number
  readonly card?: CardId
  readonly as?: CardId
  readonly taken?: CardId
  readonly cards?: readonly CardId[]
  /** Cards that someone asks for. */
  readonly wanted?: readonly CardId[]
  readonly count?: number
  readonly price?: number
  readonly number?: number
  readonly stack?: number
  readonly after?: Trigger
}

export interface Sentence {
  /** The key of its message, without the reader's part. */
  readonly base: string
  readonly facts: Facts
}

/** The point of view, and what shows whose turn the first one was. */
export type LogViewer = Pick<View, 'seat' | 'seats' | 'teams' | 'active' | 'turn'>

type Of<What extends LogEvent['what']> = Extract<LogEvent, { what: What }>
type Use = Of<'played' | 'used' | 'reacted' | 'copied' | 'fell due' | 'lasts'>

const say = (base: string, facts: Facts): Sentence => ({ base, facts })
const isKnown = (card: CardId | '?'): card is CardId => card !== '?'

/** Cards that all can see have a name in every view. */
const open = (card: CardId | '?'): CardId => card as CardId

/** `undefined` for what goes without saying. */
export function describeEvent(
  event: Exclude<LogEvent, { what: 'moved' | 'turn began' }>,
  viewer: LogViewer,
  paid: readonly CardId[] | undefined,
): Sentence | undefined {
  const isPair = viewer.seats.length === 2
  switch (event.what) {
    case 'played':
    case 'used':
      return tellUse(event.what, event)
    case 'copied':
      return say('copied', { who: event.seat, card: open(event.card), as: event.as })
    case 'reacted':
      return tellUse('reacted', event, { after: event.after })
    case 'fell due':
      return tellUse(isOver(cardType(event.as)) ? 'ended' : 'fell-due', event)
    case 'lasts':
      return tellUse('lasts', event)
    case 'bought':
      return tellBought(event, paid ?? [])
    case 'built':
      return say('built', { who: event.seat, cards: event.cards.filter(isKnown), stack: event.stack })
    case 'asked for help':
      return tellRequest(event)
    case 'asked again':
      return say('asked-again', { who: event.seat, other: event.other })
    case 'called off':
      return say('called-off', { who: event.by, other: event.seat })
    case 'shuffled':
      return event.seat < 0 ? say('shuffled-market', {}) : say('shuffled', { who: event.seat })
    case 'rolled':
      return say('rolled', { who: event.seat, number: event.number })
    case 'named':
      if (typeof event.word === 'number') return say('named', { who: event.seat, number: event.word })
      return isPair ? undefined : say(`named-${event.word}`, { who: event.seat })
    case 'chose player':
      return isPair ? undefined : say('chose-player', { who: event.seat, other: event.other })
    case 'looked':
      return tellLook(event)
    case 'showed':
      return say('showed', { who: event.seat, card: open(event.card) })
    case 'won':
      return tellWin(event, viewer)
    case 'undone':
    case 'seat taken':
      return describeAnnouncement(event)
  }
}

/** Actions of online players outside the rules. */
export const describeAnnouncement = (event: Announcement): Sentence =>
  say(announcementWords(event), { who: event.seat, ...(event.what === 'undone' && { count: event.steps }) })

function tellUse(base: string, { seat: who, card, as }: Use, more: Facts = {}): Sentence {
  return card === as ? say(base, { who, card, ...more }) : say(`${base}-as`, { who, card: open(card), as, ...more })
}

/** Whether what is due at the start of a turn only ends then. */
const isOver = ({ atTurnStart, forNextTurn }: CardType): boolean =>
  atTurnStart === undefined && forNextTurn === undefined

function tellRequest({ seat: who, other, cards, wanted, stack, missing }: Of<'asked for help'>): Sentence {
  const facts = { who, other, cards: cards.filter(isKnown), stack }
  if (wanted.length > 0) return say('asked-help-for', { ...facts, wanted })
  return missing > 0 ? say('asked-help-more', { ...facts, number: missing }) : say('asked-help', facts)
}

function tellBought({ seat: who, card, price }: Of<'bought'>, cards: readonly CardId[]): Sentence {
  const facts = { who, card: open(card), price }
  return cards.length === 0 ? say('bought', facts) : say('bought-with', { ...facts, cards })
}

function tellLook({ seat: who, other, cards }: Of<'looked'>): Sentence {
  const seen = cards.filter(isKnown)
  return seen.length === 0 ? say('looked-hidden', { who, other }) : say('looked', { who, other, cards: seen })
}

/** A team's win is described from the reader's side. */
function tellWin({ seats }: Of<'won'>, { seat }: LogViewer): Sentence {
  const [who = 0, other] = seats.toSorted((a, b) => Number(b === seat) - Number(a === seat))
  return other === undefined ? say('won', { who }) : say('won-team', { who, other })
}

export function describeSwap(
  { base, who, given: card, taken, stall, stack }: Swap,
  { seat, teams }: LogViewer,
): Sentence {
  if (stall === undefined || stack === undefined) return say(base, { who, card, taken })
  const stallOf = (player: number): number => (teams ? player % 2 : player)
  if (stall === stallOf(who)) return say(base, { who, card, taken, stack })
  const other = seat >= 0 && stallOf(seat) === stall ? seat : stall
  return say('swapped-other-stall', { who, other, card, taken, stack })
}
