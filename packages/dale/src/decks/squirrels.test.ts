import { expect, test } from 'vitest'
import { scenario } from '../testing/scenario.ts'

/** Enough to fill a hand, so that the discard pile is left alone. */
const fiveJunk = ['Junk', 'Junk', 'Junk', 'Junk', 'Junk']

/** A stall with so many stacks; what lies in them does not matter. */
const stacks = (count: number): string[][] => Array.from({ length: count }, () => ['Magnet'])

/** Somebody who can act, so that the turn stops there. */
const bystander = { hand: ['Magnet'] }

// Stashing Vendor

test('squirrels-1 S1: Stashing Vendor and three junk make stack 4', () => {
  const { ana, table } = scenario({
    ana: { hand: ['Stashing Vendor', 'Junk', 'Junk', 'Junk'], deck: fiveJunk, stall: stacks(3) },
    bo: bystander,
  })

  ana.builds('Stashing Vendor', 'Junk', 'Junk', 'Junk')

  expect(ana.stall[3]).toEqual(['Stashing Vendor', 'Junk', 'Junk', 'Junk'])
  expect(ana.hand).toEqual(fiveJunk)
  expect(table.turn).toBe('bo')
})

test('squirrels-1 S2: Accordion as 6, Stashing Vendor and one junk make stack 8', () => {
  const { ana, table } = scenario({
    ana: { hand: ['Accordion', 'Stashing Vendor', 'Junk'], stall: stacks(7) },
    bo: bystander,
  })

  ana.builds('Accordion=6', 'Stashing Vendor', 'Junk')

  expect(ana.stall[7]).toEqual(['Accordion', 'Stashing Vendor', 'Junk'])
  expect(table.winners).toEqual(['ana'])
})

test('squirrels-1 S3: left in the hand it allows no junk', () => {
  const { ana } = scenario({
    ana: { hand: ['Stashing Vendor', 'Raffle', 'Nostalgic Item', 'Junk'], stall: stacks(3) },
    bo: bystander,
  })

  const refused = ana.cannot("build 'Raffle','Junk'")

  expect(refused).toBe('junk-in-stack')
  expect(ana.cannot("build 'Nostalgic Item','Junk'")).toBe('junk-in-stack')
})

test('squirrels-1 ruling 2: junk counts its effective value', () => {
  const { ana } = scenario({
    ana: { hand: ['Flashy Show', 'Stashing Vendor', 'Junk'], deck: fiveJunk, stall: stacks(3) },
    bo: bystander,
  })

  ana.plays('Flashy Show')
  ana.builds('Stashing Vendor', 'Junk')

  expect(ana.stall[3]).toEqual(['Stashing Vendor', 'Junk'])
})

test('squirrels-1 ruling 3: the sum must still be exact', () => {
  const { ana } = scenario({
    ana: { hand: ['Stashing Vendor', 'Junk', 'Junk', 'Junk'], stall: stacks(2) },
    bo: bystander,
  })

  const tooLittle = ana.cannot("build 'Stashing Vendor','Junk'")
  const tooMuch = ana.cannot("build 'Stashing Vendor','Junk','Junk','Junk'")
  const exact = ana.cannot("build 'Stashing Vendor','Junk','Junk'")

  expect([tooLittle, tooMuch, exact]).toEqual(['wrong-sum', 'wrong-sum', undefined])
})

test('squirrels-1 ruling 4: it is a stack of its own without junk too', () => {
  const { ana } = scenario({ ana: { hand: ['Stashing Vendor', 'Junk'], deck: fiveJunk }, bo: bystander })

  ana.builds('Stashing Vendor')

  expect(ana.stall).toEqual([['Stashing Vendor']])
})

test('squirrels-1 ruling 5: the animalfolk cards beside it must be squirrels', () => {
  const { ana } = scenario({
    ana: { hand: ['Stashing Vendor', 'Cheer', 'Empty Chest', 'Junk'], deck: fiveJunk, stall: stacks(3) },
    bo: bystander,
  })

  expect(ana.cannot("build 'Stashing Vendor','Cheer','Junk'")).toBe('mixed-sets')
  ana.builds('Stashing Vendor', 'Empty Chest', 'Junk')

  expect(ana.stall[3]).toEqual(['Stashing Vendor', 'Empty Chest', 'Junk'])
})

test('squirrels-1 ruling 7: junk in a stall can be fetched with Acorn', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Acorn'] },
    bo: { stall: [['Stashing Vendor'], ['Stashing Vendor', 'Junk']] },
  })

  ana.plays('Acorn')
  ana.chooses('Junk')

  expect(ana.hand).toEqual(['Junk'])
  expect(bo.stall).toEqual([['Stashing Vendor'], ['Stashing Vendor', 'Acorn']])
})

test('squirrels-1 ruling 7: junk in the own stall can be fetched with Safety Precaution', () => {
  const { ana } = scenario({
    ana: { hand: ['Safety Precaution'], stall: [['Stashing Vendor'], ['Stashing Vendor', 'Junk']] },
    bo: bystander,
  })

  ana.plays('Safety Precaution')
  ana.chooses('Junk')

  expect(ana.hand).toEqual(['Junk'])
  expect(ana.stall).toEqual([['Stashing Vendor'], ['Stashing Vendor', 'Safety Precaution']])
})

test('squirrels-1 ruling 8: a chameleon built as Stashing Vendor allows junk', () => {
  const { ana } = scenario({
    ana: { hand: ['Reflection', 'Junk'], deck: fiveJunk, stall: stacks(1) },
    bo: { hand: ['Magnet'], discard: ['Stashing Vendor'] },
  })

  ana.builds('Reflection=Stashing Vendor', 'Junk')

  expect(ana.stall[1]).toEqual(['Reflection', 'Junk'])
})

test('squirrels-1 ruling 8: a chameleon that copies junk is junk', () => {
  const { ana } = scenario({
    ana: { hand: ['Reflection', 'Tireless Tinkerer', 'Cheer'], stall: stacks(1) },
    bo: { hand: ['Magnet'], discard: ['Junk'] },
  })

  const refused = ana.cannot("build 'Reflection=Junk','Tireless Tinkerer'")

  expect(refused).toBe('junk-in-stack')
})

