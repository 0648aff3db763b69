import { expect, test } from 'vitest'
import { alone, besideBo, junk, stacks } from '../testing/beginnings.ts'
import { scenario } from '../testing/scenario.ts'

test('ocelots-1 S1: a Bold Haggler that rolled 3 pays 4', () => {
  const { ana, bo } = alone({ hand: ['Bold Haggler'], deck: junk(5) }, { market: ['Magnet'], die: [3] })

  ana.uses('Bold Haggler')
  ana.buys(5, 'Bold Haggler')

  expect(ana.hand).toContain('Magnet')
  expect(ana.discard).toEqual(['Bold Haggler'])
  expect(bo.reads).toContain('p1 rolls 3')
})

test('ocelots-1 S2: Bold Haggler rolls once a turn, even if the roll was 0', () => {
  const { ana } = alone({ hand: ['Bold Haggler'] }, { market: ['Cookies'], die: [0, 3] })

  ana.uses('Bold Haggler')

  expect(ana.cannot("use 'Bold Haggler'")).toBe('already-used')
  expect(ana.cannot("buy 5 with 'Bold Haggler'")).toBe('too-little')
})

test('ocelots-1 S3: Practical Values first, then a roll of 2: 1 becomes 5 and then 7', () => {
  const { ana } = alone({ hand: ['Practical Values', 'Bold Haggler'], stall: stacks(6) }, { die: [2] })

  ana.plays('Practical Values')
  ana.uses('Bold Haggler')
  ana.builds('Bold Haggler')

  expect(ana.stall).toHaveLength(7)
  expect(ana.stall.at(-1)).toEqual(['Bold Haggler'])
})

test('ocelots-1 S4: a roll of 2 first, then Practical Values: 3 stays 3', () => {
  const { ana } = alone({ hand: ['Practical Values', 'Bold Haggler'], stall: stacks(2) }, { die: [2] })

  ana.uses('Bold Haggler')
  ana.plays('Practical Values')
  ana.builds('Bold Haggler')

  expect(ana.stall).toHaveLength(3)
})

test('ocelots-1 ruling 1: Bold Haggler rolls in its owner’s turn only', () => {
  const { bo } = scenario({ ana: { hand: ['Junk'] }, bo: { hand: ['Bold Haggler'] } }, { die: [3] })

  expect(bo.cannot("use 'Bold Haggler'")).toBe('not-asked')
})

test('ocelots-1 ruling 2: what Bold Haggler rolled is gone when the turn is over, and it may roll again', () => {
  const { ana, bo } = scenario(
    { ana: { hand: ['Bold Haggler', ...junk(4)] }, bo: { hand: junk(5) } },
    { market: ['Magnet'], die: [3, 1] },
  )

  ana.uses('Bold Haggler')
  ana.discards()
  bo.discards()

  expect(ana.cannot("buy 5 with 'Bold Haggler'")).toBe('too-little')
  ana.uses('Bold Haggler')
  expect(bo.reads).toContain('p1 rolls 1')
})

test('ocelots-1 ruling 4: rolling is optional, but the rolled value must be used', () => {
  const { ana } = besideBo({ hand: ['Bold Haggler'] }, { die: [1] })

  expect(ana.cannot("build 'Bold Haggler'")).toBeUndefined()

  ana.uses('Bold Haggler')

  expect(ana.cannot("build 'Bold Haggler'")).toBe('wrong-sum')
})

test('ocelots-1 ruling 6: a Bold Haggler that leaves the hand and comes back counts 1 and may roll again', () => {
  const { ana } = alone({ hand: ['Bold Haggler', 'Swift Broker'] }, { market: ['Magnet'], die: [3, 2] })

  ana.uses('Bold Haggler')
  ana.plays('Swift Broker')

  expect(ana.hand).toEqual(['Bold Haggler'])
  expect(ana.cannot("buy 5 with 'Bold Haggler'")).toBe('too-little')
  ana.uses('Bold Haggler')
  expect(ana.reads).toContain('p1 rolls 2')
})

test('ocelots-1 ruling 7: each of two Bold Hagglers rolls once', () => {
  const { ana } = alone({ hand: ['Bold Haggler', 'Bold Haggler'], deck: junk(5) }, { market: ['Glue'], die: [1, 2] })

  ana.uses('Bold Haggler')
  ana.uses('Bold Haggler')
  expect(ana.cannot("use 'Bold Haggler'")).toBe('already-used')
  ana.buys(5, 'Bold Haggler', 'Bold Haggler')

  expect(ana.hand).toContain('Glue')
})

