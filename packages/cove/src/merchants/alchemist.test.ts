/** The Alchemist (C-72 to C-80). */
import { describe, expect, test } from 'vitest'
import type { Given } from '../testing/scenario.ts'
import { scenario } from '../testing/scenario.ts'

const MINE = { clock: { human: 4, huckster: 12 }, merchant: 'alchemist' }
const NOTHING = { rows: [[], [], []], flask: [], jar: 0, bag: [] }

/** A laboratory where nothing else is, and the human beside it. */
const lab = (laboratory: Given, human: Given = {}) =>
  scenario({ ...MINE, human: { ...human, laboratory: { ...NOTHING, ...laboratory } } })

const row = (text: string): string[] =>
  text.split('').map((letter) => ({ R: 'red', G: 'green', B: 'blue', Y: 'yellow', I: 'ichor' })[letter] ?? '?')

describe('draw off', () => {
  test('C-74 takes the whole unbroken run of the marble pointed at, for an hour', () => {
    const table = lab({ rows: [row('RGGGBY'), [], []] })
    table.plays('p1 go row 1 at 3')
    expect(table.human.laboratory).toMatchObject({ rows: [row('RBY'), [], []], flask: row('GGG') })
    expect(table.position.clock['human']).toBe(5)
  })

  test('X-5, C-74 a chain: B B, then G and G that touch; R and Y remain', () => {
    const table = lab({ rows: [[], row('RGBBGY'), []] })
    table.plays('p1 go row 2 at 4')
    expect(table.human.laboratory).toMatchObject({ rows: [[], row('RY'), []], flask: row('BBGG') })
  })

  test('C-74 the chain goes on as long as marbles of one kind touch, and ends at the end of a row', () => {
    const table = lab({ rows: [row('YGBRBG'), row('BRRB'), row('RRGG')] })
    table.plays('p1 go row 1 at 4')
    expect(table.human.laboratory).toMatchObject({ rows: [row('Y'), row('BRRB'), row('RRGG')], flask: row('RBBGG') })
    table.plays('p1 go row 3 at 1')
    expect(table.human.laboratory).toMatchObject({ rows: [row('Y'), row('BRRB'), row('GG')] })
  })

  test('C-74 ichor is a kind of its own', () => {
    const table = lab({ rows: [row('RIIRGI'), [], []] })
    table.plays('p1 go row 1 at 2')
    expect(table.human.laboratory).toMatchObject({ rows: [row('GI'), [], []], flask: row('IIRR') })
  })

  test('C-75 the row is refilled at its right end from the bag, as far as it lasts', () => {
    const table = lab({ rows: [row('RRGBYR'), [], []], bag: row('YB') })
    table.plays('p1 go row 1 at 1')
    expect(table.human.laboratory).toMatchObject({ rows: [row('GBYRYB'), [], []], bag: [] })
    const short = lab({ rows: [row('RRGBYR'), [], []], bag: row('Y') })
    short.plays('p1 go row 1 at 1')
    expect(short.human.laboratory).toMatchObject({ rows: [row('GBYRY'), [], []] })
  })

  test('C-72, C-75, V6 what does not fit into the flask of 12 goes back into the bag, the last taken first', () => {
    const table = lab({ rows: [row('RGBBGY'), [], []], flask: row('RRRRRRRRR'), bag: row('Y') })
    table.plays('p1 go row 1 at 3')
    expect(table.human.laboratory?.flask).toEqual(row('RRRRRRRRRBBG'))
    // One green did not fit, so it is drawn again after the yellow one.
    expect(table.human.laboratory).toMatchObject({ rows: [row('RYYG'), [], []], bag: [] })
  })

  test('C-74 the three rows are three locations', () => {
    const table = lab({ rows: [row('RG'), row('RG'), row('RG')] })
    table.plays('p1 go row 1 at 1')
    expect(table.human.at).toBe('row1')
    expect(table.cannot('p1 go row 1 at 1')).toBe('same-location')
    expect(table.cannot('p1 go row 2 at 1')).toBeUndefined()
  })

  test('C-74 there must be a marble to point at', () => {
    const table = lab({ rows: [row('RG'), [], []] })
    expect(table.cannot('p1 go row 1 at 3')).toBe('no-such-marble')
    expect(table.cannot('p1 go row 2 at 1')).toBe('row-is-empty')
  })
})

