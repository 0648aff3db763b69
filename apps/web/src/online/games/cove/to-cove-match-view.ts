/** Converts an online table to the data of the drawn harbour. */
import type { Cove, View } from '@merchants/cove'
import { SPECTATOR } from '@merchants/cove'
import { isAnnouncement } from '@merchants/protocol'
import type { CoveMatchView, CoveMatchSetup } from '../../../games/cove/cove-match-types.ts'
import type { Followed } from '../follower.ts'

export function toCoveMatchView({ match, frames }: Followed<Cove>, game: string, table: CoveMatchSetup): CoveMatchView {
  const { step, view, act, log, whyNoUndo } = match
  return {
    game,
    table,
    seed: '',
    step,
    view: seenFrom(view),
    act,
    whyNoUndo,
    // Nothing is hidden from one merchant that another can see.
    curtain: undefined,
    log: log.flatMap(({ step: at, event }) => (isAnnouncement(event) ? [] : { step: at, event })),
    frames: frames.map((frame) => ({ event: frame.event, view: seenFrom(frame.view) })),
  }
}

/** Spectators see the shop of the merchant who decides. The server starts the Huckster's turn, so no screen waits for it. */
function seenFrom(view: View): View {
  const { seat, waitsFor, humans } = view
  const human = waitsFor !== undefined && waitsFor < humans.length ? waitsFor : undefined
  return { ...view, seat: seat === SPECTATOR ? (human ?? 0) : seat, waitsFor: human }
}
