/** The time limit of bots at this terminal, where the player waits for them. */
import type { Thinking } from '@merchants/match'

const THINKING_MS = 1000

export const atOnce = (): Thinking => ({
  deadline: Date.now() + THINKING_MS,
  signal: AbortSignal.timeout(60 * THINKING_MS),
})
