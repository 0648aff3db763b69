/**
 * Given a table, when players act, then piles hold. Uses only the notation.
 *
 * Cards go by their names. Every pile is listed top first; the market is listed from slot 5 (without extra cost) to
 * slot 1. A pile not named is empty. Shuffles keep the order, so a discard pile that becomes a deck is turned over.
 */
import type { Refusal } from '@merchants/tabletop'
import { allEvents, begin, isRefusal } from '@merchants/tabletop'
import type { CardId } from '../card.ts'
import { catalogue } from '../decks/index.ts'
import { daleRules } from '../game.ts'
import { legalMoves } from '../notation/legal.ts'
import type { DaleHistory } from '../notation/play.ts'
import { playLine } from '../notation/play.ts'
import { readPosition, writePosition } from '../notation/position.ts'
import { inLog } from '../notation/log.ts'
import { seenPosition } from '../notation/seen.ts'
import { seatWord } from '../notation/words.ts'
import { inEnglish } from '../reasons.ts'

/** A card by its name, a chameleon as a copy as `Reflection=Magnet`, an Accordion or Stove with its value as `Stove=2`. */
export type Named = string

export interface Given {
  readonly hand?: readonly Named[]
  readonly deck?: readonly Named[]
  /** Top first. */
  readonly discard?: readonly Named[]
  readonly stall?: readonly (readonly Named[])[]
  readonly schedule?: readonly Named[]
}

export interface Shared {
  /** From the right. The first has no extra cost, the second costs 1 more, and so on; `null` is an empty slot. */
  readonly market?: readonly (Named | null)[]
  readonly marketDeck?: readonly Named[]
  readonly marketDiscard?: readonly Named[]
  readonly die?: readonly number[]
  readonly pick?: readonly number[]
  readonly teams?: boolean
}

const idsByName = new Map<string, CardId>(catalogue.map(({ name, id }) => [name.toLowerCase(), id]))

/** `Reflection=Magnet` to `chameleons-2=platypuses-4`. */
function idOf(name: Named): string {
  return name
    .split('=')
    .map((part) => {
      const [card = '', copy] = part.split('#')
      const id = /^\d+$/.test(card) ? card : idsByName.get(card.toLowerCase())
      if (id === undefined) throw new Error(`no card is called ${card}`)
      return copy === undefined ? id : `${id}#${copy}`
    })
    .join('=')
}

const nameOf = (id: string): string =>
  id
    .split('=')
    .map((part) => catalogue.find((type) => type.id === part)?.name ?? part)
    .join('=')

/** Replaces card names in single quotes by their ids: `buy 5 with 'Junk','Glue'`. */
const translate = (words: string): string => words.replace(/'([^']+)'/g, (_, name: string) => idOf(name))

