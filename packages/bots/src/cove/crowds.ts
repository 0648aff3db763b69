/** Customers on the piers, and passengers at sea who may come there. Newcomers still in the bag do not count. */
import type { Adventurer, Pier, View } from '@merchants/cove'
import { ADVENTURERS } from '@merchants/cove'

/** How many of each kind, in the order of `ADVENTURERS`; parts of a person are chances. */
type Crowd = readonly number[]

export type Crowds = Readonly<Record<Pier, Crowd>>

/** The boats and which of them have docked, before the market opens or after. */
export type Harbour = Pick<View, 'boats' | 'docks' | 'phase'>

export const KIND: Readonly<Record<Adventurer, number>> = { red: 0, green: 1, blue: 2, yellow: 3, rogue: 4 }

/** The boats of each half of the board, and its docks as places in the list of docks, with their piers. */
const HALVES = [
  {
    boats: [1, 2, 3],
    docks: [
      [0, 'bazaar'],
      [1, 'plaza'],
    ],
  },
  {
    boats: [4, 5, 6],
    docks: [
      [2, 'plaza'],
      [3, 'black-market'],
    ],
  },
] as const

const nobody = (): number[] => ADVENTURERS.map(() => 0)

/** Called for every newcomer and boat of every game that is thought of, so it makes as few lists as possible. */
export function crowdsOf({ boats, docks, phase }: Harbour): Crowds {
  const crowds = { bazaar: nobody(), plaza: nobody(), 'black-market': nobody() }
  for (const half of HALVES) {
    let coming: Crowd | undefined
    for (const [dock, pier] of half.docks) {
      const boat = docks[dock] ?? 0
      if (boat !== 0) addAll(crowds[pier], boats[boat - 1] ?? [], 1)
      else if (phase !== 'market') {
        coming ??= nextOf(half.boats.filter((each) => !docks.includes(each)).map((each) => boats[each - 1] ?? []))
        add(crowds[pier], coming)
      }
    }
  }
  return crowds
}

function add(crowd: number[], more: Crowd): void {
  for (let kind = 0; kind < crowd.length; kind++) crowd[kind] = (crowd[kind] ?? 0) + (more[kind] ?? 0)
}

function addAll(crowd: number[], boat: readonly Adventurer[], share: number): void {
  for (const who of boat) crowd[KIND[who]] = (crowd[KIND[who]] ?? 0) + share
}

/** The likely next boat to dock; fuller boats are likelier. */
function nextOf(boats: readonly (readonly Adventurer[])[]): Crowd {
  const crowd = nobody()
  let total = 0
  for (const { length } of boats) total += (length + 1) ** 2
  for (const boat of boats) addAll(crowd, boat, (boat.length + 1) ** 2 / total)
  return crowd
}
