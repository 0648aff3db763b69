/** Another true game that looks the same, with everything hidden in another order. It is made without the help of worlds. */
import { fastChance, run, shuffle } from '@merchants/tabletop'
import { coveRules } from '../game.ts'
import type { CovePause } from '../notation/play.ts'
import type { State } from '../state.ts'
import { clone } from '../state.ts'

/** `undefined` if a bag was shuffled since the last rest, because what was drawn after that can't be told from its order before. */
export function hiddenTwin({ rest, now, answers, events }: CovePause, seed: number): CovePause | undefined {
  if (events.some(({ what }) => what === 'shuffled')) return undefined
  const twin = clone(rest)
  const chance = fastChance(seed)
  const returned = (state: State): number => Math.min(state.corruptionReturned, rest.corruptionReturned)
  pilesOf(twin).forEach((pile, at) => {
    // The pieces drawn since then were on top.
    const drawn = pile.splice(Math.min(pile.length, (pilesOf(now)[at] as string[]).length))
    const known = at === CORRUPTION ? pile.splice(0, returned(now)) : []
    shuffle(chance, pile)
    pile.unshift(...known)
    pile.push(...drawn)
  })
  if (!events.some(({ what }) => what === 'rolled')) twin.chance = fastChance(seed + 1)
  return run(coveRules, { rest: twin, answers })
}

const CORRUPTION = 0

const pilesOf = ({ corruptionDeck, bag, townsfolkDeck, huckster, humans }: State): string[][] => [
  corruptionDeck,
  bag,
  townsfolkDeck,
  huckster.deck,
  ...humans.map(({ laboratory }) => laboratory?.bag ?? []),
]
