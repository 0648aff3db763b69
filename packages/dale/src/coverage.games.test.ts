/** Plays random games until every card has worked in each of its ways, and prints the table. Nothing may be missing. */
import { fastChance, randomPlayer } from '@merchants/tabletop'
import { expect, test } from 'vitest'
import type { CardType, Deck } from './card.ts'
import { DECKS } from './card.ts'
import { catalogue } from './decks/index.ts'
import type { DaleDecision } from './decision.ts'
import type { Event } from './events.ts'
import { daleRules } from './game.ts'
import { newGame } from './setup.ts'
import { anySetup } from './testing/setups.ts'

const WAYS = ['played', 'due', 'used', 'paid', 'built', 'reacted', 'copied'] as const
type Way = (typeof WAYS)[number]

/** Whether a card can be at work in this way at all. */
function canBe(type: CardType, way: Way): boolean {
  switch (way) {
    case 'played':
      return type.isTechnique
    case 'due':
      return type.isDue
    case 'used':
      return type.oncePerTurn !== undefined
    case 'reacted':
      return type.reaction !== undefined
    case 'copied':
      return type.models === undefined
    case 'paid':
    case 'built':
      return true
  }
}

/** How often each card was at work in each way. */
class Coverage {
  private readonly counts = new Map(WAYS.map((way) => [way, new Map<CardType, number>()]))

  note(way: Way, type: CardType): void {
    const counts = this.counts.get(way)
    counts?.set(type, (counts.get(type) ?? 0) + 1)
  }

  hear(event: Event): void {
    const { what } = event
    if (what === 'played' || what === 'used' || what === 'reacted') {
      if (event.as === event.card.type) this.note(what, event.as)
    } else if (what === 'fell due') this.note('due', event.as)
    else if (what === 'copied') this.note('copied', event.as)
    else if (what === 'built') for (const { type } of event.cards) this.note('built', type)
  }

  hearAnswer({ ask, options }: DaleDecision, [at = -1]: readonly number[]): void {
    if (ask !== 'pay') return
    const payment = (options as DaleDecision<'payments'>['options'])[at]
    for (const { card } of payment?.uses ?? []) this.note('paid', card.type)
  }

  missing(way: Way, types: readonly CardType[] = catalogue): CardType[] {
    return types.filter((type) => canBe(type, way) && !this.counts.get(way)?.has(type))
  }

  get isComplete(): boolean {
    return WAYS.every((way) => this.missing(way).length === 0)
  }

  /** One row for each deck: for each way, how many of the cards that can were seen at work. */
  get rows(): string[] {
    return [...DECKS, 'junk'].map((deck) => {
      const types = catalogue.filter((type) => type.deck === deck)
      const cells = WAYS.map((way) => {
        const can = types.filter((type) => canBe(type, way))
        const seen = can.length - this.missing(way, can).length
        return (can.length === 0 ? '-' : `${seen}/${can.length}`).padStart(8)
      })
      return `${deck.padEnd(11)}${cells.join('')}`
    })
  }
}

const HEADING = `${' '.repeat(11)}${WAYS.map((way) => way.padStart(8)).join('')}`

/** Decks that a game should have: those of cards not seen yet, beside chameleons if they are still to be copied. */
function wantedDecks(coverage: Coverage, seed: number): Deck[] {
  const uncopied = coverage.missing('copied')
  const unseen = WAYS.flatMap((way) => (way === 'copied' ? [] : coverage.missing(way)))
  const missing = [...unseen, ...uncopied].flatMap(({ deck }) => (deck === 'junk' ? [] : [deck]))
  const first = missing[seed % Math.max(1, missing.length)]
  return [...new Set<Deck>([...(uncopied.length > 0 ? (['chameleons'] as const) : []), ...(first ? [first] : [])])]
}

/** Seeds with the same remainder by 4 give the same kind of table: see `anySetup`. */
const TABLES = ['2 players', '3 players', '4 players', '2 teams'] as const

test.each(TABLES)('%s: every card was played, used, paid with, built, reacted with and copied', (name) => {
  const coverage = new Coverage()
  let games = 0
  for (; games < 400 && !coverage.isComplete; games++) {
    const seed = games * 4 + TABLES.indexOf(name)
    const state = newGame(anySetup(seed, wantedDecks(coverage, games)), fastChance(seed))
    const choose = randomPlayer(fastChance(seed * 31 + 7))
    const decide = (decision: DaleDecision) => {
      const answer = choose(decision)
      coverage.hearAnswer(decision, answer)
      return answer
    }
    // A few games never end, because no player has the cards for the last stack any more.
    while (!daleRules.isOver(state) && state.turn < 1000) daleRules.step(state, decide, (event) => coverage.hear(event))
  }

  console.log([`${name}, ${games} games`, HEADING, ...coverage.rows].join('\n'))
  const missing = WAYS.map((way) => [way, ...coverage.missing(way).map(({ id }) => id)])
  expect(missing).toEqual(WAYS.map((way) => [way]))
})
