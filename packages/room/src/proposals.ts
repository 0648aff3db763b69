/** What all who play must agree to. */
import type { Entry } from './entry.ts'
import type { OpenProposal } from './state.ts'
import type { Room } from './room.ts'

/** What happens once all have agreed. */
export const agreedTo = ({ what, by, to }: Pick<OpenProposal, 'what' | 'by' | 'to'>, at: number): Entry =>
  what === 'end' ? { what: 'ended', at, ending: 'agreed' } : { what: 'undone', at, seat: by, to, by: 'agreed' }

/** What a proposal comes to when some seats are no longer asked: the others may have agreed already. */
export function afterLosing(room: Room, lost: number | readonly number[], at: number): Entry[] {
  const { proposal, needed } = room
  if (proposal === undefined) return []
  const gone = typeof lost === 'number' ? [lost] : lost
  if (gone.includes(proposal.by)) return [{ what: 'declined', at, seat: proposal.by }]
  const left = needed.filter((seat) => !gone.includes(seat))
  return left.length < needed.length && left.every((seat) => proposal.agreed.includes(seat))
    ? [agreedTo(proposal, at)]
    : []
}
