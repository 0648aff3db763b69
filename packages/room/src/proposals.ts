/** What a proposal comes to. */
import type { Entry } from './entry.ts'
import type { OpenProposal } from './state.ts'
import type { Room } from './room.ts'

export type Agreed = Pick<OpenProposal, 'what' | 'by' | 'to' | 'steps' | 'opens'>

/** What happens once all have agreed, or nobody else is there to be asked. */
export function agreedTo({ what, by, to, steps, opens }: Agreed, at: number, how: 'agreed' | 'alone'): Entry {
  if (what === 'end') return { what: 'ended', at, ending: 'agreed' }
  if (what === 'undo') return { what: 'undone', at, seat: by, to, by: how, steps }
  return { what: 'seat opened', at, seat: opens as number }
}

/** Nobody waits for the proposal of somebody who has gone away. */
export function withoutProposer({ proposal }: Room, gone: readonly number[], at: number): Entry[] {
  return proposal !== undefined && gone.includes(proposal.by) ? [{ what: 'declined', at, seat: proposal.by }] : []
}

/** Who gives up is not asked any more: all others may have agreed already. */
export function afterGivingUp(room: Room, seat: number, at: number): Entry[] {
  const { proposal, needed } = room
  if (proposal === undefined || proposal.by === seat) return withoutProposer(room, [seat], at)
  const left = needed.filter((other) => other !== seat)
  const isAgreed = left.length < needed.length && left.every((other) => proposal.agreed.includes(other))
  return isAgreed ? [agreedTo(proposal, at, 'agreed')] : []
}
