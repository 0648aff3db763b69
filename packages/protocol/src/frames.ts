/** Frames as they are sent. A view is sent as what has changed since the frame before it, which is little. */
import type { GameTypes } from '@merchants/tabletop'
import { applyDiff, diff, type Diff } from './diff.ts'
import type { Frame } from './match-view.ts'

interface SentFrame {
  readonly step: number
  readonly event: object
  /** Absent if the view is the same as before. */
  readonly view?: Diff
}

/** The result of `frames`, up to a moment that can be earlier than the one asked for. */
export interface SentFrames {
  readonly to: number
  readonly frames: readonly SentFrame[]
}

export function sendFrames(frames: readonly Frame[]): readonly SentFrame[] {
  return frames.map(({ step, event, view }, at) => {
    const change = diff(frames[at - 1]?.view, view)
    return { step, event, ...(change !== undefined && { view: change }) }
  })
}

/** The frames that were sent, each with its whole view. */
export function readFrames(sent: readonly SentFrame[]): Frame[] {
  let before: unknown
  return sent.map(({ step, event, view: change }) => {
    if (change !== undefined) before = applyDiff(before, change)
    return { step, event, view: before as GameTypes['view'] }
  })
}
