import { expect, test } from 'vitest'
import { alone, besideBo, junk, stacks } from '../testing/beginnings.ts'
import { scenario } from '../testing/scenario.ts'

// Cunning Neighbour

test('foxes-1 S1: Cunning Neighbour looks at one hand and goes back on the deck', () => {
  const { ana, bo, cy } = scenario({
    ana: { hand: ['Cunning Neighbour'], deck: ['Junk'] },
    bo: { hand: ['Glue', 'Magnet', 'Cookies', 'Spyglass'] },
    cy: { hand: ['Junk'] },
  })

  ana.plays('Cunning Neighbour')
  expect(ana.isAsked).toBe('choose player')
  ana.does('choose p2', 'choose yes')

  expect(ana.reads.join('\n')).toMatch(/p1 looks at the hand of p2.*Glue.*Magnet.*Cookies.*Spyglass/)
  expect(cy.reads.join('\n')).toContain('p1 looks at the hand of p2')
  expect(cy.reads.join('\n')).not.toMatch(/Glue|Magnet|Cookies|Spyglass/)
  expect(bo.hand).toEqual(['Glue', 'Magnet', 'Cookies', 'Spyglass'])
  expect(ana.deck).toEqual(['Cunning Neighbour', 'Junk'])
  expect(ana.discard).toEqual([])
  expect(ana.isAsked).toBe('bonus')
})

test('foxes-1 S2: Cunning Neighbour may look at an empty hand and still go on the deck', () => {
  const { ana } = scenario({ ana: { hand: ['Cunning Neighbour'], deck: ['Junk'] }, bo: {}, cy: { hand: ['Glue'] } })

  ana.plays('Cunning Neighbour')
  ana.does('choose p2', 'choose yes')

  expect(ana.reads.join('\n')).not.toContain('Glue')
  expect(ana.deck).toEqual(['Cunning Neighbour', 'Junk'])
  expect(ana.isAsked).toBe('bonus')
})

test('foxes-1 S3: Cunning Neighbour on the deck is the first card of the fill', () => {
  const { ana, table } = besideBo({
    hand: ['Cunning Neighbour', 'Steady Achiever', 'Junk', 'Junk', 'Junk'],
    deck: ['Glue', 'Magnet'],
  })

  ana.plays('Cunning Neighbour')
  ana.does('choose yes')
  ana.plays('Steady Achiever')
  ana.passes()

  expect(ana.hand).toEqual(['Junk', 'Junk', 'Junk', 'Cunning Neighbour', 'Glue'])
  expect(ana.deck).toEqual(['Magnet'])
  expect(ana.schedule).toEqual(['Steady Achiever'])
  expect(table.turn).toBe('bo')
})

test('foxes-1 ruling 3: Cunning Neighbour may go to the discard pile as well', () => {
  const { ana } = scenario({ ana: { hand: ['Cunning Neighbour'], deck: ['Junk'] }, bo: { hand: ['Glue'] } })

  ana.plays('Cunning Neighbour')
  ana.does('choose no')

  expect(ana.deck).toEqual(['Junk'])
  expect(ana.discard).toEqual(['Cunning Neighbour'])
  expect(ana.isAsked).toBe('bonus')
})

test('foxes-1 ruling 5: looking is forced, and never at the own hand', () => {
  const { ana } = scenario({ ana: { hand: ['Cunning Neighbour'] }, bo: { hand: ['Glue'] }, cy: { hand: ['Magnet'] } })

  ana.plays('Cunning Neighbour')

  expect(ana.cannot('choose none')).toBe('too-few')
  expect(ana.cannot('choose p1')).toBe('not-an-option')
})

test('foxes-1 ruling 7: a Quality Inspection that is only looked at does not react', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Cunning Neighbour'] },
    bo: { hand: ['Quality Inspection', 'Junk'], deck: ['Glue'] },
  })

  ana.plays('Cunning Neighbour')
  ana.does('choose no')

  expect(bo.isAsked).toBeUndefined()
  expect(ana.isAsked).toBe('bonus')
})

test('foxes-1 ruling 8: everybody knows that the next draw is Cunning Neighbour', () => {
  const { ana, bo } = besideBo({ hand: ['Cunning Neighbour', ...junk(3)], deck: ['Glue'] })

  ana.plays('Cunning Neighbour')
  ana.does('choose yes')
  ana.passes()

  expect(ana.hand).toEqual(['Junk', 'Junk', 'Junk', 'Cunning Neighbour', 'Glue'])
  expect(bo.reads.join('\n')).toMatch(/Cunning Neighbour \(foxes-1\) goes from the deck of p1 to the hand of p1/)
  expect(bo.reads.join('\n')).not.toContain('Glue')
})

