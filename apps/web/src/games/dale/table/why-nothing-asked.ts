/** Why nothing can be done while nothing is asked. Either the game is over, or another player is deciding. */
import type { View } from '@merchants/dale'
import type { Refusal } from '@merchants/tabletop'

/** In their own turn, players wait for reactions of others, who are not named. */
export function whyNothingAsked(
  { phase, waitsFor, active }: Pick<View, 'phase' | 'waitsFor' | 'active'>,
  seat: number,
  nameOf: (seat: number) => string,
): Refusal {
  if (phase === 'over') return { key: 'game-is-over', facts: {} }
  const who = waitsFor ?? active
  return who === seat ? { key: 'not-now', facts: {} } : { key: 'not-your-turn', facts: { who: nameOf(who) } }
}
