/** The rulings on reactions (R1 to R7) and interruptions (R8). */
import { expect, test } from 'vitest'
import { alone, anaBuys, besideBo, junk } from '../testing/beginnings.ts'
import { scenario } from '../testing/scenario.ts'

test('R1: a reaction waits until the purchase is completely done', () => {
  const { ana, table } = scenario(
    { ana: { hand: ['Cookies', 'Junk'] }, bo: { hand: ['Binoculars'], deck: ['Glue'] } },
    { market: ['Raffle', 'Siesta'] },
  )

  ana.buys(5, 'Junk', 'Cookies')

  expect(table.asked).toBe('bo: react')
  expect(ana.hand).toEqual(['Raffle'])
  expect(ana.discard).toEqual(['Cookies', 'Junk'])
  expect(table.market).toEqual([null, 'Siesta', null, null, null])
})

test('R1: a shuffle in the middle of a technique is answered after the technique', () => {
  const { ana, bo, table } = scenario({
    ana: { hand: ['Spyglass'], deck: ['Glue'], discard: ['Magnet', 'Cookies', 'Siesta'] },
    bo: { hand: ['Balancing'], discard: ['Junk'] },
  })

  ana.plays('Spyglass')
  expect(table.asked).toBe('ana: take')
  ana.chooses('Glue')
  ana.chooses('Siesta', 'Cookies')

  expect(ana.discard).toEqual(['Spyglass'])
  expect(table.asked).toBe('bo: react')
  bo.chooses()
  expect(table.asked).toBe('ana: bonus')
})

test('R2 with two players the active player comes first, then the other', () => {
  const { ana, bo, table } = scenario({
    ana: { hand: ['Cheer', 'Junk'], deck: ['Quality Inspection', 'Siesta', 'Acorn'] },
    bo: { hand: ['Junk'], deck: ['Quality Inspection', 'Glue', 'Magnet'] },
  })

  ana.plays('Cheer')
  ana.chooses('Quality Inspection')
  bo.chooses('Quality Inspection')
  expect(table.asked).toBe('ana: react')
  expect(bo.cannot("choose 'Quality Inspection'")).toBe('not-asked')
  ana.chooses()
  expect(table.asked).toBe('bo: react')
  bo.chooses('Quality Inspection')
  bo.chooses('Junk')

  expect(ana.hand).toEqual(['Junk', 'Quality Inspection'])
  expect(bo.hand).toEqual(['Quality Inspection', 'Glue'])
  expect(table.asked).toBe('ana: bonus')
})

test('R2 with three players, clockwise from the active player', () => {
  const { ana, bo, cy, table } = scenario(
    {
      ana: { hand: ['Binoculars', ...junk(4)], deck: ['Siesta', ...junk(3)] },
      bo: { hand: ['Cookies', ...junk(4)], deck: junk(3) },
      cy: { hand: ['Binoculars', ...junk(4)], deck: ['Acorn', ...junk(3)] },
    },
    { market: ['Calculations'] },
  )

  ana.discards()
  bo.buys(5, 'Cookies')
  expect(table.asked).toBe('cy: react')
  cy.chooses('Binoculars')
  cy.chooses('Junk')
  expect(table.asked).toBe('ana: react')
  ana.chooses('Binoculars')
  ana.chooses('Junk')

  expect(cy.hand).toContain('Acorn')
  expect(ana.hand).toContain('Siesta')
  expect(table.turn).toBe('cy')
})

