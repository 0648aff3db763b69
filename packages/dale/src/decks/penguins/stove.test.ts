/** Stove, whose value in a stack is fuelled with spent cards. */
import { expect, test } from 'vitest'
import { alone, five, four, stacks } from '../../testing/beginnings.ts'
import { scenario } from '../../testing/scenario.ts'

test('penguins-4 S1: fifteen spent make Stove an eight, which wins as stack 8', () => {
  const { ana, table } = alone({ hand: ['Stove', 'Glue', 'Sofa', 'Dangerous Test', 'Junk'], stall: stacks(7) })

  ana.does("build 'Stove=8' spend 'Glue','Sofa','Dangerous Test'")

  expect(ana.stall[7]).toEqual(['Stove'])
  expect(ana.discard).toEqual(['Dangerous Test', 'Sofa', 'Glue'])
  expect(table.winners).toEqual(['ana'])
})

test('penguins-4 S2: Stove as five and a penguin 2 make stack 7', () => {
  const { ana } = alone({ hand: ['Stove', 'Ice Trade', 'Glue', 'Sofa', ...five], stall: stacks(6) })

  ana.does("build 'Stove=5','Ice Trade' spend 'Glue','Sofa'")

  expect(ana.stall[6]).toEqual(['Stove', 'Ice Trade'])
  expect(ana.discard).toEqual(['Sofa', 'Glue'])
  expect(ana.hand).toEqual(five)
})

test('penguins-4 S3: without spending Stove counts four', () => {
  const { ana } = alone({ hand: ['Stove', 'Junk', ...four], stall: stacks(3) })

  ana.builds('Stove')

  expect(ana.stall[3]).toEqual(['Stove'])
  expect(ana.discard).toEqual([])
})

test('penguins-4 S4: with Flashy Show three junk cards are worth six, which makes Stove three', () => {
  const { ana } = alone({ hand: ['Flashy Show', 'Stove', 'Junk', 'Junk', 'Junk', ...five], stall: stacks(2) })

  ana.plays('Flashy Show')
  ana.does("build 'Stove=3' spend 'Junk','Junk','Junk'")

  expect(ana.stall[2]).toEqual(['Stove'])
  expect(ana.discard).toEqual(['Flashy Show', 'Junk', 'Junk', 'Junk'])
})

test('penguins-4 ruling 3: half of the spent total is rounded up', () => {
  const { ana } = alone({ hand: ['Stove', 'Glue', 'Magnet', 'Junk', 'Cheer', 'Raffle'], stall: stacks(4) })

  expect(ana.cannot("build 'Stove=5' spend 'Glue','Raffle'")).toBe('cannot-fuel') // 8, counts as 4
  expect(ana.cannot("build 'Stove=5' spend 'Glue','Magnet'")).toBeUndefined() // 9
  expect(ana.cannot("build 'Stove=5' spend 'Glue','Magnet','Junk'")).toBeUndefined() // 10
  expect(ana.cannot("build 'Stove=5' spend 'Glue','Magnet','Cheer'")).toBe('cannot-fuel') // 11, counts as 6
})

test('penguins-4 ruling 2: one junk card is the least, and makes Stove one', () => {
  const { ana } = alone({ hand: ['Stove', 'Junk', 'Cheer', ...four] })

  expect(ana.cannot("build 'Stove'")).toBe('wrong-sum')
  ana.does("build 'Stove=1' spend 'Junk'")

  expect(ana.stall).toEqual([['Stove']])
  expect(ana.discard).toEqual(['Junk'])
})

test('penguins-4 ruling 2: cards of the stack cannot be spent, nor cards that are not held', () => {
  const { ana } = alone({ hand: ['Stove', 'Ice Trade', 'Junk'], discard: ['Cheer'], stall: stacks(2) })

  expect(ana.cannot("build 'Stove=1','Ice Trade' spend 'Ice Trade'")).toBe('part-of-stack')
  expect(ana.cannot("build 'Stove=1','Ice Trade' spend 'Cheer'")).toBe('not-in-hand')
  expect(ana.cannot("build 'Stove=1','Ice Trade' spend 'Junk'")).toBeUndefined()
})