test('foxes-1 ruling 9: on the deck it is resolved for Ancient Knowledge, but no business of Practice', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Cunning Neighbour'], schedule: ['Practice'] },
    bo: { hand: ['Ancient Knowledge'], deck: ['Junk', 'Glue'] },
  })

  ana.plays('Cunning Neighbour')
  ana.does('choose yes')

  expect(bo.isAsked).toBe('react')
  bo.chooses()
  expect(ana.deck).toEqual(['Cunning Neighbour'])
  expect(ana.schedule).toEqual(['Practice'])
  expect(ana.isAsked).toBe('bonus')
})

test('foxes-1 ruling 9: on its way to the discard pile Practice may return it', () => {
  const { ana } = besideBo({ hand: ['Cunning Neighbour'], schedule: ['Practice'] })

  ana.plays('Cunning Neighbour')
  ana.does('choose no')
  ana.does('choose yes')

  expect(ana.hand).toEqual(['Cunning Neighbour'])
  expect(ana.discard).toEqual(['Practice'])
  expect(ana.schedule).toEqual([])
})

test('foxes-1 ruling 10: a chameleon played as Cunning Neighbour goes to the deck as itself', () => {
  const { ana } = scenario(
    { ana: { hand: ['Trendsetting'], deck: ['Junk'] }, bo: { hand: ['Glue'] } },
    { market: ['Cunning Neighbour'] },
  )

  ana.plays('Trendsetting=Cunning Neighbour')
  ana.does('choose yes')

  expect(ana.deck).toEqual(['Trendsetting', 'Junk'])
  expect(ana.isAsked).toBe('bonus')
})

test('foxes-1 ruling 11: in a team game the teammate may be chosen', () => {
  const { ana, bo } = scenario(
    { ana: { hand: ['Cunning Neighbour'] }, bo: { hand: ['Glue'] }, cy: { hand: ['Magnet'] }, dee: { hand: ['Junk'] } },
    { teams: true },
  )

  ana.plays('Cunning Neighbour')
  ana.does('choose p3', 'choose no')

  expect(ana.reads.join('\n')).toMatch(/p1 looks at the hand of p3.*Magnet/)
  expect(bo.reads.join('\n')).not.toContain('Magnet')
})

// Cheer

test('foxes-2 S1: with Cheer everybody takes one card of the own deck in secret', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Cheer'], deck: ['Junk', 'Glue', 'Junk'] },
    bo: { hand: ['Junk'], deck: ['Cookies', 'Magnet', 'Spyglass'] },
  })

  ana.plays('Cheer')
  expect(ana.isAsked).toBe('take')
  ana.chooses('Glue')
  expect(bo.isAsked).toBe('take')
  bo.chooses('Magnet')

  expect(ana.hand).toEqual(['Glue'])
  expect(ana.deck).toEqual(['Junk', 'Junk'])
  expect(ana.discard).toEqual(['Cheer'])
  expect(bo.hand).toEqual(['Junk', 'Magnet'])
  expect(bo.deck).toEqual(['Cookies', 'Spyglass'])
  expect(bo.reads).toContain('the deck of p1 is shuffled')
  expect(ana.reads).toContain('the deck of p2 is shuffled')
  expect(bo.reads.join('\n') + bo.sees).not.toMatch(/Glue|platypuses-5b/)
  expect(ana.reads.join('\n') + ana.sees).not.toMatch(/Magnet|platypuses-4|Cookies|Spyglass/)
  expect(ana.isAsked).toBe('bonus')
})

test('foxes-2 S2: Cheer gives nothing to an empty deck and leaves the discard pile alone', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Cheer'], deck: ['Junk', 'Glue'] },
    bo: { hand: ['Junk'], discard: ['Magnet', 'Cookies'] },
  })

  ana.plays('Cheer')
  ana.chooses('Glue')

  expect(bo.hand).toEqual(['Junk'])
  expect(bo.deck).toEqual([])
  expect(bo.discard).toEqual(['Magnet', 'Cookies'])
  expect(ana.isAsked).toBe('bonus')
})

test('foxes-2 S3: Balancing answers the shuffle of each other player once', () => {
  const { ana, bo, cy, table } = scenario({
    ana: { hand: ['Cheer'], deck: ['Glue', 'Junk', 'Junk'] },
    bo: { deck: ['Glue', 'Junk', 'Junk'] },
    cy: {
      hand: ['Balancing', 'Cookies', 'Magnet'],
      deck: ['Spyglass', 'Junk', 'Junk'],
      discard: ['Siesta', 'Ironing'],
    },
  })

  ana.plays('Cheer')
  ana.chooses('Glue')
  bo.chooses('Glue')
  cy.chooses('Spyglass')
  expect(table.asked).toBe('cy: react')
  cy.chooses('Balancing')
  cy.does("choose 'Cookies' for 'Siesta'")
  expect(table.asked).toBe('cy: react')
  cy.chooses('Balancing')
  cy.does("choose 'Magnet' for 'Ironing'")

  expect(cy.discard).toEqual(['Cookies', 'Magnet'])
  expect(cy.hand.toSorted()).toEqual(['Balancing', 'Ironing', 'Siesta', 'Spyglass'])
  expect(table.asked).toBe('ana: bonus')
})