test('squirrels-1 ruling 8: with Stashing Vendor a chameleon that copies junk may be built', () => {
  const { ana } = scenario({
    ana: { hand: ['Reflection', 'Stashing Vendor'], deck: fiveJunk, stall: stacks(1) },
    bo: { hand: ['Magnet'], discard: ['Junk'] },
  })

  ana.builds('Reflection=Junk', 'Stashing Vendor')

  expect(ana.stall[1]).toEqual(['Reflection', 'Stashing Vendor'])
})

test('squirrels-1 ruling 9: it allows junk that the teammate adds', () => {
  const { ana, cy } = scenario(
    {
      ana: { hand: ['Stashing Vendor'], deck: fiveJunk, stall: stacks(1) },
      bo: bystander,
      cy: { hand: ['Junk', 'Cheer'] },
      di: bystander,
    },
    { teams: true },
  )

  ana.does("build 'Stashing Vendor' help 'Junk'")
  cy.chooses('Junk')

  expect(ana.stall[1]).toEqual(['Stashing Vendor', 'Junk'])
  expect(cy.hand).toEqual(['Cheer'])
})

test('squirrels-1 rule 12: a Stashing Vendor of the teammate allows junk of the builder', () => {
  const { ana, cy } = scenario(
    {
      ana: { hand: ['Junk'], deck: fiveJunk, stall: stacks(1) },
      bo: bystander,
      cy: { hand: ['Stashing Vendor', 'Cheer'] },
      di: bystander,
    },
    { teams: true },
  )

  ana.does("build 'Junk' help 'Stashing Vendor'")
  cy.chooses('Stashing Vendor')

  expect(ana.stall[1]?.toSorted()).toEqual(['Junk', 'Stashing Vendor'])
  expect(cy.hand).toEqual(['Cheer'])
})

// Empty Chest

test('squirrels-2 S1: Empty Chest, an owl 3 and a polecat 2 make stack 7', () => {
  const { ana } = scenario({
    ana: { hand: ['Empty Chest', 'Quality Inspection', 'Rare Artefact'], deck: fiveJunk, stall: stacks(6) },
    bo: bystander,
  })

  ana.builds('Empty Chest', 'Quality Inspection', 'Rare Artefact')

  expect(ana.stall[6]).toEqual(['Empty Chest', 'Quality Inspection', 'Rare Artefact'])
})

test('squirrels-2 S2: it does not allow junk', () => {
  const { ana } = scenario({
    ana: { hand: ['Empty Chest', 'Junk', 'Junk', 'Magnet'], stall: stacks(3) },
    bo: bystander,
  })

  const refused = ana.cannot("build 'Empty Chest','Junk','Junk'")

  expect(refused).toBe('junk-in-stack')
})

test('squirrels-2 S3: with Stashing Vendor it makes stack 8 of three sets and junk', () => {
  const { ana, table } = scenario({
    ana: { hand: ['Empty Chest', 'Stashing Vendor', 'Siesta', 'Junk'], stall: stacks(7) },
    bo: bystander,
  })

  ana.builds('Empty Chest', 'Stashing Vendor', 'Siesta', 'Junk')

  expect(ana.stall[7]).toEqual(['Empty Chest', 'Stashing Vendor', 'Siesta', 'Junk'])
  expect(table.winners).toEqual(['ana'])
})

test('squirrels-2 ruling 2: left in the hand it does not mix sets', () => {
  const { ana } = scenario({
    ana: { hand: ['Empty Chest', 'Cheer', 'Rare Artefact', 'Magnet'], stall: stacks(3) },
    bo: bystander,
  })

  const refused = ana.cannot("build 'Cheer','Rare Artefact'")

  expect(refused).toBe('mixed-sets')
})

test('squirrels-2 ruling 4: with Nostalgic Item it mixes sets and fetches junk', () => {
  const { ana, table } = scenario({
    ana: { hand: ['Empty Chest', 'Nostalgic Item', 'Cheer'], discard: ['Junk'], stall: stacks(7) },
    bo: bystander,
  })

  ana.does("build 'Empty Chest','Nostalgic Item','Cheer' discard 'Junk'")

  expect(ana.stall[7]).toEqual(['Empty Chest', 'Nostalgic Item', 'Cheer', 'Junk'])
  expect(table.winners).toEqual(['ana'])
})

test('squirrels-2 ruling 5: it counts 2 itself', () => {
  const { ana } = scenario({
    ana: { hand: ['Empty Chest', 'Cheer', 'Raffle'], deck: fiveJunk, stall: stacks(4) },
    bo: bystander,
  })

  expect(ana.cannot("build 'Cheer','Raffle','Empty Chest'")).toBe('wrong-sum')
  ana.builds('Empty Chest', 'Raffle')

  expect(ana.stall[4]).toEqual(['Empty Chest', 'Raffle'])
})

test('squirrels-2 ruling 6: a chameleon built as Empty Chest mixes sets', () => {
  const { ana } = scenario({
    ana: { hand: ['Reflection', 'Raffle', 'Rare Artefact'], deck: fiveJunk, stall: stacks(6) },
    bo: { hand: ['Magnet'], discard: ['Empty Chest'] },
  })

  ana.builds('Reflection=Empty Chest', 'Raffle', 'Rare Artefact')

  expect(ana.stall[6]).toEqual(['Reflection', 'Raffle', 'Rare Artefact'])
})

test('squirrels-2 ruling 7: it covers a card of another set that the teammate adds', () => {
  const { ana, cy } = scenario(
    {
      ana: { hand: ['Empty Chest', 'Cheer'], deck: fiveJunk, stall: stacks(6) },
      bo: bystander,
      cy: { hand: ['Swank', 'Junk'] },
      di: bystander,
    },
    { teams: true },
  )

  ana.does("build 'Empty Chest','Cheer' help 'Swank'")
  cy.chooses('Swank')

  expect(ana.stall[6]).toEqual(['Empty Chest', 'Cheer', 'Swank'])
  expect(cy.hand).toEqual(['Junk'])
})