test('ocelots-1 ruling 8: a chameleon that copies Bold Haggler rolls too, once', () => {
  const { ana } = alone({ hand: ['Trendsetting'], deck: junk(5) }, { market: ['Bold Haggler', 'Swank'], die: [3, 3] })

  ana.uses('Trendsetting=Bold Haggler')
  expect(ana.cannot("use 'Trendsetting=Bold Haggler'")).toBe('already-used')
  ana.buys(4, 'Trendsetting=Bold Haggler')

  expect(ana.hand).toContain('Swank')
  expect(ana.discard).toEqual(['Trendsetting'])
})

test('ocelots-2 S1: New Season throws a discarded animalfolk card away and draws from the market deck', () => {
  const { ana, bo, table } = alone(
    { hand: ['New Season'], discard: ['Junk', 'Tireless Tinkerer'] },
    { marketDeck: ['Glue', 'Magnet'] },
  )

  ana.plays('New Season')

  expect(table.marketDiscard).toEqual(['Tireless Tinkerer'])
  expect(ana.hand).toEqual(['Glue'])
  expect(ana.discard).toEqual(['New Season', 'Junk'])
  expect(ana.isAsked).toBe('bonus')
  expect(bo.sees).not.toContain('platypuses-5b')
  expect(bo.reads.join()).not.toContain('Glue')
})

test('ocelots-2 S2: with only junk in the discard pile New Season does nothing', () => {
  const { ana, table } = alone({ hand: ['New Season'], discard: ['Junk', 'Junk'] }, { marketDeck: ['Glue'] })

  ana.plays('New Season')

  expect(ana.discard).toEqual(['New Season', 'Junk', 'Junk'])
  expect(ana.hand).toEqual([])
  expect(table.marketDeck).toEqual(['Glue'])
  expect(ana.isAsked).toBe('bonus')
})

test('ocelots-2 S3: with an empty market deck the card is thrown away and nothing is drawn', () => {
  const { ana, table } = alone({ hand: ['New Season'], discard: ['Tireless Tinkerer'] }, { marketDiscard: ['Magnet'] })

  ana.plays('New Season')

  expect(ana.hand).toEqual([])
  expect(table.marketDiscard).toEqual(['Tireless Tinkerer', 'Magnet'])
  expect(ana.isAsked).toBe('bonus')
})

test('ocelots-2 ruling 4: New Season must throw away one of the animalfolk cards, never junk', () => {
  const { ana, table } = alone(
    { hand: ['New Season'], discard: ['Junk', 'Cookies', 'Magnet'] },
    { marketDeck: ['Glue'] },
  )

  ana.plays('New Season')
  expect(ana.isAsked).toBe('throw away')
  expect(ana.cannot('choose none')).toBe('too-few')
  expect(ana.cannot("choose 'Junk'")).toBe('not-an-option')
  ana.chooses('Magnet')

  expect(table.marketDiscard).toEqual(['Magnet'])
  expect(ana.discard).toEqual(['New Season', 'Junk', 'Cookies'])
})

test('ocelots-2 ruling 5: with an empty discard pile New Season draws nothing, and 7: it cannot throw away itself', () => {
  const { ana, table } = alone({ hand: ['New Season'] }, { marketDeck: ['Glue'] })

  ana.plays('New Season')

  expect(ana.discard).toEqual(['New Season'])
  expect(table.marketDeck).toEqual(['Glue'])
  expect(ana.isAsked).toBe('bonus')
})

test('ocelots-2 ruling 8: a discarded chameleon is an animalfolk card even where it would copy junk', () => {
  const { ana, table } = scenario(
    { ana: { hand: ['New Season'], discard: ['Reflection'] }, bo: { discard: ['Junk'] } },
    { marketDeck: ['Glue'] },
  )

  ana.plays('New Season')

  expect(table.marketDiscard).toEqual(['Reflection'])
  expect(ana.hand).toEqual(['Glue'])
})

test('ocelots-3 S1: Whirligig mixes four fresh cards with a hand of five and deals four and five', () => {
  const { ana, bo } = scenario(
    {
      ana: { hand: ['Whirligig', ...junk(4)], deck: ['Glue', 'Magnet', 'Acorn', 'Sofa', 'Stove'] },
      bo: { hand: ['Cookies', 'Swank', 'Raffle', 'Cheer', 'Siesta'] },
    },
    { pick: [4, 4, 4, 0] },
  )

  ana.plays('Whirligig')

  expect(ana.discard).toEqual(['Whirligig', ...junk(4)])
  expect(ana.deck).toEqual(['Stove'])
  expect(ana.hand.toSorted()).toEqual(['Cookies', 'Glue', 'Raffle', 'Swank'])
  expect(bo.hand.toSorted()).toEqual(['Acorn', 'Cheer', 'Magnet', 'Siesta', 'Sofa'])
  expect(ana.isAsked).toBe('bonus')
})

