import { expect, test } from 'vitest'
import { alone, besideBo, junk, stacks } from '../testing/beginnings.ts'
import { scenario } from '../testing/scenario.ts'

// Daring Adventurer

test('polecats-1 S1: Daring Adventurer replaces two market cards in place', () => {
  const { ana, table } = alone(
    { hand: ['Daring Adventurer'] },
    { market: ['Glue', 'Magnet', 'Cookies', 'Siesta', 'Acorn'], marketDeck: ['Spyglass', 'Raffle', 'Cheer'], die: [2] },
  )

  ana.plays('Daring Adventurer')
  expect(ana.isAsked).toBe('throw away')
  ana.chooses('Glue', 'Siesta')

  expect(table.market).toEqual(['Spyglass', 'Magnet', 'Cookies', 'Raffle', 'Acorn'])
  expect(table.marketDeck).toEqual(['Cheer'])
  expect(table.marketDiscard).toEqual(['Siesta', 'Glue'])
  expect(ana.discard).toEqual(['Daring Adventurer'])
  expect(ana.isAsked).toBe('bonus')
})

test('polecats-1 S2: with one market card and a roll of 3 that card goes and all slots are filled', () => {
  const { ana, table } = alone(
    { hand: ['Daring Adventurer'] },
    {
      market: [null, null, 'Glue'],
      marketDeck: ['Spyglass', 'Raffle', 'Cheer', 'Magnet', 'Siesta', 'Acorn'],
      die: [3],
    },
  )

  ana.plays('Daring Adventurer')

  expect(table.marketDiscard).toEqual(['Glue'])
  expect(table.market).toEqual(['Spyglass', 'Raffle', 'Cheer', 'Magnet', 'Siesta'])
  expect(table.marketDeck).toEqual(['Acorn'])
  expect(ana.isAsked).toBe('bonus')
})

test('polecats-1 S3: a market deck of one card fills the rightmost gap, and nothing is shuffled', () => {
  const { ana, table } = alone(
    { hand: ['Daring Adventurer'] },
    {
      market: ['Glue', 'Magnet', 'Cookies', 'Siesta', 'Acorn'],
      marketDeck: ['Spyglass'],
      marketDiscard: ['Cheer'],
      die: [3],
    },
  )

  ana.plays('Daring Adventurer')
  ana.chooses('Acorn', 'Magnet', 'Siesta')

  expect(table.market).toEqual(['Glue', 'Spyglass', 'Cookies', null, null])
  expect(table.marketDeck).toEqual([])
  expect(table.marketDiscard).toEqual(['Siesta', 'Magnet', 'Acorn', 'Cheer'])
  expect(ana.reads.join('\n')).not.toContain('shuffled')
  expect(ana.isAsked).toBe('bonus')
})

test('polecats-1 ruling 6: exactly as many cards as rolled go', () => {
  const { ana } = alone({ hand: ['Daring Adventurer'] }, { market: ['Glue', 'Magnet', 'Cookies'], die: [2] })

  ana.plays('Daring Adventurer')

  expect(ana.cannot('choose none')).toBe('too-few')
  expect(ana.cannot("choose 'Glue'")).toBe('too-few')
  expect(ana.cannot("choose 'Glue','Magnet','Cookies'")).toBe('too-many')
  expect(ana.cannot("choose 'Glue','Magnet'")).toBeUndefined()
})

test('polecats-1 ruling 6: with as many market cards as rolled only their order is asked', () => {
  const { ana, table } = alone({ hand: ['Daring Adventurer'] }, { market: ['Glue', 'Magnet'], die: [2] })

  ana.plays('Daring Adventurer')
  ana.chooses('Magnet', 'Glue')

  expect(table.market).toEqual([null, null, null, null, null])
  expect(table.marketDiscard).toEqual(['Glue', 'Magnet'])
})

test('polecats-1 ruling 6: an empty market loses nothing and is filled', () => {
  const { ana, table } = alone({ hand: ['Daring Adventurer'] }, { marketDeck: ['Glue', 'Magnet'], die: [1] })

  ana.plays('Daring Adventurer')

  expect(table.market).toEqual(['Glue', 'Magnet', null, null, null])
  expect(table.marketDiscard).toEqual([])
  expect(ana.isAsked).toBe('bonus')
})

