/** The versions of the rules. A game is played to its end by the version it began with, so that kept games replay as they were played. */

/** Games saved before there were versions were played with this one. */
export const FIRST_RULES = 1

/** The version that new games are played by. */
export const CURRENT_RULES = 1
