import { expect, test } from 'vitest'
import { alone, atStack, besideBo, junk, stacks } from '../testing/beginnings.ts'
import { scenario } from '../testing/scenario.ts'

test('chameleons-1 S1: Flexible Shopkeeper pays 3 when the last stack is a Nostalgic Item', () => {
  const { ana } = alone(
    { hand: ['Flexible Shopkeeper'], deck: junk(5), stall: [['Siesta'], ['Nostalgic Item']] },
    { market: ['Swank', 'Raffle'] },
  )

  expect(ana.cannot("buy 4 with 'Flexible Shopkeeper'")).toBe('too-little')
  ana.buys(5, 'Flexible Shopkeeper')

  expect(ana.hand).toContain('Swank')
  expect(ana.discard).toEqual(['Flexible Shopkeeper'])
})

test('chameleons-1 S2: without a stack Flexible Shopkeeper builds stack 1 as a chameleon', () => {
  const { ana } = besideBo({ hand: ['Flexible Shopkeeper', 'Junk'] })

  ana.builds('Flexible Shopkeeper')

  expect(ana.stall).toEqual([['Flexible Shopkeeper']])
})

test('chameleons-1 S3: Flexible Shopkeeper is played as the Magnet of the last stack and discarded as itself', () => {
  const { ana } = alone({
    hand: ['Flexible Shopkeeper'],
    deck: ['Junk', 'Glue', 'Junk'],
    stall: [['Siesta'], ['Magnet']],
  })

  ana.plays('Flexible Shopkeeper')
  ana.chooses('Glue')

  expect(ana.hand).toEqual(['Glue'])
  expect(ana.discard).toEqual(['Flexible Shopkeeper'])
  expect(ana.isAsked).toBe('bonus')
})

test('chameleons-1 S4: of a 2 and a 3 in the last stack the 2 may be the model', () => {
  const { ana, bo } = alone(
    { hand: ['Flexible Shopkeeper'], deck: junk(5), stall: [['Cookies', 'Shattered Relic']] },
    { market: ['Cheer', 'Nuisance'] },
  )

  expect(ana.cannot("buy 4 with 'Flexible Shopkeeper=Cookies'")).toBe('too-little')
  expect(ana.cannot("buy 4 with 'Flexible Shopkeeper=Shattered Relic'")).toBeUndefined()
  ana.buys(5, 'Flexible Shopkeeper=Cookies')

  expect(ana.hand).toContain('Cheer')
  expect(bo.reads.join('\n')).toMatch(/Flexible Shopkeeper.*Cookies/)
})

test('chameleons-1 ruling 3: with a stack Flexible Shopkeeper cannot be a plain 1', () => {
  const { ana } = alone({ hand: ['Flexible Shopkeeper', 'Flexible Shopkeeper'], stall: [['Magnet']] })

  expect(ana.cannot("build 'Flexible Shopkeeper','Flexible Shopkeeper'")).toBe('wrong-sum')
})

test('chameleons-1 ruling 5: only the last stack gives models', () => {
  const { ana } = alone(
    { hand: ['Flexible Shopkeeper'], deck: junk(5), stall: [['Cookies'], ['Magnet']] },
    { market: ['Cheer'] },
  )

  expect(ana.cannot("buy 5 with 'Flexible Shopkeeper=Cookies'")).toBe('cannot-copy')
})

test('chameleons-1 ruling 6: the model is looked up before the new stack exists', () => {
  const { ana } = besideBo({ hand: ['Flexible Shopkeeper', 'Swift Broker'], stall: [['Swift Broker']] })

  ana.builds('Swift Broker', 'Flexible Shopkeeper')

  expect(ana.stall).toEqual([['Swift Broker'], ['Swift Broker', 'Flexible Shopkeeper']])
})