test('squirrels-2 rule 12: an Empty Chest of the teammate covers the cards of the builder', () => {
  const { ana, cy } = scenario(
    {
      ana: { hand: ['Swank', 'Cheer'], deck: fiveJunk, stall: stacks(6) },
      bo: bystander,
      cy: { hand: ['Empty Chest', 'Junk'] },
      di: bystander,
    },
    { teams: true },
  )

  ana.does("build 'Swank','Cheer' help 'Empty Chest'")
  cy.chooses('Empty Chest')

  expect(ana.stall[6]).toEqual(['Swank', 'Cheer', 'Empty Chest'])
  expect(cy.hand).toEqual(['Junk'])
})

// Nostalgic Item

test('squirrels-3 S1: Nostalgic Item and an owl 4 of the discard pile make stack 7', () => {
  const { ana } = scenario({
    ana: { hand: ['Nostalgic Item'], deck: fiveJunk, discard: ['Binoculars'], stall: stacks(6) },
    bo: bystander,
  })

  ana.does("build 'Nostalgic Item' discard 'Binoculars'")

  expect(ana.stall[6]).toEqual(['Nostalgic Item', 'Binoculars'])
  expect(ana.discard).toEqual([])
})

test('squirrels-3 S2: Nostalgic Item and a junk of the discard pile make stack 4', () => {
  const { ana } = scenario({
    ana: { hand: ['Nostalgic Item'], deck: fiveJunk, discard: ['Junk'], stall: stacks(3) },
    bo: bystander,
  })

  ana.does("build 'Nostalgic Item' discard 'Junk'")

  expect(ana.stall[3]).toEqual(['Nostalgic Item', 'Junk'])
})

test('squirrels-3 S3: a Nostalgic Item that is fetched fetches a 2-card of its own', () => {
  const { ana, table } = scenario({
    ana: { hand: ['Nostalgic Item'], discard: ['Cheer', 'Nostalgic Item'], stall: stacks(7) },
    bo: bystander,
  })

  ana.does("build 'Nostalgic Item' discard 'Nostalgic Item','Cheer'")

  expect(ana.stall[7]?.toSorted()).toEqual(['Cheer', 'Nostalgic Item', 'Nostalgic Item'])
  expect(ana.discard).toEqual([])
  expect(table.winners).toEqual(['ana'])
})

test('squirrels-3 S4: a Nostalgic Item in the discard pile cannot start a stack', () => {
  const { ana } = scenario({
    ana: { hand: ['Magnet'], discard: ['Nostalgic Item', 'Binoculars'], stall: stacks(2) },
    bo: bystander,
  })

  const alone = ana.cannot("build none discard 'Nostalgic Item'")
  const asHandCard = ana.cannot("build 'Nostalgic Item'")

  expect(alone).toBe('discard-not-allowed')
  expect(asHandCard).toBe('not-in-hand')
})

test('squirrels-3 S4: a Nostalgic Item in the discard pile cannot bring itself to a card of the hand', () => {
  const { ana } = scenario({
    ana: { hand: ['Stashing Vendor', 'Magnet'], discard: ['Nostalgic Item'], stall: stacks(3) },
    bo: bystander,
  })

  const refused = ana.cannot("build 'Stashing Vendor' discard 'Nostalgic Item'")

  expect(refused).toBe('discard-not-allowed')
})

test('squirrels-3 ruling 4: it needs to fetch nothing', () => {
  const { ana } = scenario({
    ana: { hand: ['Nostalgic Item'], deck: fiveJunk, discard: ['Junk'], stall: stacks(2) },
    bo: bystander,
  })

  ana.builds('Nostalgic Item')

  expect(ana.stall[2]).toEqual(['Nostalgic Item'])
  expect(ana.discard).toEqual(['Junk'])
})

test('squirrels-3 ruling 4: one Nostalgic Item fetches one card, not two', () => {
  const { ana } = scenario({
    ana: { hand: ['Nostalgic Item', 'Magnet'], discard: ['Junk', 'Stashing Vendor'], stall: stacks(4) },
    bo: bystander,
  })

  const refused = ana.cannot("build 'Nostalgic Item' discard 'Junk','Stashing Vendor'")

  expect(refused).toBe('discard-not-allowed')
})

test('squirrels-3 ruling 4: two Nostalgic Items fetch a card each', () => {
  const { ana, table } = scenario({
    ana: { hand: ['Nostalgic Item', 'Nostalgic Item'], discard: ['Junk', 'Tireless Tinkerer'], stall: stacks(7) },
    bo: bystander,
  })

  ana.does("build 'Nostalgic Item','Nostalgic Item' discard 'Junk','Tireless Tinkerer'")

  expect(ana.stall[7]?.toSorted()).toEqual(['Junk', 'Nostalgic Item', 'Nostalgic Item', 'Tireless Tinkerer'])
  expect(table.winners).toEqual(['ana'])
})

test('squirrels-3 ruling 5: a fetched Nostalgic Item allows one more card, not two', () => {
  const { ana } = scenario({
    ana: { hand: ['Nostalgic Item', 'Magnet'], discard: ['Nostalgic Item', 'Junk', 'Junk'], stall: stacks(7) },
    bo: bystander,
  })

  const refused = ana.cannot("build 'Nostalgic Item' discard 'Nostalgic Item','Junk','Junk'")

  expect(refused).toBe('discard-not-allowed')
})

test('squirrels-3 ruling 6: a fetched Empty Chest mixes the sets of the whole stack', () => {
  const { ana } = scenario({
    ana: { hand: ['Nostalgic Item', 'Cheer'], deck: fiveJunk, discard: ['Empty Chest'], stall: stacks(6) },
    bo: bystander,
  })

  ana.does("build 'Nostalgic Item','Cheer' discard 'Empty Chest'")

  expect(ana.stall[6]).toEqual(['Nostalgic Item', 'Cheer', 'Empty Chest'])
})