test('polecats-1 ruling 2: of alike cards the player picks the slots', () => {
  const { ana } = alone({ hand: ['Daring Adventurer'] }, { market: ['Glue', null, null, null, 'Glue'], die: [1] })

  ana.plays('Daring Adventurer')

  expect(ana.isAsked).toBe('throw away')
})

test('polecats-1 ruling 7: without a market deck the slots stay empty until clean-up', () => {
  const { ana, table } = besideBo(
    { hand: ['Daring Adventurer'] },
    { market: ['Glue', 'Magnet'], marketDiscard: ['Cookies'], die: [1] },
  )

  ana.plays('Daring Adventurer')
  ana.chooses('Glue')
  expect(table.market).toEqual([null, 'Magnet', null, null, null])
  expect(table.marketDiscard).toEqual(['Glue', 'Cookies'])
  ana.passes()

  expect(table.market).toEqual(['Magnet', 'Cookies', 'Glue', null, null])
  expect(table.marketDiscard).toEqual([])
})

test('polecats-1 ruling 8: slots that were empty before are filled as well', () => {
  const { ana, table } = alone(
    { hand: ['Daring Adventurer'] },
    { market: ['Glue', null, 'Magnet'], marketDeck: ['Spyglass', 'Raffle', 'Cheer', 'Siesta'], die: [1] },
  )

  ana.plays('Daring Adventurer')
  ana.chooses('Magnet')

  expect(table.market).toEqual(['Glue', 'Spyglass', 'Raffle', 'Cheer', 'Siesta'])
})

test('polecats-1 ruling 9: Good Old Times copies the card thrown away last', () => {
  const { ana, table } = alone(
    { hand: ['Daring Adventurer', 'Good Old Times'], stall: stacks(3) },
    { market: ['Cookies', 'Magnet', 'Glue'], die: [2] },
  )

  ana.plays('Daring Adventurer')
  ana.chooses('Cookies', 'Magnet')

  expect(table.marketDiscard).toEqual(['Magnet', 'Cookies'])
  expect(ana.cannot("build 'Good Old Times=Magnet'")).toBeUndefined()
  expect(ana.cannot("build 'Good Old Times=Cookies'")).toBe('cannot-copy')
})

test('polecats-1 ruling 10: a chameleon played as Daring Adventurer is discarded as itself', () => {
  const { ana, table } = alone(
    { hand: ['Trendsetting'] },
    { market: ['Daring Adventurer'], marketDeck: ['Glue'], die: [1] },
  )

  ana.plays('Trendsetting=Daring Adventurer')

  expect(table.market).toEqual(['Glue', null, null, null, null])
  expect(table.marketDiscard).toEqual(['Daring Adventurer'])
  expect(ana.discard).toEqual(['Trendsetting'])
  expect(ana.isAsked).toBe('bonus')
})

test('polecats-1 hidden information: everybody sees the roll', () => {
  const { ana, bo } = alone({ hand: ['Daring Adventurer'] }, { market: ['Glue'], marketDeck: ['Magnet'], die: [1] })

  ana.plays('Daring Adventurer')

  expect(bo.reads).toContain('p1 rolls 1')
  expect(bo.reads.join('\n')).toMatch(/Glue.*market discard/)
  expect(bo.reads.join('\n')).toMatch(/Magnet.*market slot 5/)
})

// Rare Artefact

test('polecats-2 S1: Rare Artefact makes a 5 worth 15, which may overpay by 6', () => {
  const { ana } = besideBo(
    { hand: ['Rare Artefact', 'Glue', 'Junk'], deck: junk(9) },
    { market: [null, null, null, null, 'Flashy Show'], die: [3] },
  )

  ana.plays('Rare Artefact')
  expect(ana.isAsked).toBe('show')
  ana.chooses('Glue')
  expect(ana.isAsked).toBe('bonus')
  ana.buys(1, 'Glue')

  expect(ana.hand).toContain('Flashy Show')
  expect(ana.discard).toEqual(['Glue', 'Rare Artefact'])
})

test('polecats-2 S2: after Flashy Show a 2 doubled is 6', () => {
  const { ana } = besideBo(
    { hand: ['Flashy Show', 'Rare Artefact', 'Cookies'], stall: stacks(5), deck: junk(9) },
    { die: [2] },
  )

  ana.plays('Flashy Show')
  ana.plays('Rare Artefact')
  ana.builds('Cookies')

  expect(ana.stall.at(-1)).toEqual(['Cookies'])
})