test('foxes-2 ruling 5: nobody may decline Cheer', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Cheer'], deck: ['Junk', 'Glue'] },
    bo: { deck: ['Cookies', 'Magnet'] },
  })

  ana.plays('Cheer')
  expect(ana.cannot('choose none')).toBe('too-few')
  expect(ana.cannot("choose 'Junk','Glue'")).toBe('too-many')
  ana.chooses('Junk')

  expect(bo.cannot('choose none')).toBe('too-few')
})

test('foxes-2 ruling 5: a deck of one card gives it, and an empty deck is not shuffled', () => {
  const { ana, bo, table } = scenario({
    ana: { hand: ['Cheer', 'Balancing'], deck: ['Glue'], discard: ['Junk'] },
    bo: { hand: ['Balancing'], deck: ['Magnet'], discard: ['Junk'] },
  })

  ana.plays('Cheer')

  expect(ana.hand).toEqual(['Balancing', 'Glue'])
  expect(bo.hand).toEqual(['Balancing', 'Magnet'])
  expect(ana.reads.join('\n')).not.toContain('shuffled')
  expect(table.asked).toBe('ana: bonus')
})

test('foxes-2 ruling 6: Cheer with empty decks does nothing but still gives its bonus action', () => {
  const { ana, bo } = besideBo({ hand: ['Cheer'], discard: ['Glue'] })

  ana.plays('Cheer')

  expect(ana.hand).toEqual([])
  expect(ana.discard).toEqual(['Cheer', 'Glue'])
  expect(bo.hand).toEqual(['Junk'])
  expect(ana.isAsked).toBe('bonus')
})

test('foxes-2 ruling 7: nobody reacts to the own shuffle', () => {
  const { ana, bo, table } = scenario({
    ana: { hand: ['Cheer'], deck: ['Glue'] },
    bo: { hand: ['Balancing'], deck: ['Magnet', 'Junk', 'Junk'], discard: ['Cookies'] },
  })

  ana.plays('Cheer')
  bo.chooses('Magnet')

  expect(bo.reads).toContain('the deck of p2 is shuffled')
  expect(table.asked).toBe('ana: bonus')
})

test('foxes-2 ruling 7: the active player may react to the shuffles of the others', () => {
  const { ana, bo, table } = scenario({
    ana: { hand: ['Cheer', 'Balancing'], discard: ['Cookies'] },
    bo: { deck: ['Magnet', 'Junk', 'Junk'] },
  })

  ana.plays('Cheer')
  bo.chooses('Magnet')
  expect(table.asked).toBe('ana: react')
  ana.chooses()

  expect(table.asked).toBe('ana: bonus')
})

test('foxes-2 ruling 2: a Quality Inspection taken by Cheer reacts when Cheer is resolved', () => {
  const { ana, bo, table } = scenario({
    ana: { hand: ['Cheer'], deck: ['Junk', 'Glue'] },
    bo: { hand: ['Cookies'], deck: ['Quality Inspection', 'Magnet'] },
  })

  ana.plays('Cheer')
  ana.chooses('Glue')
  bo.chooses('Quality Inspection')
  expect(table.asked).toBe('bo: react')
  expect(ana.discard).toEqual(['Cheer'])
  bo.chooses('Quality Inspection')
  bo.chooses('Cookies')

  expect(bo.hand).toEqual(['Quality Inspection', 'Magnet'])
  expect(table.marketDiscard).toEqual(['Cookies'])
})

test('foxes-2 ruling 9: a chameleon played as Cheer is discarded as itself', () => {
  const { ana, bo } = scenario(
    { ana: { hand: ['Trendsetting'], deck: ['Glue'] }, bo: { deck: ['Magnet'] } },
    { market: ['Cheer'] },
  )

  ana.plays('Trendsetting=Cheer')

  expect(ana.hand).toEqual(['Glue'])
  expect(bo.hand).toEqual(['Magnet'])
  expect(ana.discard).toEqual(['Trendsetting'])
  expect(ana.isAsked).toBe('bonus')
})

test('foxes-2 ruling 10: in a team game Cheer is for both teams', () => {
  const { ana, bo, cy, dee } = scenario(
    {
      ana: { hand: ['Cheer'], deck: ['Glue'] },
      bo: { deck: ['Magnet'] },
      cy: { deck: ['Siesta'] },
      dee: { deck: ['Acorn'] },
    },
    { teams: true },
  )

  ana.plays('Cheer')

  expect(ana.hand).toEqual(['Glue'])
  expect(bo.hand).toEqual(['Magnet'])
  expect(cy.hand).toEqual(['Siesta'])
  expect(dee.hand).toEqual(['Acorn'])
})

// Raffle