test('chameleons-1 ruling 7: a junk in the last stack may be the model', () => {
  const { ana } = besideBo(
    {
      hand: ['Flexible Shopkeeper', 'Flexible Shopkeeper'],
      deck: junk(5),
      stall: [['Siesta'], ['Stashing Vendor', 'Junk']],
    },
    { market: ['Swift Broker'] },
  )

  expect(ana.cannot("build 'Flexible Shopkeeper=Junk','Flexible Shopkeeper=Junk'")).toBe('junk-in-stack')
  ana.buys(5, 'Flexible Shopkeeper=Junk')

  expect(ana.hand).toContain('Swift Broker')
})

test('chameleons-1 ruling 8: if the model is a Reflection, Flexible Shopkeeper goes on with its text', () => {
  const { ana } = scenario({
    ana: { hand: ['Flexible Shopkeeper'], deck: ['Glue', 'Junk'], stall: [['Siesta'], ['Reflection']] },
    bo: { discard: ['Magnet'] },
  })

  ana.does("play 'Flexible Shopkeeper=Magnet'")
  ana.chooses('Glue')

  expect(ana.hand).toEqual(['Glue'])
  expect(ana.discard).toEqual(['Flexible Shopkeeper'])
})

test('chameleons-1 ruling 9: in a team game the shared stall gives the model', () => {
  const { bo, ana } = scenario(
    {
      ana: { hand: ['Flexible Shopkeeper'], deck: ['Glue', 'Junk'], stall: [['Magnet']] },
      bo: { hand: ['Flexible Shopkeeper'], stall: [['Cookies']] },
      cy: {},
      di: {},
    },
    { teams: true },
  )

  ana.plays('Flexible Shopkeeper=Magnet')
  ana.chooses('Glue')

  expect(ana.hand).toEqual(['Glue'])
  expect(bo.reads.join('\n')).toContain('p1 plays Flexible Shopkeeper (chameleons-1) as Magnet')
})

test('chameleons-2 S1: Reflection works as the Prepaid Good on another discard pile, without a bonus action', () => {
  const { ana, table } = scenario(
    { ana: { hand: ['Reflection'], deck: junk(5) }, bo: { discard: ['Prepaid Good', 'Junk'] } },
    { market: ['Cookies', 'Glue'] },
  )

  ana.plays('Reflection')
  ana.chooses('Glue')

  expect(ana.hand).toContain('Glue')
  expect(ana.discard).toEqual(['Reflection'])
  expect(table.turn).toBe('bo')
})

test('chameleons-2 S2: Reflection pays 1 when the only other discard pile shows junk', () => {
  const { ana } = scenario(
    { ana: { hand: ['Reflection'], deck: junk(5) }, bo: { hand: ['Junk'], discard: ['Junk', 'Glue'] } },
    { market: ['Swift Broker', 'Tireless Tinkerer'] },
  )

  expect(ana.cannot("buy 4 with 'Reflection'")).toBe('too-little')
  ana.buys(5, 'Reflection')

  expect(ana.hand).toContain('Swift Broker')
})

test('chameleons-2 S3: with no other discard pile Reflection builds stack 2 as a chameleon', () => {
  const { ana } = besideBo({ hand: ['Reflection'], discard: ['Magnet'], stall: stacks(1) })

  ana.builds('Reflection')

  expect(ana.stall.at(-1)).toEqual(['Reflection'])
})

test('chameleons-2 S4: Reflection as Wily Fellow and a Nuisance make a stack of raccoons worth 3', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Reflection', 'Nuisance'], stall: stacks(2) },
    bo: { hand: ['Junk'], discard: ['Wily Fellow'] },
  })

  ana.builds('Reflection', 'Nuisance')

  expect(ana.stall.at(-1)).toEqual(['Reflection', 'Nuisance'])
  expect(bo.reads.join('\n')).toMatch(/Reflection.*Wily Fellow/)
})

test('chameleons-2 ruling 1: with several other discard piles the owner picks one and says which', () => {
  const { ana, bo } = scenario(
    { ana: { hand: ['Reflection'], deck: ['Glue', 'Junk'] }, bo: { discard: ['Cheer'] }, cy: { discard: ['Magnet'] } },
    { market: ['Swank'] },
  )

  expect(ana.cannot("play 'Reflection'")).toBe('must-copy')
  ana.plays('Reflection=Magnet')
  ana.chooses('Glue')

  expect(ana.hand).toEqual(['Glue'])
  expect(bo.reads.join('\n')).toContain('p1 plays Reflection (chameleons-2) as Magnet')
})