test('polecats-2 S3: a 2 doubled and then raised by Flashy Show is 5', () => {
  const { ana } = besideBo(
    { hand: ['Rare Artefact', 'Cookies', 'Flashy Show'], stall: stacks(4), deck: junk(9) },
    { die: [2] },
  )

  ana.plays('Rare Artefact')
  ana.chooses('Cookies')
  ana.plays('Flashy Show')
  ana.builds('Cookies')

  expect(ana.stall).toHaveLength(5)
  expect(ana.stall.at(-1)).toEqual(['Cookies'])
})

test('polecats-2 S4: a 4 doubled is the eighth stack alone', () => {
  const { ana, table } = besideBo({ hand: ['Rare Artefact', 'Magnet'], stall: stacks(7) }, { die: [2] })

  ana.plays('Rare Artefact')
  ana.builds('Magnet')

  expect(ana.stall).toHaveLength(8)
  expect(table.winners).toEqual(['ana'])
})

test('polecats-2 ruling 5: without another card nothing is shown and nothing rolled', () => {
  const { ana, bo } = alone({ hand: ['Rare Artefact'] })

  ana.plays('Rare Artefact')

  expect(bo.reads.join('\n')).not.toMatch(/rolls|shows/)
  expect(ana.discard).toEqual(['Rare Artefact'])
  expect(ana.isAsked).toBe('bonus')
})

test('polecats-2 ruling 5: showing is forced, one card only', () => {
  const { ana } = alone({ hand: ['Rare Artefact', 'Glue', 'Magnet'] }, { die: [2] })

  ana.plays('Rare Artefact')

  expect(ana.cannot('choose none')).toBe('too-few')
  expect(ana.cannot("choose 'Glue','Magnet'")).toBe('too-many')
})

test('polecats-2 ruling 7: the new value must be used, to build and to pay', () => {
  const { ana } = alone(
    { hand: ['Rare Artefact', 'Cookies', 'Swift Broker'], stall: stacks(1) },
    { market: ['Calculations'], die: [3] },
  )

  ana.plays('Rare Artefact')
  ana.chooses('Cookies')

  expect(ana.cannot("build 'Cookies'")).toBe('wrong-sum')
  expect(ana.cannot("buy 5 with 'Cookies','Swift Broker'")).toBe('overpaid')
  expect(ana.cannot("buy 5 with 'Cookies'")).toBeUndefined()
})

test('polecats-2 ruling 8: the change is lost when the card leaves the hand', () => {
  const { ana } = alone({ hand: ['Rare Artefact', 'Cookies', 'Charity'], stall: stacks(3) }, { die: [2], pick: [0] })

  ana.plays('Rare Artefact')
  ana.chooses('Cookies')
  expect(ana.cannot("build 'Cookies'")).toBeUndefined()
  ana.plays('Charity')

  expect(ana.hand).toEqual(['Cookies'])
  expect(ana.cannot("build 'Cookies'")).toBe('wrong-sum')
})

test('polecats-2 ruling 8: the change does not last to the next turn', () => {
  const { ana, bo } = scenario(
    { ana: { hand: ['Rare Artefact', 'Cookies'], stall: stacks(3), deck: junk(9) }, bo: { hand: junk(5) } },
    { die: [2] },
  )

  ana.plays('Rare Artefact')
  ana.passes()
  bo.discards()

  expect(ana.hand).toContain('Cookies')
  expect(ana.cannot("build 'Cookies'")).toBe('wrong-sum')
})

test('polecats-2 ruling 8: of two alike cards only the one shown is changed', () => {
  const { ana } = alone({ hand: ['Rare Artefact', 'Cookies', 'Cookies'], stall: stacks(5) }, { die: [2] })

  ana.plays('Rare Artefact')

  expect(ana.cannot("build 'Cookies','Cookies'")).toBeUndefined()
  expect(ana.cannot("build 'Cookies'")).toBe('wrong-sum')
})

