/** Blindfold, which lets an opponent guess a value. */
import { expect, test } from 'vitest'
import { alone, junk, stacks } from '../../testing/beginnings.ts'
import { scenario } from '../../testing/scenario.ts'

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

  expect(ana.discard).toEqual(['Blindfold', 'Cookies'])
  expect(ana.schedule).toEqual(['Flashy Show'])
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

test('ocelots-5b ruling 9: the announced value is 1 to 5, even while Flashy Show is active', () => {
  const { ana, bo } = alone({ hand: ['Flashy Show', 'Blindfold', 'Cookies'] })

  ana.plays('Flashy Show')
  ana.plays('Blindfold')
  bo.does('choose 5')

  expect(ana.cannot('choose 0')).toBe('not-an-option')
  expect(ana.cannot('choose 6')).toBe('not-an-option')
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

test('ocelots-5b S5: the paid card is shuffled and drawn in clean-up, Blindfold is not', () => {
  const { ana, bo } = alone(
    { hand: ['Blindfold', 'Cookies', 'Junk'] },
    { market: ['Glue', null, null, null, null], marketDeck: [] },
  )

  ana.plays('Blindfold')
  ana.chooses('Cookies')
  bo.does('choose 4')
  ana.does('choose 5')
  expect(ana.schedule).toEqual(['Blindfold'])
  ana.buys(5, 'Cookies')

  expect(ana.hand.toSorted()).toEqual(['Cookies', 'Glue', 'Junk', 'Junk', 'Junk', 'Junk'])
  expect(ana.discard).toEqual(['Blindfold'])
})

test('ocelots-5b S6: guessed right it is discarded at once, and Favourite Toy takes it back', () => {
  const { ana, bo } = alone({ hand: ['Blindfold', 'Cookies', 'Favourite Toy'] })

  ana.plays('Blindfold')
  ana.chooses('Cookies')
  bo.does('choose 2')
  ana.plays('Favourite Toy')

  expect(ana.hand).toEqual(['Blindfold'])
  expect(ana.discard).toEqual(['Favourite Toy', 'Cookies'])
})

test('ocelots-5b ruling 14: it stays when the announced value is the one the card had', () => {
  const { ana, bo } = alone({ hand: ['Blindfold', 'Cookies'] })

  ana.plays('Blindfold')
  bo.does('choose 4')
  ana.does('choose 2')

  expect(ana.schedule).toEqual(['Blindfold'])
})

test('ocelots-5b ruling 14: it stays when the chosen card has left the hand', () => {
  const { ana, bo } = alone({ hand: ['Blindfold', 'Cookies', 'Swift Broker'], deck: junk(9) })

  ana.plays('Blindfold')
  ana.chooses('Cookies')
  bo.does('choose 4')
  ana.does('choose 5')
  ana.plays('Swift Broker')
  expect(ana.schedule).toEqual(['Blindfold'])
  ana.passes()

  expect(ana.discard).toEqual(['Blindfold', 'Swift Broker', 'Cookies'])
})
