/** Plays on, for tests: whoever is asked answers as a program would. */
import { greedyBot } from '@merchants/bots'
import type { View } from '@merchants/dale'
import { fastChance, type Answer } from '@merchants/tabletop'
import type { Guest } from './guest.ts'

const chance = fastChance(7)

/** What a program would answer; on the way here empty places have become null. */
export function answerOf(view: View): Answer {
  return greedyBot.decide({ ...view, market: view.market.map((card) => card ?? undefined) }, chance)
}

/** Answers everything this guest is asked, until enough is played or the game is over. */
export async function playOn(guest: Guest, isEnough: (guest: Guest) => boolean = () => false): Promise<void> {
  for (;;) {
    await guest.when(
      ({ table, sight }) => table?.stage === 'over' || sight?.view.decision !== undefined || isEnough(guest),
    )
    const { table, sight } = guest
    if (table?.stage === 'over' || isEnough(guest) || sight === undefined) return
    const refusal = await guest.say({ do: 'answer', question: sight.question, answers: [[...answerOf(sight.view)]] })
    if (refusal !== undefined) throw new Error(`refused: ${refusal.key}`)
  }
}
