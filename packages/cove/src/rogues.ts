/** The rogue cards with the places where rogues start (C-81 to C-85). Their effects are in the rules that ask for them. */

export const ROGUE_CARDS = ['criminals', 'cultists', 'robbers'] as const
export type RogueCard = (typeof ROGUE_CARDS)[number]

interface RogueFacts {
  readonly name: string
  readonly lair: number
  readonly bag: number
}

export const ROGUES: Readonly<Record<RogueCard, RogueFacts>> = {
  criminals: { name: 'Criminals', lair: 2, bag: 6 },
  cultists: { name: 'Cultists', lair: 1, bag: 7 },
  robbers: { name: 'Robbers', lair: 2, bag: 6 },
}
