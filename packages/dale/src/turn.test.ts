/** A turn by rules.md: 5 turn structure, 8 values, 9 clean-up, 10 winning. */
import { describe, expect, test } from 'vitest'
import { alone, atStack, besideBo, builder, junk, stacks, teammates } from './testing/beginnings.ts'
import { scenario } from './testing/scenario.ts'

describe('start of turn', () => {
  test('5.1: what is due is resolved before the first action', () => {
    const { ana, bo } = scenario({
      ana: { hand: ['Steady Achiever', ...junk(5)], deck: ['Glue'] },
      bo: { hand: junk(5) },
    })

    ana.plays('Steady Achiever')
    ana.discards()
    expect(ana.hand).not.toContain('Glue')
    bo.discards()

    expect(ana.hand).toContain('Glue')
    expect(ana.discard).toEqual(['Steady Achiever'])
    expect(ana.isAsked).toBe('action')
  })

  test('5.1: of several due cards the owner picks the next, and no action comes before the last of them', () => {
    const { ana } = alone({ hand: ['Junk'], deck: ['Glue'], schedule: ['Siesta', 'Steady Achiever'] })

    expect(ana.isAsked).toBe('start')
    expect(ana.cannot('discard none')).toBe('due-first')
    ana.chooses('Steady Achiever')
    expect(ana.discard).toEqual(['Steady Achiever'])
    ana.chooses('Steady Achiever')

    expect(ana.hand.toSorted()).toEqual(['Glue', 'Junk', 'Steady Achiever'])
    expect(ana.discard).toEqual(['Siesta'])
    expect(ana.isAsked).toBe('action')
  })

  test('5.1: in the other order Siesta does not find what is not yet discarded', () => {
    const { ana } = alone({ hand: ['Junk'], deck: ['Glue'], schedule: ['Siesta', 'Steady Achiever'] })

    ana.chooses('Siesta')

    expect(ana.hand.toSorted()).toEqual(['Glue', 'Junk'])
    expect(ana.discard).toEqual(['Steady Achiever', 'Siesta'])
  })

  test('5.1: a lasting effect ends at the start of the owner’s turn, a plan that waits for something else stays', () => {
    const { ana } = alone({ hand: ['Junk'], schedule: ['Scary Gunfight', 'Overtime'] })

    expect(ana.discard).toEqual(['Scary Gunfight'])
    expect(ana.schedule).toEqual(['Overtime'])
    expect(ana.isAsked).toBe('action')
  })

  test('5.1: only the active player’s cards are due', () => {
    const { bo } = scenario({ ana: { hand: ['Junk'] }, bo: { deck: ['Glue'], schedule: ['Steady Achiever'] } })

    expect(bo.schedule).toEqual(['Steady Achiever'])
    expect(bo.hand).toEqual([])
  })
})

