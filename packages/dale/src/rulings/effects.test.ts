/** The general rulings on effects (G1 to G17). */
import { begin, isRefusal } from '@merchants/tabletop'
import { expect, test } from 'vitest'
import { daleRules } from '../game.ts'
import { playLine } from '../notation/play.ts'
import { readPosition, writePosition } from '../notation/position.ts'
import { alone, atStack, besideBo, builder, junk, stacks } from '../testing/beginnings.ts'
import { scenario } from '../testing/scenario.ts'

test('G1: a technique that can do nothing may be played, and its bonus action counts', () => {
  const { ana } = alone({ hand: ['Favourite Toy'] })

  ana.plays('Favourite Toy')

  expect(ana.discard).toEqual(['Favourite Toy'])
  expect(ana.isAsked).toBe('bonus')
})

test('G2: too few cards to draw: as many as there are', () => {
  const { ana } = alone({ hand: ['Spyglass'], deck: ['Glue', 'Magnet'] })

  ana.plays('Spyglass')
  ana.chooses('Magnet')

  expect(ana.hand).toEqual(['Magnet'])
  expect(ana.deck).toEqual(['Glue'])
})

test('G2: too few cards to exchange: as many as there are', () => {
  const { ana } = alone({ hand: ['Natural Survivor', 'Junk', 'Cookies'], deck: ['Glue'] }, { die: [3] })

  ana.plays('Natural Survivor')
  ana.does("choose 'Junk' for 'Glue'")

  expect(ana.hand.toSorted()).toEqual(['Cookies', 'Glue'])
  expect(ana.deck).toEqual(['Junk'])
})

test('G3: a deck that has to give a card and is empty is re-formed at that moment, not before', () => {
  const { ana } = alone({ hand: ['Lunch Break'], deck: ['Glue'], discard: ['Magnet', 'Cookies'] })

  ana.plays('Lunch Break')

  expect(ana.hand).toEqual(['Glue'])
  expect(ana.deck).toEqual([])
  expect(ana.discard).toEqual(['Magnet', 'Cookies'])
})

test('G3: drawing, taking and discarding from a deck re-form it, on any player’s turn', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Lunch Break', 'Ruthless Competition', 'Little Villain'], discard: ['Glue'] },
    bo: { discard: ['Magnet', 'Cookies', 'Acorn', 'Sofa'] },
  })

  ana.plays('Lunch Break')
  expect(ana.hand).toContain('Glue')
  ana.plays('Ruthless Competition')
  expect(ana.hand).toContain('Sofa')
  ana.chooses('Glue')
  expect(bo.deck).toEqual(['Glue', 'Acorn', 'Cookies', 'Magnet'])
  expect(bo.discard).toEqual([])
  ana.plays('Little Villain')

  expect(bo.discard).toEqual(['Acorn', 'Glue'])
})

test('G3: a search never re-forms a deck', () => {
  const { ana } = alone({ hand: ['Magnet'], discard: ['Glue', 'Cookies'] })

  ana.plays('Magnet')

  expect(ana.hand).toEqual([])
  expect(ana.deck).toEqual([])
  expect(ana.discard).toEqual(['Magnet', 'Glue', 'Cookies'])
})

test('G4: with deck and discard pile empty an effect stops without junk', () => {
  const { ana } = alone({ hand: ['Lunch Break', 'Dangerous Test'] })

  ana.plays('Lunch Break')
  ana.plays('Dangerous Test')

  expect(ana.hand).toEqual([])
  expect(ana.discard).toEqual(['Dangerous Test'])
})

test('G4: in the hand fill of clean-up junk replaces the missing cards', () => {
  const { ana, bo } = besideBo({ hand: ['Glue', 'Cookies'] })

  ana.discards()

  expect(ana.hand).toEqual(['Glue', 'Cookies', ...junk(4)])
  expect(bo.hand).toEqual(['Junk'])
})

test('G5: no effect re-forms the market deck', () => {
  const { ana, table } = alone(
    { hand: ['Swank', 'Risky Business', 'Charm', 'Loyal Partner', 'Glue'] },
    { market: ['Cookies'], marketDiscard: ['Magnet', 'Acorn'] },
  )

  ana.plays('Swank')
  ana.chooses('Glue')
  ana.plays('Risky Business')
  ana.plays('Charm')
  ana.plays('Loyal Partner')

  expect(ana.hand).toEqual([])
  expect(table.market).toEqual([null, null, null, null, null])
  expect(table.marketDeck).toEqual([])
  expect(table.marketDiscard).toEqual(['Cookies', 'Glue', 'Magnet', 'Acorn'])
})

