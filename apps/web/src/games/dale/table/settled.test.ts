/** Questions that are not asked, and those that still are. */
import type { Ask, CardId, OptionView, View } from '@merchants/dale'
import { describe, expect, test } from 'vitest'
import type { Manner } from './settled.ts'
import { EVERYTHING_ASKED, settledAnswer } from './settled.ts'

const USUAL: Manner = { proposes: true, lastAsk: 'useful' }

const asking = (ask: Ask, options: readonly OptionView[]): { readonly view: View } =>
  ({
    view: { decision: { ask, kind: 'acts', options, places: options.map(() => []), min: 1, max: 1 } },
  }) as unknown as { view: View }

const using = (card: CardId): OptionView => ({ do: 'use', use: { card, as: card, value: 1 } })
const PASS: OptionView = { do: 'pass' }

describe('the last window of a turn', () => {
  const worthless = asking('last', [PASS, using('ocelots-1')])
  const useful = asking('last', [PASS, using('ocelots-1'), using('owls-1')])

  test('is passed over where all that is left would end with the turn', () => {
    expect(settledAnswer(worthless, USUAL)).toEqual([0])
  })

  test('is asked where something could still matter', () => {
    expect(settledAnswer(useful, USUAL)).toBeUndefined()
  })

  test('is always or never asked where the player wants that', () => {
    expect(settledAnswer(worthless, { ...USUAL, lastAsk: 'always' })).toBeUndefined()
    expect(settledAnswer(useful, { ...USUAL, lastAsk: 'never' })).toEqual([0])
  })

  test('belongs to the end of the turn, and in an action the player uses the same cards', () => {
    expect(settledAnswer(asking('bonus', [PASS, using('ocelots-1')]), USUAL)).toBeUndefined()
  })
})

describe('a stack', () => {
  const one: OptionView = { stack: [] }

  test('that is the only possible one is built without asking which', () => {
    expect(settledAnswer(asking('stack', [one]), USUAL)).toEqual([0])
    expect(settledAnswer(asking('stack', [one, one]), USUAL)).toBeUndefined()
  })

  test('is asked for in a lesson all the same', () => {
    expect(settledAnswer(asking('stack', [one]), EVERYTHING_ASKED)).toBeUndefined()
  })
})