test('foxes-3 S1: Raffle to the left takes from the next player, out of the hands as they were', () => {
  const { ana, bo, cy } = scenario(
    {
      ana: { hand: ['Raffle', 'Glue', 'Junk'] },
      bo: { hand: ['Magnet', 'Cookies'] },
      cy: { hand: ['Siesta', 'Spyglass'] },
    },
    { pick: [0, 1, 1] },
  )

  ana.plays('Raffle')
  expect(ana.isAsked).toBe('side')
  ana.does('choose left')

  expect(ana.hand.toSorted()).toEqual(['Cookies', 'Junk'])
  expect(bo.hand.toSorted()).toEqual(['Magnet', 'Spyglass'])
  expect(cy.hand.toSorted()).toEqual(['Glue', 'Siesta'])
  expect(ana.discard).toEqual(['Raffle'])
  expect(ana.isAsked).toBe('bonus')
})

test('foxes-3 S2: with Raffle a player without other cards takes one and gives none', () => {
  const { ana, bo } = scenario({ ana: { hand: ['Raffle'] }, bo: { hand: ['Magnet', 'Glue'] } }, { pick: [1] })

  ana.plays('Raffle')

  expect(ana.hand).toEqual(['Glue'])
  expect(bo.hand).toEqual(['Magnet'])
  expect(ana.discard).toEqual(['Raffle'])
  expect(ana.isAsked).toBe('bonus')
})

test('foxes-3 S3: a Quality Inspection received by Raffle reacts at once', () => {
  const { ana, bo, table } = scenario(
    { ana: { hand: ['Raffle', 'Quality Inspection'] }, bo: { hand: ['Junk', 'Cookies'], deck: ['Glue'] } },
    { pick: [0, 0] },
  )

  ana.plays('Raffle')
  expect(table.asked).toBe('bo: react')
  expect(ana.discard).toEqual(['Raffle'])
  bo.chooses('Quality Inspection')
  bo.chooses('Cookies')

  expect(bo.hand.toSorted()).toEqual(['Glue', 'Quality Inspection'])
  expect(table.marketDiscard).toEqual(['Cookies'])
  expect(table.asked).toBe('ana: bonus')
})

test('foxes-3 ruling 6: a neighbour with an empty hand gives nothing, the others still do', () => {
  const { ana, bo, cy } = scenario(
    { ana: { hand: ['Raffle', 'Glue'] }, bo: {}, cy: { hand: ['Siesta'] } },
    { pick: [0, 0] },
  )

  ana.plays('Raffle')
  ana.does('choose left')

  expect(ana.hand).toEqual([])
  expect(bo.hand).toEqual(['Siesta'])
  expect(cy.hand).toEqual(['Glue'])
})

test('foxes-3 ruling 6: with empty hands Raffle does nothing but gives its bonus action', () => {
  const { ana, bo } = alone({ hand: ['Raffle'] })

  ana.plays('Raffle')

  expect(ana.hand).toEqual([])
  expect(bo.hand).toEqual([])
  expect(ana.isAsked).toBe('bonus')
})

test('foxes-3 ruling 7: Raffle to the right takes from the previous player', () => {
  const { ana, bo, cy } = scenario(
    { ana: { hand: ['Raffle', 'Glue'] }, bo: { hand: ['Magnet'] }, cy: { hand: ['Siesta'] } },
    { pick: [0, 0, 0] },
  )

  ana.plays('Raffle')
  ana.does('choose right')

  expect(ana.hand).toEqual(['Siesta'])
  expect(bo.hand).toEqual(['Glue'])
  expect(cy.hand).toEqual(['Magnet'])
})

test('foxes-3 ruling 8: with two players Raffle is the same exchange either way', () => {
  const { ana, bo } = scenario(
    { ana: { hand: ['Raffle', 'Glue', 'Junk'] }, bo: { hand: ['Magnet', 'Cookies'] } },
    { pick: [0, 1] },
  )

  ana.plays('Raffle')

  expect(ana.hand.toSorted()).toEqual(['Cookies', 'Junk'])
  expect(bo.hand.toSorted()).toEqual(['Glue', 'Magnet'])
})

test('foxes-3 ruling 10: of two Quality Inspections that arrive the active player decides first', () => {
  const { ana, bo, table } = scenario(
    {
      ana: { hand: ['Raffle', 'Quality Inspection', 'Junk'], deck: ['Glue'] },
      bo: { hand: ['Quality Inspection', 'Junk'], deck: ['Magnet'] },
    },
    { pick: [0, 0] },
  )

  ana.plays('Raffle')
  expect(table.asked).toBe('ana: react')
  ana.chooses('Quality Inspection')
  ana.chooses('Junk')
  expect(table.asked).toBe('bo: react')
  bo.chooses()

  expect(ana.hand.toSorted()).toEqual(['Glue', 'Quality Inspection'])
  expect(bo.hand.toSorted()).toEqual(['Junk', 'Quality Inspection'])
  expect(table.asked).toBe('ana: bonus')
})