test('G5: the market step of clean-up re-forms the market deck', () => {
  const { ana, table } = besideBo(
    { hand: junk(5) },
    { market: ['Cookies', 'Glue', 'Sofa'], marketDiscard: ['Magnet', 'Acorn', 'Stove'] },
  )

  ana.discards()

  expect(table.market).toEqual(['Cookies', 'Glue', 'Sofa', 'Stove', 'Acorn'])
  expect(table.marketDeck).toEqual(['Magnet'])
  expect(table.marketDiscard).toEqual([])
})

test('G6: empty market slots wait for clean-up', () => {
  const { ana, bo, table } = besideBo(
    { hand: ['Tasters', ...junk(4)], deck: junk(5) },
    { market: ['Cookies', 'Glue', 'Sofa', 'Magnet', 'Acorn'], marketDeck: ['Stove', 'Swank'] },
  )

  ana.plays('Tasters')
  ana.chooses('Glue')
  bo.chooses('Cookies')
  expect(table.market).toEqual([null, null, 'Sofa', 'Magnet', 'Acorn'])
  ana.passes()

  expect(table.market).toEqual(['Sofa', 'Magnet', 'Acorn', 'Stove', 'Swank'])
})

test('G6: a fill that a card orders fills the gaps in place without sliding', () => {
  const { ana, table } = alone(
    { hand: ['Daring Adventurer'] },
    { market: ['Cookies', null, 'Sofa', 'Magnet'], marketDeck: ['Stove', 'Swank', 'Acorn', 'Glue'], die: [1] },
  )

  ana.plays('Daring Adventurer')
  ana.chooses('Sofa')

  expect(table.market).toEqual(['Cookies', 'Stove', 'Swank', 'Magnet', 'Acorn'])
  expect(table.marketDeck).toEqual(['Glue'])
})

test('G7: a technique being resolved is on the schedule, neither in the hand nor in the discard pile', () => {
  const { ana } = alone({ hand: ['Shattered Relic', 'Glue', 'Cookies'] })

  ana.plays('Shattered Relic')

  expect(ana.schedule).toEqual(['Shattered Relic'])
  expect(ana.hand).toEqual(['Glue', 'Cookies'])
  expect(ana.discard).toEqual([])
  expect(ana.cannot("choose 'Shattered Relic'")).toBe('not-an-option')
})

test('G8: junk thrown away goes to the junk pile, an animalfolk card on the market discard', () => {
  const { ana, table } = alone({ hand: ['Shattered Relic', 'Shattered Relic', 'Glue', 'Junk'] })

  ana.plays('Shattered Relic')
  ana.chooses('Junk')
  ana.plays('Shattered Relic')
  ana.chooses('Glue')

  expect(table.marketDiscard).toEqual(['Glue'])
  expect(ana.hand).not.toContain('Junk')
  expect(ana.discard).not.toContain('Junk')
})

test('G8: a chameleon thrown away as junk goes on the market discard', () => {
  const { ana, table } = scenario(
    { ana: { hand: ['Reflection', 'Junk', 'Junk'], deck: junk(5) }, bo: { hand: ['Junk'], discard: ['Junk'] } },
    { market: ['Essential Purchase', 'Cookies', 'Cheer', 'Nuisance', 'Magnet'], marketDeck: ['Glue'] },
  )

  ana.does("buy 5 with 'Reflection','Junk','Junk' throw 'Reflection','Junk'")

  expect(table.marketDiscard).toEqual(['Reflection'])
  expect(ana.discard).toEqual(['Junk'])
})

test('G9: a player who gets several cards on their own pile at once orders them', () => {
  const { ana } = alone({ hand: ['Swift Broker', 'Glue', 'Cookies', 'Magnet'], deck: junk(3) })

  ana.plays('Swift Broker')
  ana.chooses('Magnet', 'Glue', 'Cookies')

  expect(ana.discard).toEqual(['Swift Broker', 'Cookies', 'Glue', 'Magnet'])
})