test('chameleons-2 ruling 4: the own discard pile gives no model', () => {
  const { ana } = besideBo({ hand: ['Reflection'], discard: ['Magnet'] })

  expect(ana.cannot("play 'Reflection'")).toBe('not-a-technique')
})

test('chameleons-2 ruling 5: a Reflection that is junk is built only with Stashing Vendor', () => {
  const { ana } = scenario({
    ana: { hand: ['Reflection', 'Stashing Vendor', 'Junk'], stall: stacks(1) },
    bo: { hand: ['Junk'], discard: ['Junk'] },
  })

  expect(ana.cannot("build 'Reflection'")).toBe('junk-in-stack')
  ana.builds('Stashing Vendor', 'Reflection')

  expect(ana.stall.at(-1)).toEqual(['Stashing Vendor', 'Reflection'])
})

test('chameleons-2 ruling 6: when the model gets covered, copy and value changes are gone', () => {
  const { ana } = scenario(
    {
      ana: { hand: ['Rare Artefact', 'Reflection', 'Little Villain'], stall: stacks(1) },
      bo: { hand: ['Junk'], deck: ['Junk', 'Cookies', 'Glue'], discard: ['Magnet'] },
    },
    { die: [2] },
  )

  ana.plays('Rare Artefact')
  ana.chooses('Reflection')
  ana.plays('Little Villain')
  ana.builds('Reflection=Cookies')

  expect(ana.stall.at(-1)).toEqual(['Reflection'])
})

test('chameleons-2 ruling 6: on the schedule Reflection stays what it was played as', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Reflection', ...junk(4)], deck: ['Cookies', 'Glue'] },
    bo: { hand: junk(4), discard: ['Steady Achiever'] },
  })

  ana.plays('Reflection')
  expect(ana.schedule).toEqual(['Reflection=Steady Achiever'])
  ana.discards()
  bo.discards('Junk')
  expect(bo.discard[0]).not.toBe('Steady Achiever')

  expect(ana.hand).toContain('Glue')
  expect(ana.schedule).toEqual([])
  expect(ana.discard).toEqual(['Reflection'])
})

test('chameleons-2 ruling 8: in a team game the teammate’s discard pile gives a model', () => {
  const { ana } = scenario(
    { ana: { hand: ['Reflection'], deck: ['Glue', 'Junk'] }, bo: {}, cy: { discard: ['Magnet'] }, di: {} },
    { teams: true },
  )

  ana.plays('Reflection')
  ana.chooses('Glue')

  expect(ana.hand).toEqual(['Glue'])
})

test('chameleons-3 S1: Good Old Times works as the Spyglass on the market discard', () => {
  const { ana } = alone(
    { hand: ['Good Old Times'], deck: ['Cookies', 'Magnet', 'Acorn', 'Junk'] },
    { marketDiscard: ['Spyglass', 'Glue'] },
  )

  ana.plays('Good Old Times')
  ana.chooses('Magnet')
  ana.chooses('Acorn', 'Cookies')

  expect(ana.hand).toEqual(['Magnet'])
  expect(ana.deck).toEqual(['Acorn', 'Cookies', 'Junk'])
  expect(ana.discard).toEqual(['Good Old Times'])
  expect(ana.isAsked).toBe('bonus')
})

test('chameleons-3 S2: a Magnet thrown off the market deck first becomes the model', () => {
  const { ana, bo, table } = alone(
    { hand: ['Good Old Times'], deck: ['Cookies', 'Acorn'] },
    { marketDeck: ['Magnet', 'Sofa'], marketDiscard: ['Glue'] },
  )

  ana.uses('Good Old Times')
  expect(bo.reads.join('\n')).toContain('Magnet')
  ana.plays('Good Old Times')
  ana.chooses('Acorn')

  expect(ana.hand).toEqual(['Acorn'])
  expect(table.marketDiscard).toEqual(['Magnet', 'Glue'])
  expect(table.marketDeck).toEqual(['Sofa'])
})