test('ocelots-3 S2: without another hand card Whirligig draws nothing and the other hand stays', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Whirligig'], deck: ['Glue'] },
    bo: { hand: ['Cookies', 'Swank', 'Raffle', 'Cheer', 'Siesta'] },
  })

  ana.plays('Whirligig')

  expect(ana.hand).toEqual([])
  expect(ana.deck).toEqual(['Glue'])
  expect(bo.hand.toSorted()).toEqual(['Cheer', 'Cookies', 'Raffle', 'Siesta', 'Swank'])
  expect(ana.isAsked).toBe('bonus')
})

test('ocelots-3 S3: on an empty hand Whirligig only changes the own cards', () => {
  const { ana, bo } = alone({ hand: ['Whirligig', ...junk(3)], deck: ['Glue', 'Magnet', 'Acorn', 'Sofa'] })

  ana.plays('Whirligig')

  expect(ana.discard).toEqual(['Whirligig', ...junk(3)])
  expect(ana.hand.toSorted()).toEqual(['Acorn', 'Glue', 'Magnet'])
  expect(bo.hand).toEqual([])
})

test('ocelots-3 ruling 1: the other player is chosen before the hand is discarded', () => {
  const { ana, cy } = scenario(
    { ana: { hand: ['Whirligig', 'Junk'], deck: ['Glue'] }, bo: { hand: ['Cookies'] }, cy: { hand: ['Magnet'] } },
    { pick: [1] },
  )

  ana.plays('Whirligig')
  expect(ana.isAsked).toBe('choose player')
  expect(ana.hand).toEqual(['Junk'])
  expect(ana.cannot('choose p1')).toBe('not-an-option')
  ana.does('choose p3')

  expect(ana.hand).toEqual(['Magnet'])
  expect(cy.hand).toEqual(['Glue'])
})

test('ocelots-3 ruling 7: the discarded cards can be shuffled in and drawn again', () => {
  const { ana } = alone({ hand: ['Whirligig', 'Glue', 'Junk'] })

  ana.plays('Whirligig')
  ana.chooses('Junk', 'Glue')

  expect(ana.hand.toSorted()).toEqual(['Glue', 'Junk'])
  expect(ana.discard).toEqual(['Whirligig'])
})

test('ocelots-3 ruling 8: you see what you draw; cards that are dealt back to their owner stay unseen by the other', () => {
  const { ana, bo, cy } = scenario(
    {
      ana: { hand: ['Whirligig', 'Junk'], deck: ['Glue'] },
      bo: { hand: ['Cookies', 'Magnet'] },
      cy: { hand: ['Sofa'] },
    },
    { pick: [0] },
  )

  ana.plays('Whirligig')
  ana.does('choose p2')

  expect(ana.hand).toEqual(['Glue'])
  expect(ana.reads.join()).toContain('Glue')
  expect(ana.reads.join()).not.toMatch(/Cookies|Magnet/)
  expect(bo.reads.join()).not.toContain('Glue')
  expect(bo.sees).not.toContain('platypuses-5b')
  expect(cy.reads.join()).not.toMatch(/Glue|Cookies|Magnet/)
  expect(cy.reads.join()).toContain('Junk')
})

test('ocelots-3 ruling 9: with two empty hands nothing is mixed', () => {
  const { ana, bo } = alone({ hand: ['Whirligig'] })

  ana.plays('Whirligig')

  expect([...ana.hand, ...bo.hand]).toEqual([])
  expect(ana.isAsked).toBe('bonus')
})

test('ocelots-3 ruling 10: a Quality Inspection that is dealt back counts as placed into the hand', () => {
  const { ana, bo, table } = scenario(
    { ana: { hand: ['Whirligig', 'Junk'], deck: ['Glue'] }, bo: { hand: ['Quality Inspection'], deck: ['Magnet'] } },
    { pick: [0] },
  )

  ana.plays('Whirligig')
  expect(table.asked).toBe('bo: react')
  bo.chooses('Quality Inspection')

  expect(bo.hand).toEqual(['Magnet'])
  expect(table.marketDiscard).toEqual(['Quality Inspection'])
  expect(ana.isAsked).toBe('bonus')
})

