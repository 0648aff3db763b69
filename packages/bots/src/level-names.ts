/** The levels of play, from weak to strong. */

export const LEVELS = ['random', 'novice', 'seasoned', 'quick', 'trader', 'master'] as const
export type Level = (typeof LEVELS)[number]

/** The names people know, on the page and in the terminal. The ids are in the API and in saved games. */
export const LEVEL_NAMES: Readonly<Record<Level, string>> = {
  random: 'random',
  novice: 'easy',
  seasoned: 'medium',
  quick: 'hard',
  trader: 'expert',
  master: 'master',
}

/** The level with this name or id. The terminal called the medium one greedy at first. */
export const levelOf = (word: string): Level | undefined =>
  word === 'greedy' ? 'seasoned' : LEVELS.find((level) => word === LEVEL_NAMES[level] || word === level)

/** The levels that look ahead, and have to be given a world. */
export const SEARCHING = ['quick', 'trader', 'master'] as const
export type SearchingLevel = (typeof SEARCHING)[number]

/** How long each of them thinks about a move at most, in milliseconds; 0 for one deal after the other. */
export const THINKING_MS: Readonly<Record<SearchingLevel, number>> = { quick: 0, trader: 50, master: 1000 }

export const isSearching = (level: Level): level is SearchingLevel => SEARCHING.some((name) => name === level)
