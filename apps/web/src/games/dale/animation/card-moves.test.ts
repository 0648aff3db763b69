/** Follows cards through whole games. Each is found at its place, and none shows a hidden face. */
import { randomBot } from '@merchants/bots'
import type { Deck, EventView, View } from '@merchants/dale'
import { beginSaved, dale, DECKS, decksNeeded, view, viewEvent } from '@merchants/dale'
import { advance, fastChance, isRefusal, shuffle } from '@merchants/tabletop'
import { expect, test } from 'vitest'
import type { CardMove, Lying } from './card-moves.ts'
import { cardMovesBetween } from './card-moves.ts'

interface Moment {
  readonly before: View
  readonly events: readonly EventView[]
  readonly after: View
  readonly journeys: readonly CardMove[]
}

/** A seat's views of a random game, a few answers at a time. */
function* moments(seed: number, answers: number): Generator<Moment> {
  const chance = fastChance(seed)
  const teams = seed % 4 === 3
  const players = teams ? 4 : 2 + (seed % 4)
  const decks: Deck[] = DECKS.slice()
  shuffle(chance, decks)
  const setup = { players, teams, decks: decks.slice(0, decksNeeded(players, teams)) }
  let { pause } = beginSaved({ ...setup, seed: `flight ${seed}` })
  let before = view(pause, 0)
  let events: EventView[] = []
  for (let step = 1; step < answers && pause.decision !== undefined; step++) {
    const { seat } = pause.decision
    const next = advance(dale, { past: [], pause }, randomBot.decide(view(pause, seat), chance))
    if (isRefusal(next)) throw new Error(next.key)
    ;({ pause } = next)
    events.push(...pause.news.flatMap((event) => viewEvent(event, 0) ?? []))
    if (step % (1 + (seed % 3)) > 0) continue
    const after = view(pause, 0)
    yield { before, events, after, journeys: cardMovesBetween(before, events, after) }
    before = after
    events = []
  }
}

/** A card set aside unseen is still counted at its old place and has no journey. */
function liftedUnseen(events: readonly EventView[]): number {
  const unseen = events.flatMap((event) => (event.what === 'moved' && event.card === '?' ? [event] : []))
  const lifted = unseen.filter(({ from, to }) => from.zone === 'hand' && to.zone === 'aside').length
  return Math.max(0, lifted - unseen.filter(({ from }) => from.zone === 'aside').length)
}

const SEEDS = Array.from({ length: 9 }, (_, seed) => seed)
const key = ({ zone, at, part }: Lying): string => `${zone}@${at}.${part}`
const isRow = ({ zone }: Lying): boolean => /^(hand|schedule|stall|market$)/.test(zone)

test.each(SEEDS)('every card in a row has one origin, and no two have the same (game %i)', (seed) => {
  for (const { after, events, journeys } of moments(seed, 200)) {
    const ends = journeys.filter(({ to }) => isRow(to)).map(({ to }) => key(to))
    const hands = after.seats.reduce((sum, { hand, schedule }) => sum + hand.length + schedule.length, 0)
    const built = after.stalls.flat(2).length
    const offered = after.market.filter((card) => card !== undefined).length
    expect(ends).toHaveLength(hands + built + offered - liftedUnseen(events))
    expect(new Set(ends).size).toBe(ends.length)

    const starts = journeys.filter(({ from }) => isRow(from)).map(({ from }) => key(from))
    expect(new Set(starts).size).toBe(starts.length)
  }
})

test.each(SEEDS)('a card that is seen at both ends is the same card (game %i)', (seed) => {
  for (const { journeys } of moments(seed, 200)) {
    const changed = journeys.filter(({ from, to }) => from.card !== '?' && to.card !== '?' && from.card !== to.card)
    expect(changed).toEqual([])
  }
})

test.each(SEEDS)('nothing moves without an event, but for cards that make room (game %i)', (seed) => {
  for (const { journeys } of moments(seed, 200)) {
    const strays = journeys.filter(({ from, to, order }) => order === undefined && from.zone !== to.zone)
    expect(strays).toEqual([])
  }
})

test.each(SEEDS)('a card shows its face on the way only where it is openly (game %i)', (seed) => {
  for (const { before, after, journeys } of moments(seed, 200)) {
    for (const { from, to } of journeys) {
      if (from.zone.startsWith('hand')) expect(from.card).toBe(before.seats[Number(from.zone.slice(5))]?.hand[from.at])
      if (to.zone.startsWith('hand')) expect(to.card).toBe(after.seats[Number(to.zone.slice(5))]?.hand[to.at])
      if (from.zone.includes('deck')) expect(from.card).toBe('?')
      if (to.zone.includes('deck')) expect(to.card).toBe('?')
    }
  }
})