test('ocelots-3 ruling 12: in a team game Whirligig may be played on the teammate', () => {
  const { ana, cy } = scenario(
    { ana: { hand: ['Whirligig', 'Junk'], deck: ['Glue'] }, bo: {}, cy: { hand: ['Magnet'] }, di: {} },
    { teams: true, pick: [1] },
  )

  ana.plays('Whirligig')
  ana.does('choose p3')

  expect(ana.hand).toEqual(['Magnet'])
  expect(cy.hand).toEqual(['Glue'])
})

test('ocelots-4 S1: Charm builds the turned up card when it alone makes the next stack', () => {
  const { ana, table } = alone({ hand: ['Charm'], stall: stacks(2) }, { marketDeck: ['Whirligig', 'Magnet'] })

  ana.plays('Charm')

  expect(ana.stall).toEqual([...stacks(2), ['Whirligig']])
  expect(ana.discard).toEqual(['Charm'])
  expect(table.marketDeck).toEqual(['Magnet'])
  expect(ana.isAsked).toBe('bonus')
})

test('ocelots-4 S2: Charm throws away a card that does not make the next stack', () => {
  const { ana, table } = alone(
    { hand: ['Charm'], stall: stacks(2) },
    { marketDeck: ['Magnet'], marketDiscard: ['Glue'] },
  )

  ana.plays('Charm')

  expect(table.marketDiscard).toEqual(['Magnet', 'Glue'])
  expect(ana.stall).toHaveLength(2)
  expect(ana.isAsked).toBe('bonus')
})

test('ocelots-4 S3: Charm builds an Accordion as 6', () => {
  const { ana } = alone({ hand: ['Charm'], stall: stacks(5) }, { marketDeck: ['Accordion'] })

  ana.plays('Charm')

  expect(ana.stall).toHaveLength(6)
  expect(ana.stall.at(-1)).toEqual(['Accordion'])
})

test('ocelots-4 S4: with Flashy Show a printed 5 must be built as 6', () => {
  const { ana } = alone({ hand: ['Flashy Show', 'Charm'], stall: stacks(5) }, { marketDeck: ['Glue'] })

  ana.plays('Flashy Show')
  ana.plays('Charm')

  expect(ana.stall.at(-1)).toEqual(['Glue'])
  expect(ana.stall).toHaveLength(6)
})

test('ocelots-4 ruling 6: under a Nasty Threat the card must be worth one more', () => {
  const { ana } = scenario(
    { ana: { hand: ['Charm', 'Charm'], stall: stacks(2) }, bo: { schedule: ['Nasty Threat'] } },
    { marketDeck: ['Whirligig', 'Magnet'] },
  )

  ana.plays('Charm')
  expect(ana.stall).toHaveLength(2)
  ana.plays('Charm')

  expect(ana.stall.at(-1)).toEqual(['Magnet'])
})

test('ocelots-4 ruling 6: a Stove that Charm turns up may be given its value by spending hand cards', () => {
  const { ana } = alone({ hand: ['Charm', ...junk(3), 'Cookies'], stall: stacks(1) }, { marketDeck: ['Stove'] })

  ana.plays('Charm')
  ana.chooses(...junk(3))

  expect(ana.stall.at(-1)).toEqual(['Stove'])
  expect(ana.hand).toEqual(['Cookies'])
  expect(ana.discard).toEqual(['Charm', ...junk(3)])
})

test('ocelots-4 ruling 7: no card of the discard pile helps, neither by Nostalgic Item nor by Overtime', () => {
  const { ana, table } = alone(
    { hand: ['Charm', 'Charm'], stall: stacks(3), discard: ['Junk', 'Bold Haggler'], schedule: ['Overtime'] },
    { marketDeck: ['Nostalgic Item', 'Whirligig'] },
  )

  ana.plays('Charm')
  ana.plays('Charm')

  expect(ana.stall).toHaveLength(3)
  expect(table.marketDiscard).toEqual(['Whirligig', 'Nostalgic Item'])
  expect(ana.schedule).toEqual(['Overtime'])
})

test('ocelots-4 ruling 8: with an empty market deck Charm does nothing', () => {
  const { ana, table } = alone({ hand: ['Charm'] }, { marketDiscard: ['Bold Haggler'] })

  ana.plays('Charm')

  expect(ana.stall).toEqual([])
  expect(table.marketDiscard).toEqual(['Bold Haggler'])
  expect(ana.isAsked).toBe('bonus')
})