test('squirrels-3 ruling 6: a fetched Stashing Vendor allows junk from the hand', () => {
  const { ana } = scenario({
    ana: { hand: ['Nostalgic Item', 'Junk'], deck: fiveJunk, discard: ['Stashing Vendor'], stall: stacks(4) },
    bo: bystander,
  })

  ana.does("build 'Nostalgic Item','Junk' discard 'Stashing Vendor'")

  expect(ana.stall[4]).toEqual(['Nostalgic Item', 'Junk', 'Stashing Vendor'])
})

test('squirrels-3 ruling 2: the cards from the hand are still bound to one set', () => {
  const { ana } = scenario({
    ana: { hand: ['Nostalgic Item', 'Cheer', 'Magnet'], discard: ['Junk'], stall: stacks(5) },
    bo: bystander,
  })

  const refused = ana.cannot("build 'Nostalgic Item','Cheer' discard 'Junk'")

  expect(refused).toBe('mixed-sets')
})

test('squirrels-3 ruling 7: a fetched Winter Is Coming gives its extra stack', () => {
  const { ana } = scenario({
    ana: {
      hand: ['Practical Values', 'Nostalgic Item', 'Tireless Tinkerer'],
      deck: fiveJunk,
      discard: ['Winter Is Coming'],
      stall: stacks(3),
    },
    bo: bystander,
  })

  ana.plays('Practical Values')
  ana.does("build 'Nostalgic Item' discard 'Winter Is Coming'")
  expect(ana.isAsked).toBe('build again')
  ana.builds('Tireless Tinkerer')

  expect(ana.stall.slice(3)).toEqual([['Nostalgic Item', 'Winter Is Coming'], ['Tireless Tinkerer']])
})

test('squirrels-3 ruling 8: the rest of the discard pile keeps its order', () => {
  const { ana } = scenario({
    ana: { hand: ['Nostalgic Item'], deck: fiveJunk, discard: ['Magnet', 'Cheer', 'Raffle', 'Junk'], stall: stacks(4) },
    bo: bystander,
  })

  ana.does("build 'Nostalgic Item' discard 'Cheer'")

  expect(ana.stall[4]).toEqual(['Nostalgic Item', 'Cheer'])
  expect(ana.discard).toEqual(['Magnet', 'Raffle', 'Junk'])
})

test('squirrels-3 ruling 9: a fetched Seeing Doubles copies a card of the hand', () => {
  const { ana } = scenario({
    ana: { hand: ['Nostalgic Item', 'Magnet'], deck: fiveJunk, discard: ['Seeing Doubles'], stall: stacks(6) },
    bo: bystander,
  })

  ana.does("build 'Nostalgic Item' discard 'Seeing Doubles=Magnet'")

  expect(ana.stall[6]).toEqual(['Nostalgic Item', 'Seeing Doubles'])
  expect(ana.hand).toContain('Magnet')
})

test('squirrels-3 ruling 9: a fetched chameleon that can copy does not count its own value', () => {
  const { ana } = scenario({
    ana: { hand: ['Nostalgic Item', 'Magnet'], discard: ['Seeing Doubles'], stall: stacks(7) },
    bo: bystander,
  })

  const refused = ana.cannot("build 'Nostalgic Item' discard 'Seeing Doubles'")

  expect(refused).toBe('must-copy')
})

test('squirrels-3 ruling 9: a fetched Seeing Doubles as Nostalgic Item fetches one more card', () => {
  const { ana } = scenario({
    ana: { hand: ['Nostalgic Item'], deck: fiveJunk, discard: ['Junk', 'Seeing Doubles'], stall: stacks(6) },
    bo: bystander,
  })

  ana.does("build 'Nostalgic Item' discard 'Seeing Doubles=Nostalgic Item','Junk'")

  expect(ana.stall[6]?.toSorted()).toEqual(['Junk', 'Nostalgic Item', 'Seeing Doubles'])
})

test('squirrels-3 ruling 10: a Nostalgic Item of the teammate opens the discard pile of the builder', () => {
  const { ana, cy } = scenario(
    {
      ana: { hand: ['Stashing Vendor'], deck: fiveJunk, discard: ['Cheer'], stall: stacks(5) },
      bo: bystander,
      cy: { hand: ['Nostalgic Item', 'Junk'], discard: ['Rare Artefact'] },
      di: bystander,
    },
    { teams: true },
  )

  ana.does("build 'Stashing Vendor' discard 'Cheer' help 'Nostalgic Item'")
  cy.chooses('Nostalgic Item')

  expect(ana.stall[5]?.toSorted()).toEqual(['Cheer', 'Nostalgic Item', 'Stashing Vendor'])
  expect(ana.discard).toEqual([])
  expect(cy.discard).toEqual(['Rare Artefact'])
})

test('squirrels-3 ruling 10: the discard pile of the teammate stays closed', () => {
  const { ana } = scenario(
    {
      ana: { hand: ['Nostalgic Item', 'Magnet'], stall: stacks(4) },
      bo: bystander,
      cy: { hand: ['Magnet'], discard: ['Cheer'] },
      di: bystander,
    },
    { teams: true },
  )

  const refused = ana.cannot("build 'Nostalgic Item' discard 'Cheer'")

  expect(refused).toBe('not-there')
})

test('squirrels-3 with Flashy Show: the fetched card is worth one more too', () => {
  const { ana } = scenario({
    ana: { hand: ['Flashy Show', 'Nostalgic Item'], deck: fiveJunk, discard: ['Cheer'], stall: stacks(6) },
    bo: bystander,
  })

  ana.plays('Flashy Show')
  ana.does("build 'Nostalgic Item' discard 'Cheer'")

  expect(ana.stall[6]).toEqual(['Nostalgic Item', 'Cheer'])
  expect(ana.discard).toEqual(['Flashy Show'])
})

