/** The levels of play by name, from weak to strong. */

export const LEVELS = ['random', 'novice', 'seasoned', 'quick', 'trader', 'master'] as const
export type Level = (typeof LEVELS)[number]

/** The levels that look ahead, and have to be given a world. */
export const SEARCHING = ['quick', 'trader', 'master'] as const
export type SearchingLevel = (typeof SEARCHING)[number]

/** How long each of them thinks about a move at most, in milliseconds; 0 for one deal after the other. */
export const THINKING_MS: Readonly<Record<SearchingLevel, number>> = { quick: 0, trader: 50, master: 1000 }

export const isSearching = (level: Level): level is SearchingLevel => SEARCHING.some((name) => name === level)