test('polecats-2 ruling 9: two Rare Artefacts on one card multiply', () => {
  const { ana } = alone(
    { hand: ['Rare Artefact', 'Rare Artefact', 'Wise Spy', 'Junk'], stall: stacks(5) },
    { die: [2, 3] },
  )

  ana.plays('Rare Artefact')
  ana.chooses('Wise Spy')
  ana.plays('Rare Artefact')
  ana.chooses('Wise Spy')

  expect(ana.cannot("build 'Wise Spy'")).toBeUndefined()
})

test('polecats-2 ruling 9: a Rare Artefact may be shown by another one', () => {
  const { ana } = alone({ hand: ['Rare Artefact', 'Rare Artefact'], stall: stacks(5) }, { die: [3] })

  ana.plays('Rare Artefact')

  expect(ana.cannot("build 'Rare Artefact'")).toBeUndefined()
})

test('polecats-2 ruling 10: a roll of 1 changes nothing, but all have seen the card', () => {
  const { ana, bo } = alone({ hand: ['Rare Artefact', 'Glue', 'Cookies'], stall: stacks(4) }, { die: [1] })

  ana.plays('Rare Artefact')
  ana.chooses('Glue')

  expect(bo.reads.join('\n')).toMatch(/p1 shows Glue/)
  expect(bo.reads).toContain('p1 rolls 1')
  expect(bo.reads.join('\n')).not.toContain('Cookies')
  expect(ana.cannot("build 'Glue'")).toBeUndefined()
})

test('polecats-2 ruling 11: the value of the copy is multiplied', () => {
  const { ana } = alone(
    { hand: ['Rare Artefact', 'Trendsetting', 'Junk'], stall: stacks(7) },
    { market: ['Magnet', 'Cookies'], die: [2] },
  )

  ana.plays('Rare Artefact')
  ana.does("choose 'Trendsetting=Magnet'")

  expect(ana.cannot("build 'Trendsetting=Magnet'")).toBeUndefined()
  expect(ana.cannot("build 'Trendsetting=Cookies'")).toBe('cannot-copy')
})

test('polecats-2 ruling 11: when the model is gone the copy and the factor are lost', () => {
  const { ana } = alone(
    { hand: ['Rare Artefact', 'Trendsetting', 'Gift Voucher'], stall: stacks(7) },
    { market: ['Magnet'], die: [2] },
  )

  ana.plays('Rare Artefact')
  ana.does("choose 'Trendsetting=Magnet'")
  ana.plays('Gift Voucher')

  expect(ana.hand.toSorted()).toEqual(['Magnet', 'Trendsetting'])
  expect(ana.cannot("build 'Trendsetting=Magnet'")).toBe('cannot-copy')
  expect(ana.cannot("build 'Trendsetting=Gift Voucher'")).toBe('wrong-sum')
})

// Swank

test('polecats-3 S1: Swank trades a Tireless Tinkerer for the top of the market deck, unseen', () => {
  const { ana, bo, table } = alone({ hand: ['Swank', 'Tireless Tinkerer', 'Junk'] }, { marketDeck: ['Glue', 'Magnet'] })

  ana.plays('Swank')
  expect(ana.isAsked).toBe('throw away')
  ana.chooses('Tireless Tinkerer')

  expect(table.marketDiscard).toEqual(['Tireless Tinkerer'])
  expect(ana.hand).toEqual(['Junk', 'Glue'])
  expect(table.marketDeck).toEqual(['Magnet'])
  expect(bo.reads.join('\n') + bo.sees).not.toMatch(/Glue|platypuses-5b/)
  expect(ana.discard).toEqual(['Swank'])
  expect(ana.isAsked).toBe('bonus')
})

test('polecats-3 S2: Swank gives nothing for junk', () => {
  const { ana, table } = alone({ hand: ['Swank', 'Junk', 'Glue'] }, { marketDeck: ['Magnet'] })

  ana.plays('Swank')
  ana.chooses('Junk')

  expect(ana.hand).toEqual(['Glue'])
  expect(table.marketDiscard).toEqual([])
  expect(table.marketDeck).toEqual(['Magnet'])
  expect(ana.discard).toEqual(['Swank'])
})

test('polecats-3 S3: with an empty market deck Swank gives nothing back', () => {
  const { ana, table } = alone({ hand: ['Swank', 'Glue', 'Junk'] }, { marketDiscard: ['Cookies'] })

  ana.plays('Swank')
  ana.chooses('Glue')

  expect(ana.hand).toEqual(['Junk'])
  expect(table.marketDiscard).toEqual(['Glue', 'Cookies'])
  expect(table.marketDeck).toEqual([])
  expect(ana.isAsked).toBe('bonus')
})

