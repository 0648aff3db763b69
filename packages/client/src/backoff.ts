/** How long to wait before trying again: longer each time, and never all at the same moment. */

const FIRST_DELAY_MS = 300
const GROWTH = 1.6
const MAX_DELAY_MS = 20_000

/** Reconnections to a returning server are spread over this time. */
const RESTART_SPREAD_MS = 500

/** Retries sooner at first if the server announced that it will be back. */
const MAX_RESTART_DELAY_MS = 1000
const MAX_RESTART_TRIES = 15

/** Backs off after a rate-limit reply. */
const RATE_LIMITED_DELAY_MS = 5000

/** Why we are not connected. */
export type DisconnectReason = 'network' | 'restart' | 'too-many'

/** The pause before the try of this number (0, 1, 2…), in milliseconds. */
export function reconnectDelay(tries: number, cause: DisconnectReason, chance: () => number): number {
  const isRestart = cause === 'restart' && tries < MAX_RESTART_TRIES
  if (isRestart && tries === 0) return jitterDelay(chance)
  const longest = Math.min(isRestart ? MAX_RESTART_DELAY_MS : MAX_DELAY_MS, FIRST_DELAY_MS * GROWTH ** tries)
  return (cause === 'too-many' ? RATE_LIMITED_DELAY_MS : 0) + longest * (0.5 + chance() / 2)
}

/** The pause before leaving a server that has announced its restart. */
export const jitterDelay = (chance: () => number): number => RESTART_SPREAD_MS * chance()
