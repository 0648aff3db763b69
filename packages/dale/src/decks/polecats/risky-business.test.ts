/** Risky Business, which bets on a value. */
import { expect, test } from 'vitest'
import { alone } from '../../testing/beginnings.ts'

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

  expect(ana.cannot('choose 0')).toBe('not-an-option')
  expect(ana.cannot('choose 6')).toBe('not-an-option')
  expect(ana.whyNot('choose none')).toBe('choose at least 1')
  expect([1, 2, 3, 4, 5].map((guess) => ana.cannot(`choose ${guess}`))).toEqual(Array(5).fill(undefined))
})

test('polecats-4 ruling 5: no one sees the card before the guess', () => {
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
