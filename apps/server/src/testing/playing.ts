/** Plays a table on in tests. Each player answers as a bot would. */
import { seasonedBot } from '@merchants/bots'
import type { View } from '@merchants/dale'
import { fastChance, type Answer } from '@merchants/tabletop'
import type { TestClient } from './test-client.ts'

const chance = fastChance(7)

/** A bot's answer; on the way here empty places have become null. */
export function answerOf(view: View): Answer {
  return seasonedBot.decide({ ...view, market: view.market.map((card) => card ?? undefined) }, chance)
}

/** Answers everything this guest is asked, until enough is played or the game is over. */
export async function playOn(guest: TestClient, isEnough: (guest: TestClient) => boolean = () => false): Promise<void> {
  for (;;) {
    await guest.when(
      ({ table, match }) => table?.stage === 'over' || match?.view.decision !== undefined || isEnough(guest),
    )
    const { table, match } = guest
    if (table?.stage === 'over' || isEnough(guest) || match === undefined) return
    const refusal = await guest.say({ do: 'answer', question: match.question, answers: [[...answerOf(match.view)]] })
    if (refusal !== undefined) throw new Error(`refused: ${refusal.key}`)
  }
}