test('squirrels-3 with Overtime: one discard of any set, the others of the set of the stack', () => {
  const { ana } = scenario({
    ana: {
      hand: ['Nostalgic Item', 'Magnet'],
      deck: fiveJunk,
      discard: ['Stashing Vendor', 'Cheer'],
      schedule: ['Overtime'],
      stall: stacks(5),
    },
    bo: bystander,
  })

  ana.does("build 'Nostalgic Item' discard 'Stashing Vendor','Cheer'")

  expect(ana.stall[5]?.toSorted()).toEqual(['Cheer', 'Nostalgic Item', 'Stashing Vendor'])
  expect(ana.discard).toEqual(['Overtime'])
})

test('squirrels-3 with Overtime: a second discard of another set is refused', () => {
  const { ana } = scenario({
    ana: {
      hand: ['Nostalgic Item', 'Magnet'],
      discard: ['Rare Artefact', 'Cheer'],
      schedule: ['Overtime'],
      stall: stacks(6),
    },
    bo: bystander,
  })

  const refused = ana.cannot("build 'Nostalgic Item' discard 'Rare Artefact','Cheer'")

  expect(refused).toBe('mixed-sets')
})

test('squirrels-3 with Overtime: a Nostalgic Item of the discard pile frees one card even in a stack without hand cards', () => {
  const { ana } = scenario({
    ana: {
      hand: ['Magnet'],
      deck: fiveJunk,
      discard: ['Nostalgic Item', 'Binoculars'],
      schedule: ['Overtime'],
      stall: stacks(6),
    },
    bo: bystander,
  })

  ana.does("build none discard 'Nostalgic Item','Binoculars'")

  expect(ana.stall[6]?.toSorted()).toEqual(['Binoculars', 'Nostalgic Item'])
  expect(ana.discard).toEqual(['Overtime'])
})

// Acorn

test('squirrels-4 S1: Acorn takes the place of Glue in the stall of another player', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Acorn'] },
    bo: { stall: [...stacks(4), ['Glue'], ['Raffle', 'Swank']] },
  })

  ana.plays('Acorn')
  ana.chooses('Glue')

  expect(bo.stall).toEqual([...stacks(4), ['Acorn'], ['Raffle', 'Swank']])
  expect(ana.hand).toEqual(['Glue'])
  expect(ana.discard).toEqual([])
  expect(ana.isAsked).toBe('bonus')
})

test('squirrels-4 S2: when nobody else has a stack Acorn is discarded', () => {
  const { ana } = scenario({ ana: { hand: ['Acorn'], stall: [['Tireless Tinkerer']] }, bo: {} })

  ana.plays('Acorn')

  expect(ana.stall).toEqual([['Tireless Tinkerer']])
  expect(ana.discard).toEqual(['Acorn'])
  expect(ana.isAsked).toBe('bonus')
})

test('squirrels-4 S3: the stall of the own team is out of reach', () => {
  const { ana } = scenario(
    {
      ana: { hand: ['Acorn'], stall: [['Tireless Tinkerer'], ['Cheer']] },
      bo: { stall: [['Wise Spy'], ['Nuisance']] },
      cy: {},
      di: {},
    },
    { teams: true },
  )

  ana.plays('Acorn')

  expect(ana.cannot("choose 'Cheer'")).toBe('not-an-option')
  expect(ana.cannot("choose 'Nuisance'")).toBeUndefined()
})

test('squirrels-4 S3: when only the own team has stacks Acorn is discarded', () => {
  const { ana, cy } = scenario(
    { ana: { stall: [['Cheer']], hand: ['Acorn'] }, bo: {}, cy: { hand: ['Magnet'] }, di: {} },
    { teams: true },
  )

  ana.plays('Acorn')

  expect(ana.stall).toEqual([['Cheer']])
  expect(ana.discard).toEqual(['Acorn'])
  expect(cy.hand).toEqual(['Magnet'])
})

test('squirrels-4 ruling 2: it takes the exact place within a stack', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Acorn'] },
    bo: { stall: [['Wise Spy'], ['Cheer', 'Raffle', 'Charity']] },
  })

  ana.plays('Acorn')
  ana.chooses('Raffle')

  expect(bo.stall).toEqual([['Wise Spy'], ['Cheer', 'Acorn', 'Charity']])
  expect(ana.hand).toEqual(['Raffle'])
})

test('squirrels-4 ruling 1: of several opponents any stall may be chosen', () => {
  const { ana, bo, cy } = scenario({
    ana: { hand: ['Acorn'] },
    bo: { stall: [['Wise Spy']] },
    cy: { stall: [['Nuisance'], ['Glue']] },
  })

  ana.plays('Acorn')
  ana.chooses('Glue')

  expect(bo.stall).toEqual([['Wise Spy']])
  expect(cy.stall).toEqual([['Nuisance'], ['Acorn']])
})

test('squirrels-4 ruling 4: the exchange is compulsory', () => {
  const { ana } = scenario({ ana: { hand: ['Acorn'] }, bo: { stall: [['Wise Spy'], ['Cheer']] } })

  ana.plays('Acorn')

  expect(ana.cannot('choose none')).toBe('too-few')
})

test('squirrels-4 ruling 6: the stack stays finished, and the next one counts on from it', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Acorn'], deck: fiveJunk },
    bo: { hand: ['Cheer', 'Magnet'], deck: fiveJunk, stall: [['Wise Spy']] },
  })

  ana.plays('Acorn')
  ana.passes()
  bo.builds('Cheer')

  expect(bo.stall).toEqual([['Acorn'], ['Cheer']])
})

test('squirrels-4 ruling 7: fetching Sofa ends the larger hand of its owner', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Acorn'], deck: fiveJunk },
    bo: { hand: ['Magnet'], deck: ['Junk', 'Junk', 'Junk', 'Junk', 'Junk', 'Junk'], stall: [...stacks(4), ['Sofa']] },
  })

  ana.plays('Acorn')
  ana.chooses('Sofa')
  ana.passes()
  bo.discards()

  expect(ana.hand).toContain('Sofa')
  expect(ana.hand).toHaveLength(5)
  expect(bo.hand).toHaveLength(5)
})

