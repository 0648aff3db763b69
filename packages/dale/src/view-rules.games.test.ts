/** Prices, goals and stalls in the view match the rules. Each purchase and stack is compared with the view before it. */
import { advance, begin, fastChance, isRefusal } from '@merchants/tabletop'
import { expect, test } from 'vitest'
import { FROM_DISCARD } from './decision.ts'
import { daleRules } from './game.ts'
import { offeredAt, priceAt } from './offers.ts'
import { newGame } from './setup.ts'
import { eagerPlayer } from './testing/eager-player.ts'
import { anySetup } from './testing/setups.ts'
import type { View } from './view.ts'
import { SPECTATOR, stallOf, teammateOf, view } from './view.ts'

const MOST_ANSWERS = 1500

interface Compared {
  bought: number
  fromDiscard: number
  dearer: number
  built: number
  ended: number
}

function playAndCompare(seed: number, compared: Compared): void {
  const setup = anySetup(seed, ['crocodiles'])
  // Calculations changes prices while they are paid.
  if (setup.decks.some((deck) => deck === 'platypuses' || deck === 'chameleons')) return
  const answer = eagerPlayer(fastChance(seed + 1))
  let history = begin(daleRules, newGame(setup, fastChance(seed)))
  let shown: View | undefined
  let slot: number | undefined
  for (let answers = 0; answers < MOST_ANSWERS && history.pause.decision !== undefined; answers++) {
    const { decision } = history.pause
    const chosen = [...answer(decision)]
    if (decision.kind === 'acts') {
      shown = view(history.pause, decision.seat)
      const act = shown.decision?.kind === 'acts' ? shown.decision.options[chosen[0] ?? -1] : undefined
      slot = act?.slot
      expect(view(history.pause, SPECTATOR).lastStack).toBe(shown.lastStack)
    }
    const next = advance(daleRules, history, chosen)
    if (isRefusal(next)) throw new Error(next.key)
    history = next
    for (const event of history.pause.news) {
      if (event.what === 'bought' && shown !== undefined && slot === FROM_DISCARD) {
        expect(offeredAt(shown, slot)).toBe(event.card.type.id)
        expect(priceAt(shown, slot)).toBe(event.price)
        compared.fromDiscard += 1
      }
      if (event.what === 'bought' && shown !== undefined && slot !== undefined && slot >= 0) {
        expect(priceAt(shown, slot)).toBe(event.price)
        const added = shown.surcharges.reduce((sum, { amount }) => sum + amount, 0)
        expect(event.card.type.value + slot + added).toBe(event.price)
        compared.bought += 1
        compared.dearer += Math.sign(added)
      }
      if (event.what === 'built' && shown !== undefined) {
        const before = stallOf(shown, event.seat).length
        expect(event.stack).toBeGreaterThan(before)
        const { goal } = shown.seats[event.seat] as View['seats'][number]
        expect(goal).toBeGreaterThan(before)
        compared.built += 1
      }
    }
  }
  const end = view(history.pause, SPECTATOR)
  for (const winner of end.winners) {
    expect(stallOf(end, winner)).toHaveLength(end.lastStack)
    expect(teammateOf(end, winner)).toBe(end.winners.find((other) => other !== winner))
    compared.ended += 1
  }
}

test('prices, surcharges and stalls of the view are those of the game (rules 6.1, 6.3, 10)', () => {
  const compared: Compared = { bought: 0, fromDiscard: 0, dearer: 0, built: 0, ended: 0 }
  for (let seed = 0; seed < 24; seed++) playAndCompare(seed, compared)
  expect(compared.bought).toBeGreaterThan(150)
  expect(compared.fromDiscard).toBeGreaterThan(0)
  expect(compared.dearer).toBeGreaterThan(0)
  expect(compared.built).toBeGreaterThan(30)
  expect(compared.ended).toBeGreaterThan(0)
})
