/** Questions that need not be asked, because one answer is left or the player has settled it for all turns. */
import { cardType } from '@merchants/dale'
import type { Answer } from '@merchants/tabletop'
import type { DaleMatchView } from '../match-types.ts'
import { actAt, plainAct } from './choosing.ts'

/** When to ask before the player's turn ends: if something could still be useful, always, or never. */
export const LAST_ASKS = ['useful', 'always', 'never'] as const
export type LastAsk = (typeof LAST_ASKS)[number]

/** How much of the choosing a player leaves to the page. */
export interface Manner {
  /** Payments and stacks are proposed, and the only possible stack is built at once. */
  readonly proposes: boolean
  readonly lastAsk: LastAsk
}

/** Everything is asked and nothing proposed: for lessons, and for those who write their moves. */
export const EVERYTHING_ASKED: Manner = { proposes: false, lastAsk: 'always' }

export function settledAnswer(
  { view }: Pick<DaleMatchView, 'view'>,
  { proposes, lastAsk }: Manner,
): Answer | undefined {
  const { decision } = view
  if (decision?.ask === 'stack')
    return proposes && decision.min === 1 && decision.options.length === 1 ? [0] : undefined
  if (decision?.ask !== 'last' || lastAsk === 'always') return undefined
  const pass = plainAct(decision, 'pass')
  if (pass === undefined) return undefined
  const isUseful = decision.options.some((_, at) => {
    const { use } = actAt(decision, at)
    return use !== undefined && cardType(use.as).oncePerTurn?.endsWithTurn !== true
  })
  return lastAsk === 'useful' && isUseful ? undefined : [pass]
}
