/** Proposing what all must agree to, and voting on it. Programs never vote, and nobody's vote is taken for given. */
import { NOTHING_TO_UNDO } from '@merchants/match'
import type { Message } from '@merchants/protocol'
import type { Refusal } from '@merchants/tabletop'
import { isRefusal } from '@merchants/tabletop'
import { playing } from './act-game.ts'
import { mayBeOpened } from './chair.ts'
import type { Entry } from './entry.ts'
import { lastAsked, stepsBack } from './going-back.ts'
import type { Agreed } from './proposals.ts'
import { agreedTo } from './proposals.ts'
import { no } from './refusals.ts'
import type { Room } from './room.ts'
import { questionFor } from './shown.ts'

type Of<Do extends Message['do']> = Extract<Message, { do: Do }>
type Written = readonly Entry[] | Refusal

/** So long after a proposal that came to nothing its seat makes no other: asking again and again is no way to be agreed with. */
const PATIENCE = 60_000

export function propose(room: Room, seat: number, message: Of<'propose'>, at: number): Written {
  const { proposal } = room
  const wanted = wantedBy(room, seat, message)
  if (isRefusal(wanted)) return wanted
  const { what, to, steps, opens } = wanted
  if (proposal !== undefined) {
    const isSame = proposal.by === seat && proposal.what === what && proposal.opens === opens
    return isSame ? [] : no('already-proposed')
  }
  if (room.voters.every((other) => other === seat)) return [agreedTo(wanted, at, 'alone')]
  if (isTooSoon(room, seat, what, at)) return no('proposed-lately')
  const entry = { what: 'proposed', at, seat, proposes: what } as const
  if (what === 'undo') return [{ ...entry, to, steps }]
  return [opens === undefined ? entry : { ...entry, opens }]
}

/** What is meant exactly, or why it cannot be. */
function wantedBy(room: Room, seat: number, { what, opens }: Of<'propose'>): Agreed | Refusal {
  const play = playing(room, seat)
  if (isRefusal(play)) return play
  const wanted = { what, by: seat, to: 0, steps: 0, opens: undefined }
  if (what === 'end') return wanted
  if (what === 'undo') {
    // What came of the last answer is not shown yet, and nobody may find out whether somebody else has answered since.
    if (room.held !== undefined) return no('not-now')
    const to = lastAsked(play, seat)
    return to === undefined ? NOTHING_TO_UNDO : { ...wanted, to, steps: Math.max(1, stepsBack(play, to)) }
  }
  const chair = opens === undefined ? undefined : room.chairs[opens]
  if (seat !== room.host) return no('not-host')
  if (chair === undefined) return no('no-such-seat')
  return mayBeOpened(chair) ? { ...wanted, opens } : no('seat-taken')
}

function isTooSoon(room: Room, seat: number, what: Agreed['what'], at: number): boolean {
  const last = room.lastProposed[seat]
  if (last === undefined || room.play === undefined) return false
  return at - last.at < PATIENCE || (last.what === what && last.question === questionFor(room, room.play, [seat]))
}

export function agree(room: Room, seat: number, { yes, what, proposal: number }: Of<'agree'>, at: number): Written {
  const { stage, proposal, voters, needed } = room
  if (stage !== 'playing') return no('not-now')
  if (!voters.includes(seat)) return no('resigned')
  if (proposal === undefined) return no('nothing-proposed')
  const isMeant = (number ?? proposal.number) === proposal.number && (what ?? proposal.what) === proposal.what
  if (!isMeant) return no('not-now')
  if (!yes) return [{ what: 'declined', at, seat }]
  if (!needed.includes(seat) || proposal.agreed.includes(seat)) return []
  const entry: Entry = { what: 'agreed', at, seat }
  const isAgreed = needed.every((other) => other === seat || proposal.agreed.includes(other))
  return isAgreed ? [entry, agreedTo(proposal, at, 'agreed')] : [entry]
}