test('squirrels-4 ruling 9: a chameleon played as Acorn lands in the stall as itself', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Reflection'] },
    bo: { stall: [['Wise Spy'], ['Glue']], discard: ['Acorn'] },
  })

  ana.plays('Reflection=Acorn')
  ana.chooses('Glue')

  expect(bo.stall).toEqual([['Wise Spy'], ['Reflection']])
  expect(bo.discard).toEqual(['Acorn'])
  expect(ana.hand).toEqual(['Glue'])
  expect(ana.isAsked).toBe('bonus')
})

test('squirrels-4 ruling 3: it is fully resolved without being discarded, so Ancient Knowledge may react', () => {
  const { ana, bo, table } = scenario({
    ana: { hand: ['Acorn'] },
    bo: { hand: ['Ancient Knowledge'], deck: ['Junk'], stall: [['Wise Spy']] },
  })

  ana.plays('Acorn')
  expect(table.asked).toBe('bo: react')
  bo.chooses()

  expect(ana.hand).toEqual(['Wise Spy'])
  expect(table.asked).toBe('ana: bonus')
})

test('squirrels-4: the fetched card may be used with the bonus action', () => {
  const { ana } = scenario({
    ana: { hand: ['Acorn'], deck: fiveJunk },
    bo: { hand: ['Magnet'], stall: [['Tireless Tinkerer']] },
  })

  ana.plays('Acorn')
  ana.builds('Tireless Tinkerer')

  expect(ana.stall).toEqual([['Tireless Tinkerer']])
})

// Accordion

test('squirrels-5a S1: Accordion alone is stack 6', () => {
  const { ana } = scenario({ ana: { hand: ['Accordion'], deck: fiveJunk, stall: stacks(5) }, bo: bystander })

  ana.builds('Accordion=6')

  expect(ana.stall[5]).toEqual(['Accordion'])
})

test('squirrels-5a S2: Accordion alone is stack 4', () => {
  const { ana } = scenario({ ana: { hand: ['Accordion'], deck: fiveJunk, stall: stacks(3) }, bo: bystander })

  ana.builds('Accordion=4')

  expect(ana.stall[3]).toEqual(['Accordion'])
})

test('squirrels-5a S3: with Flashy Show it is stack 7', () => {
  const { ana } = scenario({
    ana: { hand: ['Flashy Show', 'Accordion'], deck: fiveJunk, stall: stacks(6) },
    bo: bystander,
  })

  ana.plays('Flashy Show')
  ana.builds('Accordion=7')

  expect(ana.stall[6]).toEqual(['Accordion'])
})

test('squirrels-5a S4: in a payment it counts 5 and nothing else', () => {
  const { ana } = scenario(
    { ana: { hand: ['Accordion'], deck: fiveJunk }, bo: bystander },
    { market: ['Tasters', 'Glue'] },
  )

  const six = ana.cannot("buy 4 with 'Accordion'")
  const five = ana.cannot("buy 5 with 'Accordion'")

  expect([six, five]).toEqual(['too-little', undefined])
})

test('squirrels-5a ruling 4: it may count its own value', () => {
  const { ana } = scenario({ ana: { hand: ['Accordion'], deck: fiveJunk, stall: stacks(4) }, bo: bystander })

  ana.builds('Accordion')

  expect(ana.stall[4]).toEqual(['Accordion'])
})

test('squirrels-5a ruling 2: two more or two less is too much', () => {
  const seven = scenario({ ana: { hand: ['Accordion', 'Magnet'], stall: stacks(6) }, bo: bystander })
  const three = scenario({ ana: { hand: ['Accordion', 'Magnet'], stall: stacks(2) }, bo: bystander })

  const more = seven.ana.cannot("build 'Accordion=7'")
  const less = three.ana.cannot("build 'Accordion=3'")

  expect([more, less]).toEqual(['cannot-change-value', 'cannot-change-value'])
  expect(seven.ana.cannot("build 'Accordion=6'")).toBe('wrong-sum')
})

test('squirrels-5a ruling 5: the change comes after Practical Values', () => {
  const { ana } = scenario({
    ana: { hand: ['Practical Values', 'Accordion'], deck: fiveJunk, stall: stacks(1) },
    bo: bystander,
  })

  ana.plays('Practical Values')
  expect(ana.cannot("build 'Accordion=4'")).toBe('cannot-change-value')
  ana.builds('Accordion=2')

  expect(ana.stall[1]).toEqual(['Accordion'])
})

test('squirrels-5a ruling 5: a value that was changed is binding, only one step from it is free', () => {
  const { ana } = scenario({
    ana: { hand: ['Flashy Show', 'Accordion', 'Magnet'], stall: stacks(3) },
    bo: bystander,
  })

  ana.plays('Flashy Show')

  expect(ana.cannot("build 'Accordion=4'")).toBe('cannot-change-value')
})

test('squirrels-5a ruling 5: the change comes after Rare Artefact has multiplied its value', () => {
  const { ana } = scenario(
    {
      ana: { hand: ['Practical Values', 'Rare Artefact', 'Accordion'], deck: fiveJunk, stall: stacks(3) },
      bo: bystander,
    },
    { die: [3] },
  )

  ana.plays('Practical Values')
  ana.plays('Rare Artefact')
  ana.builds('Accordion=4')

  expect(ana.stall[3]).toEqual(['Accordion'])
})

test('squirrels-5a ruling 7: with Empty Chest it still changes by one', () => {
  const { ana, table } = scenario({
    ana: { hand: ['Accordion', 'Empty Chest', 'Tireless Tinkerer'], stall: stacks(6) },
    bo: bystander,
  })

  ana.builds('Accordion=4', 'Empty Chest', 'Tireless Tinkerer')

  expect(ana.stall[6]).toEqual(['Accordion', 'Empty Chest', 'Tireless Tinkerer'])
  expect(table.turn).toBe('bo')
})

test('squirrels-5a ruling 7: fetched by Nostalgic Item it changes by one too', () => {
  const { ana } = scenario({
    ana: { hand: ['Nostalgic Item'], deck: fiveJunk, discard: ['Accordion'], stall: stacks(6) },
    bo: bystander,
  })

  ana.does("build 'Nostalgic Item' discard 'Accordion=4'")

  expect(ana.stall[6]).toEqual(['Nostalgic Item', 'Accordion'])
})