test('foxes-3 ruling 12: in a team game nobody takes from the partner', () => {
  const { ana, bo, cy, dee } = scenario(
    { ana: { hand: ['Raffle', 'Glue'] }, bo: { hand: ['Magnet'] }, cy: { hand: ['Siesta'] }, dee: { hand: ['Acorn'] } },
    { teams: true, pick: [0, 0, 0, 0] },
  )

  ana.plays('Raffle')
  ana.does('choose left')

  expect(ana.hand).toEqual(['Magnet'])
  expect(bo.hand).toEqual(['Siesta'])
  expect(cy.hand).toEqual(['Acorn'])
  expect(dee.hand).toEqual(['Glue'])
})

test('foxes-3 hidden information: only giver and taker know a card that Raffle moved', () => {
  const { ana, bo, cy } = scenario(
    { ana: { hand: ['Raffle', 'Glue'] }, bo: { hand: ['Magnet'] }, cy: { hand: ['Siesta'] } },
    { pick: [0, 0, 0] },
  )

  ana.plays('Raffle')
  ana.does('choose left')

  expect(ana.reads.join('\n')).toMatch(/Magnet.*hand of p2 to the hand of p1/)
  expect(bo.reads.join('\n')).toMatch(/Magnet.*hand of p2 to the hand of p1/)
  expect(cy.reads.join('\n')).toMatch(/a card goes from the hand of p2 to the hand of p1/)
  expect(cy.reads.join('\n') + cy.sees).not.toMatch(/Magnet|platypuses-4/)
})

test('foxes-3 ruling 11: a chameleon played as Raffle is discarded as itself', () => {
  const { ana, bo } = scenario(
    { ana: { hand: ['Trendsetting', 'Junk'] }, bo: { hand: ['Magnet'] } },
    { market: ['Raffle'], pick: [0, 0] },
  )

  ana.plays('Trendsetting=Raffle')

  expect(ana.hand).toEqual(['Magnet'])
  expect(bo.hand).toEqual(['Junk'])
  expect(ana.discard).toEqual(['Trendsetting'])
})

// Charity

test('foxes-4 S1: Charity collects a random card of every hand and gives each player one back', () => {
  const { ana, bo, cy } = scenario(
    {
      ana: { hand: ['Charity', 'Junk', 'Glue'] },
      bo: { hand: ['Magnet', 'Cookies'] },
      cy: { hand: ['Siesta', 'Spyglass'] },
    },
    { pick: [1, 0, 1] },
  )

  ana.plays('Charity')
  expect(ana.isAsked).toBe('distribute')
  ana.does("choose p1:'Spyglass' p2:'Glue' p3:'Magnet'")

  expect(ana.hand.toSorted()).toEqual(['Junk', 'Spyglass'])
  expect(bo.hand.toSorted()).toEqual(['Cookies', 'Glue'])
  expect(cy.hand.toSorted()).toEqual(['Magnet', 'Siesta'])
  expect(ana.discard).toEqual(['Charity'])
  expect(ana.isAsked).toBe('bonus')
})

test('foxes-4 S2: a card collected from one hand alone must be given back there', () => {
  const { ana, bo } = scenario({ ana: { hand: ['Charity'] }, bo: { hand: ['Magnet', 'Glue'] } }, { pick: [1] })

  ana.plays('Charity')

  expect(ana.hand).toEqual([])
  expect(bo.hand.toSorted()).toEqual(['Glue', 'Magnet'])
  expect(ana.discard).toEqual(['Charity'])
  expect(ana.isAsked).toBe('bonus')
})

test('foxes-4 S3: a Bold Haggler that Charity returns is worth 1 again and may be rolled again', () => {
  const { ana } = besideBo({ hand: ['Charity', 'Bold Haggler'] }, { market: ['Magnet'], die: [3, 2], pick: [0, 0] })

  ana.uses('Bold Haggler')
  expect(ana.cannot("buy 5 with 'Bold Haggler'")).toBeUndefined()
  ana.plays('Charity')
  ana.does("choose p1:'Bold Haggler' p2:'Junk'")

  expect(ana.cannot("buy 5 with 'Bold Haggler'")).toBe('too-little')
  expect(ana.cannot("build 'Bold Haggler'")).toBeUndefined()
  expect(ana.cannot("use 'Bold Haggler'")).toBeUndefined()
})

test('foxes-4 ruling 2: everybody who gave gets exactly one card', () => {
  const { ana } = scenario({ ana: { hand: ['Charity', 'Junk'] }, bo: { hand: ['Magnet'] } }, { pick: [0, 0] })

  ana.plays('Charity')

  expect(ana.cannot("choose p1:'Magnet'")).toBeDefined()
  expect(ana.cannot("choose p1:'Magnet' p2:'Magnet'")).toBeDefined()
  expect(ana.cannot('choose none')).toBeDefined()
})

test('foxes-4 ruling 4: everybody may get the own card back', () => {
  const { ana, bo } = scenario({ ana: { hand: ['Charity', 'Junk'] }, bo: { hand: ['Magnet'] } }, { pick: [0, 0] })

  ana.plays('Charity')
  ana.does("choose p1:'Junk' p2:'Magnet'")

  expect(ana.hand).toEqual(['Junk'])
  expect(bo.hand).toEqual(['Magnet'])
})