test('G9: the acting player orders cards that are thrown away', () => {
  const { ana, table } = alone(
    { hand: ['Loyal Partner'] },
    { market: ['Cookies', 'Glue', 'Magnet'], marketDeck: ['Sofa'] },
  )

  ana.plays('Loyal Partner')
  ana.chooses('Magnet', 'Cookies', 'Glue')

  expect(table.marketDiscard).toEqual(['Glue', 'Cookies', 'Magnet'])
  expect(table.market).toEqual(['Sofa', null, null, null, null])
})

test('G10: value effects apply in the order they were played', () => {
  const { ana } = besideBo({ hand: ['Flashy Show', 'Practical Values', 'Swift Broker'], stall: stacks(3) })

  ana.plays('Flashy Show')
  ana.plays('Practical Values')
  ana.builds('Swift Broker')

  expect(ana.stall.at(-1)).toEqual(['Swift Broker'])
})

test('G10: a changed value is binding', () => {
  const { ana } = besideBo({ hand: ['Flashy Show', 'Cookies'], stall: stacks(1) }, { market: ['Cheer'] })

  ana.plays('Flashy Show')

  expect(ana.cannot("build 'Cookies'")).toBe('wrong-sum')
  expect(ana.cannot("buy 5 with 'Cookies'")).toBeUndefined()
})

test('G11: cards that are paid, spent or built with are cards you use', () => {
  const { ana } = atStack(3, { hand: ['Flashy Show', 'Stove', ...junk(3)] })

  ana.plays('Flashy Show')
  ana.does("build 'Stove=3' spend 'Junk','Junk','Junk'")

  expect(ana.stall.at(-1)).toEqual(['Stove'])
  expect(ana.discard).toEqual(['Flashy Show', ...junk(3)])
})

test('G11: market cards and cards to be guessed are not cards you use', () => {
  const { ana, table } = besideBo(
    { hand: ['Flashy Show', 'Risky Business', 'Cookies'], deck: junk(5) },
    { market: ['Swank'], marketDeck: ['Raffle', 'Glue'] },
  )

  ana.plays('Flashy Show')
  ana.plays('Risky Business')
  ana.does('choose 4')

  expect(table.marketDiscard).toEqual(['Raffle'])
  expect(ana.cannot("buy 5 with 'Cookies'")).toBeUndefined()
})

test('G12: value change and used-mark of a card end when it leaves its hand', () => {
  const { ana } = besideBo({ hand: ['Charity', 'Bold Haggler'] }, { market: ['Magnet'], die: [3, 2], pick: [0, 0] })

  ana.uses('Bold Haggler')
  ana.plays('Charity')
  ana.does("choose p1:'Bold Haggler' p2:'Junk'")

  expect(ana.cannot("buy 5 with 'Bold Haggler'")).toBe('too-little')
  ana.uses('Bold Haggler')
  expect(ana.reads).toContain('p1 rolls 2')
})

test('G13: a passive without "may" is compulsory: Cookies enlarge the hand, a chameleon copies', () => {
  const { ana } = scenario({
    ana: { hand: ['Cookies', 'Reflection'], deck: ['Glue', 'Magnet', 'Acorn', 'Sofa', 'Stove'], stall: stacks(1) },
    bo: { hand: ['Junk'], discard: ['Swank'] },
  })

  expect(ana.cannot("build 'Reflection'")).toBe('wrong-sum')
  ana.discards()

  expect(ana.hand).toHaveLength(6)
})

test('G14: a random card is drawn by the system; no one is asked', () => {
  const { ana, bo } = scenario(
    { ana: { hand: ['Dirty Exchange', 'Junk'] }, bo: { hand: ['Cookies', 'Magnet', 'Glue'] } },
    { pick: [1] },
  )

  ana.plays('Dirty Exchange')
  ana.chooses('Junk')

  expect(ana.hand).toEqual(['Magnet'])
  expect(bo.hand.toSorted()).toEqual(['Cookies', 'Glue', 'Junk'])
})

test('G14: every card is equally likely', () => {
  const taken = new Map<string, number>()
  const hand = ['macaws-2', 'platypuses-4', 'platypuses-5b', 'squirrels-4']

  for (let seed = 1; seed <= 2000; seed++) {
    const position = {
      game: 'dale',
      players: [{ hand: ['foxes-3', 'junk'] }, { hand }],
      chance: { shuffle: (seed * 7919).toString(16) },
    }
    const after = playLine(begin(daleRules, readPosition(position)), 'p1 play foxes-3')
    if (isRefusal(after)) throw new Error(after.key)
    const [card = ''] = writePosition(after.pause.now).players[0]?.hand ?? []
    taken.set(card, (taken.get(card) ?? 0) + 1)
  }

  expect([...taken.keys()].toSorted()).toEqual(hand.toSorted())
  for (const times of taken.values()) expect(Math.abs(times - 500)).toBeLessThan(100)
})