export function scenario<Who extends string>(given: Readonly<Record<Who, Given>>, shared: Shared = {}) {
  const names = Object.keys(given) as Who[]
  const ids = (pile: readonly Named[] = []): string[] => pile.map(idOf)
  const market = [...(shared.market ?? [])].map((card) => (card === null ? null : idOf(card)))
  while (market.length < 5) market.push(null)
  const state = readPosition({
    game: 'dale',
    teams: shared.teams ?? false,
    players: names.map((name) => {
      const { hand, deck, discard, stall = [], schedule } = given[name]
      return { hand: ids(hand), deck: ids(deck), discard: ids(discard), stall: stall.map(ids), schedule: ids(schedule) }
    }),
    market: market.reverse(),
    marketDeck: ids(shared.marketDeck),
    marketDiscard: ids(shared.marketDiscard),
    chance: { shuffle: 'keep', die: shared.die ?? [], pick: shared.pick ?? [] },
  })
  let history: DaleHistory = begin(daleRules, state)

  const play = (seat: number, words: string): void => {
    const line = `${seatWord(seat)} ${translate(words)}`
    const next = playLine(history, line)
    if (isRefusal(next)) {
      const options = legalMoves(history).slice(0, 12).join('; ')
      throw new Error(`${line}: ${next.key} ${JSON.stringify(next.facts)}; legal: ${options}`)
    }
    history = next
  }
  const refusal = (seat: number, words: string): Refusal | undefined => {
    const next = playLine(history, `${seatWord(seat)} ${translate(words)}`)
    return isRefusal(next) ? next : undefined
  }
  const shown = () => {
    const { players, ...rest } = writePosition(history.pause.now)
    return { players, ...rest }
  }

  const handle = (seat: number) => {
    const mine = () => shown().players[seat] as ReturnType<typeof shown>['players'][number]
    return {
      /** Makes a move of the notation, with card names in single quotes: `does("play 'Magnet'")`. */
      does: (...lines: string[]) => lines.forEach((line) => play(seat, line)),
      plays: (card: Named) => play(seat, `play ${idOf(card)}`),
      uses: (card: Named) => play(seat, `use ${idOf(card)}`),
      /** The slot as in the notation: 5 costs nothing extra, 1 costs 4 more. */
      buys: (slot: number | 'discard', ...payment: Named[]) =>
        play(seat, `buy ${slot} with ${payment.map(idOf).join(',')}`),
      builds: (...cards: Named[]) => play(seat, `build ${cards.map(idOf).join(',')}`),
      /** The inventory action. */
      discards: (...cards: Named[]) => play(seat, `discard ${cards.length === 0 ? 'none' : cards.map(idOf).join(',')}`),
      passes: () => play(seat, 'pass'),
      /** Answers with cards; without any it is `none`. */
      chooses: (...cards: Named[]) => play(seat, `choose ${cards.length === 0 ? 'none' : cards.map(idOf).join(',')}`),
      /** The reason key why a move is not legal, or `undefined` if it is. Nothing is played. */
      cannot: (words: string) => refusal(seat, words)?.key,
      /** The same reason in plain English, with its facts. */
      whyNot: (words: string) => {
        const why = refusal(seat, words)
        return why && inEnglish(why)
      },
      get hand() {
        return mine().hand.map(nameOf)
      },
      get deck() {
        return mine().deck.map(nameOf)
      },
      /** Top first. */
      get discard() {
        return mine().discard.map(nameOf)
      },
      get schedule() {
        return mine().schedule.map(nameOf)
      },
      get stall() {
        return mine().stall.map((stack) => stack.map(nameOf))
      },
      /** The question to this player now: `action`, `bonus`, `react`, `take`…; `undefined` if there is none. */
      get isAsked() {
        return history.pause.decision?.seat === seat ? history.pause.decision.ask : undefined
      },
      /** The position as this player sees it, as JSON text: other hands are question marks. */
      get sees() {
        return JSON.stringify(seenPosition(history.pause.now, seat))
      },
      /** The log as this player sees it. */
      get reads() {
        return allEvents(history).flatMap((event) => inLog(event, seat) ?? [])
      },
    }
  }
  const players = Object.fromEntries(names.map((name, seat) => [name, handle(seat)])) as Record<
    Who,
    ReturnType<typeof handle>
  >
  return {
    ...players,
    table: {
      /** From the right, like the given market. */
      get market() {
        return shown()
          .market.map((id) => (id === null ? null : nameOf(id)))
          .reverse()
      },
      get marketDeck() {
        return shown().marketDeck.map(nameOf)
      },
      /** Top first. */
      get marketDiscard() {
        return shown().marketDiscard.map(nameOf)
      },
      get winners() {
        return history.pause.now.winners.map((seat) => names[seat])
      },
      get turn() {
        return names[history.pause.now.active]
      },
      /** The player asked and the question, as in `ana: react`. */
      get asked() {
        const { decision } = history.pause
        return decision && `${names[decision.seat]}: ${decision.ask}`
      },
      get legal() {
        return legalMoves(history)
      },
    },
  }
}