describe('action phase', () => {
  test('5.2: after a technique with a bonus action one more action may follow, and so on', () => {
    const { ana, table } = besideBo(
      { hand: ['Favourite Toy', 'Flashy Show', 'Cookies'], deck: junk(5) },
      { market: ['Swank'] },
    )

    ana.plays('Favourite Toy')
    expect(ana.isAsked).toBe('bonus')
    ana.plays('Flashy Show')
    expect(ana.isAsked).toBe('bonus')
    ana.buys(5, 'Cookies')

    expect(ana.hand).toContain('Swank')
    expect(table.turn).toBe('bo')
  })

  test('5.2: a bonus action may be declined', () => {
    const { ana, table } = besideBo({ hand: ['Favourite Toy', 'Glue'], deck: junk(5) })

    ana.plays('Favourite Toy')
    ana.passes()

    expect(ana.hand).toEqual(['Glue', ...junk(4)])
    expect(table.turn).toBe('bo')
  })

  test('5.2: a technique without a bonus action ends the phase', () => {
    const { ana, table } = besideBo({ hand: ['Prepaid Good', 'Magnet'], deck: junk(5) }, { market: ['Swank'] })

    ana.plays('Prepaid Good')

    expect(ana.hand).toEqual(['Magnet', 'Swank', ...junk(3)])
    expect(table.turn).toBe('bo')
  })

  test('5.2: a stack ends the phase', () => {
    const { ana, table } = besideBo({ hand: ['Swift Broker', 'Magnet'], deck: junk(5) })

    ana.builds('Swift Broker')

    expect(ana.stall).toEqual([['Swift Broker']])
    expect(table.turn).toBe('bo')
  })

  test('5.2: the bonus action of a card that waits comes in the turn it is played, not when it resolves', () => {
    const { ana, bo, table } = scenario({ ana: { hand: ['Scary Gunfight', ...junk(5)] }, bo: { hand: junk(5) } })

    ana.plays('Scary Gunfight')
    expect(ana.isAsked).toBe('bonus')
    ana.discards()
    bo.discards()

    expect(table.asked).toBe('ana: action')
  })

  test('5.3: the first action cannot be passed, but an inventory action may discard nothing', () => {
    const { ana, table } = besideBo({ hand: ['Magnet', 'Glue'], deck: junk(5) })

    expect(ana.cannot('pass')).toBe('cannot-pass')
    ana.discards()

    expect(ana.hand).toEqual(['Magnet', 'Glue', ...junk(3)])
    expect(table.turn).toBe('bo')
  })

  test('6.4: an inventory action discards any cards in the order chosen', () => {
    const { ana } = besideBo({ hand: ['Magnet', 'Glue', 'Cookies'], deck: junk(5) })

    ana.discards('Cookies', 'Magnet')

    expect(ana.discard).toEqual(['Magnet', 'Cookies'])
    expect(ana.hand).toEqual(['Glue', ...junk(4)])
  })

  test('a written move ends with its turn, even if no one else has anything to decide', () => {
    const { ana } = alone({ hand: ['Swift Broker'] })

    ana.builds('Swift Broker')

    expect(ana.stall).toEqual([['Swift Broker']])
    expect(ana.hand).toEqual(junk(5))
  })
})

