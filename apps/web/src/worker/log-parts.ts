/** Sends a log in parts; each view brings the entries since the previous one. */
import { joinLog } from '@merchants/protocol'

interface Logged {
  readonly log: readonly unknown[]
}

/** A view whose log begins at `from`: what comes before was sent already. */
export type InParts<MatchView extends Logged> = MatchView & { readonly from: number }

/** Puts the log together again. */
export function joined<MatchView extends Logged>(
  watch: (match: MatchView) => void,
): (match: InParts<MatchView>) => void {
  let log: MatchView['log'] = []
  return (match) => {
    log = joinLog(log, match.from, match.log)
    watch({ ...match, from: 0, log })
  }
}