test('R2 with four players all three others decide in turn order, and each may decline', () => {
  const { bo, cy, dee, table } = anaBuys({
    bo: { hand: ['Binoculars', 'Junk'], deck: ['Glue'] },
    cy: { hand: ['Binoculars', 'Junk'], deck: ['Magnet'] },
    dee: { hand: ['Binoculars', 'Junk'], deck: ['Siesta'] },
  })

  expect(table.asked).toBe('bo: react')
  expect(cy.cannot("choose 'Binoculars'")).toBe('not-asked')
  bo.chooses()
  expect(table.asked).toBe('cy: react')
  cy.chooses('Binoculars')
  cy.chooses('Junk')
  expect(table.asked).toBe('dee: react')
  dee.chooses('Binoculars')
  dee.chooses('Junk')

  expect(bo.hand).toEqual(['Binoculars', 'Junk'])
  expect(cy.hand).toEqual(['Binoculars', 'Magnet'])
  expect(dee.hand).toEqual(['Binoculars', 'Siesta'])
  expect(table.turn).toBe('bo')
})

test('R2 with four players a player without a fitting owl is passed over', () => {
  const { dee, table } = anaBuys({
    bo: { hand: ['Extra Remarks', 'Junk'], deck: ['Glue'], discard: ['Junk'] },
    cy: { hand: ['Junk'], deck: ['Magnet'] },
    dee: { hand: ['Binoculars', 'Junk'], deck: ['Siesta'] },
  })

  expect(table.asked).toBe('dee: react')
  dee.chooses()

  expect(table.turn).toBe('bo')
})

test('R2: a player handles their own cards one by one and may stop in between', () => {
  const { ana, bo, table } = scenario({
    ana: { hand: ['Rumours'] },
    bo: { hand: ['Ancient Knowledge', 'Ancient Knowledge'], deck: ['Cookies', 'Junk', 'Siesta'] },
  })

  ana.plays('Rumours')
  bo.chooses('Ancient Knowledge')
  bo.chooses('Junk')
  expect(table.asked).toBe('bo: react')
  bo.chooses()

  expect(bo.deck).toEqual(['Cookies', 'Siesta'])
  expect(table.asked).toBe('ana: bonus')
})

test('R3: one owl reacts once to one purchase, and again to the next', () => {
  const { ana, bo, cy, table } = scenario(
    {
      ana: { hand: ['Cookies', ...junk(4)], deck: junk(9) },
      bo: { hand: ['Cookies', ...junk(4)], deck: junk(9) },
      cy: { hand: ['Binoculars', 'Junk', 'Junk'], deck: ['Glue', 'Magnet', 'Siesta'] },
    },
    { market: ['Calculations', 'Swift Broker'] },
  )

  ana.buys(5, 'Cookies')
  cy.chooses('Binoculars')
  cy.chooses('Junk')
  expect(table.asked).toBe('bo: action')
  bo.buys(5, 'Cookies')
  expect(table.asked).toBe('cy: react')
  cy.chooses('Binoculars')
  cy.chooses('Junk')

  expect(cy.hand).toEqual(['Binoculars', 'Glue', 'Magnet'])
  expect(table.turn).toBe('cy')
})

test('R4: a used owl is shown to all and stays in the hand', () => {
  const { ana, bo, cy } = anaBuys({ bo: { hand: ['Binoculars', 'Siesta'], deck: ['Glue'] }, cy: { hand: ['Junk'] } })

  bo.chooses('Binoculars')
  bo.chooses('Siesta')

  expect(bo.hand).toEqual(['Binoculars', 'Glue'])
  expect(ana.reads.join('\n')).toMatch(/p2 reacts with Binoculars .* to a purchase/)
  expect(cy.reads.join('\n')).toMatch(/p2 reacts with Binoculars .* to a purchase/)
  expect(cy.reads.join('\n') + cy.sees).not.toMatch(/Glue|platypuses-5b/)
})

test('R5 with two players a Quality Inspection drawn by Binoculars reacts in turn', () => {
  const { ana, bo, table } = anaBuys({
    bo: { hand: ['Binoculars', 'Junk', 'Siesta'], deck: ['Quality Inspection', 'Glue'] },
  })

  bo.chooses('Binoculars')
  expect(table.asked).toBe('bo: discard')
  bo.chooses('Junk')
  expect(table.asked).toBe('bo: react')
  bo.chooses('Quality Inspection')
  bo.chooses('Siesta')

  expect(bo.hand.toSorted()).toEqual(['Binoculars', 'Glue', 'Quality Inspection'])
  expect(ana.hand).toHaveLength(5)
  expect(table.turn).toBe('bo')
})