test('polecats-3 ruling 4: throwing away is forced, exactly one card', () => {
  const { ana } = alone({ hand: ['Swank', 'Glue', 'Magnet'] }, { marketDeck: ['Cookies'] })

  ana.plays('Swank')

  expect(ana.cannot('choose none')).toBe('too-few')
  expect(ana.cannot("choose 'Glue','Magnet'")).toBe('too-many')
  expect(ana.cannot("choose 'Swank'")).toBe('not-an-option')
})

test('polecats-3 ruling 4: a single other card is thrown away without asking', () => {
  const { ana, table } = alone({ hand: ['Swank', 'Glue'] }, { marketDeck: ['Cookies'] })

  ana.plays('Swank')

  expect(ana.hand).toEqual(['Cookies'])
  expect(table.marketDiscard).toEqual(['Glue'])
})

test('polecats-3 ruling 4: with an empty hand Swank does nothing but gives its bonus action', () => {
  const { ana, table } = alone({ hand: ['Swank'] }, { marketDeck: ['Cookies'] })

  ana.plays('Swank')

  expect(ana.hand).toEqual([])
  expect(table.marketDeck).toEqual(['Cookies'])
  expect(ana.isAsked).toBe('bonus')
})

test('polecats-3 ruling 7: a chameleon counts as animalfolk even while it copies junk', () => {
  const { ana, table } = scenario(
    { ana: { hand: ['Rare Artefact', 'Reflection', 'Swank'] }, bo: { discard: ['Junk'] } },
    { marketDeck: ['Glue'], die: [1] },
  )

  ana.plays('Rare Artefact')
  ana.chooses('Reflection')
  ana.plays('Swank')

  expect(table.marketDiscard).toEqual(['Reflection'])
  expect(ana.hand).toEqual(['Glue'])
})

test('polecats-3 ruling 2: a Quality Inspection drawn by Swank may react', () => {
  const { ana, table } = alone({ hand: ['Swank', 'Glue'], deck: ['Cookies'] }, { marketDeck: ['Quality Inspection'] })

  ana.plays('Swank')
  expect(ana.isAsked).toBe('react')
  ana.chooses('Quality Inspection')

  expect(ana.hand).toEqual(['Cookies'])
  expect(table.marketDiscard).toEqual(['Quality Inspection', 'Glue'])
  expect(ana.isAsked).toBe('bonus')
})

// Risky Business

test('polecats-4 S1: Risky Business takes the card whose value was guessed, for all to see', () => {
  const { ana, bo, table } = alone({ hand: ['Risky Business'] }, { marketDeck: ['Raffle', 'Glue'] })

  ana.plays('Risky Business')
  expect(ana.isAsked).toBe('guess')
  ana.does('choose 3')

  expect(ana.hand).toEqual(['Raffle'])
  expect(table.marketDeck).toEqual(['Glue'])
  expect(bo.reads.join('\n')).toContain('Raffle')
  expect(ana.discard).toEqual(['Risky Business'])
  expect(ana.isAsked).toBe('bonus')
})

test('polecats-4 S2: a wrong guess throws the card away', () => {
  const { ana, table } = alone({ hand: ['Risky Business'] }, { marketDeck: ['Magnet'], marketDiscard: ['Cookies'] })

  ana.plays('Risky Business')
  ana.does('choose 2')

  expect(ana.hand).toEqual([])
  expect(table.marketDiscard).toEqual(['Magnet', 'Cookies'])
  expect(ana.isAsked).toBe('bonus')
})

test('polecats-4 S3: Flashy Show does not change what is guessed', () => {
  const { ana, table } = alone({ hand: ['Flashy Show', 'Risky Business'] }, { marketDeck: ['Raffle'] })

  ana.plays('Flashy Show')
  ana.plays('Risky Business')
  ana.does('choose 4')

  expect(ana.hand).toEqual([])
  expect(table.marketDiscard).toEqual(['Raffle'])
})