test('squirrels-5a ruling 8: turned up by Charm it must be built as 6', () => {
  const { ana, table } = scenario(
    { ana: { hand: ['Charm'], stall: stacks(5) }, bo: bystander },
    { marketDeck: ['Accordion'] },
  )

  ana.plays('Charm')

  expect(ana.stall[5]).toEqual(['Accordion'])
  expect(table.marketDiscard).toEqual([])
  expect(ana.isAsked).toBe('bonus')
})

test('squirrels-5a ruling 9: a chameleon built as Accordion changes by one as well', () => {
  const { ana } = scenario({
    ana: { hand: ['Reflection'], deck: fiveJunk, stall: stacks(5) },
    bo: { hand: ['Magnet'], discard: ['Accordion'] },
  })

  ana.builds('Reflection=Accordion=6')

  expect(ana.stall[5]).toEqual(['Reflection'])
})

test('squirrels-5a ruling 9: Accordion and its copy change each for itself', () => {
  const { ana } = scenario(
    {
      ana: { hand: ['Accordion', 'Seeing Doubles'], deck: fiveJunk, stall: stacks(8) },
      bo: bystander,
      cy: {},
      di: bystander,
    },
    { teams: true },
  )

  ana.builds('Accordion=4', 'Seeing Doubles=Accordion')

  expect(ana.stall[8]).toEqual(['Accordion', 'Seeing Doubles'])
})

test('squirrels-5a ruling 10: the builder decides the value of an Accordion that the teammate adds', () => {
  const { ana, cy } = scenario(
    {
      ana: { hand: ['Stashing Vendor'], deck: fiveJunk, stall: stacks(6) },
      bo: bystander,
      cy: { hand: ['Accordion', 'Junk'] },
      di: bystander,
    },
    { teams: true },
  )

  ana.does("build 'Stashing Vendor' help 'Accordion=6'")
  cy.chooses('Accordion')

  expect(ana.stall[6]).toEqual(['Stashing Vendor', 'Accordion'])
  expect(cy.hand).toEqual(['Junk'])
})

// Winter Is Coming

test('squirrels-5b S1: two stacks are built with one action', () => {
  const { ana, table } = scenario({
    ana: { hand: ['Winter Is Coming', 'Cheer', 'Charity'], deck: fiveJunk, stall: stacks(4) },
    bo: bystander,
  })

  ana.builds('Winter Is Coming')
  expect(ana.isAsked).toBe('build again')
  ana.builds('Cheer', 'Charity')

  expect(ana.stall.slice(4)).toEqual([['Winter Is Coming'], ['Cheer', 'Charity']])
  expect(table.turn).toBe('bo')
})

test('squirrels-5b S2: declining the extra stack leads to clean-up', () => {
  const { ana, table } = scenario({
    ana: { hand: ['Winter Is Coming', 'Cheer', 'Charity'], deck: fiveJunk, stall: stacks(4) },
    bo: bystander,
  })

  ana.builds('Winter Is Coming')
  ana.passes()

  expect(ana.stall).toHaveLength(5)
  expect(ana.hand).toEqual(['Cheer', 'Charity', 'Junk', 'Junk', 'Junk'])
  expect(table.turn).toBe('bo')
})

test('squirrels-5b S3: as part of stack 8 it wins at once', () => {
  const { ana, bo, table } = scenario({
    ana: { hand: ['Winter Is Coming', 'Nostalgic Item', 'Tasters'], deck: fiveJunk, stall: stacks(7) },
    bo: { hand: ['Extra Remarks'], discard: ['Glue'] },
  })

  ana.builds('Winter Is Coming', 'Nostalgic Item')

  expect(table.winners).toEqual(['ana'])
  expect(table.asked).toBeUndefined()
  expect(ana.hand).toEqual(['Tasters'])
  expect(bo.discard).toEqual(['Glue'])
})

test('squirrels-5b S4: Flexible Shopkeeper copies it from the stack just built and gives another extra stack', () => {
  const { ana, table } = scenario({
    ana: {
      hand: ['Winter Is Coming', 'Flexible Shopkeeper', 'Stashing Vendor', 'Raffle', 'Charity'],
      deck: fiveJunk,
      stall: stacks(4),
    },
    bo: bystander,
  })

  ana.builds('Winter Is Coming')
  ana.builds('Flexible Shopkeeper=Winter Is Coming', 'Stashing Vendor')
  expect(ana.isAsked).toBe('build again')
  ana.builds('Raffle', 'Charity')

  expect(ana.stall.slice(4)).toEqual([
    ['Winter Is Coming'],
    ['Flexible Shopkeeper', 'Stashing Vendor'],
    ['Raffle', 'Charity'],
  ])
  expect(table.turn).toBe('bo')
})

test('squirrels-5b ruling 3: reactions to the first stack come before the extra one', () => {
  const { ana, bo, table } = scenario({
    ana: { hand: ['Winter Is Coming', 'Cheer', 'Charity'], deck: fiveJunk, stall: stacks(4) },
    bo: { hand: ['Extra Remarks', 'Magnet'], discard: ['Glue', 'Junk'] },
  })

  ana.builds('Winter Is Coming')
  expect(table.asked).toBe('bo: react')
  bo.chooses('Extra Remarks')
  bo.chooses('Glue')
  expect(table.asked).toBe('ana: build again')
  ana.builds('Cheer', 'Charity')
  expect(table.asked).toBe('bo: react')
  bo.chooses()

  expect(bo.deck).toEqual(['Glue'])
  expect(bo.discard).toEqual(['Junk'])
  expect(table.asked).toBe('bo: action')
})

