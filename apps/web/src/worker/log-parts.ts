/** A log is sent in parts: each sight brings what the one before did not tell. */
import { joinLog } from '@merchants/protocol'

interface Logged {
  readonly log: readonly unknown[]
}

/** A sight whose log begins at `from`: what comes before was sent already. */
export type InParts<Sight extends Logged> = Sight & { readonly from: number }

/** Puts the log together again. */
export function joined<Sight extends Logged>(watch: (sight: Sight) => void): (sight: InParts<Sight>) => void {
  let log: Sight['log'] = []
  return (sight) => {
    log = joinLog(log, sight.from, sight.log)
    watch({ ...sight, from: 0, log })
  }
}