test('ocelots-4 ruling 9: Extra Remarks reacts to the stack of a Charm', () => {
  const { ana, bo, table } = scenario(
    { ana: { hand: ['Charm'], stall: stacks(2) }, bo: { hand: ['Extra Remarks'], discard: ['Magnet'] } },
    { marketDeck: ['Whirligig'] },
  )

  ana.plays('Charm')
  expect(table.asked).toBe('bo: react')
  bo.chooses('Extra Remarks')

  expect(bo.deck).toEqual(['Magnet'])
  expect(ana.isAsked).toBe('bonus')
})

test('ocelots-4 ruling 9: a Snack that waits is triggered by the stack of a Charm', () => {
  const { ana, table } = alone(
    { hand: ['Charm'], stall: stacks(2), schedule: ['Snack'] },
    { market: ['Magnet', 'Glue'], marketDeck: ['Whirligig'] },
  )

  ana.plays('Charm')
  ana.chooses('Glue')

  expect(ana.hand).toEqual(['Glue'])
  expect(table.market).toEqual(['Magnet', null, null, null, null])
  expect(ana.stall.at(-1)).toEqual(['Whirligig'])
  expect(ana.discard).toEqual(['Charm', 'Snack'])
  expect(ana.schedule).toEqual([])
})

test('ocelots-4 ruling 9: Overtime is used up by the stack of a Charm, but not by a card thrown away', () => {
  const { ana } = alone(
    { hand: ['Charm', 'Charm'], stall: stacks(2), schedule: ['Overtime'] },
    { marketDeck: ['Magnet', 'Whirligig'] },
  )

  ana.plays('Charm')
  expect(ana.schedule).toEqual(['Overtime'])
  ana.plays('Charm')

  expect(ana.schedule).toEqual([])
  expect(ana.discard).toEqual(['Charm', 'Overtime', 'Charm'])
})

test('ocelots-4 ruling 9: the last stack wins at once, also by Charm', () => {
  const { ana, table } = scenario(
    {
      ana: { hand: ['Flashy Show', 'Charm'], stall: stacks(7), schedule: ['Ironing'] },
      bo: { hand: ['Extra Remarks'], discard: ['Glue'] },
    },
    { marketDeck: ['Accordion'] },
  )

  ana.plays('Flashy Show')
  ana.plays('Charm')

  expect(ana.stall).toHaveLength(8)
  expect(table.winners).toEqual(['ana'])
  expect(table.asked).toBeUndefined()
})

test('ocelots-4 ruling 9 (squirrels-5b ruling 8): Winter Is Coming by Charm gives its extra stack, then the bonus action', () => {
  const { ana } = alone(
    { hand: ['Charm', 'Magnet', 'Calculations'], stall: stacks(4) },
    { marketDeck: ['Winter Is Coming'] },
  )

  ana.plays('Charm')
  expect(ana.isAsked).toBe('build again')
  ana.builds('Magnet', 'Calculations')

  expect(ana.stall).toHaveLength(6)
  expect(ana.isAsked).toBe('bonus')
})

test('ocelots-4 ruling 11: of several copies that fit, the builder chooses which a turned up chameleon takes', () => {
  const { ana } = alone(
    { hand: ['Charm'], stall: stacks(2) },
    { market: ['Magnet', 'Swank', 'Whirligig'], marketDeck: ['Trendsetting'] },
  )

  ana.plays('Charm')
  expect(ana.cannot("choose 'Trendsetting=Magnet'")).toBeDefined()
  ana.chooses('Trendsetting=Swank')

  expect(ana.stall.at(-1)).toEqual(['Trendsetting'])
  expect(ana.isAsked).toBe('bonus')
})

test('ocelots-4 ruling 11: a turned up chameleon must copy; its printed value does not build', () => {
  const { ana, table } = alone(
    { hand: ['Charm'], stall: stacks(4) },
    { market: ['Magnet', 'Swank'], marketDeck: ['Trendsetting'] },
  )

  ana.plays('Charm')

  expect(ana.stall).toHaveLength(4)
  expect(table.marketDiscard).toEqual(['Trendsetting'])
})

test('ocelots-4 ruling 11: a turned up chameleon that can only be junk is no stack', () => {
  const { ana, table } = scenario(
    { ana: { hand: ['Charm'] }, bo: { discard: ['Junk'] } },
    { marketDeck: ['Reflection'] },
  )

  ana.plays('Charm')

  expect(ana.stall).toEqual([])
  expect(table.marketDiscard).toEqual(['Reflection'])
})

