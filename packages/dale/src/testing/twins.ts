/**
 * Two games that differ in the places of two hidden cards, or in one secret choice, played with the same answers.
 *
 * Nothing here asks what a seat could know. A card counts as shown to a seat once it has been in front of it: in an
 * open pile, in its own hand, among its own options, or in an event that names it to all.
 */
import type { Answer } from '@merchants/tabletop'
import { apply, below, fastChance, hash, isRefusal, randomPlayer, run } from '@merchants/tabletop'
import type { Deck } from '../card.ts'
import { DECKS } from '../card.ts'
import type { DaleDecision, Kind, Options } from '../decision.ts'
import type { Event, Place, Zone } from '../events.ts'
import { daleRules, playOut } from '../game.ts'
import { KnowledgeTracker } from '../knowledge-tracker.ts'
import type { DalePause } from '../notation/play.ts'
import { mayBeReactedTo } from '../moments.ts'
import type { Pile } from '../pile.ts'
import type { Player } from '../player.ts'
import { newGame } from '../setup.ts'
import type { Card, State } from '../state.ts'
import { clone } from '../state.ts'
import { Table } from '../table.ts'
import { viewDecision } from '../view-decision.ts'
import { anySetup } from './setups.ts'

export const WATCHER = -1

/** One for each of the two games. */
export type Both<T> = readonly [T, T]

/** Two games, and the cards by which they differ. */
export interface Twins {
  readonly states: Both<State>
  readonly swapped: ReadonlySet<Card>
}

/** Each deck in turn, every other time together with owls, whose cards react. */
export function wantedIn(seed: number): readonly Deck[] {
  const deck = DECKS[seed % DECKS.length] as Deck
  return seed % 2 === 0 || deck === 'owls' ? [deck] : ['owls', deck]
}

/** A game between two turns, the cards of one holder just shuffled, and the same with two of these cards exchanged. */
export function twinsOf(seed: number, wanted: readonly Deck[] = []): Twins {
  const chance = fastChance(seed * 131 + 7)
  const state = newGame(anySetup(seed, wanted), fastChance(seed))
  playOut(state, randomPlayer(fastChance(seed + 1)), below(chance, 5) === 0 ? 0 : below(chance, 60))
  if (state.phase === 'over') return twinsOf(seed + 4, wanted)
  const holder = below(chance, 4) === 0 ? -1 : below(chance, state.seats.length)
  const first = mixed(state, holder, undefined)
  const length = (holder < 0 ? state.marketDeck : [...seatOf(first, holder).hand, ...seatOf(first, holder).deck]).length
  if (length < 2) return twinsOf(seed + 4, wanted)
  const one = below(chance, length)
  const other = (one + 1 + below(chance, length - 1)) % length
  const swap: [number, number] = [one, other]
  const second = mixed(state, holder, swap)
  const pool = holder < 0 ? second.marketDeck : [...seatOf(second, holder).hand, ...seatOf(second, holder).deck]
  const places = new Map((holder < 0 ? first.marketDeck : poolOf(first, holder)).map((card, at) => [card, at]))
  return {
    states: [first, second],
    swapped: new Set(pool.filter((card, at) => places.get(card) !== at)),
  }
}

const seatOf = ({ seats }: State, seat: number): State['seats'][number] => seats[seat] as State['seats'][number]
const poolOf = (state: State, seat: number): Card[] => [...seatOf(state, seat).hand, ...seatOf(state, seat).deck]

/** Takes the hand back into the deck, shuffles, exchanges two cards, and draws as many as before. */
function mixed(state: State, holder: number, swap: readonly [number, number] | undefined): State {
  const after = clone(state)
  const table = new Table(after, () => undefined, undefined, undefined, new KnowledgeTracker(after))
  const player = table.players[Math.max(0, holder)] as Player
  const pile: Pile = holder < 0 ? table.marketDeck : player.deck
  const held = holder < 0 ? [] : player.hand.cards.slice()
  for (const card of held) table.move(card, player.hand, player.deck, player)
  table.shuffle(pile)
  if (swap !== undefined) {
    const [one, other] = swap
    const { cards } = pile
    ;[cards[one], cards[other]] = [cards[other] as Card, cards[one] as Card]
  }
  for (const _ of held) table.draw(player)
  return after
}

/** Encodes a game for a viewer. Each pause gives one line per message, or nothing. */
export type Teller = (pause: DalePause, news: readonly Event[], viewer: number) => string | undefined

/** The messages to one viewer, and the message that first showed each card to it. */
export interface Heard {
  readonly texts: readonly string[]
  readonly shown: ReadonlyMap<Card, number>
}

export interface Playthrough {
  /** By viewer, the spectator first. */
  readonly heard: readonly Heard[]
  /** The choices, by question. */
  readonly choices: ReadonlyMap<string, Choice>
}