test('chameleons-3 S3: with market deck and market discard empty Good Old Times pays 3', () => {
  const { ana } = besideBo({ hand: ['Good Old Times'], deck: junk(5) }, { market: ['Swank', 'Raffle'] })

  expect(ana.cannot("buy 4 with 'Good Old Times'")).toBe('too-little')
  ana.buys(5, 'Good Old Times')

  expect(ana.hand).toContain('Swank')
})

test('chameleons-3 S4: the throw-away works once a turn', () => {
  const { ana, table } = alone({ hand: ['Good Old Times'] }, { marketDeck: ['Magnet', 'Cookies', 'Sofa'] })

  ana.uses('Good Old Times')

  expect(ana.cannot("use 'Good Old Times'")).toBe('already-used')
  expect(table.marketDiscard).toEqual(['Magnet'])
})

test('chameleons-3 ruling 4: the copying is not optional', () => {
  const { ana } = besideBo(
    { hand: ['Good Old Times'], deck: junk(5) },
    { market: ['Swank', 'Glue'], marketDiscard: ['Cookies'] },
  )

  expect(ana.cannot("buy 5 with 'Good Old Times'")).toBe('too-little')
})

test('chameleons-3 ruling 5: with an empty market deck there is no throw-away and no re-forming', () => {
  const { ana, table } = besideBo({ hand: ['Good Old Times', 'Junk'] }, { marketDiscard: ['Magnet', 'Cookies'] })

  expect(ana.cannot("use 'Good Old Times'")).toBe('nothing-to-use')
  expect(table.marketDiscard).toEqual(['Magnet', 'Cookies'])
})

test('chameleons-3 ruling 7: a new top card ends the copy, but the throw-away is not renewed', () => {
  const { ana, table } = besideBo(
    { hand: ['Good Old Times', 'Rare Artefact', 'Shattered Relic', 'Cookies'], stall: stacks(1) },
    { marketDeck: ['Magnet', 'Sofa'], die: [2] },
  )

  ana.uses('Good Old Times')
  ana.plays('Rare Artefact')
  ana.chooses('Good Old Times')
  ana.plays('Shattered Relic')
  ana.chooses('Cookies')

  expect(table.marketDiscard).toEqual(['Cookies', 'Magnet'])
  expect(ana.cannot("use 'Good Old Times'")).toBe('already-used')
  ana.builds('Good Old Times=Cookies')
  expect(ana.stall.at(-1)).toEqual(['Good Old Times'])
})

test('chameleons-3 ruling 9: a chameleon that copies Good Old Times may throw away a card too, once', () => {
  const { ana, table } = alone(
    { hand: ['Trendsetting', 'Junk'], deck: ['Acorn', 'Junk'] },
    { market: ['Good Old Times'], marketDeck: ['Magnet', 'Sofa'] },
  )

  ana.uses('Trendsetting=Good Old Times')
  expect(table.marketDiscard).toEqual(['Magnet'])
  expect(ana.cannot("use 'Trendsetting=Good Old Times'")).toBe('already-used')
  ana.plays('Trendsetting=Magnet')
  ana.chooses('Acorn')

  expect(ana.hand).toContain('Acorn')
  expect(ana.discard).toEqual(['Trendsetting'])
})

test('chameleons-4 S1: Gift Voucher takes the slot of the Glue, which comes into the hand', () => {
  const { ana, table } = alone({ hand: ['Gift Voucher'] }, { market: ['Cookies', 'Magnet', 'Glue', 'Sofa'] })

  ana.plays('Gift Voucher')
  ana.chooses('Glue')

  expect(table.market).toEqual(['Cookies', 'Magnet', 'Gift Voucher', 'Sofa', null])
  expect(ana.hand).toEqual(['Glue'])
  expect(ana.discard).toEqual([])
  expect(ana.isAsked).toBe('bonus')
})