test('ocelots-4 ruling 11: a turned up Seeing Doubles may copy a hand card, which is shown', () => {
  const { ana, bo } = alone({ hand: ['Charm', 'Swank'], stall: stacks(2) }, { marketDeck: ['Seeing Doubles'] })

  ana.plays('Charm')

  expect(ana.stall.at(-1)).toEqual(['Seeing Doubles'])
  expect(ana.hand).toEqual(['Swank'])
  expect(bo.reads.join('\n')).toContain('p1 shows Swank (polecats-3)')
})

test('ocelots-4 ruling 11: a turned up chameleon built as Winter Is Coming gives the extra stack', () => {
  const { ana } = alone(
    { hand: ['Charm', 'Magnet', 'Calculations'], stall: stacks(4) },
    { market: ['Winter Is Coming'], marketDeck: ['Trendsetting'] },
  )

  ana.plays('Charm')
  expect(ana.stall.at(-1)).toEqual(['Trendsetting'])
  expect(ana.isAsked).toBe('build again')
  ana.passes()

  expect(ana.isAsked).toBe('bonus')
})

test('ocelots-4 ruling 11: a turned up chameleon that is a Stove may be given its value', () => {
  const { ana } = scenario(
    { ana: { hand: ['Charm', ...junk(3), 'Cookies'], stall: stacks(1) }, bo: { discard: ['Stove'] } },
    { marketDeck: ['Reflection'] },
  )

  ana.plays('Charm')
  ana.chooses('Junk', 'Cookies')

  expect(ana.stall.at(-1)).toEqual(['Reflection'])
  expect(ana.discard).toEqual(['Charm', 'Cookies', 'Junk'])
})

test('ocelots-3 ruling 11: a chameleon played as Whirligig is discarded as itself, above the discarded hand', () => {
  const { ana } = scenario({ ana: { hand: ['Reflection', 'Junk'], deck: ['Glue'] }, bo: { discard: ['Whirligig'] } })

  ana.plays('Reflection')

  expect(ana.hand).toEqual(['Glue'])
  expect(ana.discard).toEqual(['Reflection', 'Junk'])
  expect(ana.isAsked).toBe('bonus')
})

test('ocelots-4 ruling 12: in a team game Charm builds into the shared stall, and nobody is asked to help', () => {
  const { ana } = scenario(
    { ana: { hand: ['Charm'], stall: stacks(8) }, bo: {}, cy: { hand: ['Magnet'] }, di: {} },
    { teams: true, marketDeck: ['Glue'] },
  )

  ana.plays('Charm')

  expect(ana.stall).toHaveLength(8)
  expect(ana.isAsked).toBe('bonus')
})

test('ocelots-5a S1: Gamble exchanges as many random cards as were rolled', () => {
  const { ana, bo } = scenario(
    {
      ana: { hand: ['Gamble', 'Glue', 'Magnet', 'Acorn', 'Sofa'] },
      bo: { hand: ['Cookies', 'Swank', 'Raffle', 'Cheer', 'Siesta'] },
    },
    { die: [2], pick: [0, 2, 1, 1] },
  )

  ana.plays('Gamble')

  expect(ana.hand.toSorted()).toEqual(['Acorn', 'Magnet', 'Raffle', 'Swank'])
  expect(bo.hand.toSorted()).toEqual(['Cheer', 'Cookies', 'Glue', 'Siesta', 'Sofa'])
  expect(ana.discard).toEqual(['Gamble'])
  expect(ana.isAsked).toBe('bonus')
})

test('ocelots-5a S2: Gamble exchanges no more cards than the smaller hand holds', () => {
  const { ana, bo } = scenario(
    { ana: { hand: ['Gamble', 'Glue'] }, bo: { hand: ['Cookies', 'Swank', 'Raffle'] } },
    { die: [3], pick: [2] },
  )

  ana.plays('Gamble')

  expect(ana.hand).toEqual(['Raffle'])
  expect(bo.hand.toSorted()).toEqual(['Cookies', 'Glue', 'Swank'])
})

test('ocelots-5a S3: a roll of 0 exchanges nothing', () => {
  const { ana, bo } = scenario({ ana: { hand: ['Gamble', 'Glue'] }, bo: { hand: ['Cookies'] } }, { die: [0] })

  ana.plays('Gamble')

  expect(ana.hand).toEqual(['Glue'])
  expect(bo.hand).toEqual(['Cookies'])
  expect(ana.isAsked).toBe('bonus')
})