interface Choice {
  readonly labels: string
  readonly cards: readonly Card[]
}

/** An answer, and whether the active player did something by it that others may react to. */
export interface Answered {
  readonly seat: number
  readonly answer: Answer
  readonly isCause: boolean
}

interface Plan {
  readonly seed: number
  /** Cards that are mostly left alone, so that they stay hidden for long. */
  readonly swapped: ReadonlySet<Card>
  readonly answers: number
  readonly tell: Teller
  /** Whether all players see this question. It keeps the answers of both games in step. */
  readonly isOpen: (pause: DalePause) => boolean
  /** Answers that a table gives automatically. */
  readonly automatic?: (decision: DaleDecision, now: State) => Answer | undefined
  /** Called with each answer and the automatic ones after it, before anything is sent. */
  readonly answered?: (answered: Answered) => void
  /** The number of the answer for which something else is chosen, if it is a choice among cards. */
  readonly deviateAt?: number
}

/** Plays on, and writes down what everyone is sent. */
export function playThrough(start: State, plan: Plan): Playthrough {
  const viewers = [WATCHER, ...start.seats.keys()]
  const heard = viewers.map(() => ({ texts: [] as string[], shown: new Map<Card, number>() }))
  const unsent = viewers.map((): Event[] => [])
  const choices = new Map<string, Choice>()
  const note = (pause: DalePause): void =>
    viewers.forEach((viewer, at) => {
      const { texts, shown } = heard[at] as (typeof heard)[number]
      for (const card of cardsBefore(pause, viewer)) if (!shown.has(card)) shown.set(card, texts.length)
      unsent[at]?.push(...pause.news)
    })
  const tellAll = (pause: DalePause): void =>
    viewers.forEach((viewer, at) => {
      const text = plan.tell(pause, unsent[at] as Event[], viewer)
      if (text === undefined) return
      heard[at]?.texts.push(...text.split('\n'))
      unsent[at] = []
    })
  let pause = run(daleRules, { rest: clone(start), answers: [] })
  note(pause)
  tellAll(pause)
  for (let moment = 0, answers = 0; answers < plan.answers && pause.decision !== undefined; answers++) {
    const { decision, now } = pause
    if (plan.isOpen(pause)) moment += 1
    const key = nextKey(choices, `${moment} ${decision.seat} ${decision.ask}`)
    const isDeviant = plan.deviateAt === answers && decision.kind === 'cards'
    const { answer, labels } = chosen(pause, decision, `${plan.seed} ${key}`, plan.swapped, isDeviant)
    choices.set(key, { labels, cards: optionCards(decision, answer) })
    const isAct = decision.seat === now.active && (decision.joins || plan.isOpen(pause))
    pause = applied(pause, answer)
    let isCause = mayBeReactedTo(now, decision.seat, pause.news)
    note(pause)
    for (let next = automatic(plan, pause); next !== undefined; next = automatic(plan, pause)) {
      const seat = pause.decision?.seat ?? -1
      pause = applied(pause, next)
      isCause ||= mayBeReactedTo(now, seat, pause.news)
      note(pause)
    }
    plan.answered?.({ seat: decision.seat, answer, isCause: isAct && isCause })
    tellAll(pause)
  }
  return { heard, choices }
}

const automatic = ({ automatic: answerOf }: Plan, { decision, now }: DalePause): Answer | undefined =>
  decision && answerOf?.(decision, now)

function applied(pause: DalePause, answer: Answer): DalePause {
  const next = apply(daleRules, pause, answer)
  if (isRefusal(next)) throw new Error(`refused: ${next.key}`)
  return next
}

/** The same question may be asked several times. */
function nextKey(choices: ReadonlyMap<string, Choice>, what: string): string {
  let times = 1
  while (choices.has(`${what} ${times}`)) times += 1
  return `${what} ${times}`
}

/** The cards by which two playthroughs differ: those exchanged, and those that were chosen in only one of them. */
export function differingCards(swapped: ReadonlySet<Card>, [one, other]: Both<Playthrough>): ReadonlySet<Card> {
  const differing = new Set(swapped)
  for (const [key, here] of one.choices) {
    const there = other.choices.get(key)
    if (there === undefined || there.labels === here.labels) continue
    for (const card of [...here.cards, ...there.cards]) differing.add(card)
  }
  return differing
}

export interface Comparison {
  /** The messages to compare, all until one of the cards was shown. */
  readonly compared: number
  readonly difference: Both<string> | undefined
}

/** Compares what a viewer was sent in both games, until one of these cards is shown to it in one of them. */
export function compare([one, other]: Both<Heard>, cards: ReadonlySet<Card>): Comparison {
  const ends = [...cards].flatMap((card) => [one.shown.get(card) ?? Infinity, other.shown.get(card) ?? Infinity])
  const end = Math.min(one.texts.length, other.texts.length, ...ends)
  for (let at = 0; at < end; at++) {
    const [here, there] = [one.texts[at] as string, other.texts[at] as string]
    if (here !== there) return { compared: at, difference: [here, there] }
  }
  return { compared: end, difference: undefined }
}

