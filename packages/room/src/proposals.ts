/** The result of a proposal. */
import type { TableEvent } from './table-event.ts'
import type { OpenProposal } from './state.ts'
import type { Room } from './room.ts'

export type AgreedProposal = Pick<OpenProposal, 'what' | 'by' | 'to' | 'steps' | 'opens'>

/** Carries out a proposal once all have agreed, or no other player is left to be asked. */
export function acceptedEvent(
  { what, by, to, steps, opens }: AgreedProposal,
  at: number,
  how: 'agreed' | 'alone',
): TableEvent {
  if (what === 'end') return { what: 'ended', at, ending: 'agreed' }
  if (what === 'undo') return { what: 'undone', at, seat: by, to, by: how, steps }
  return { what: 'seat opened', at, seat: opens as number }
}

/** A proposal ends when its player leaves. */
export function declineProposalOf({ proposal }: Room, gone: readonly number[], at: number): TableEvent[] {
  return proposal !== undefined && gone.includes(proposal.by) ? [{ what: 'declined', at, seat: proposal.by }] : []
}

/** A player who resigns is not asked any more, so all others may have agreed already. */
export function updateProposalVoters(room: Room, seat: number, at: number): TableEvent[] {
  const { proposal, votersNeeded } = room
  if (proposal === undefined || proposal.by === seat) return declineProposalOf(room, [seat], at)
  const left = votersNeeded.filter((other) => other !== seat)
  const isAgreed = left.length < votersNeeded.length && left.every((other) => proposal.agreed.includes(other))
  return isAgreed ? [acceptedEvent(proposal, at, 'agreed')] : []
}
