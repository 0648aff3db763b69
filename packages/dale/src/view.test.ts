/** Messages to a seat about cards hidden from it. */
import { expect, test } from 'vitest'
import { cardType } from './decks/index.ts'
import { EVERYTHING } from './knowledge.ts'
import { Card } from './state.ts'
import { SPECTATOR } from './view.ts'
import { viewEvent } from './view-event.ts'

const glue = new Card(0, cardType('platypuses-5b'))
const fromHand = { zone: 'hand', seat: 0, at: 3 } as const
const toDeck = { zone: 'deck', seat: 0, at: 7 } as const

test('a seat that sees a card leave another hand learns which it is, but not its position there', () => {
  const told = viewEvent({ what: 'moved', card: glue, from: fromHand, to: toDeck, seers: EVERYTHING }, 1)
  expect(told).toEqual({ what: 'moved', card: 'platypuses-5b', from: { ...fromHand, at: -1 }, to: toDeck })
})

test('a seat that sees a card move learns which and from where', () => {
  const told = viewEvent({ what: 'moved', card: glue, from: fromHand, to: toDeck, seers: 0b01 }, 0)
  expect(told).toEqual({ what: 'moved', card: 'platypuses-5b', from: fromHand, to: toDeck })
})

test('a seat that does not see it learns neither, because a place in a hand or deck would reveal a known card', () => {
  for (const seat of [1, SPECTATOR]) {
    const told = viewEvent({ what: 'moved', card: glue, from: fromHand, to: toDeck, seers: 0b01 }, seat)
    expect(told).toEqual({ what: 'moved', card: '?', from: { ...fromHand, at: -1 }, to: { ...toDeck, at: -1 } })
  }
})