test('R5 with three players the effects of a reaction are handled before the next player reacts to the first event', () => {
  const { ana, bo, cy, table } = scenario(
    {
      ana: { hand: ['Cookies', 'Balancing'], deck: junk(9), discard: ['Raffle'] },
      bo: { hand: ['Binoculars', 'Junk'], discard: ['Glue', 'Magnet'] },
      cy: { hand: ['Binoculars', 'Balancing'], deck: ['Siesta'], discard: ['Acorn'] },
    },
    { market: ['Calculations'] },
  )

  ana.buys(5, 'Cookies')
  expect(table.asked).toBe('bo: react')
  bo.chooses('Binoculars')
  bo.chooses('Junk')
  expect(table.asked).toBe('ana: react')
  ana.chooses('Balancing')
  ana.does("choose 'Calculations' for 'Raffle'")
  expect(table.asked).toBe('cy: react')
  expect(cy.cannot("choose 'Binoculars'")).toBe('not-an-option')
  cy.chooses('Balancing')
  cy.does("choose 'Balancing' for 'Acorn'")
  expect(table.asked).toBe('cy: react')
  cy.chooses('Binoculars')
  cy.chooses('Acorn')

  expect(ana.discard).toEqual(['Cookies', 'Calculations'])
  expect(cy.hand.toSorted()).toEqual(['Binoculars', 'Siesta'])
  expect(cy.discard).toEqual(['Acorn', 'Balancing'])
  expect(table.turn).toBe('bo')
})

test('R5 with four players: nested events begin with the active player again', () => {
  const { ana, bo, cy, dee, table } = scenario({
    ana: { hand: ['Rumours', 'Balancing'], discard: ['Glue', 'Magnet', 'Cookies'] },
    bo: { hand: ['Balancing'], discard: ['Junk', 'Junk', 'Junk'] },
    cy: { hand: ['Ancient Knowledge'], deck: ['Junk', 'Siesta'] },
    dee: { hand: ['Balancing'], discard: ['Junk', 'Junk', 'Junk'] },
  })

  ana.plays('Rumours')
  expect(table.asked).toBe('cy: react')
  cy.chooses('Ancient Knowledge')
  cy.chooses('Junk')
  expect(table.asked).toBe('ana: react')
  ana.chooses()
  expect(table.asked).toBe('bo: react')
  bo.chooses()
  expect(table.asked).toBe('dee: react')
  dee.chooses()

  expect(table.asked).toBe('ana: bonus')
})

test('R6: a second Binoculars that the first one discarded cannot react', () => {
  const { bo, table } = anaBuys({ bo: { hand: ['Binoculars', 'Binoculars', ...junk(3)], deck: ['Glue', 'Magnet'] } })

  bo.chooses('Binoculars')
  bo.chooses('Binoculars#2')

  expect(bo.hand).toEqual(['Binoculars', ...junk(3), 'Glue'])
  expect(table.asked).toBe('bo: action')
})

test('R6: a Quality Inspection that is discarded before its turn cannot react', () => {
  const { bo, table } = anaBuys({ bo: { hand: ['Binoculars', 'Junk'], deck: ['Quality Inspection', 'Glue'] } })

  bo.chooses('Binoculars')
  bo.chooses('Quality Inspection')

  expect(bo.hand).toEqual(['Binoculars', 'Junk'])
  expect(bo.discard).toEqual(['Quality Inspection'])
  expect(table.turn).toBe('bo')
  expect(bo.isAsked).not.toBe('react')
})

