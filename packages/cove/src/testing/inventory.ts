/** Everything in the box that takes part in a game, wherever it is, as a text: nothing of it may change in a game. */
import type { Laboratory } from '../merchants/laboratory.ts'
import type { Smithy } from '../merchants/smithy.ts'
import { kindOfDie } from '../merchants/smithy.ts'
import { COLOURS } from '../pieces.ts'
import type { State } from '../state.ts'
import { hucksterCardsOf } from '../state.ts'

const tally = (pieces: readonly string[]): string => {
  const counts = new Map<string, number>()
  for (const piece of pieces) counts.set(piece, (counts.get(piece) ?? 0) + 1)
  const sorted = [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `${pieces.length}: ${sorted.map(([piece, count]) => `${piece} ${count}`).join(', ')}`
}

export function inventoryOf(state: State): string {
  const { boats, bag, newcomer, halls, lair, huckster, humans } = state
  const owners = [...humans, huckster]
  const housed = COLOURS.flatMap((colour) => Array.from({ length: halls[colour] }, () => colour))
  const hidden = Array.from({ length: lair }, () => 'rogue')
  const adventurers = [...boats.flat(), ...bag, ...housed, ...hidden, ...huckster.pool, ...(newcomer ? [newcomer] : [])]
  const townsfolk = [
    ...state.square.filter((card) => card !== undefined),
    ...state.townsfolkDeck,
    ...state.townsfolkDiscard,
    ...owners.flatMap((owner) => owner.townsfolk),
  ]
  const corruption = [...state.corruptionDeck, ...owners.flatMap((owner) => owner.corruption)]
  return [
    `adventurers ${tally(adventurers)}`,
    `townsfolk ${tally(townsfolk)}`,
    `corruption ${tally(corruption)}`,
    `huckster ${tally(hucksterCardsOf(state))}`,
    ...humans.map(({ smithy, laboratory }) => (smithy ? diceOf(smithy) : marblesOf(laboratory as Laboratory))),
  ].join('\n')
}

const diceOf = ({ rack, locked, furnaces }: Smithy): string =>
  `dice ${tally([
    ...locked,
    ...rack.map(kindOfDie),
    ...furnaces.flatMap(({ alloy, coal }) => (alloy ? [alloy, ...coal] : coal)).map(kindOfDie),
  ])}`

const marblesOf = ({ rows, flask, jar, bag }: Laboratory): string =>
  `marbles ${tally([...rows.flat(), ...flask, ...bag, ...Array.from({ length: jar }, () => 'ichor')])}`