test('foxes-4 ruling 5: a player with an empty hand gives and gets nothing', () => {
  const { ana, bo, cy } = scenario(
    { ana: { hand: ['Charity', 'Junk'] }, bo: {}, cy: { hand: ['Siesta'] } },
    { pick: [0, 0] },
  )

  ana.plays('Charity')
  expect(ana.cannot("choose p1:'Siesta' p2:'Junk'")).toBeDefined()
  ana.does("choose p1:'Siesta' p3:'Junk'")

  expect(ana.hand).toEqual(['Siesta'])
  expect(bo.hand).toEqual([])
  expect(cy.hand).toEqual(['Junk'])
})

test('foxes-4 ruling 6: with no other card in any hand Charity does nothing', () => {
  const { ana, bo } = alone({ hand: ['Charity'] })

  ana.plays('Charity')

  expect(ana.hand).toEqual([])
  expect(bo.hand).toEqual([])
  expect(ana.discard).toEqual(['Charity'])
  expect(ana.isAsked).toBe('bonus')
})

test('foxes-4 ruling 7: a Quality Inspection that comes back to its own hand may react', () => {
  const { ana, bo, table } = scenario(
    { ana: { hand: ['Charity'] }, bo: { hand: ['Quality Inspection'], deck: ['Glue'] } },
    { pick: [0] },
  )

  ana.plays('Charity')
  expect(table.asked).toBe('bo: react')
  bo.chooses('Quality Inspection')

  expect(bo.hand).toEqual(['Glue'])
  expect(table.marketDiscard).toEqual(['Quality Inspection'])
  expect(ana.isAsked).toBe('bonus')
})

test('foxes-4 ruling 9: a chameleon that Charity returns is plain again', () => {
  const { ana } = alone(
    { hand: ['Rare Artefact', 'Trendsetting', 'Charity'], stall: stacks(7) },
    { market: ['Magnet', 'Cookies'], die: [2], pick: [0] },
  )

  ana.plays('Rare Artefact')
  ana.does("choose 'Trendsetting=Magnet'")
  expect(ana.cannot("build 'Trendsetting=Magnet'")).toBeUndefined()
  ana.plays('Charity')

  expect(ana.hand).toEqual(['Trendsetting'])
  expect(ana.cannot("build 'Trendsetting=Magnet'")).toBe('wrong-sum')
  expect(ana.cannot("build 'Trendsetting=Cookies'")).toBe('wrong-sum')
})

test('foxes-4 ruling 10: in a team game Charity is for everybody, the teammate included', () => {
  const { ana, bo, cy, dee } = scenario(
    {
      ana: { hand: ['Charity', 'Junk'] },
      bo: { hand: ['Magnet'] },
      cy: { hand: ['Siesta'] },
      dee: { hand: ['Acorn'] },
    },
    { teams: true, pick: [0, 0, 0, 0] },
  )

  ana.plays('Charity')
  ana.does("choose p1:'Magnet' p2:'Junk' p3:'Acorn' p4:'Siesta'")

  expect(ana.hand).toEqual(['Magnet'])
  expect(bo.hand).toEqual(['Junk'])
  expect(cy.hand).toEqual(['Acorn'])
  expect(dee.hand).toEqual(['Siesta'])
})

test('foxes-4 hidden information: each player knows only the card given away and the card received', () => {
  const { ana, bo, cy } = scenario(
    { ana: { hand: ['Charity', 'Glue'] }, bo: { hand: ['Magnet'] }, cy: { hand: ['Siesta'] } },
    { pick: [0, 0, 0] },
  )

  ana.plays('Charity')
  expect(bo.reads.join('\n') + bo.sees).not.toMatch(/Siesta|Glue|sloths-4|platypuses-5b/)
  ana.does("choose p1:'Magnet' p2:'Siesta' p3:'Glue'")

  expect(ana.reads.join('\n')).toMatch(/Magnet/)
  expect(ana.reads.join('\n')).toMatch(/Siesta/)
  expect(bo.reads.join('\n')).toMatch(/Magnet/)
  expect(bo.reads.join('\n')).toMatch(/Siesta/)
  expect(bo.reads.join('\n') + bo.sees).not.toMatch(/Glue|platypuses-5b/)
  expect(cy.reads.join('\n') + cy.sees).not.toMatch(/Magnet|platypuses-4/)
})

// Tasters

test('foxes-5a S1: Tasters to the right goes round against the turn order', () => {
  const { ana, bo, cy, dee, table } = scenario(
    { ana: { hand: ['Tasters'] }, bo: {}, cy: {}, dee: {} },
    { market: ['Glue', 'Magnet', 'Cookies', 'Siesta', 'Acorn'] },
  )

  ana.plays('Tasters')
  ana.does('choose right')
  expect(table.asked).toBe('ana: take')
  ana.chooses('Glue')
  expect(table.asked).toBe('dee: take')
  dee.chooses('Acorn')
  expect(table.asked).toBe('cy: take')
  cy.chooses('Cookies')
  expect(table.asked).toBe('bo: take')
  bo.chooses('Siesta')

  expect(ana.hand).toEqual(['Glue'])
  expect(bo.hand).toEqual(['Siesta'])
  expect(cy.hand).toEqual(['Cookies'])
  expect(dee.hand).toEqual(['Acorn'])
  expect(table.market).toEqual([null, 'Magnet', null, null, null])
  expect(ana.discard).toEqual(['Tasters'])
  expect(table.asked).toBe('ana: bonus')
})

