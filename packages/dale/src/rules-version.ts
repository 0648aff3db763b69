/**
 * The versions of the rules. A game is played to its end with the version it began with, so that saved games replay as
 * they were played. Code that differs between versions checks `state.rules`.
 */

/** Games saved before there were versions were played with this one (D28). */
export const FIRST_RULES = 1

/** The version that new games are played by. */
export const CURRENT_RULES = 4

/** From this version on a technique is on the schedule as long as its effect lasts (rules 6.2 point 5); before, it was discarded at once. */
export const LASTING_TECHNIQUES = 2

/** From this version on asking for help with a build is public, and the cards wanted can be named (rules 12). */
export const PUBLIC_HELP = 2

/**
 * From this version on, every player with a due card is asked about it if abilities are in the game. Before, only
 * holders of an ability were asked, and all could see that (D13).
 */
export const START_IS_ASKED = 3

/**
 * From this version on a chameleon that can copy nothing but Cookies is Cookies at any moment of the fill. Before, this was
 * looked at only when the hand had reached its size (D32).
 */
export const COOKIES_AT_ONCE = 4

export const isRulesVersion = (version: unknown): version is number =>
  typeof version === 'number' && Number.isInteger(version) && version >= FIRST_RULES && version <= CURRENT_RULES
