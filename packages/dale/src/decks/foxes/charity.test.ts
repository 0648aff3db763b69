/** Charity, which collects from all hands and gives back. */
import { expect, test } from 'vitest'
import { alone, besideBo, stacks } from '../../testing/beginnings.ts'
import { scenario } from '../../testing/scenario.ts'

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

test('foxes-4 ruling 2: everyone who gave gets exactly one card', () => {
  const { ana } = scenario({ ana: { hand: ['Charity', 'Junk'] }, bo: { hand: ['Magnet'] } }, { pick: [0, 0] })

  ana.plays('Charity')

  expect(ana.whyNot("choose p1:'Magnet'")).toBe('p2 must get a card too')
  expect(ana.cannot("choose p1:'Magnet' p2:'Magnet'")).toBe('named-too-often')
  expect(ana.whyNot('choose none')).toBe('choose at least 2')
})

test('foxes-4 ruling 4: everyone may get their own card back', () => {
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
  expect(ana.whyNot("choose p1:'Siesta' p2:'Junk'")).toBe('p2 gave no card and gets none')
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

test('foxes-4 ruling 10: in a team game Charity is for everyone, the teammate included', () => {
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