test('chameleons-4 S2: with an empty market Gift Voucher is discarded', () => {
  const { ana } = alone({ hand: ['Gift Voucher'] })

  ana.plays('Gift Voucher')

  expect(ana.discard).toEqual(['Gift Voucher'])
  expect(ana.isAsked).toBe('bonus')
})

test('chameleons-4 S3: Trendsetting played as Gift Voucher goes to the market as itself', () => {
  const { ana, table } = alone({ hand: ['Trendsetting'] }, { market: ['Cookies', 'Gift Voucher'] })

  ana.plays('Trendsetting=Gift Voucher')
  ana.chooses('Cookies')

  expect(table.market.slice(0, 2)).toEqual(['Trendsetting', 'Gift Voucher'])
  expect(ana.hand).toEqual(['Cookies'])
  expect(ana.isAsked).toBe('bonus')
})

test('chameleons-4 ruling 1: of two alike cards the player picks the slot', () => {
  const { ana, table } = alone({ hand: ['Gift Voucher'] }, { market: ['Cookies', 'Cookies'] })

  ana.plays('Gift Voucher')
  expect(ana.isAsked).toBe('swap')
  const slots = ['Cookies#1', 'Cookies#2'].map((card) => ana.cannot(`choose '${card}'`))

  expect(slots).toEqual([undefined, undefined])
  expect(table.market.slice(0, 2)).toEqual(['Cookies', 'Cookies'])
})

test('chameleons-4 ruling 3: it is fully resolved without being discarded: Ancient Knowledge reacts, Practice does not', () => {
  const { ana, bo, table } = scenario(
    { ana: { hand: ['Gift Voucher'], schedule: ['Practice'] }, bo: { hand: ['Ancient Knowledge'], deck: ['Junk'] } },
    { market: ['Glue'] },
  )

  ana.plays('Gift Voucher')
  expect(table.asked).toBe('bo: react')
  bo.chooses()

  expect(ana.schedule).toEqual(['Practice'])
  expect(ana.isAsked).toBe('bonus')
})

test('chameleons-4 ruling 4: the exchange is forced if the market has a card', () => {
  const { ana } = alone({ hand: ['Gift Voucher'] }, { market: ['Cookies', 'Glue'] })

  ana.plays('Gift Voucher')

  expect(ana.isAsked).toBe('swap')
  expect(ana.cannot('choose none')).toBe('too-few')
})

test('chameleons-4 ruling 6: the exchange is no purchase', () => {
  const { ana, table } = scenario(
    { ana: { hand: ['Gift Voucher'] }, bo: { hand: ['Binoculars'], deck: ['Junk'], schedule: ['Scary Gunfight'] } },
    { market: ['Glue'] },
  )

  ana.plays('Gift Voucher')

  expect(table.asked).toBe('ana: bonus')
  expect(ana.hand).toEqual(['Glue'])
})

test('chameleons-4 ruling 7: Gift Voucher may be bought from its slot for 4 and the slot', () => {
  const { ana } = besideBo(
    { hand: ['Gift Voucher', 'Magnet', 'Stashing Vendor'], deck: junk(5) },
    { market: [null, 'Glue'] },
  )

  ana.plays('Gift Voucher')
  expect(ana.cannot("buy 4 with 'Magnet'")).toBe('too-little')
  ana.buys(4, 'Magnet', 'Stashing Vendor')

  expect(ana.hand).toContain('Gift Voucher')
})

test('chameleons-5a S1: Trendsetting works as the Special Offer in the market and is discarded as itself', () => {
  const { ana, bo, table } = besideBo(
    { hand: ['Trendsetting'], deck: junk(5) },
    {
      market: ['Special Offer', 'Siesta', 'Siesta', 'Siesta', 'Siesta'],
      marketDeck: ['Glue', 'Magnet', 'Acorn', 'Sofa'],
    },
  )

  ana.plays('Trendsetting=Special Offer')
  expect(bo.reads.join()).not.toMatch(/Glue|Magnet|Acorn/)
  ana.chooses('Magnet')
  ana.chooses('Glue', 'Acorn')

  expect(ana.hand).toContain('Magnet')
  expect(bo.reads.join()).not.toContain('Magnet')
  expect(table.marketDiscard).toEqual(['Acorn', 'Glue'])
  expect(ana.discard).toEqual(['Trendsetting'])
  expect(table.turn).toBe('bo')
})

