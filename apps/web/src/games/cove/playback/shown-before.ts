/** How far a turn was shown before a reload, so that it continues there. Kept until the tab is closed. */
import type { CoveFrame, CoveMatchView } from '../cove-match-types.ts'

const KEY = 'cove-shown'

interface Kept {
  readonly game: string
  readonly step: number
  readonly shown: number
  /** How many pictures there are. */
  readonly all: number
}

function kept(): Kept | undefined {
  try {
    const found: Kept | undefined = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') ?? undefined
    return found
  } catch {
    return undefined
  }
}

/** Remembers where this turn is; `undefined` when all of it was shown. */
export function keepShown({ game, step, frames }: CoveMatchView, shown: number | undefined): void {
  try {
    if (shown === undefined || frames.length === 0) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, JSON.stringify({ game, step, shown, all: frames.length } satisfies Kept))
  } catch {
    // Without a place to keep it, the rest of the turn is not shown after a reload.
  }
}

/** How many pictures of this view were shown before. */
export function shownBefore({ game, step, frames }: CoveMatchView): number | undefined {
  const found = kept()
  const isIt = found?.game === game && found.step === step && found.all === frames.length
  return isIt ? Math.max(1, Math.min(found.shown, found.all)) : undefined
}

/** A reopened view, with the pictures that were not all shown. */
export async function withRest(
  match: CoveMatchView,
  watchAgain: (game: string) => Promise<readonly CoveFrame[]>,
): Promise<CoveMatchView> {
  const found = kept()
  if (found?.game !== match.game || found.step !== match.step || match.frames.length > 0) return match
  const frames = await watchAgain(match.game)
  return { ...match, frames: frames.slice(-found.all) }
}