test('ocelots-5a ruling 6: the other player is chosen before the die is rolled', () => {
  const { ana, bo, cy } = scenario(
    { ana: { hand: ['Gamble', 'Glue'] }, bo: { hand: ['Cookies'] }, cy: { hand: ['Magnet'] } },
    { die: [1], pick: [0, 0] },
  )

  ana.plays('Gamble')
  expect(ana.isAsked).toBe('choose player')
  expect(ana.reads.join()).not.toContain('rolls')
  ana.does('choose p3')

  expect(ana.reads).toContain('p1 rolls 1')
  expect([ana.hand, bo.hand, cy.hand]).toEqual([['Magnet'], ['Cookies'], ['Glue']])
})

test('ocelots-5a ruling 7: with an empty hand on one side nothing is exchanged', () => {
  const { ana, bo } = alone({ hand: ['Gamble', 'Glue'] }, { die: [3] })

  ana.plays('Gamble')

  expect(ana.hand).toEqual(['Glue'])
  expect(bo.hand).toEqual([])
  expect(ana.isAsked).toBe('bonus')
})

test('ocelots-5a ruling 8: a card that just arrived is not sent back', () => {
  const { ana, bo } = scenario(
    { ana: { hand: ['Gamble', 'Glue', 'Magnet'] }, bo: { hand: ['Cookies', 'Swank'] } },
    { die: [2], pick: [0, 0, 0, 0] },
  )

  ana.plays('Gamble')

  expect(ana.hand.toSorted()).toEqual(['Cookies', 'Swank'])
  expect(bo.hand.toSorted()).toEqual(['Glue', 'Magnet'])
})

test('ocelots-5a ruling 11: in a team game the teammate may be chosen', () => {
  const { ana, cy } = scenario(
    { ana: { hand: ['Gamble', 'Glue'] }, bo: {}, cy: { hand: ['Magnet'] }, di: {} },
    { teams: true, die: [1], pick: [0, 0] },
  )

  ana.plays('Gamble')
  ana.does('choose p3')

  expect(ana.hand).toEqual(['Magnet'])
  expect(cy.hand).toEqual(['Glue'])
})

test('ocelots-5a hidden information: both players know the exchanged cards, others do not', () => {
  const { ana, bo, cy } = scenario(
    { ana: { hand: ['Gamble', 'Glue', 'Acorn'] }, bo: { hand: ['Cookies', 'Swank'] }, cy: {} },
    { die: [1], pick: [0, 0] },
  )

  ana.plays('Gamble')
  ana.does('choose p2')

  expect(ana.reads.join()).toMatch(/Glue/)
  expect(ana.reads.join()).toMatch(/Cookies/)
  expect(bo.reads.join()).toMatch(/Glue/)
  expect(bo.reads.join()).toMatch(/Cookies/)
  expect(ana.reads.join()).not.toContain('Swank')
  expect(bo.reads.join()).not.toContain('Acorn')
  expect(cy.reads.join()).not.toMatch(/Glue|Cookies|Acorn|Swank/)
})

test('ocelots-5b S1: a wrong guess lets the player announce what the card is worth this turn', () => {
  const { ana, bo } = alone({ hand: ['Blindfold', 'Cookies', 'Junk'], deck: junk(5) }, { market: ['Glue'] })

  ana.plays('Blindfold')
  ana.chooses('Cookies')
  expect(bo.isAsked).toBe('guess')
  expect(bo.reads.join()).not.toContain('Cookies')
  expect(bo.sees).not.toContain('macaws-2')
  bo.does('choose 4')
  expect(ana.isAsked).toBe('value')
  ana.does('choose 5')

  expect(bo.reads).toContain('p1 shows Cookies (macaws-2)')
  expect(ana.hand.toSorted()).toEqual(['Cookies', 'Junk'])
  expect(ana.isAsked).toBe('bonus')
  ana.buys(5, 'Cookies')
  expect(ana.hand).toContain('Glue')
})

test('ocelots-5b S2: a right guess discards the card', () => {
  const { ana, bo } = alone({ hand: ['Blindfold', 'Cookies', 'Junk'] })

  ana.plays('Blindfold')
  ana.chooses('Cookies')
  bo.does('choose 2')

  expect(ana.hand).toEqual(['Junk'])
  expect(ana.discard).toEqual(['Blindfold', 'Cookies'])
  expect(ana.isAsked).toBe('bonus')
})

test('ocelots-5b S3: the value to guess is the present one: with Flashy Show a printed 2 is a 3', () => {
  const { ana, bo } = alone({ hand: ['Flashy Show', 'Blindfold', 'Cookies', 'Junk'] })

  ana.plays('Flashy Show')
  ana.plays('Blindfold')
  ana.chooses('Cookies')
  bo.does('choose 3')

  expect(ana.discard).toEqual(['Blindfold', 'Cookies', 'Flashy Show'])
})