test('G15: a drawn card is seen by its new owner only', () => {
  const { ana, bo, cy } = scenario({ ana: { hand: ['Lunch Break'], deck: ['Glue'] }, bo: {}, cy: {} })

  ana.plays('Lunch Break')

  expect(ana.sees).toContain('platypuses-5b')
  expect(ana.reads.join()).toContain('Glue')
  for (const other of [bo, cy]) {
    expect(other.sees).not.toContain('platypuses-5b')
    expect(other.reads.join()).not.toContain('Glue')
  }
})

test('G15: a card that moves between two hands is seen by both owners and no one else', () => {
  const { ana, bo, cy } = scenario(
    { ana: { hand: ['Dirty Exchange', 'Sofa'] }, bo: { hand: ['Cookies', 'Magnet'] }, cy: {} },
    { pick: [1] },
  )

  ana.plays('Dirty Exchange')
  ana.does('choose p2')
  ana.chooses('Sofa')

  for (const owner of [ana, bo]) {
    expect(owner.reads.join()).toContain('Magnet')
    expect(owner.reads.join()).toContain('Sofa')
  }
  expect(ana.reads.join()).not.toContain('Cookies')
  expect(cy.reads.join()).not.toMatch(/Magnet|Sofa|Cookies/)
  expect(cy.sees).not.toMatch(/platypuses-4|polecats-5b|macaws-2/)
})

test('G15: what reaches a discard pile, the market, a stall or a schedule is public', () => {
  const { ana, bo } = alone(
    { hand: ['Scary Gunfight', 'Loyal Partner', 'Swift Broker', 'Cookies'], deck: ['Tireless Tinkerer', ...junk(6)] },
    { marketDeck: ['Glue'] },
  )

  ana.plays('Scary Gunfight')
  ana.plays('Loyal Partner')
  ana.plays('Swift Broker')
  ana.builds('Tireless Tinkerer')

  for (const id of ['crocodiles-2', 'pandas-1', 'macaws-1', 'macaws-2', 'platypuses-5b', 'platypuses-1']) {
    expect(bo.sees).toContain(id)
  }
})

test('G16: the winning stack ends everything at once', () => {
  const { ana, bo, table } = scenario({
    ana: builder(8, { hand: ['Winter Is Coming', 'Nostalgic Item', 'Charity', 'Rumours'], schedule: ['Overtime'] }),
    bo: { hand: ['Extra Remarks'], discard: ['Glue'] },
  })

  ana.builds('Winter Is Coming', 'Nostalgic Item')

  expect(table.winners).toEqual(['ana'])
  expect(table.asked).toBeUndefined()
  expect(ana.hand).toEqual(['Charity', 'Rumours']) // a ninth stack, which Winter Is Coming would allow
  expect(ana.schedule).toEqual(['Overtime'])
  expect(bo.cannot("choose 'Extra Remarks'")).toBe('game-is-over')
})

test('G17: a random exchange is complete before a reaction is offered', () => {
  const { ana, bo, table } = scenario(
    { ana: { hand: ['Gamble', 'Quality Inspection'] }, bo: { hand: ['Cookies', 'Glue'], deck: ['Sofa'] } },
    { die: [1], pick: [0, 0] },
  )

  ana.plays('Gamble')

  expect(table.asked).toBe('bo: react')
  expect(ana.hand).toEqual(['Cookies'])
  expect(bo.hand.toSorted()).toEqual(['Glue', 'Quality Inspection'])
  expect(ana.discard).toEqual(['Gamble'])
})

test('G17: a guess is resolved before a reaction is offered', () => {
  const { ana, bo, table } = scenario(
    { ana: { hand: ['Risky Business'] }, bo: { hand: ['Ancient Knowledge'], deck: ['Junk'] } },
    { marketDeck: ['Glue'] },
  )

  ana.plays('Risky Business')
  expect(table.asked).toBe('ana: guess')
  ana.does('choose 5')

  expect(ana.hand).toEqual(['Glue'])
  expect(bo.isAsked).toBe('react')
})