describe('once in your turn', () => {
  test('5.4: an ability may be used in the start-of-turn step, before what is due', () => {
    const { ana } = alone({
      hand: ['Wise Spy'],
      deck: ['Glue', 'Magnet', 'Cookies', 'Junk'],
      schedule: ['Steady Achiever'],
    })

    ana.uses('Wise Spy')
    ana.chooses('Cookies', 'Glue', 'Magnet')
    ana.chooses('Steady Achiever')

    expect(ana.hand).toEqual(['Wise Spy', 'Cookies'])
    expect(ana.isAsked).toBe('action')
  })

  test('5.4: an ability is not an action and may be used between actions', () => {
    const { ana, table } = alone(
      { hand: ['Market Discovery', 'Favourite Toy', 'Junk'] },
      { marketDeck: ['Glue', 'Sofa'] },
    )

    ana.plays('Favourite Toy')
    ana.uses('Market Discovery')

    expect(table.marketDiscard).toEqual(['Glue'])
    expect(ana.isAsked).toBe('bonus')
  })

  test('5.4: no ability while another effect is being resolved', () => {
    const { ana } = alone({ hand: ['Market Discovery', 'Shattered Relic', 'Junk'] }, { marketDeck: ['Glue'] })

    ana.plays('Shattered Relic')

    expect(ana.isAsked).toBe('throw away')
    expect(ana.cannot("use 'Market Discovery'")).toBe('not-for-this-question')
  })

  test('5.4: after both steps of clean-up there is one more window, before the turn passes on', () => {
    const { ana, bo, table } = besideBo(
      { hand: ['Wise Spy', 'Junk'], deck: [...junk(3), 'Glue', 'Magnet', 'Cookies'] },
      { market: ['Sofa'], marketDeck: ['Stove', 'Swank', 'Cheer', 'Acorn'] },
    )

    ana.discards('Junk')
    expect(ana.isAsked).toBe('last')
    expect(ana.hand).toHaveLength(5)
    expect(table.market).toEqual(['Sofa', 'Stove', 'Swank', 'Cheer', 'Acorn'])
    expect(bo.isAsked).toBeUndefined()
    ana.uses('Wise Spy')
    ana.chooses('Cookies', 'Magnet', 'Junk')

    expect(table.turn).toBe('bo')
  })

  test('5.4: the last window may be passed', () => {
    const { ana, table } = besideBo({ hand: ['Bold Haggler', ...junk(4)] })

    ana.discards()
    expect(table.asked).toBe('ana: last')
    ana.passes()

    expect(table.asked).toBe('bo: action')
  })

  test('5.4: without an ability left there is no last window', () => {
    const { ana, table } = besideBo({ hand: ['Bold Haggler', ...junk(4)] }, { die: [2] })

    ana.uses('Bold Haggler')
    ana.discards()

    expect(table.asked).toBe('bo: action')
  })

  test('5.4: nothing but abilities is possible in the last window', () => {
    const { ana } = besideBo({ hand: ['Bold Haggler', 'Favourite Toy', ...junk(3)] }, { market: ['Swift Broker'] })

    ana.discards()

    expect(ana.cannot("play 'Favourite Toy'")).toBe('actions-are-over')
    expect(ana.cannot("buy 5 with 'Junk'")).toBe('actions-are-over')
    expect(ana.cannot("build 'Bold Haggler'")).toBe('actions-are-over')
  })

  test('5.4: an ability in the last window does not reopen the hand fill', () => {
    const { ana, table } = besideBo(
      { hand: ['Good Old Times', ...junk(4)], deck: junk(5) },
      { market: ['Sofa', 'Stove', 'Swank', 'Cheer', 'Acorn'], marketDeck: ['Cookies'] },
    )

    ana.discards()
    ana.uses('Good Old Times')

    expect(table.marketDiscard).toEqual(['Cookies'])
    expect(ana.hand).toHaveLength(5)
    expect(table.turn).toBe('bo')
  })

  test('5.4: a card that left the hand and came back in the same turn may be used again', () => {
    const { ana, table } = alone(
      { hand: ['Market Discovery', 'Swift Broker'] },
      { marketDeck: ['Glue', 'Sofa', 'Stove'] },
    )

    ana.uses('Market Discovery')
    expect(ana.cannot("use 'Market Discovery'")).toBe('already-used')
    ana.plays('Swift Broker')
    ana.uses('Market Discovery')

    expect(table.marketDiscard).toEqual(['Sofa', 'Glue'])
  })
})

