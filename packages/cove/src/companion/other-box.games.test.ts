/** With another box on the table, none of our numbers decide. The companion tells what the booklet's rules give for its numbers. */
import { expect, test } from 'vitest'
import { playCompanion } from './play.ts'
import { newCompanionState } from './state.ts'
import { anyBox, OTHER_BOX } from './testing/other-box.ts'
import { OtherTable } from './testing/other-table.ts'

const BOXES = 250

test(`V21, H-97 to H-100 over ${BOXES} boxes the companion tells what the booklet says for their numbers, to the final count`, () => {
  let deeds = 0
  for (let seed = 0; seed < BOXES; seed++) {
    const rogue = seed % 3 === 0 ? 'cultists' : 'criminals'
    const table = new OtherTable(anyBox(seed), seed, {
      hasCultists: rogue === 'cultists',
      turnsPerRound: 2 + (seed % 5),
    })
    const state = newCompanionState({ deck: 'printed', level: 'normal', rogue, seed: String(seed) })
    playCompanion(state, table)

    const { score } = state
    state.stall.gold = score?.before ?? Number.NaN
    expect(table.differences(state), `box ${seed}`).toEqual([])
    expect(score?.total, `total of box ${seed}`).toBe(table.total())
    deeds += table.told.length
  }
  expect(deeds).toBeGreaterThan(BOXES * 50)
})

test.each(['cultists', 'criminals'] as const)(
  'the box that browsers play with is played to its end, with %s',
  (rogue) => {
    const table = new OtherTable(OTHER_BOX, 5, { hasCultists: rogue === 'cultists', turnsPerRound: 3 })
    const state = newCompanionState({ deck: 'printed', level: 'hard', rogue, seed: 'box' })
    playCompanion(state, table)

    expect(state.score?.total).toBe(table.total())
    const told = table.told.join(' ')
    // Cases that our own numbers would forbid: a ninth good, a tenth without space, other clock hands.
    expect(told).toMatch(/^(gains \S+ ){9}(seats|\d).* does not gain/)
    expect(told).toContain('takes the hand after 5')
  },
)
