/** Which questions answer themselves depends on the cards in the game, not on a list of decks. */
import { begin, fastChance } from '@merchants/tabletop'
import { expect, test } from 'vitest'
import type { Deck } from './card.ts'
import { DECKS } from './card.ts'
import { cardsOf, catalogue } from './decks/index.ts'
import type { Ask, Kind } from './decision.ts'
import { DaleDecision } from './decision.ts'
import { dale } from './definition.ts'
import { newGame } from './setup.ts'
import type { State } from './state.ts'

/** Three decks that use the top of no pile. */
const QUIET: readonly Deck[] = ['sloths', 'polecats', 'owls']

const gameWith = (deck: Deck): State =>
  newGame(
    { players: 2, decks: [...QUIET.filter((each) => each !== deck).slice(0, 2), deck], teams: false },
    fastChance(1),
  )

const asked = (ask: Ask, kind: Kind, options: readonly unknown[], min: number, ordered: boolean): DaleDecision =>
  new DaleDecision(
    0,
    ask,
    kind,
    options as DaleDecision['options'],
    min,
    options.length,
    ordered,
    undefined,
    undefined,
    undefined,
  )

test('a card says that it uses the top of a pile if its text speaks of that card', () => {
  const speaks = catalogue.filter(({ text }) => /top card of .*discard pile|market discard’s top card/.test(text))

  expect(catalogue.filter(({ usesTopOf }) => usesTopOf !== undefined)).toEqual(speaks)
})

test.each([
  ['order paid', ['platypuses', 'foxes', 'macaws', 'raccoons', 'chameleons']],
  ['order spent', ['platypuses', 'foxes', 'macaws', 'raccoons', 'chameleons']],
  ['discard', ['platypuses', 'foxes', 'macaws', 'raccoons', 'chameleons']],
  ['throw away', ['pandas', 'chameleons']],
  ['order stack', []],
] as const)('the order of %s is asked only with decks that use it', (ask, decks: readonly Deck[]) => {
  const isAsked = DECKS.filter((deck) => {
    const cards = cardsOf(deck)
    return dale.automaticAnswer(asked(ask, 'cards', cards, cards.length, true), gameWith(deck)) === undefined
  })

  expect(isAsked.toSorted()).toEqual(decks.toSorted())
})

test('Stoves are fuelled only where there are some', () => {
  const fuel = asked('fuel', 'cards', ['a', 'b'], 0, false)

  expect(dale.automaticAnswer(fuel, gameWith('penguins'))).toBeUndefined()
  expect(dale.automaticAnswer(fuel, gameWith('macaws'))).toEqual([])
})

test('a single option answers itself, but for a move and a secret question', () => {
  const state = gameWith('macaws')
  const one = (ask: Ask): unknown => dale.automaticAnswer(asked(ask, 'cards', ['a'], 1, false), state)

  expect(one('take')).toEqual([0])
  for (const ask of ['start', 'action', 'bonus', 'pay', 'to slot', 'stack', 'react', 'last'] as const)
    expect(one(ask)).toBeUndefined()
})

test('the first question of a turn is never answered automatically', () => {
  const { decision, now } = begin(dale, gameWith('macaws')).pause

  expect(decision && dale.automaticAnswer(decision, now)).toBeUndefined()
})