test('chameleons-5a S2: Trendsetting cannot count 5 when the highest card in the market is a 4', () => {
  const { ana } = alone(
    { hand: ['Trendsetting', 'Junk'], deck: junk(5) },
    { market: ['Cookies', 'Cheer', 'Swank', 'Magnet', 'Acorn'] },
  )

  expect(ana.cannot("buy 3 with 'Trendsetting'")).toBeDefined()
  expect(ana.cannot("buy 3 with 'Trendsetting=Magnet'")).toBe('too-little')
  expect(ana.cannot("buy 3 with 'Trendsetting=Trendsetting'")).toBeDefined()
})

test('chameleons-5a S3: Trendsetting as the polecat 4 in the market and a polecat 3 make stack 7', () => {
  const { ana } = besideBo(
    { hand: ['Trendsetting', 'Swank'], stall: stacks(6) },
    { market: ['Cookies', 'Risky Business'] },
  )

  ana.builds('Trendsetting=Risky Business', 'Swank')

  expect(ana.stall.at(-1)).toEqual(['Trendsetting', 'Swank'])
})

test('chameleons-5a S4: after another player’s purchase Trendsetting may react as the Binoculars in the market', () => {
  const { ana, bo, table } = scenario(
    { ana: { hand: ['Magnet'], deck: junk(5) }, bo: { hand: ['Trendsetting', 'Junk'], deck: ['Glue'] } },
    { market: ['Acorn', 'Binoculars'] },
  )

  ana.buys(5, 'Magnet')
  expect(table.asked).toBe('bo: react')
  bo.chooses('Trendsetting=Binoculars')
  bo.chooses('Junk')

  expect(bo.hand.toSorted()).toEqual(['Glue', 'Trendsetting'])
  expect(bo.discard).toEqual(['Junk'])
  expect(ana.reads.join('\n')).toContain('p2 reacts to a purchase with Trendsetting (chameleons-5a) as Binoculars')
})

test('chameleons-5a ruling 2: when the model leaves the market the copy is over', () => {
  const { ana } = besideBo(
    { hand: ['Rare Artefact', 'Trendsetting', 'Gift Voucher'], stall: stacks(3) },
    { market: ['Cookies'], die: [3] },
  )

  ana.plays('Rare Artefact')
  ana.chooses('Trendsetting')
  ana.plays('Gift Voucher')

  expect(ana.hand.toSorted()).toEqual(['Cookies', 'Trendsetting'])
  ana.builds('Trendsetting=Gift Voucher')
  expect(ana.stall.at(-1)).toEqual(['Trendsetting'])
})

test('chameleons-5a ruling 4: with an empty market Trendsetting is a plain 5', () => {
  const { ana } = besideBo({ hand: ['Trendsetting'], stall: stacks(4) })

  ana.builds('Trendsetting')

  expect(ana.stall.at(-1)).toEqual(['Trendsetting'])
})

test('chameleons-5a ruling 5: the model may be bought with its own copy', () => {
  const { ana } = besideBo({ hand: ['Trendsetting'], deck: junk(5) }, { market: ['Magnet'] })

  ana.buys(5, 'Trendsetting=Magnet')

  expect(ana.hand).toContain('Magnet')
  expect(ana.discard).toEqual(['Trendsetting'])
})

test('chameleons-5a ruling 6: on the schedule Trendsetting keeps its identity although the model is taken', () => {
  const { ana, bo, table } = scenario(
    {
      ana: { hand: ['Trendsetting', ...junk(4)], deck: junk(2) },
      bo: { hand: ['Cookies', ...junk(4)], deck: junk(5) },
    },
    { market: ['Shopping Journey', 'Glue'] },
  )

  ana.plays('Trendsetting=Shopping Journey')
  expect(ana.schedule).toEqual(['Trendsetting=Shopping Journey'])
  bo.buys(5, 'Cookies')
  ana.chooses('Glue')

  expect(ana.hand).toContain('Glue')
  expect(ana.schedule).toEqual([])
  expect(ana.discard).toEqual(['Trendsetting'])
  expect(table.market).toEqual([null, null, null, null, null])
})