test('foxes-5a S2: when the market is empty the others get nothing', () => {
  const { ana, bo, cy, table } = scenario({ ana: { hand: ['Tasters'] }, bo: {}, cy: {} }, { market: [null, 'Glue'] })

  ana.plays('Tasters')
  ana.does('choose left')

  expect(ana.hand).toEqual(['Glue'])
  expect(bo.hand).toEqual([])
  expect(cy.hand).toEqual([])
  expect(table.market).toEqual([null, null, null, null, null])
  expect(ana.isAsked).toBe('bonus')
})

test('foxes-5a S3: after Tasters the remaining cards cost by their unchanged slots', () => {
  const { ana, bo, table } = alone(
    { hand: ['Tasters', 'Cookies', 'Spyglass'] },
    { market: ['Glue', 'Magnet', 'Calculations'], marketDeck: ['Acorn'] },
  )

  ana.plays('Tasters')
  ana.chooses('Glue')
  bo.chooses('Magnet')

  expect(table.market).toEqual([null, null, 'Calculations', null, null])
  expect(ana.cannot("buy 5 with 'Cookies'")).toBe('slot-is-empty')
  expect(ana.cannot("buy 3 with 'Cookies'")).toBe('too-little')
  expect(ana.cannot("buy 3 with 'Spyglass'")).toBeUndefined()
})

test('foxes-5a ruling 3: Tasters to the left goes round in turn order', () => {
  const { ana, bo, cy, table } = scenario(
    { ana: { hand: ['Tasters'] }, bo: {}, cy: {} },
    { market: ['Glue', 'Magnet', 'Cookies', 'Siesta'] },
  )

  ana.plays('Tasters')
  ana.does('choose left')
  ana.chooses('Glue')
  expect(table.asked).toBe('bo: take')
  bo.chooses('Magnet')
  expect(table.asked).toBe('cy: take')
  cy.chooses('Siesta')

  expect(table.market).toEqual([null, null, 'Cookies', null, null])
})

test('foxes-5a ruling 5: nobody may decline a taste', () => {
  const { ana, bo } = alone({ hand: ['Tasters'] }, { market: ['Glue', 'Magnet', 'Cookies'] })

  ana.plays('Tasters')
  expect(ana.cannot('choose none')).toBe('too-few')
  ana.chooses('Glue')

  expect(bo.cannot('choose none')).toBe('too-few')
  expect(bo.cannot("choose 'Magnet','Cookies'")).toBe('too-many')
})

test('foxes-5a ruling 7: with an empty market Tasters does nothing but gives its bonus action', () => {
  const { ana, bo, table } = alone({ hand: ['Tasters'] }, { marketDeck: ['Glue'] })

  ana.plays('Tasters')

  expect(ana.hand).toEqual([])
  expect(bo.hand).toEqual([])
  expect(table.marketDeck).toEqual(['Glue'])
  expect(ana.isAsked).toBe('bonus')
})

test('foxes-5a ruling 2: of two alike cards the player picks the slot, which matters for prices', () => {
  const { ana, bo } = alone({ hand: ['Tasters'] }, { market: ['Glue', 'Glue', null, null, 'Glue'] })

  ana.plays('Tasters')
  expect(ana.isAsked).toBe('take')
  ana.chooses('Glue#2')

  expect(bo.isAsked).toBe('take')
})

test('foxes-5a ruling 8: Tasters is no purchase, so Binoculars do not react', () => {
  const { ana, bo, table } = scenario(
    { ana: { hand: ['Tasters'] }, bo: { hand: ['Binoculars'], deck: ['Junk'] } },
    { market: ['Glue', 'Magnet'] },
  )

  ana.plays('Tasters')
  ana.chooses('Glue')

  expect(bo.hand).toEqual(['Binoculars', 'Magnet'])
  expect(table.asked).toBe('ana: bonus')
})

test('foxes-5a ruling 9: reactions to the cards received wait until all have picked', () => {
  const { ana, bo, table } = alone(
    { hand: ['Tasters', 'Junk'], deck: ['Cookies'] },
    { market: ['Quality Inspection', 'Magnet', 'Glue'] },
  )

  ana.plays('Tasters')
  ana.chooses('Quality Inspection')
  expect(table.asked).toBe('bo: take')
  bo.chooses('Glue')
  expect(table.asked).toBe('ana: react')
  ana.chooses('Quality Inspection')
  ana.chooses('Junk')

  expect(ana.hand.toSorted()).toEqual(['Cookies', 'Quality Inspection'])
  expect(table.asked).toBe('ana: bonus')
})