test('R6: the second Extra Remarks has no target when the only discard is gone', () => {
  const { ana, bo, table } = scenario({
    ana: { hand: ['Wise Spy'], deck: junk(9) },
    bo: { hand: ['Extra Remarks', 'Extra Remarks'], discard: ['Glue'] },
  })

  ana.builds('Wise Spy')
  bo.chooses('Extra Remarks')

  expect(bo.deck).toEqual(['Glue'])
  expect(table.turn).toBe('bo')
  expect(bo.isAsked).not.toBe('react')
})

test('R6: of two Quality Inspections one may throw away the other, which then cannot react', () => {
  const { ana, table } = besideBo({
    hand: junk(3),
    deck: ['Quality Inspection', 'Quality Inspection', 'Glue', 'Magnet'],
  })

  ana.discards()
  ana.chooses('Quality Inspection')
  ana.chooses('Quality Inspection#2')

  expect(ana.hand.toSorted()).toEqual(['Glue', 'Junk', 'Junk', 'Junk', 'Quality Inspection'])
  expect(ana.deck).toEqual(['Magnet'])
  expect(table.turn).toBe('bo')
})

test('R7: re-forming a deck counts as shuffling it, even on another player’s turn', () => {
  const { ana, bo, table } = scenario({
    ana: { hand: ['Little Villain', 'Balancing'], discard: ['Cookies'] },
    bo: { deck: ['Siesta'], discard: ['Glue', 'Magnet'] },
  })

  ana.plays('Little Villain')
  expect(bo.discard).toHaveLength(1)
  expect(table.asked).toBe('ana: react')
  ana.chooses('Balancing')
  ana.does("choose 'Balancing' for 'Cookies'")

  expect(ana.hand).toEqual(['Cookies'])
  expect(table.asked).toBe('ana: bonus')
})

test('R7: players cannot use Balancing on their own re-formed deck', () => {
  const { ana, bo, table } = scenario({
    ana: { hand: ['Little Villain'] },
    bo: { hand: ['Balancing'], deck: ['Siesta'], discard: ['Glue', 'Magnet'] },
  })

  ana.plays('Little Villain')

  expect(bo.reads).toContain('p2’s deck is shuffled')
  expect(table.asked).toBe('ana: bonus')
})

test('R8: Order in Chaos interrupts at once, even in the middle of another player’s technique', () => {
  const { ana, bo, table } = scenario({
    ana: { hand: ['Little Villain'] },
    bo: { hand: ['Sofa'], deck: ['Glue'], discard: ['Magnet', 'Junk'], schedule: ['Order in Chaos'] },
  })

  ana.plays('Little Villain')
  expect(table.asked).toBe('bo: use it')
  expect(ana.schedule).toEqual(['Little Villain'])
  bo.does('choose yes')
  bo.chooses('Junk', 'Sofa', 'Magnet')

  expect(bo.hand).toEqual(['Glue'])
  expect(bo.deck).toEqual(['Sofa', 'Magnet', 'Order in Chaos'])
  expect(bo.discard).toEqual(['Junk'])
  expect(bo.schedule).toEqual([])
  expect(ana.isAsked).toBe('bonus')
})

test('R8: Practice replaces the discard', () => {
  const { ana } = alone({ hand: ['Favourite Toy'], discard: ['Glue'], schedule: ['Practice'] })

  ana.plays('Favourite Toy')
  ana.does('choose yes')

  expect(ana.hand.toSorted()).toEqual(['Favourite Toy', 'Glue'])
  expect(ana.discard).toEqual(['Practice'])
})

test('R8: if several fit, the owner orders them', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Little Villain'] },
    bo: { deck: ['Glue'], discard: ['Junk'], schedule: ['Order in Chaos', 'Reflection=Order in Chaos'] },
  })

  ana.plays('Little Villain')
  bo.chooses('Reflection=Order in Chaos')
  bo.chooses('Junk', 'Glue')
  bo.does('choose no')

  expect(bo.deck).toEqual(['Glue', 'Reflection', 'Order in Chaos'])
  expect(bo.discard).toEqual(['Junk'])
})
