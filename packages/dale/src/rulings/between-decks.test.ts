/** Cards of three decks that meet. Each ruling alone is tested beside its card. */
import { expect, test } from 'vitest'
import { scenario } from '../testing/scenario.ts'

test('beavers-5b, owls-2 ruling 7: a technique and the Practice that returns it are two events', () => {
  const { ana, bo, table } = scenario({
    ana: { hand: ['Magnet'], deck: ['Glue', 'Junk', 'Junk'], schedule: ['Practice'] },
    bo: { hand: ['Ancient Knowledge'], deck: ['Siesta', 'Swank', 'Junk'] },
  })

  ana.does("play 'Magnet'", "choose 'Glue'", 'choose yes')
  bo.does("choose 'Ancient Knowledge'", "choose 'Siesta'")
  bo.does("choose 'Ancient Knowledge'", "choose 'Swank'")

  expect(bo.discard).toEqual(['Swank', 'Siesta'])
  expect(ana.hand).toEqual(['Glue', 'Magnet'])
  expect(table.asked).toBe('ana: bonus')
})

test('beavers-3 ruling 10, beavers-5b ruling 7: Wind of Change, its return and the answers to both come before Binoculars', () => {
  const { ana, bo, table } = scenario(
    {
      ana: { hand: ['Junk', 'Junk'], deck: ['Junk', 'Junk', 'Junk'], schedule: ['Wind of Change', 'Practice'] },
      bo: { hand: ['Binoculars', 'Ancient Knowledge', 'Junk'], deck: ['Siesta', 'Swank', 'Junk'] },
    },
    { market: ['Calculations'] },
  )

  ana.does("buy 5 with 'Junk','Junk'", "choose 'Junk'")
  expect(bo.cannot("choose 'Binoculars'")).toBe('not-asked')
  ana.does('choose yes')
  expect(bo.cannot("choose 'Binoculars'")).toBe('not-an-option')
  bo.does("choose 'Ancient Knowledge'", "choose 'Siesta'", 'choose none')
  bo.does("choose 'Binoculars'", "choose 'Junk'")

  expect(ana.hand).toContain('Wind of Change')
  expect(bo.discard).toEqual(['Junk', 'Siesta'])
  expect(table.turn).toBe('bo')
})

test('beavers-5a ruling 8, crocodiles-4: Order in Chaos of the victim comes before Ruthless Competition draws', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Ruthless Competition', 'Junk'] },
    bo: { hand: ['Glue'], discard: ['Raffle', 'Magnet'], schedule: ['Order in Chaos'] },
  })

  ana.does("play 'Ruthless Competition'")
  bo.does('choose yes', "choose 'Glue','Raffle'")
  expect(ana.hand).toEqual(['Junk', 'Glue'])
  ana.does("choose 'Junk'")

  expect(bo.hand).toEqual(['Magnet'])
  expect(bo.deck).toEqual(['Junk', 'Raffle', 'Order in Chaos'])
})

test('beavers-5a ruling 8, raccoons-5a: between the two cards of Sabotage, the first is in no pile that is picked up', () => {
  const { ana, bo, table } = scenario({
    ana: { hand: ['Sabotage'] },
    bo: { hand: ['Quality Inspection'], deck: ['Glue'], discard: ['Raffle'], schedule: ['Order in Chaos'] },
  })

  ana.does("play 'Sabotage'")
  bo.does('choose yes', "choose 'Quality Inspection'")
  ana.does("choose 'Glue'")

  expect(bo.hand).toEqual(['Raffle'])
  expect(table.marketDiscard).toEqual(['Glue'])
  expect(bo.discard).toEqual(['Quality Inspection'])
  expect(bo.deck).toEqual(['Order in Chaos'])
})

test('beavers-5a ruling 10, foxes-2: at Cheer the owner empties the deck after all have picked', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Cheer'], deck: ['Junk', 'Junk'] },
    bo: { deck: ['Glue', 'Swank'], discard: ['Magnet'], schedule: ['Order in Chaos'] },
  })

  ana.does("play 'Cheer'")
  bo.does("choose 'Glue'", 'choose yes', "choose 'Glue','Swank'")

  expect(bo.hand).toEqual(['Magnet'])
  expect(bo.deck).toEqual([])
  expect(bo.discard).toEqual(['Order in Chaos', 'Swank', 'Glue'])
})