test('foxes-5a ruling 10: Trendsetting played as Tasters goes on when the model is taken', () => {
  const { ana, bo, table } = alone({ hand: ['Trendsetting'] }, { market: ['Tasters', 'Magnet'] })

  ana.plays('Trendsetting=Tasters')
  ana.chooses('Tasters')

  expect(ana.hand).toEqual(['Tasters'])
  expect(bo.hand).toEqual(['Magnet'])
  expect(ana.discard).toEqual(['Trendsetting'])
  expect(table.asked).toBe('ana: bonus')
})

test('foxes-5a ruling 11: in a team game both teams pick, in the order of the seats', () => {
  const { ana, bo, cy, dee } = scenario(
    { ana: { hand: ['Tasters'] }, bo: {}, cy: {}, dee: {} },
    { teams: true, market: ['Glue', 'Magnet', 'Cookies', 'Siesta'] },
  )

  ana.plays('Tasters')
  ana.does('choose left')
  ana.chooses('Glue')
  bo.chooses('Magnet')
  cy.chooses('Siesta')

  expect(dee.hand).toEqual(['Cookies'])
})

// Rumours

test('foxes-5b S1: Rumours moves two discards one by one, so the second one ends on top', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Rumours'] },
    bo: { deck: ['Junk'], discard: ['Glue', 'Magnet', 'Cookies'] },
  })

  ana.plays('Rumours')

  expect(bo.deck).toEqual(['Magnet', 'Glue', 'Junk'])
  expect(bo.discard).toEqual(['Cookies'])
  expect(ana.isAsked).toBe('bonus')
})

test('foxes-5b S2: Rumours moves a single discard and is then the only one', () => {
  const { ana } = alone({ hand: ['Rumours'], deck: ['Junk'], discard: ['Glue'] })

  ana.plays('Rumours')

  expect(ana.deck).toEqual(['Glue', 'Junk'])
  expect(ana.discard).toEqual(['Rumours'])
  expect(ana.isAsked).toBe('bonus')
})

test('foxes-5b S3: Rumours does nothing to an empty discard pile', () => {
  const { ana, bo, cy } = scenario({
    ana: { hand: ['Rumours'] },
    bo: { discard: ['Glue', 'Magnet'] },
    cy: { hand: ['Junk'], deck: ['Siesta'] },
  })

  ana.plays('Rumours')

  expect(bo.deck).toEqual(['Magnet', 'Glue'])
  expect(cy.hand).toEqual(['Junk'])
  expect(cy.deck).toEqual(['Siesta'])
  expect(cy.discard).toEqual([])
  expect(ana.isAsked).toBe('bonus')
})

test('foxes-5b ruling 6: one, two and three discards move one, two and two cards', () => {
  const { ana, bo, cy, dee } = scenario({
    ana: { hand: ['Rumours'] },
    bo: { discard: ['Glue'] },
    cy: { discard: ['Glue', 'Magnet'] },
    dee: { discard: ['Glue', 'Magnet', 'Cookies'] },
  })

  ana.plays('Rumours')

  expect([bo.deck, bo.discard]).toEqual([['Glue'], []])
  expect([cy.deck, cy.discard]).toEqual([['Magnet', 'Glue'], []])
  expect([dee.deck, dee.discard]).toEqual([['Magnet', 'Glue'], ['Cookies']])
})

test('foxes-5b ruling 8: Rumours shuffles nothing, so Balancing does not react', () => {
  const { ana, bo, table } = scenario({
    ana: { hand: ['Rumours'], discard: ['Glue', 'Magnet'] },
    bo: { hand: ['Balancing'], discard: ['Junk', 'Junk', 'Cookies'] },
  })

  ana.plays('Rumours')

  expect(ana.deck).toEqual(['Magnet', 'Glue'])
  expect(bo.discard).toEqual(['Cookies'])
  expect(table.asked).toBe('ana: bonus')
})

test('foxes-5b ruling 9: a chameleon played as Rumours is discarded as itself', () => {
  const { ana } = alone({ hand: ['Trendsetting'], discard: ['Glue', 'Magnet'] }, { market: ['Rumours'] })

  ana.plays('Trendsetting=Rumours')

  expect(ana.deck).toEqual(['Magnet', 'Glue'])
  expect(ana.discard).toEqual(['Trendsetting'])
})

test('foxes-5b ruling 10: in a team game Rumours is for both teams', () => {
  const { ana, bo, cy, dee } = scenario(
    {
      ana: { hand: ['Rumours'], discard: ['Glue'] },
      bo: { discard: ['Magnet'] },
      cy: { discard: ['Siesta'] },
      dee: { discard: ['Acorn'] },
    },
    { teams: true },
  )

  ana.plays('Rumours')

  expect(ana.deck).toEqual(['Glue'])
  expect(bo.deck).toEqual(['Magnet'])
  expect(cy.deck).toEqual(['Siesta'])
  expect(dee.deck).toEqual(['Acorn'])
})