describe('brew', () => {
  test('C-76 a small good takes 2 marbles of its colour, a large one 3 and a further one of any kind, for two hours', () => {
    const table = lab({ flask: row('RRBBBG') })
    table.plays('p1 go brew small-red:red,red large-blue:blue,blue,blue,green')
    expect(table.human.shelf).toEqual(['small-red', 'large-blue'])
    expect(table.human.laboratory?.flask).toEqual([])
    expect(table.position.clock['human']).toBe(6)
  })

  test('C-76 at most four goods', () => {
    const table = lab({ flask: row('RRRRRRGGGG') })
    const goods = ['small-red:red,red', 'small-red:red,red', 'small-red:red,red', 'small-green:green,green']
    expect(table.cannot(`p1 go brew ${goods.join(' ')}`)).toBeUndefined()
    expect(table.cannot(`p1 go brew ${[...goods, 'small-green:green,green'].join(' ')}`)).toBe('too-many-goods')
  })

  test('C-77 ichor stands for any colour, but one marble must truly be of it', () => {
    const table = lab({ flask: row('RBIII') })
    expect(table.cannot('p1 go brew small-red:red,ichor')).toBeUndefined()
    expect(table.cannot('p1 go brew large-red:red,ichor,ichor,ichor')).toBeUndefined()
    expect(table.cannot('p1 go brew large-red:ichor,blue,ichor,red')).toBeUndefined()
    expect(table.cannot('p1 go brew small-red:ichor,ichor')).toBe('no-such-recipe')
    expect(table.cannot('p1 go brew small-red:red,blue')).toBe('no-such-recipe')
    expect(table.cannot('p1 go brew large-red:red,blue,blue,ichor')).toBe('no-such-recipe')
  })

  test('C-76 marbles are used once', () => {
    const table = lab({ flask: row('RRR') })
    expect(table.cannot('p1 go brew small-red:red,red small-red:red,red')).toBe('too-few-marbles')
    expect(lab({ flask: row('RGBY') }).cannot('p1 go brew small-red:red,red')).toBe('nothing-to-brew')
  })

  test('C-78 coloured marbles go back into the bag, ichor into the jar', () => {
    const table = lab({ flask: row('BIRGI'), bag: row('Y') })
    table.plays('p1 go brew small-blue:blue,ichor')
    expect(table.human.laboratory).toMatchObject({ flask: row('RGI'), jar: 1, bag: row('YB') })
  })
})

describe('purify', () => {
  test('C-79 all ichor from the jar into the bag, and one corruption card of your choice back, for an hour', () => {
    const table = lab({ jar: 2, bag: row('R') }, { corruption: ['rumour', 'scandal'] })
    table.plays('p1 go purify scandal')
    expect(table.human.laboratory).toMatchObject({ jar: 0, bag: row('RII') })
    expect(table.human.corruption).toEqual(['rumour'])
    expect(table.position.corruptionDeck).toEqual(['scandal'])
    expect(table.position.clock['human']).toBe(5)
  })

  test('C-79, V13 one of both is enough, and a hush is a card too', () => {
    const jar = lab({ jar: 1 })
    jar.plays('p1 go purify')
    expect(jar.human.laboratory?.jar).toBe(0)
    expect(lab({}, { corruption: ['hush'] }).cannot('p1 go purify hush')).toBeUndefined()
    expect(lab({}).cannot('p1 go purify')).toBe('nothing-to-purify')
  })

  test('C-79 the card must be one you have, and must be named', () => {
    const table = lab({ jar: 1 }, { corruption: ['hush'] })
    expect(table.cannot('p1 go purify rumour')).toBe('no-such-corruption')
    expect(table.cannot('p1 go purify')).toBe('must-return')
  })
})

test('C-80 rows, flask and jar stay as they are between rounds', () => {
  const laboratory = { rows: [row('RG'), [], row('B')], flask: row('YI'), jar: 2, bag: row('R') }
  const table = scenario({ merchant: 'alchemist', clock: { human: 12, huckster: 12 }, human: { laboratory } })
  table.plays('market', 'p1 done')
  expect(table.position.round).toBe(2)
  expect(table.human.laboratory).toEqual(laboratory)
})