test('polecats-4 S4: with an empty market deck Risky Business does nothing', () => {
  const { ana, table } = alone({ hand: ['Risky Business'] }, { marketDiscard: ['Raffle'] })

  ana.plays('Risky Business')

  expect(ana.hand).toEqual([])
  expect(table.marketDiscard).toEqual(['Raffle'])
  expect(table.marketDeck).toEqual([])
  expect(ana.isAsked).toBe('bonus')
})

test('polecats-4 ruling 1: a guess is from 1 to 5', () => {
  const { ana } = alone({ hand: ['Risky Business'] }, { marketDeck: ['Raffle'] })

  ana.plays('Risky Business')

  expect(ana.cannot('choose 0')).toBeDefined()
  expect(ana.cannot('choose 6')).toBeDefined()
  expect(ana.cannot('choose none')).toBeDefined()
  expect([1, 2, 3, 4, 5].map((guess) => ana.cannot(`choose ${guess}`))).toEqual(Array(5).fill(undefined))
})

test('polecats-4 ruling 5: nobody sees the card before the guess', () => {
  const { ana, bo } = alone({ hand: ['Risky Business'] }, { marketDeck: ['Raffle'] })

  ana.plays('Risky Business')

  expect(ana.sees + ana.reads.join('\n')).not.toMatch(/foxes-3|Raffle/)
  expect(bo.sees + bo.reads.join('\n')).not.toMatch(/foxes-3|Raffle/)
})

test('polecats-4 ruling 7: a value of 1 may be guessed', () => {
  const { ana } = alone({ hand: ['Risky Business'] }, { marketDeck: ['Wise Spy'] })

  ana.plays('Risky Business')
  ana.does('choose 1')

  expect(ana.hand).toEqual(['Wise Spy'])
})

test('polecats-4 ruling 9: a chameleon on the market deck counts with its printed value', () => {
  const { ana } = alone({ hand: ['Risky Business'] }, { market: ['Cookies'], marketDeck: ['Trendsetting'] })

  ana.plays('Risky Business')
  ana.does('choose 5')

  expect(ana.hand).toEqual(['Trendsetting'])
})

test('polecats-4 ruling 3: a Quality Inspection guessed right may react', () => {
  const { ana, table } = alone(
    { hand: ['Risky Business', 'Junk'], deck: ['Cookies'] },
    { marketDeck: ['Quality Inspection'] },
  )

  ana.plays('Risky Business')
  ana.does('choose 3')
  ana.chooses('Quality Inspection')
  ana.chooses('Junk')

  expect(ana.hand).toEqual(['Quality Inspection', 'Cookies'])
  expect(table.marketDiscard).toEqual([])
  expect(ana.isAsked).toBe('bonus')
})

// Natural Survivor

test('polecats-5a S1: Natural Survivor exchanges as many cards as rolled', () => {
  const { ana, bo } = alone(
    {
      hand: ['Natural Survivor', 'Junk', 'Junk', 'Cookies', 'Glue'],
      deck: ['Magnet', 'Junk', 'Spyglass', 'Junk', 'Junk', 'Junk'],
    },
    { die: [2] },
  )

  ana.plays('Natural Survivor')
  ana.does("choose 'Junk','Junk' for 'Magnet','Spyglass'")

  expect(ana.hand.toSorted()).toEqual(['Cookies', 'Glue', 'Magnet', 'Spyglass'])
  expect(ana.deck).toEqual(junk(6))
  expect(bo.reads).toContain('the deck of p1 is shuffled')
  expect(bo.reads.join('\n') + bo.sees).not.toMatch(/Magnet|Spyglass|platypuses-4|macaws-4/)
  expect(ana.discard).toEqual(['Natural Survivor'])
  expect(ana.isAsked).toBe('bonus')
})

test('polecats-5a ruling 3, D26: exchanged cards change places, in pairs, and only then the deck is shuffled', () => {
  const { ana } = alone(
    { hand: ['Natural Survivor', 'Junk', 'Cookies', 'Glue'], deck: ['Magnet', 'Siesta', 'Spyglass', 'Junk'] },
    { die: [2] },
  )

  ana.plays('Natural Survivor')
  ana.does("choose 'Junk','Cookies' for 'Spyglass','Magnet'")

  expect(ana.hand).toEqual(['Glue', 'Spyglass', 'Magnet'])
  expect(ana.deck).toEqual(['Cookies', 'Siesta', 'Junk', 'Junk'])
})