describe('values', () => {
  test('8.1: Flashy Show first, then Practical Values: 1, 2, 4', () => {
    const { ana } = besideBo({ hand: ['Flashy Show', 'Practical Values', 'Swift Broker'], stall: stacks(3) })

    ana.plays('Flashy Show')
    ana.plays('Practical Values')
    ana.builds('Swift Broker')

    expect(ana.stall).toHaveLength(4)
  })

  test('8.1: Practical Values first, then Flashy Show: 1, 5, 6', () => {
    const { ana } = besideBo({ hand: ['Flashy Show', 'Practical Values', 'Swift Broker'], stall: stacks(5) })

    ana.plays('Practical Values')
    ana.plays('Flashy Show')
    ana.builds('Swift Broker')

    expect(ana.stall).toHaveLength(6)
  })

  test('8.1: an effect on one card has its place in the same order: 2 + 1 mirrored is 3, times 2 is 6', () => {
    const { ana } = besideBo(
      { hand: ['Rare Artefact', 'Flashy Show', 'Cookies', 'Practical Values'], stall: stacks(5) },
      { die: [2] },
    )

    ana.plays('Flashy Show')
    ana.plays('Practical Values')
    ana.plays('Rare Artefact')
    ana.builds('Cookies')

    expect(ana.stall).toHaveLength(6)
  })

  test('8.2: effects on all cards cover a card that reaches the hand later, in the order they were played', () => {
    const { ana } = besideBo({
      hand: ['Flashy Show', 'Practical Values', 'Lunch Break'],
      deck: ['Swift Broker', ...junk(5)],
      stall: stacks(3),
    })

    ana.plays('Flashy Show')
    ana.plays('Practical Values')
    ana.plays('Lunch Break')
    ana.builds('Swift Broker')

    expect(ana.stall.at(-1)).toEqual(['Swift Broker'])
  })

  test('8.2: a card taken after Flashy Show pays one more', () => {
    const { ana } = besideBo(
      { hand: ['Flashy Show', 'Lunch Break'], deck: ['Cookies', ...junk(5)] },
      { market: ['Swank'] },
    )

    ana.plays('Flashy Show')
    ana.plays('Lunch Break')
    ana.buys(5, 'Cookies')

    expect(ana.hand).toContain('Swank')
  })

  test('8.3: Accordion changes last, after the mirror', () => {
    const { ana } = besideBo({ hand: ['Practical Values', 'Accordion'], stall: stacks(1) })

    ana.plays('Practical Values')
    ana.builds('Accordion=2')

    expect(ana.stall).toHaveLength(2)
  })

  test('8.3: Stove is set last, whatever was applied to it before', () => {
    const { ana } = atStack(2, { hand: ['Flashy Show', 'Stove', 'Junk', 'Junk'] })

    ana.plays('Flashy Show')
    ana.does("build 'Stove=2' spend 'Junk','Junk'")

    expect(ana.stall.at(-1)).toEqual(['Stove'])
  })

  test('8.4: a changed value must be used, for stacks and payments alike', () => {
    const { ana } = besideBo({ hand: ['Practical Values', 'Magnet'], stall: stacks(3) }, { market: ['Acorn'] })

    ana.plays('Practical Values')

    expect(ana.cannot("build 'Magnet'")).toBe('wrong-sum')
    expect(ana.cannot("buy 5 with 'Magnet'")).toBe('too-little')
  })

  test('8.5: a change on one card is lost when it goes to another hand', () => {
    const { ana, bo } = scenario(
      {
        ana: { hand: ['Rare Artefact', 'Cookies', 'Dirty Exchange', ...junk(4)] },
        bo: { hand: ['Swank', ...junk(4)], stall: stacks(1) },
      },
      { die: [3], pick: [0] },
    )

    ana.plays('Rare Artefact')
    ana.chooses('Cookies')
    ana.plays('Dirty Exchange')
    ana.chooses('Cookies')
    ana.passes()
    bo.builds('Cookies')

    expect(bo.stall).toHaveLength(2)
  })

  test('8.6: changes for this turn end after clean-up', () => {
    const { ana, bo } = scenario({
      ana: { hand: ['Flashy Show', 'Cookies', ...junk(4)], stall: stacks(1) },
      bo: { hand: ['Nuisance', ...junk(4)], stall: stacks(1) },
    })

    ana.plays('Flashy Show')
    ana.passes()
    expect(bo.cannot("build 'Nuisance'")).toBeUndefined()
    bo.discards()

    expect(ana.cannot("build 'Cookies'")).toBeUndefined()
  })

  test('8.7: market prices are the printed ones', () => {
    const { ana } = besideBo(
      { hand: ['Practical Values', 'Glue'], deck: junk(5) },
      { market: ['Swift Broker', 'Tireless Tinkerer'] },
    )

    ana.plays('Practical Values')

    expect(ana.cannot("buy 4 with 'Glue'")).toBe('too-little')
    expect(ana.cannot("buy 5 with 'Glue'")).toBeUndefined()
  })

  test.each([
    { card: 'Swift Broker', worth: 5 },
    { card: 'Cookies', worth: 4 },
    { card: 'Shattered Relic', worth: 3 },
    { card: 'Spyglass', worth: 2 },
    { card: 'Favourite Toy', worth: 1 },
  ])('8, table: Practical Values makes $card count $worth', ({ card, worth }) => {
    const { ana } = scenario({
      ana: { hand: ['Practical Values', card], deck: junk(5), stall: stacks(worth - 1) },
      bo: { hand: ['Junk'] },
    })

    ana.plays('Practical Values')
    ana.builds(card)

    expect(ana.stall.at(-1)).toEqual([card])
  })

  test('8, table: Practical Values leaves values outside 1 to 5 as they are', () => {
    const { ana } = besideBo({ hand: ['Flashy Show', 'Practical Values', 'Glue'], stall: stacks(5) })

    ana.plays('Flashy Show')
    ana.plays('Practical Values')
    ana.builds('Glue')

    expect(ana.stall).toHaveLength(6)
  })
})

