/** How long to wait before trying again: longer each time, and never all at the same moment. */

const FIRST = 300
const GROWTH = 1.6
const LONGEST = 20_000

/** A server that comes back finds its people spread over this time. */
const SOON = 500

/** Who was told that the server will be back asks more often at first. */
const LONGEST_FOR_RESTART = 1000
const TRIES_FOR_RESTART = 15

/** Somebody who was told to be slower is. */
const SLOWER = 5000

/** Why we are not connected. */
export type Cause = 'network' | 'restart' | 'too-many'

/** The pause before the try of this number (0, 1, 2…), in milliseconds. */
export function pauseBefore(tries: number, cause: Cause, chance: () => number): number {
  const isRestart = cause === 'restart' && tries < TRIES_FOR_RESTART
  if (isRestart && tries === 0) return shortPause(chance)
  const longest = Math.min(isRestart ? LONGEST_FOR_RESTART : LONGEST, FIRST * GROWTH ** tries)
  return (cause === 'too-many' ? SLOWER : 0) + longest * (0.5 + chance() / 2)
}

/** The pause before leaving a server that has said that it will go. */
export const shortPause = (chance: () => number): number => SOON * chance()