test('polecats-5a S2: a deck of one card exchanges exactly one', () => {
  const { ana } = alone(
    { hand: ['Natural Survivor', 'Junk', 'Cookies', 'Siesta'], deck: ['Magnet'], discard: ['Glue', 'Glue'] },
    { die: [3] },
  )

  ana.plays('Natural Survivor')
  ana.does("choose 'Junk' for 'Magnet'")

  expect(ana.hand.toSorted()).toEqual(['Cookies', 'Magnet', 'Siesta'])
  expect(ana.deck).toEqual(['Junk'])
  expect(ana.discard).toEqual(['Natural Survivor', 'Glue', 'Glue'])
  expect(ana.isAsked).toBe('bonus')
})

test('polecats-5a S3: with an empty deck nothing is exchanged and nothing shuffled', () => {
  const { ana, bo, table } = scenario(
    {
      ana: { hand: ['Natural Survivor', 'Junk'], discard: ['Glue'] },
      bo: { hand: ['Balancing'], discard: ['Magnet'] },
    },
    { die: [2] },
  )

  ana.plays('Natural Survivor')

  expect(ana.hand).toEqual(['Junk'])
  expect(ana.deck).toEqual([])
  expect(ana.discard).toEqual(['Natural Survivor', 'Glue'])
  expect(bo.reads.join('\n')).not.toContain('shuffled')
  expect(table.asked).toBe('ana: bonus')
})

test('polecats-5a ruling 2: a hand of one card exchanges exactly one', () => {
  const { ana } = alone({ hand: ['Natural Survivor', 'Junk'], deck: ['Magnet', 'Glue', 'Cookies'] }, { die: [3] })

  ana.plays('Natural Survivor')
  ana.does("choose 'Junk' for 'Glue'")

  expect(ana.hand).toEqual(['Glue'])
  expect(ana.deck.toSorted()).toEqual(['Cookies', 'Junk', 'Magnet'])
})

test('polecats-5a ruling 5: the number is forced', () => {
  const { ana } = alone(
    { hand: ['Natural Survivor', 'Junk', 'Cookies', 'Siesta'], deck: ['Magnet', 'Glue', 'Acorn'] },
    { die: [2] },
  )

  ana.plays('Natural Survivor')

  expect(ana.cannot('choose none')).toBeDefined()
  expect(ana.cannot("choose 'Junk' for 'Magnet'")).toBeDefined()
  expect(ana.cannot("choose 'Junk','Cookies','Siesta' for 'Magnet','Glue','Acorn'")).toBeDefined()
  expect(ana.cannot("choose 'Junk','Cookies' for 'Magnet','Glue'")).toBeUndefined()
})

test('polecats-5a ruling 6: a card that goes to the deck cannot be taken back', () => {
  const { ana } = alone({ hand: ['Natural Survivor', 'Junk', 'Cookies'], deck: ['Magnet', 'Glue'] }, { die: [1] })

  ana.plays('Natural Survivor')

  expect(ana.cannot("choose 'Junk' for 'Junk'")).toBe('not-an-option')
})

test('polecats-5a ruling 7: with an empty hand the deck is still shuffled', () => {
  const { ana, bo, table } = scenario(
    {
      ana: { hand: ['Natural Survivor'], deck: ['Glue', 'Magnet'] },
      bo: { hand: ['Balancing'], discard: ['Cookies'] },
    },
    { die: [3] },
  )

  ana.plays('Natural Survivor')

  expect(ana.hand).toEqual([])
  expect(ana.deck).toEqual(['Glue', 'Magnet'])
  expect(table.asked).toBe('bo: react')
  bo.chooses()
  expect(table.asked).toBe('ana: bonus')
})

test('polecats-5a ruling 3: a Quality Inspection out of the deck may react', () => {
  const { ana, table } = alone({ hand: ['Natural Survivor', 'Junk'], deck: ['Quality Inspection'] }, { die: [1] })

  ana.plays('Natural Survivor')
  expect(ana.isAsked).toBe('react')
  ana.chooses('Quality Inspection')

  expect(ana.hand).toEqual(['Junk'])
  expect(table.marketDiscard).toEqual(['Quality Inspection'])
})