describe('the hand fill', () => {
  test('9.1: the active player fills up to five, the others do not', () => {
    const { ana, bo } = scenario({
      ana: { hand: ['Glue'], deck: ['Cheer', 'Magnet', 'Acorn', 'Stove', 'Swank'] },
      bo: { hand: ['Junk'], deck: junk(5) },
    })

    ana.discards()

    expect(ana.hand).toEqual(['Glue', 'Cheer', 'Magnet', 'Acorn', 'Stove'])
    expect(ana.deck).toEqual(['Swank'])
    expect(bo.hand).toEqual(['Junk'])
  })

  test('9.1: there is no upper limit', () => {
    const { ana } = besideBo({ hand: junk(7), deck: ['Glue'] })

    ana.discards()

    expect(ana.hand).toHaveLength(7)
    expect(ana.deck).toEqual(['Glue'])
  })

  test('9.1: Cookies in hand raise the goal', () => {
    const { ana } = besideBo({ hand: ['Cookies', 'Cookies'], deck: junk(9) })

    ana.discards()

    expect(ana.hand).toHaveLength(7)
  })

  test('9.1: Cookies drawn on the way raise the goal at once', () => {
    const { ana } = besideBo({ hand: junk(4), deck: ['Cookies', 'Cookies', 'Glue', 'Magnet'] })

    ana.discards()

    expect(ana.hand).toEqual([...junk(4), 'Cookies', 'Cookies', 'Glue'])
    expect(ana.deck).toEqual(['Magnet'])
  })

  test('9.1: Sofas in the stall raise the goal, also a Sofa built this turn', () => {
    const { ana } = besideBo({ hand: ['Sofa', 'Junk'], deck: junk(9), stall: [...stacks(3), ['Sofa']] })

    ana.builds('Sofa')

    expect(ana.hand).toHaveLength(7)
  })

  test('9.1: a Sofa in the hand does nothing', () => {
    const { ana } = besideBo({ hand: ['Sofa'], deck: junk(9) })

    ana.discards()

    expect(ana.hand).toHaveLength(5)
  })

  test('9.1: the deck is re-formed when the next card is needed; then junk makes up what is missing', () => {
    const { ana } = besideBo({ hand: ['Cheer'], deck: ['Magnet'], discard: ['Glue', 'Acorn'] })

    ana.discards()

    expect(ana.hand).toEqual(['Cheer', 'Magnet', 'Acorn', 'Glue', 'Junk'])
    expect(ana.discard).toEqual([])
  })

  test('9.1: a deck that just reaches zero is not re-formed', () => {
    const { ana } = besideBo({ hand: junk(4), deck: ['Magnet'], discard: ['Glue'] })

    ana.discards()

    expect(ana.deck).toEqual([])
    expect(ana.discard).toEqual(['Glue'])
  })

  test('9.1: junk made up counts for Cookies too', () => {
    const { ana } = besideBo({ hand: ['Cookies'] })

    ana.discards()

    expect(ana.hand).toEqual(['Cookies', ...junk(5)])
  })

  test('9.1: under Lost Shipments one card is drawn, or one junk card taken', () => {
    const { ana } = scenario({ ana: { hand: ['Glue'] }, bo: { hand: ['Junk'], schedule: ['Lost Shipments'] } })

    ana.discards()

    expect(ana.hand).toEqual(['Glue', 'Junk'])
  })

  test('9.1: reactions caused by the fill come before the market step', () => {
    const { ana, table } = besideBo(
      { hand: junk(4), deck: ['Quality Inspection', 'Magnet', 'Glue'] },
      { marketDeck: ['Sofa'] },
    )

    ana.discards()
    expect(ana.isAsked).toBe('react')
    expect(table.market).toEqual([null, null, null, null, null])
    ana.chooses('Quality Inspection')
    ana.chooses('Junk')

    expect(ana.hand).toEqual([...junk(3), 'Quality Inspection', 'Magnet'])
    expect(table.market).toEqual(['Sofa', null, null, null, null])
  })
})