test('chameleons-5a ruling 7: what the slot costs more does not count for the copy', () => {
  const { ana } = besideBo(
    { hand: ['Trendsetting'], deck: junk(5) },
    { market: ['Swank', null, null, null, 'Cookies'] },
  )

  expect(ana.cannot("buy 5 with 'Trendsetting=Cookies'")).toBe('too-little')
  expect(ana.cannot("buy 5 with 'Trendsetting=Swank'")).toBeUndefined()
})

test('chameleons-5b S1: Seeing Doubles and the 3 it copies make stack 6', () => {
  const { ana, bo } = besideBo({ hand: ['Swank', 'Seeing Doubles'], stall: stacks(5) })

  ana.builds('Swank', 'Seeing Doubles=Swank')

  expect(ana.stall.at(-1)).toEqual(['Swank', 'Seeing Doubles'])
  expect(bo.reads.join('\n')).toContain('Swank')
})

test('chameleons-5b S2: a copy of a rolled Bold Haggler is worth as much and counts as rolled', () => {
  const { ana } = besideBo({ hand: ['Bold Haggler', 'Seeing Doubles'], stall: stacks(5) }, { die: [2, 3] })

  ana.uses('Bold Haggler')

  expect(ana.cannot("use 'Seeing Doubles=Bold Haggler'")).toBe('already-used')
  ana.builds('Bold Haggler', 'Seeing Doubles=Bold Haggler')
  expect(ana.stall.at(-1)).toEqual(['Bold Haggler', 'Seeing Doubles'])
})

test('chameleons-5b S3: with only junk beside it Seeing Doubles pays 1', () => {
  const { ana, bo } = besideBo(
    { hand: ['Seeing Doubles', 'Junk'], deck: junk(5) },
    { market: ['Swift Broker', 'Tireless Tinkerer'] },
  )

  expect(ana.cannot("buy 4 with 'Seeing Doubles'")).toBe('too-little')
  ana.buys(5, 'Seeing Doubles')

  expect(ana.hand).toContain('Swift Broker')
  expect(ana.discard).toEqual(['Seeing Doubles'])
  expect(bo.reads.join('\n')).toContain('Junk')
})

test('chameleons-5b S4: alone in the hand Seeing Doubles builds stack 5 as a chameleon', () => {
  const { ana } = besideBo({ hand: ['Seeing Doubles'], stall: stacks(4) })

  ana.builds('Seeing Doubles')

  expect(ana.stall.at(-1)).toEqual(['Seeing Doubles'])
})

test('chameleons-5b ruling 1: the model is shown to all when Seeing Doubles pays', () => {
  const { ana, bo } = besideBo({ hand: ['Seeing Doubles', 'Magnet', ...junk(3)], deck: junk(5) }, { market: ['Acorn'] })

  ana.buys(5, 'Seeing Doubles=Magnet')

  expect(ana.hand).toContain('Magnet')
  expect(bo.reads.join('\n')).toContain('p1 shows Magnet (platypuses-4)')
})

test('chameleons-5b ruling 1: a hand card on the way to another model is shown as well', () => {
  const { ana, bo } = besideBo(
    { hand: ['Seeing Doubles', 'Good Old Times', ...junk(5)], deck: junk(5) },
    { market: ['Spyglass'], marketDiscard: ['Magnet'] },
  )

  ana.buys(5, 'Seeing Doubles=Magnet')

  expect(bo.reads.join('\n')).toContain('p1 shows Good Old Times (chameleons-3)')
})

