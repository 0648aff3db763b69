/** Pieces by their English names, for sentences. Notation and data use the ids. */
import type { Corruption } from './corruption.ts'
import { CORRUPTION_KINDS } from './corruption.ts'
import type { Die } from './merchants/smithy.ts'
import type { Adventurer, Dock, Good } from './pieces.ts'
import { ALL_GOODS, DOCKS, GUILDS } from './pieces.ts'
import { isTownsfolk, townsfolk } from './townsfolk.ts'

/** `warrior`. */
export const adventurerName = (who: Adventurer): string => (who === 'rogue' ? 'rogue' : GUILDS[who].slice(0, -1))

/** `small red`. */
export const goodName = (good: Good): string => good.replace('-', ' ')

/** `red 4`. */
export const dieName = (die: Die): string => die.replace('-', ' ')

/** `left outer`. */
export const dockName = (dock: Dock): string => dock.replace('-', ' ')

/** `favour of the bards`. */
export const corruptionName = (card: Corruption): string => card.replace('-', ' of the ')

const SPACED: readonly string[] = [...ALL_GOODS, ...DOCKS]

/** A fact of a reason; an id is said by its name. */
export function factName(fact: string | number | undefined): string {
  const word = String(fact ?? '?')
  if (isTownsfolk(word)) return townsfolk(word).name
  if (CORRUPTION_KINDS.some((kind) => kind === word)) return corruptionName(word as Corruption)
  return SPACED.includes(word) || /^[a-z]+-\d$/.test(word) ? word.replace('-', ' ') : word
}