describe('the market fill', () => {
  test('9.2: market cards slide right, then new ones come from right to left', () => {
    const { ana, table } = besideBo(
      { hand: ['Magnet', ...junk(4)], deck: junk(5) },
      { market: ['Acorn', null, 'Glue', null, 'Sofa'], marketDeck: ['Stove', 'Swank', 'Cheer', 'Raffle'] },
    )

    ana.buys(5, 'Magnet')

    expect(table.market).toEqual(['Glue', 'Sofa', 'Stove', 'Swank', 'Cheer'])
    expect(table.marketDeck).toEqual(['Raffle'])
  })

  test('9.2: an empty market deck is re-formed from the market discard when a card is needed', () => {
    const { ana, table } = besideBo(
      { hand: junk(5) },
      { market: ['Acorn', 'Glue', 'Sofa'], marketDeck: ['Stove'], marketDiscard: ['Swank', 'Cheer'] },
    )

    ana.discards()

    expect(table.market).toEqual(['Acorn', 'Glue', 'Sofa', 'Stove', 'Cheer'])
    expect(table.marketDeck).toEqual(['Swank'])
    expect(table.marketDiscard).toEqual([])
  })

  test('9.2: a market deck that is not needed is not re-formed', () => {
    const { ana, table } = besideBo(
      { hand: junk(5) },
      { market: ['Acorn', 'Glue', 'Sofa', 'Stove', 'Raffle'], marketDiscard: ['Swank', 'Cheer'] },
    )

    ana.discards()

    expect(table.marketDeck).toEqual([])
    expect(table.marketDiscard).toEqual(['Swank', 'Cheer'])
  })

  test('9.2: with market deck and market discard empty the slots stay empty', () => {
    const { ana, table } = besideBo({ hand: junk(5) }, { market: [null, 'Glue'], marketDeck: ['Sofa'] })

    ana.discards()

    expect(table.market).toEqual(['Glue', 'Sofa', null, null, null])
  })
})

describe('winning', () => {
  test('10: the 8th stack wins at once, without reactions or clean-up', () => {
    const { ana, bo, table } = scenario(
      { ana: builder(8, { hand: ['Magnet', 'Magnet'] }), bo: { hand: ['Extra Remarks'], discard: ['Glue'] } },
      { marketDeck: ['Sofa'] },
    )

    ana.builds('Magnet', 'Magnet')

    expect(table.winners).toEqual(['ana'])
    expect(table.asked).toBeUndefined()
    expect(ana.hand).toEqual([])
    expect(table.market).toEqual([null, null, null, null, null])
    expect(bo.cannot('discard none')).toBe('game-is-over')
  })

  test('10: the 7th stack does not win', () => {
    const { ana, table } = atStack(7, { hand: ['Magnet', 'Swank', 'Safety Precaution'] })

    ana.builds('Magnet', 'Safety Precaution')

    expect(table.winners).toEqual([])
    expect(table.asked).toBe('bo: action')
  })

  test('10: a team does not win with its 8th or 9th stack', () => {
    const { ana, table } = teammates(9, { hand: ['Glue', 'Magnet'] }, { hand: ['Junk'] })

    ana.builds('Glue', 'Magnet')

    expect(ana.stall).toHaveLength(9)
    expect(table.winners).toEqual([])
  })

  test('10: a team wins with its 10th stack', () => {
    const { ana, table } = teammates(10, { hand: ['Glue', 'Dangerous Test'] }, { hand: ['Junk'] })

    ana.builds('Glue', 'Dangerous Test')

    expect(table.winners).toEqual(['ana', 'cy'])
    expect(table.asked).toBeUndefined()
  })
})