test('chameleons-3 ruling 9, D27: a copy of Good Old Times has a right of its own, and each card is used once', () => {
  const { ana } = besideBo(
    { hand: ['Seeing Doubles', 'Good Old Times'], deck: junk(5) },
    { marketDeck: ['Magnet', 'Glue', 'Acorn', 'Bold Haggler'] },
  )

  ana.uses('Good Old Times')
  ana.uses('Seeing Doubles=Good Old Times')
  expect(ana.cannot("use 'Seeing Doubles=Good Old Times'")).toBe('already-used')
  expect(ana.cannot("use 'Good Old Times'")).toBe('already-used')
})

test('chameleons-5b ruling 2: when the model leaves the hand the copy and what changed it are gone', () => {
  const { ana } = besideBo(
    { hand: ['Rare Artefact', 'Seeing Doubles', 'Magnet'], deck: ['Cookies', 'Junk'], stall: stacks(1) },
    { die: [2] },
  )

  ana.plays('Rare Artefact')
  ana.chooses('Seeing Doubles')
  ana.plays('Magnet')
  ana.chooses('Cookies')
  ana.builds('Seeing Doubles=Cookies')

  expect(ana.stall.at(-1)).toEqual(['Seeing Doubles'])
})

test('chameleons-5b ruling 3: Seeing Doubles must copy if there is another hand card', () => {
  const { ana } = atStack(5, { hand: ['Seeing Doubles', 'Cookies'] }, { market: ['Glue'] })

  expect(ana.cannot("build 'Seeing Doubles'")).toBe('wrong-sum')
  expect(ana.cannot("buy 5 with 'Seeing Doubles'")).toBe('too-little')
})

test('chameleons-5b ruling 5: model and copy may pay together', () => {
  const { ana } = besideBo(
    { hand: ['Seeing Doubles', 'Magnet'], deck: junk(5) },
    { market: [null, null, null, 'Glue'] },
  )

  ana.buys(2, 'Magnet', 'Seeing Doubles=Magnet')

  expect(ana.hand).toContain('Glue')
  expect(ana.discard).toEqual(['Seeing Doubles', 'Magnet'])
})

test('chameleons-5b ruling 6: over a Reflection in the hand Seeing Doubles goes on to another discard pile', () => {
  const { ana } = scenario({
    ana: { hand: ['Seeing Doubles', 'Reflection'], deck: ['Glue', 'Junk'] },
    bo: { discard: ['Magnet'] },
  })

  ana.plays('Seeing Doubles=Magnet')
  ana.chooses('Glue')

  expect(ana.hand.toSorted()).toEqual(['Glue', 'Reflection'])
  expect(ana.discard).toEqual(['Seeing Doubles'])
})

test('chameleons-5b ruling 6: Seeing Doubles does not come back to itself over a chain', () => {
  const { ana } = scenario({
    ana: { hand: ['Seeing Doubles', 'Reflection'], stall: stacks(4) },
    bo: { hand: ['Junk'], discard: ['Seeing Doubles'] },
  })

  ana.builds('Seeing Doubles')

  expect(ana.stall.at(-1)).toEqual(['Seeing Doubles'])
})

test('chameleons-5b ruling 7: played as a technique Seeing Doubles leaves its model in the hand', () => {
  const { ana, bo } = alone({ hand: ['Seeing Doubles', 'Favourite Toy'], discard: ['Glue'] })

  ana.plays('Seeing Doubles=Favourite Toy')

  expect(ana.hand.toSorted()).toEqual(['Favourite Toy', 'Glue'])
  expect(ana.discard).toEqual(['Seeing Doubles'])
  expect(ana.isAsked).toBe('bonus')
  expect(bo.reads.join('\n')).toContain('p1 plays Seeing Doubles (chameleons-5b) as Favourite Toy')
  expect(bo.reads).toContain('p1 shows Favourite Toy (macaws-5b)')
})

test('chameleons-5b ruling 9: in a team game only the own hand gives models', () => {
  const { ana } = scenario(
    { ana: { hand: ['Seeing Doubles', 'Cookies'], deck: junk(5) }, bo: {}, cy: { hand: ['Magnet'] }, di: {} },
    { teams: true, market: ['Acorn'] },
  )

  expect(ana.cannot("buy 5 with 'Seeing Doubles=Magnet'")).toBe('cannot-copy')
})