test('polecats-5a ruling 9: a chameleon played as Natural Survivor is discarded as itself', () => {
  const { ana } = alone({ hand: ['Trendsetting', 'Junk'], deck: ['Glue'] }, { market: ['Natural Survivor'], die: [1] })

  ana.plays('Trendsetting=Natural Survivor')

  expect(ana.hand).toEqual(['Glue'])
  expect(ana.deck).toEqual(['Junk'])
  expect(ana.discard).toEqual(['Trendsetting'])
})

// Sofa

test('polecats-5b S1: a Sofa just built makes the hand fill up to 6', () => {
  const { ana } = besideBo({ hand: ['Sofa', 'Junk', 'Junk'], stall: stacks(4), deck: junk(9) })

  ana.builds('Sofa')

  expect(ana.stall.at(-1)).toEqual(['Sofa'])
  expect(ana.hand).toHaveLength(6)
  expect(ana.deck).toHaveLength(5)
})

test('polecats-5b S2: a Sofa fetched by Acorn counts no more', () => {
  const { ana, bo } = scenario({
    ana: { hand: ['Acorn'], deck: junk(9) },
    bo: { hand: ['Junk'], stall: [...stacks(4), ['Sofa']], deck: junk(9) },
  })

  ana.plays('Acorn')
  ana.chooses('Sofa')
  ana.passes()
  bo.discards()

  expect(ana.hand).toContain('Sofa')
  expect(bo.stall.at(-1)).toEqual(['Acorn'])
  expect(bo.hand).toHaveLength(5)
})

test('polecats-5b S3: in a team game both partners fill up to 6', () => {
  const { ana, bo, cy } = scenario(
    {
      ana: { hand: ['Junk'], deck: junk(9), stall: [...stacks(4), ['Sofa']] },
      bo: { hand: ['Junk'], deck: junk(9) },
      cy: { hand: ['Junk'], deck: junk(9) },
      dee: { hand: ['Junk'], deck: junk(9) },
    },
    { teams: true },
  )

  ana.discards()
  bo.discards()
  cy.discards()

  expect(ana.hand).toHaveLength(6)
  expect(bo.hand).toHaveLength(5)
  expect(cy.hand).toHaveLength(6)
})

test('polecats-5b S4: a Sofa in hand does nothing', () => {
  const { ana } = besideBo({ hand: ['Sofa'], deck: junk(9) })

  ana.discards()

  expect(ana.hand).toHaveLength(5)
})

test('polecats-5b ruling 3: a hand of five fills to six, a hand of six or seven draws nothing', () => {
  const filled = [5, 6, 7].map((count) => {
    const { ana } = scenario({
      ana: { hand: junk(count), stall: [...stacks(4), ['Sofa']], deck: junk(9) },
      bo: { hand: ['Junk'] },
    })
    ana.discards()
    return ana.hand.length
  })

  expect(filled).toEqual([6, 6, 7])
})

test('polecats-5b ruling 6: taking the Sofa out with Safety Precaution ends it at once', () => {
  const { ana } = besideBo({ hand: ['Safety Precaution'], stall: [['Wise Spy'], ['Sofa']], deck: junk(9) })

  ana.plays('Safety Precaution')
  ana.chooses('Sofa')
  ana.passes()

  expect(ana.stall).toEqual([['Wise Spy'], ['Safety Precaution']])
  expect(ana.hand).toEqual(['Sofa', ...junk(4)])
})

test('polecats-5b ruling 7: a Sofa and Cookies add up', () => {
  const { ana } = besideBo({ hand: ['Cookies'], stall: [...stacks(4), ['Sofa']], deck: junk(9) })

  ana.discards()

  expect(ana.hand).toHaveLength(7)
})

test('polecats-5b ruling 8: a chameleon built as Sofa does not count as one', () => {
  const { ana } = besideBo({ hand: ['Trendsetting'], stall: stacks(4), deck: junk(9) }, { market: ['Sofa'] })

  ana.builds('Trendsetting=Sofa')

  expect(ana.stall.at(-1)).toEqual(['Trendsetting'])
  expect(ana.hand).toHaveLength(5)
})

test('polecats-5b ruling 3: with deck and discards gone the sixth card is junk', () => {
  const { ana } = besideBo({ hand: ['Glue'], stall: [...stacks(4), ['Sofa']], deck: ['Magnet'] })

  ana.discards()

  expect(ana.hand).toEqual(['Glue', 'Magnet', ...junk(4)])
})
