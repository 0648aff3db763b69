/** Proposals that need everyone's consent, and votes on them. Bots never vote, and no vote is assumed. */
import { NOTHING_TO_UNDO } from '@merchants/match'
import type { ClientMessage } from '@merchants/protocol'
import type { Refusal } from '@merchants/tabletop'
import { isRefusal } from '@merchants/tabletop'
import { matchIfPlaying } from './match-commands.ts'
import { canBeOpened } from './room-seat.ts'
import type { TableEvent } from './table-event.ts'
import { takebackTarget, takebackSteps } from './takeback.ts'
import type { AgreedProposal } from './proposals.ts'
import { acceptedEvent } from './proposals.ts'
import { refuse } from './refusals.ts'
import type { Room } from './room.ts'
import { questionFor } from './shown.ts'

type MessageOf<Do extends ClientMessage['do']> = Extract<ClientMessage, { do: Do }>
type EventsOrRefusal = readonly TableEvent[] | Refusal

/** How long a seat must wait after a failed proposal, so that it cannot pester the others. */
const PROPOSAL_COOLDOWN_MS = 60_000

export function propose(room: Room, seat: number, message: MessageOf<'propose'>, at: number): EventsOrRefusal {
  const { proposal } = room
  const wanted = resolveProposal(room, seat, message)
  if (isRefusal(wanted)) return wanted
  const { what, to, steps, opens } = wanted
  if (proposal !== undefined) {
    const isSame = proposal.by === seat && proposal.what === what && proposal.opens === opens
    return isSame ? [] : refuse('already-proposed')
  }
  if (room.voters.every((other) => other === seat)) return [acceptedEvent(wanted, at, 'alone')]
  if (isTooSoon(room, seat, what, at)) return refuse('proposed-lately')
  const event = { what: 'proposed', at, seat, proposes: what } as const
  if (what === 'undo') return [{ ...event, to, steps }]
  return [opens === undefined ? event : { ...event, opens }]
}

/** The exact proposal, or the reason why it is not possible. */
function resolveProposal(room: Room, seat: number, { what, opens }: MessageOf<'propose'>): AgreedProposal | Refusal {
  const play = matchIfPlaying(room, seat)
  if (isRefusal(play)) return play
  const wanted = { what, by: seat, to: 0, steps: 0, opens: undefined }
  if (what === 'end') return wanted
  if (what === 'undo') {
    // The effect of the last answer is not shown yet, and no player may find out whether another one has answered since.
    if (room.held !== undefined) return refuse('not-now')
    const to = takebackTarget(play, seat)
    return to === undefined ? NOTHING_TO_UNDO : { ...wanted, to, steps: Math.max(1, takebackSteps(play, to)) }
  }
  const roomSeat = opens === undefined ? undefined : room.roomSeats[opens]
  if (seat !== room.host) return refuse('not-host')
  if (roomSeat === undefined) return refuse('no-such-seat')
  return canBeOpened(roomSeat) ? { ...wanted, opens } : refuse('seat-taken')
}

function isTooSoon(room: Room, seat: number, what: AgreedProposal['what'], at: number): boolean {
  const last = room.lastProposed[seat]
  if (last === undefined || room.play === undefined) return false
  return (
    at - last.at < PROPOSAL_COOLDOWN_MS ||
    (last.what === what && last.question === questionFor(room, room.play, [seat]))
  )
}

export function vote(
  room: Room,
  seat: number,
  { yes, what, proposal: number }: MessageOf<'agree'>,
  at: number,
): EventsOrRefusal {
  const { stage, proposal, voters, votersNeeded } = room
  if (stage !== 'playing') return refuse('not-now')
  if (!voters.includes(seat)) return refuse('resigned')
  if (proposal === undefined) return refuse('nothing-proposed')
  const isMeant = (number ?? proposal.number) === proposal.number && (what ?? proposal.what) === proposal.what
  if (!isMeant) return refuse('not-now')
  if (!yes) return [{ what: 'declined', at, seat }]
  if (!votersNeeded.includes(seat) || proposal.agreed.includes(seat)) return []
  const event: TableEvent = { what: 'agreed', at, seat }
  const isAgreed = votersNeeded.every((other) => other === seat || proposal.agreed.includes(other))
  return isAgreed ? [event, acceptedEvent(proposal, at, 'agreed')] : [event]
}