test('R9, macaws-5a, owls-5a: at the end of the turn the answer to Flashy Show may bring it back', () => {
  const { ana, bo, table } = scenario({
    ana: { hand: ['Flashy Show', 'Balancing'], deck: ['Junk', 'Junk', 'Junk', 'Junk'] },
    bo: { hand: ['Ancient Knowledge'], deck: ['Siesta', 'Junk'] },
  })

  ana.does("play 'Flashy Show'", 'discard none')
  bo.does("choose 'Ancient Knowledge'", 'choose none')
  ana.does("choose 'Balancing'", "choose 'Balancing' for 'Flashy Show'")

  expect(ana.hand).toEqual(['Junk', 'Junk', 'Junk', 'Junk', 'Flashy Show'])
  expect(ana.discard).toEqual(['Balancing'])
  expect(table.turn).toBe('bo')
})

test('D25 across three cards: Binoculars draw Quality Inspection, which draws Binoculars for the same purchase', () => {
  const { ana, bo, table } = scenario(
    {
      ana: { hand: ['Swank', 'Junk'] },
      bo: { hand: ['Binoculars', 'Junk'], deck: ['Quality Inspection', 'Binoculars', 'Glue'] },
    },
    { market: ['Raffle'] },
  )

  ana.buys(5, 'Swank')
  bo.does("choose 'Binoculars'", "choose 'Junk'")
  bo.does("choose 'Quality Inspection'", "choose 'Quality Inspection'")
  bo.does("choose 'Binoculars'", "choose 'Binoculars'")

  expect(bo.hand).toEqual(['Binoculars', 'Glue'])
  expect(bo.discard).toEqual(['Binoculars', 'Junk'])
  expect(table.turn).toBe('bo')
})

test('chameleons-5a ruling 6, chameleons-4 ruling 9: as the Gift Voucher of the market it may take that very card', () => {
  const { ana, table } = scenario({ ana: { hand: ['Trendsetting'] }, bo: {} }, { market: ['Gift Voucher'] })

  ana.does("play 'Trendsetting=Gift Voucher'")
  expect(table.market[0]).toBe('Trendsetting')
  ana.does("play 'Gift Voucher'")

  expect(table.market[0]).toBe('Gift Voucher')
  expect(ana.hand).toEqual(['Trendsetting'])
})

test('beavers-2, owls-3 ruling 2: a Quality Inspection that Snack takes reacts when the stack is there', () => {
  const { ana, table } = scenario(
    {
      ana: {
        hand: ['Raffle', 'Junk'],
        deck: ['Glue', 'Junk', 'Junk', 'Junk'],
        stall: [['Siesta'], ['Acorn']],
        schedule: ['Snack'],
      },
      bo: {},
    },
    { market: ['Quality Inspection'] },
  )

  ana.does("build 'Raffle' take 'Quality Inspection'")
  expect(table.asked).toBe('ana: react')
  expect(ana.stall).toHaveLength(3)
  ana.does("choose 'Quality Inspection'", "choose 'Junk'")

  expect(ana.hand).toEqual(['Quality Inspection', 'Glue', 'Junk', 'Junk', 'Junk'])
})

test('D31: a Quality Inspection that Whirligig draws and deals reacts once', () => {
  const { ana, table } = scenario(
    {
      ana: { hand: ['Whirligig', 'Junk', 'Junk'], deck: ['Quality Inspection', 'Glue', 'Swank', 'Siesta'] },
      bo: { hand: ['Junk'] },
    },
    { pick: [0, 0] },
  )

  ana.does("play 'Whirligig'")
  expect(ana.hand).toEqual(['Quality Inspection', 'Glue'])
  ana.does("choose 'Quality Inspection'", "choose 'Glue'")

  expect(ana.hand).toEqual(['Quality Inspection', 'Swank'])
  expect(table.asked).toBe('ana: bonus')
})
