/** Who stands on the piers, and who in a boat at sea may come there. Nobody is hoped for who is still in the bag. */
import type { Adventurer, Pier, View } from '@merchants/cove'
import { ADVENTURERS, DOCKS_AT, PIERS } from '@merchants/cove'

/** How many of each kind, in the order of `ADVENTURERS`; parts of a person are chances. */
type Crowd = readonly number[]

export type Crowds = Readonly<Record<Pier, Crowd>>

/** The boats and which of them have docked, before the market opens or after. */
export type Harbour = Pick<View, 'boats' | 'docks' | 'phase'>

export const KIND: Readonly<Record<Adventurer, number>> = { red: 0, green: 1, blue: 2, yellow: 3, rogue: 4 }

/** Each half of the board: its boats, and its docks as places in the list of docks. */
const HALVES = [
  { boats: [1, 2, 3], docks: [0, 1] },
  { boats: [4, 5, 6], docks: [2, 3] },
] as const

const NOBODY: Crowd = ADVENTURERS.map(() => 0)

export function crowdsOf(harbour: Harbour): Crowds {
  const { boats, docks, phase } = harbour
  const crowds: Crowd[] = docks.map((boat) => (boat === 0 ? NOBODY : crowdOf(boats[boat - 1] ?? [])))
  for (const half of phase === 'market' ? [] : HALVES) {
    const free = half.docks.filter((dock) => docks[dock] === 0)
    if (free.length === 0) continue
    const coming = nextOf(half.boats.filter((boat) => !docks.includes(boat)).map((boat) => boats[boat - 1] ?? []))
    for (const dock of free) crowds[dock] = coming
  }
  const [bazaar, plaza, blackMarket] = PIERS.map((pier) => sumOf(DOCKS_AT[pier].map((dock) => crowds[dock] as Crowd)))
  return { bazaar: bazaar as Crowd, plaza: plaza as Crowd, 'black-market': blackMarket as Crowd }
}

function crowdOf(boat: readonly Adventurer[]): Crowd {
  const crowd = NOBODY.slice()
  for (const who of boat) crowd[KIND[who]] = (crowd[KIND[who]] as number) + 1
  return crowd
}

function sumOf([first = NOBODY, second]: readonly Crowd[]): Crowd {
  return second === undefined ? first : first.map((count, kind) => count + (second[kind] as number))
}

/** The boat that docks next: the fuller a boat, the likelier. */
function nextOf(boats: readonly (readonly Adventurer[])[]): Crowd {
  const crowd = NOBODY.slice()
  const chances = boats.map((boat) => (boat.length + 1) ** 2)
  const total = chances.reduce((sum, chance) => sum + chance, 0)
  boats.forEach((boat, at) => {
    for (const who of boat) crowd[KIND[who]] = (crowd[KIND[who]] as number) + (chances[at] as number) / total
  })
  return crowd
}