/** An answer that depends on the words of the options and on nothing else, so that both games get the same. */
function chosen(
  { now }: DalePause,
  decision: DaleDecision,
  key: string,
  swapped: ReadonlySet<Card>,
  isDeviant: boolean,
): { readonly answer: Answer; readonly labels: string } {
  const { min, max } = decision
  const times = new Map<string, number>()
  const names = [...swapped].map(({ type }) => `"${type.id}"`)
  const isShy = hash(`${key} shy`) % 4 > 0
  const ranked = viewDecision(now, decision).options.map((option, at) => {
    const label = JSON.stringify(option)
    const count = (times.get(label) ?? 0) + 1
    times.set(label, count)
    const isAvoided = isShy && names.some((name) => label.includes(name))
    const isLiked = /"do":"(?:play|buy|build|use)"/.test(label) && hash(`${key} lively`) % 4 > 0
    const rank = (hash(`${key} ${label} ${count}`) % 1_000_000) + (isAvoided ? 1e9 : 0) - (isLiked ? 1e7 : 0)
    return { at, rank, label }
  })
  ranked.sort((a, b) => a.rank - b.rank)
  const spread = max - min + 1
  const count = min + Math.min(hash(`${key} count`) % spread, hash(`${key} again`) % spread)
  const first = isDeviant && ranked.length > count ? 1 : 0
  const picked = ranked.slice(first, first + count)
  if (isDeviant && first === 0) picked.reverse()
  return { answer: picked.map(({ at }) => at), labels: picked.map(({ label }) => label).join() }
}

const OPEN: ReadonlySet<Zone> = new Set<Zone>([
  'discard pile',
  'schedule',
  'stall',
  'market',
  'market discard',
  'junk pile',
  'turned up',
])

/** Cards whose player, or their substitute, looks through their own deck: Magnet, Cheer, Natural Survivor, Ancient Knowledge. */
const SEARCHES: ReadonlySet<string> = new Set(['platypuses-4', 'foxes-2', 'polecats-5a', 'owls-2'])

/** The cards that are in front of a viewer now, or did since the pause before. */
function cardsBefore({ now, decision, news }: DalePause, viewer: number): Card[] {
  const { seats, stalls, market, marketDiscard, junkPile } = now
  const open = seats.flatMap(({ discardPile, schedule }) => [...discardPile, ...schedule.map(({ card }) => card)])
  const own = seats[viewer]?.hand ?? []
  const asked = decision?.seat === viewer ? optionCards(decision, decision.options.keys()) : []
  const searched = decision?.seat === viewer && SEARCHES.has(decision.about?.id ?? '') ? seats[viewer]?.deck : undefined
  const named = news.flatMap((event) => cardsNamed(event, viewer, now.active))
  const lying = [...stalls.flat(2), ...market, ...marketDiscard, ...junkPile].filter((card) => card !== undefined)
  return [...lying, ...open, ...own, ...asked, ...(searched ?? []), ...named]
}

/** The cards of these options. */
function optionCards({ kind, options }: DaleDecision, places: Iterable<number>): Card[] {
  const cardsOf = (option: Options[Kind]): (Card | undefined)[] => {
    if (kind === 'uses') return [(option as Options['uses']).card, (option as Options['uses']).model]
    if (kind === 'payments') return (option as Options['payments']).uses.map(({ card }) => card)
    if (kind === 'stacks') return (option as Options['stacks']).parts.map(({ card }) => card)
    if (kind === 'helpings') return [...(option as Options['helpings'])]
    return kind === 'cards' || kind === 'slots' ? [option as Card | undefined] : []
  }
  return [...places].flatMap((at) => cardsOf(options[at] as Options[Kind])).filter((card) => card !== undefined)
}

/** The cards that an event shows to a viewer. The player of a card that looks at others sees those. */
function cardsNamed(event: Event, viewer: number, active: number): readonly Card[] {
  switch (event.what) {
    case 'moved': {
      const isOwn = ({ zone, seat }: Place): boolean =>
        OPEN.has(zone) || (zone === 'hand' && seat === viewer) || (zone === 'aside' && active === viewer)
      return isOwn(event.from) || isOwn(event.to) ? [event.card] : []
    }
    case 'looked':
      return event.seat === viewer || event.other === viewer ? event.cards : []
    case 'built':
    case 'asked for help':
      return event.cards
    case 'played':
    case 'used':
    case 'reacted':
    case 'copied':
    case 'fell due':
    case 'bought':
    case 'showed':
      return [event.card]
    default:
      return []
  }
}