test('ocelots-5b S4: in a team game the teammate cannot be asked', () => {
  const { ana, di } = scenario(
    { ana: { hand: ['Blindfold', 'Cookies', 'Junk'] }, bo: {}, cy: {}, di: {} },
    { teams: true },
  )

  ana.plays('Blindfold')
  ana.chooses('Cookies')

  expect(ana.isAsked).toBe('choose player')
  expect(ana.cannot('choose p3')).toBe('not-an-option')
  ana.does('choose p4')
  expect(di.isAsked).toBe('guess')
})

test('ocelots-5b ruling 5: without another hand card Blindfold does nothing', () => {
  const { ana } = alone({ hand: ['Blindfold'] })

  ana.plays('Blindfold')

  expect(ana.discard).toEqual(['Blindfold'])
  expect(ana.isAsked).toBe('bonus')
})

test('ocelots-5b ruling 5: Blindfold must be used on a card if there is one', () => {
  const { ana } = alone({ hand: ['Blindfold', 'Cookies', 'Junk'] })

  ana.plays('Blindfold')

  expect(ana.cannot('choose none')).toBe('too-few')
})

test('ocelots-5b ruling 6: a rolled Bold Haggler is guessed with its raised value', () => {
  const { ana, bo } = alone({ hand: ['Blindfold', 'Bold Haggler', 'Junk'] }, { die: [3] })

  ana.uses('Bold Haggler')
  ana.plays('Blindfold')
  ana.chooses('Bold Haggler')
  bo.does('choose 4')

  expect(ana.discard).toEqual(['Blindfold', 'Bold Haggler'])
})

test('ocelots-5b ruling 7: a chameleon fixes its copy before the guess, for all to know', () => {
  const { ana, bo } = alone({ hand: ['Blindfold', 'Trendsetting', 'Junk'] }, { market: ['Magnet', 'Cookies'] })

  ana.plays('Blindfold')
  ana.chooses('Trendsetting=Magnet')

  expect(bo.isAsked).toBe('guess')
  expect(bo.reads.join()).toContain('copy of Magnet')
  bo.does('choose 4')
  expect(ana.discard).toEqual(['Blindfold', 'Trendsetting'])
})

test('ocelots-5b ruling 8: later effects change the announced value further', () => {
  const { ana, bo } = alone({ hand: ['Blindfold', 'Cookies', 'Flashy Show'], stall: stacks(4) })

  ana.plays('Blindfold')
  ana.chooses('Cookies')
  bo.does('choose 1')
  ana.does('choose 4')
  ana.plays('Flashy Show')
  ana.builds('Cookies')

  expect(ana.stall.at(-1)).toEqual(['Cookies'])
})

test('ocelots-5b ruling 8: effects played before do not touch the announced value', () => {
  const { ana, bo } = alone({ hand: ['Blindfold', 'Cookies', 'Flashy Show'], stall: stacks(3) })

  ana.plays('Flashy Show')
  ana.plays('Blindfold')
  bo.does('choose 1')
  ana.does('choose 4')
  ana.builds('Cookies')

  expect(ana.stall.at(-1)).toEqual(['Cookies'])
})

test('ocelots-5b ruling 9: the announced value is 1 to 5, also while Flashy Show is active', () => {
  const { ana, bo } = alone({ hand: ['Flashy Show', 'Blindfold', 'Cookies'] })

  ana.plays('Flashy Show')
  ana.plays('Blindfold')
  bo.does('choose 5')

  expect(ana.cannot('choose 0')).toBeDefined()
  expect(ana.cannot('choose 6')).toBeDefined()
  expect(ana.cannot('choose 1')).toBeUndefined()
  expect(ana.cannot('choose 5')).toBeUndefined()
})

test('ocelots-5b ruling 11: when the model disappears the announced value is lost with the copy', () => {
  const { ana, bo, table } = alone(
    { hand: ['Blindfold', 'Trendsetting', 'Tasters'], stall: stacks(4) },
    { market: ['Magnet', 'Cookies'] },
  )

  ana.plays('Blindfold')
  ana.chooses('Trendsetting=Magnet')
  bo.does('choose 1')
  ana.does('choose 3')
  ana.plays('Tasters')
  ana.chooses('Magnet')
  expect(table.market).toEqual([null, null, null, null, null])
  ana.builds('Trendsetting')

  expect(ana.stall.at(-1)).toEqual(['Trendsetting'])
})
