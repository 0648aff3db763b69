/** The coach of the Cove in this browser. */
import type { Review } from '@merchants/bots/coach'
import type { CoveAdvice, CoveJudged, CovePlayedDecision } from '@merchants/bots/cove'
import { coveDecisionsOf } from '@merchants/bots/cove'
import type { BotWorkers } from '../../../local/bot-workers.ts'
import { Coach } from '../../../local/coach.ts'
import type { LocalCoveMatch } from './local-cove-match.ts'
import { dealt } from './local-cove-match.ts'

export class CoveCoach {
  private readonly coach: Coach<CoveAdvice, CovePlayedDecision, CoveJudged>

  constructor(workers: BotWorkers) {
    this.coach = new Coach({
      advise: (given, signal) => workers.ask('advise in cove', given, signal),
      judge: (given, signal) => workers.ask('judge in cove', given, signal),
    })
  }

  advise(running: LocalCoveMatch, how: 'hint' | 'glance'): Promise<CoveAdvice | undefined> {
    const { record, step } = running
    return this.coach.advise({ seed: record.seed, step, deal: (chance) => running.worldAtScreen(chance) }, how)
  }

  /** Advice isn't wanted any more. */
  stop(): void {
    this.coach.stop()
  }

  /** Judges one decision more, and tells everything found so far. */
  review({ record, match }: LocalCoveMatch, seat: number): Promise<Review<CoveJudged>> {
    const { answers } = match
    const cut = () => coveDecisionsOf(dealt(record), answers, seat)
    return this.coach.review({ game: record.game, seat, answers: answers.length, cut })
  }
}