test('penguins-4 ruling 5: earlier changes count when nothing is spent', () => {
  const { ana } = alone({ hand: ['Flashy Show', 'Stove', ...five], stall: stacks(4) })

  ana.plays('Flashy Show')
  ana.builds('Stove')

  expect(ana.stall[4]).toEqual(['Stove'])
})

test('penguins-4 ruling 5: a changed Stove cannot fall back to four', () => {
  const { ana } = alone({ hand: ['Flashy Show', 'Stove'], stall: stacks(3) })

  ana.plays('Flashy Show')

  expect(ana.cannot("build 'Stove'")).toBe('wrong-sum')
})

test('penguins-4 ruling 6: the amount spent replaces every earlier change', () => {
  const { ana } = alone({ hand: ['Rare Artefact', 'Stove', 'Cheer', ...five] }, { die: [3] })

  ana.plays('Rare Artefact')
  ana.chooses('Stove')
  ana.does("build 'Stove=1' spend 'Cheer'")

  expect(ana.stall).toEqual([['Stove']])
  expect(ana.discard).toEqual(['Rare Artefact', 'Cheer'])
})

test('penguins-4 ruling 7: mirrored values of spent cards count', () => {
  const { ana } = alone({ hand: ['Practical Values', 'Stove', 'Junk', ...five], stall: stacks(2) })

  ana.plays('Practical Values')
  ana.does("build 'Stove=3' spend 'Junk'")

  expect(ana.stall[2]).toEqual(['Stove'])
})

test('penguins-4 ruling 8: an overpaid total is legal', () => {
  const { ana } = alone({ hand: ['Stove', 'Glue', 'Junk', ...five], stall: stacks(2) })

  ana.does("build 'Stove=3' spend 'Glue','Junk'")

  expect(ana.stall[2]).toEqual(['Stove'])
  expect(ana.discard).toEqual(['Junk', 'Glue'])
})

test('penguins-4 ruling 8: cards may be spent though Stove then counts its own four again', () => {
  const { ana } = alone({ hand: ['Stove', 'Glue', 'Raffle', ...five], stall: stacks(3) })

  ana.does("build 'Stove' spend 'Glue','Raffle'")

  expect(ana.stall[3]).toEqual(['Stove'])
  expect(ana.discard).toEqual(['Raffle', 'Glue'])
  expect(ana.hand).toEqual(five)
})

test('penguins-4 ruling 9: two Stoves need their own spent cards', () => {
  const { ana } = alone({ hand: ['Stove', 'Stove', 'Junk', 'Raffle', ...five], stall: stacks(2) })

  expect(ana.cannot("build 'Stove=2','Stove=1' spend 'Raffle'")).toBe('cannot-fuel')
  ana.does("build 'Stove=2','Stove=1' spend 'Raffle','Junk'")

  expect(ana.stall[2]).toEqual(['Stove', 'Stove'])
  expect(ana.discard.toSorted()).toEqual(['Junk', 'Raffle'])
})

test('penguins-4 ruling 9: one of two Stoves may stay a four', () => {
  const { ana } = alone({ hand: ['Stove', 'Stove', 'Raffle', ...five], stall: stacks(5) })

  ana.does("build 'Stove','Stove=2' spend 'Raffle'")

  expect(ana.stall[5]).toEqual(['Stove', 'Stove'])
  expect(ana.discard).toEqual(['Raffle'])
})

test('penguins-4 ruling 10: an illegal stack costs nothing', () => {
  const { ana } = alone({ hand: ['Stove', 'Glue', 'Junk'], stall: stacks(4) })

  expect(ana.whyNot("build 'Stove=3' spend 'Glue'")).toBe('the stack must be worth 5, and these cards are worth 3')
  expect(ana.cannot("build 'Stove=5' spend 'Glue'")).toBe('cannot-fuel')

  expect(ana.hand).toEqual(['Stove', 'Glue', 'Junk'])
  expect(ana.discard).toEqual([])
  expect(ana.isAsked).toBe('action')
})

