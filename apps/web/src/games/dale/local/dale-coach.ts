/** The coach of Dale in this browser. */
import type { Advice, Judged, PlayedDecision, Review } from '@merchants/bots/coach'
import { decisionsOf } from '@merchants/bots/coach'
import { dale } from '@merchants/dale'
import { streamChance } from '@merchants/tabletop'
import { allowedViewers } from '../replay/viewers.ts'
import { botWorkers } from './bots.ts'
import { Coach } from '../../../local/coach.ts'
import type { LocalDaleMatch } from './local-dale-match.ts'
import { isOver, setupOf } from './record.ts'

export class DaleCoach {
  private readonly coach = new Coach<Advice, PlayedDecision, Judged>({
    advise: (given, signal) => botWorkers.ask('advise', given, signal),
    judge: (given, signal) => botWorkers.ask('judge', given, signal),
  })

  advise(running: LocalDaleMatch, how: 'hint' | 'glance'): Promise<Advice | undefined> {
    const { record, step } = running
    return this.coach.advise({ seed: record.seed, step, deal: (chance) => running.worldAtScreen(chance) }, how)
  }

  /** Advice isn't wanted any more. */
  stop(): void {
    this.coach.stop()
  }

  /** Judges one decision more, and tells everything found so far; `undefined` for a seat that is not to be looked at. */
  async review({ record, match }: LocalDaleMatch, seat: number): Promise<Review | undefined> {
    if (!allowedViewers(record.table, isOver(record, match)).includes(seat)) return undefined
    const { answers } = match
    const cut = () => decisionsOf(dale.deal(setupOf(record), streamChance(record.seed)), answers, seat)
    return this.coach.review({ game: record.game, seat, answers: answers.length, cut })
  }
}