test('squirrels-5b ruling 4: the extra stack must be the next number, exactly', () => {
  const { ana } = scenario({
    ana: { hand: ['Winter Is Coming', 'Cheer', 'Charity', 'Magnet', 'Tireless Tinkerer'], stall: stacks(4) },
    bo: bystander,
  })

  ana.builds('Winter Is Coming')

  expect(ana.cannot("build 'Magnet','Tireless Tinkerer'")).toBe('wrong-sum')
  expect(ana.cannot("build 'Magnet','Cheer'")).toBe('mixed-sets')
  expect(ana.cannot("build 'Cheer','Charity'")).toBeUndefined()
})

test('squirrels-5b ruling 4: an extra stack is the only thing that may be done', () => {
  const { ana } = scenario(
    { ana: { hand: ['Winter Is Coming', 'Cheer', 'Charity'], stall: stacks(4) }, bo: bystander },
    { market: ['Raffle'] },
  )

  ana.builds('Winter Is Coming')

  expect(ana.cannot("play 'Cheer'")).toBeDefined()
  expect(ana.cannot("buy 5 with 'Charity'")).toBeDefined()
  expect(ana.cannot("discard 'Cheer'")).toBeDefined()
  expect(ana.cannot('pass')).toBeUndefined()
})

test('squirrels-5b ruling 5: without a possible next stack the turn goes on to clean-up', () => {
  const { ana, table } = scenario({
    ana: { hand: ['Winter Is Coming', 'Cheer'], deck: fiveJunk, stall: stacks(4) },
    bo: bystander,
  })

  ana.builds('Winter Is Coming')

  expect(ana.stall).toHaveLength(5)
  expect(ana.hand).toHaveLength(5)
  expect(table.turn).toBe('bo')
})

test('squirrels-5b ruling 6: the extra stack gives no further one', () => {
  const { ana, table } = scenario({
    ana: {
      hand: ['Winter Is Coming', 'Cheer', 'Charity', 'Magnet', 'Safety Precaution'],
      deck: fiveJunk,
      stall: stacks(4),
    },
    bo: bystander,
  })

  ana.builds('Winter Is Coming')
  ana.builds('Cheer', 'Charity')

  expect(table.turn).toBe('bo')
  expect(ana.stall).toHaveLength(6)
  expect(ana.hand).toContain('Magnet')
})

test('squirrels-5b ruling 8: built by Charm it gives the extra stack, then the bonus action of Charm', () => {
  const { ana } = scenario(
    { ana: { hand: ['Charm', 'Cheer', 'Charity'], deck: fiveJunk, stall: stacks(4) }, bo: bystander },
    { marketDeck: ['Winter Is Coming'] },
  )

  ana.plays('Charm')
  expect(ana.isAsked).toBe('build again')
  ana.builds('Cheer', 'Charity')

  expect(ana.stall.slice(4)).toEqual([['Winter Is Coming'], ['Cheer', 'Charity']])
  expect(ana.isAsked).toBe('bonus')
})

test('squirrels-5b ruling 9: a chameleon built as Winter Is Coming gives the extra stack', () => {
  const { ana } = scenario({
    ana: { hand: ['Reflection', 'Cheer', 'Charity'], deck: fiveJunk, stall: stacks(4) },
    bo: { hand: ['Magnet'], discard: ['Winter Is Coming'] },
  })

  ana.builds('Reflection=Winter Is Coming')
  ana.builds('Cheer', 'Charity')

  expect(ana.stall.slice(4)).toEqual([['Reflection'], ['Cheer', 'Charity']])
})

test('squirrels-5b ruling 10: the teammate may help with the extra stack', () => {
  const { ana, cy, table } = scenario(
    {
      ana: { hand: ['Winter Is Coming', 'Cheer'], deck: fiveJunk, stall: stacks(4) },
      bo: bystander,
      cy: { hand: ['Charity', 'Junk'] },
      di: bystander,
    },
    { teams: true },
  )

  ana.builds('Winter Is Coming')
  ana.does("build 'Cheer' help 'Charity'")
  cy.chooses('Charity')

  expect(ana.stall.slice(4)).toEqual([['Winter Is Coming'], ['Cheer', 'Charity']])
  expect(cy.hand).toEqual(['Junk'])
  expect(table.turn).toBe('bo')
})

test('squirrels-5b rule 12: added by the teammate it gives the builder the extra stack', () => {
  const { ana, cy } = scenario(
    {
      ana: { hand: ['Stashing Vendor', 'Raffle', 'Charity'], deck: fiveJunk, stall: stacks(5) },
      bo: bystander,
      cy: { hand: ['Winter Is Coming', 'Junk'] },
      di: bystander,
    },
    { teams: true },
  )

  ana.does("build 'Stashing Vendor' help 'Winter Is Coming'")
  cy.chooses('Winter Is Coming')
  expect(ana.isAsked).toBe('build again')
  ana.builds('Raffle', 'Charity')

  expect(ana.stall.slice(5)).toEqual([
    ['Stashing Vendor', 'Winter Is Coming'],
    ['Raffle', 'Charity'],
  ])
})

test('squirrels-5b with a Nasty Threat: both stacks must be worth one more', () => {
  const { ana } = scenario({
    ana: { hand: ['Winter Is Coming', 'Stashing Vendor', 'Raffle', 'Charity'], deck: fiveJunk, stall: stacks(4) },
    bo: { hand: ['Magnet'], schedule: ['Nasty Threat'] },
  })

  expect(ana.cannot("build 'Winter Is Coming'")).toBe('wrong-sum')
  ana.builds('Winter Is Coming', 'Stashing Vendor')
  ana.builds('Raffle', 'Charity')

  expect(ana.stall).toHaveLength(6)
})

test('squirrels-5b with Overtime: only the first of the two stacks may use the discard pile', () => {
  const { ana } = scenario({
    ana: {
      hand: ['Winter Is Coming', 'Cheer', 'Charity', 'Magnet'],
      deck: fiveJunk,
      discard: ['Calculations'],
      schedule: ['Overtime'],
      stall: stacks(4),
    },
    bo: bystander,
  })

  ana.builds('Winter Is Coming')

  expect(ana.discard).toEqual(['Overtime', 'Calculations'])
  expect(ana.cannot("build 'Magnet' discard 'Calculations'")).toBe('discard-not-allowed')
})