test('penguins-4 ruling 10: spending needs a Stove in the stack', () => {
  const { ana } = alone({ hand: ['Stove', 'Wise Spy', 'Junk'] })

  expect(ana.cannot("build 'Wise Spy' spend 'Junk'")).toBe('nothing-to-fuel')
  expect(ana.cannot("build 'Wise Spy'")).toBeUndefined()
})

test('penguins-4 ruling 11: a Stove that Charm turns up is fuelled from the hand', () => {
  const { ana, table } = alone({ hand: ['Charm', 'Glue', 'Sofa'], stall: stacks(2) }, { marketDeck: ['Stove'] })

  ana.plays('Charm')
  expect(ana.isAsked).toBe('spend on stack')
  ana.chooses('Sofa')

  expect(ana.stall[2]).toEqual(['Stove'])
  expect(ana.hand).toEqual(['Glue'])
  expect(ana.discard).toEqual(['Charm', 'Sofa'])
  expect(table.marketDiscard).toEqual([])
  expect(ana.isAsked).toBe('bonus')
})

test('penguins-4 ruling 11: a Stove that Charm turns up fits stack 4 without spending', () => {
  const { ana } = alone({ hand: ['Charm'], stall: stacks(3) }, { marketDeck: ['Stove'] })

  ana.plays('Charm')

  expect(ana.stall[3]).toEqual(['Stove'])
  expect(ana.discard).toEqual(['Charm'])
  expect(ana.isAsked).toBe('bonus')
})

test('penguins-4 ruling 11: a Stove that Charm turns up and no one can fuel is thrown away', () => {
  const { ana, table } = alone({ hand: ['Charm'], stall: stacks(2) }, { marketDeck: ['Stove'] })

  ana.plays('Charm')

  expect(ana.stall).toEqual(stacks(2))
  expect(table.marketDiscard).toEqual(['Stove'])
})

test('penguins-4 ruling 12: a chameleon built as Stove is fuelled too and is plain in the stall', () => {
  const { ana } = scenario({
    ana: { hand: ['Reflection', 'Raffle', ...five], stall: stacks(1) },
    bo: { discard: ['Stove'] },
  })

  ana.does("build 'Reflection=Stove=2' spend 'Raffle'")

  expect(ana.stall[1]).toEqual(['Reflection'])
  expect(ana.discard).toEqual(['Raffle'])
})

test('penguins-4 ruling 13: a Stove of the teammate is fuelled by the builder', () => {
  const { ana, cy } = scenario(
    {
      ana: { hand: ['Ice Trade', 'Junk', ...five], stall: stacks(2) },
      bo: {},
      cy: { hand: ['Stove', 'Raffle'] },
      dee: {},
    },
    { teams: true },
  )

  ana.does("build 'Ice Trade' spend 'Junk' help 'Stove=1'")
  cy.chooses('Stove')

  expect(ana.stall[2]).toEqual(['Ice Trade', 'Stove'])
  expect(ana.discard).toEqual(['Junk'])
  expect(cy.hand).toEqual(['Raffle'])
  expect(cy.discard).toEqual([])
})

test('penguins-4 ruling 13: the teammate’s hand is not fuel', () => {
  const { ana, cy } = scenario(
    { ana: { hand: ['Ice Trade'], stall: stacks(2) }, bo: {}, cy: { hand: ['Stove', 'Junk'] }, dee: {} },
    { teams: true },
  )

  ana.does("build 'Ice Trade' help 'Stove'")

  expect(cy.cannot("choose 'Stove'")).toBe('not-an-option')
  cy.chooses()
  expect(ana.hand).toEqual(['Ice Trade'])
  expect(ana.isAsked).toBe('action')
})

test('penguins-4 ruling 1: in a payment Stove counts four and spends nothing', () => {
  const { ana } = alone({ hand: ['Stove', 'Junk'] }, { market: [null, 'Charity'] })

  expect(ana.cannot("buy 4 with 'Stove'")).toBe('too-little')
  expect(ana.cannot("buy 4 with 'Stove','Junk'")).toBeUndefined()
})
