/** The games of a training. The samples are in the order of the games, no matter which machine played them. */
import type { Policy } from '@merchants/bots/strong'
import { Samples } from '@merchants/bots/strong'
import type { Running } from '../arena/match.ts'
import { ResultBook } from '../tasks/result-book.ts'
import { runAll } from '../tasks/run-all.ts'
import type { GamesResult, GamesTask } from '../tasks/task.ts'
import { readSamples } from '../tasks/written-samples.ts'

/** How many games a task has. */
const AT_A_TIME = 20

/** Plays all games that are not written down yet; the samples of those played so far if it is stopped. */
export async function playGames(games: number, running: Running, policy: Policy): Promise<Samples> {
  const { keep, played, ...means } = running
  const tasks: GamesTask[] = []
  for (let from = 0; from < games; from += AT_A_TIME)
    tasks.push({ do: 'games', from, games: Math.min(AT_A_TIME, games - from), policy })
  const book = new ResultBook<GamesResult>(keep, 'training')
  const isWanted = (one: Omit<GamesTask, 'do'>, other: Omit<GamesTask, 'do'>): boolean =>
    one.from === other.from && one.games === other.games && one.policy === other.policy
  const results = book.read().filter((result) => tasks.some((task) => isWanted(task, result)))
  const open = tasks.filter((task) => !results.some((result) => isWanted(task, result)))
  await runAll(open, means, (result) => {
    results.push(result)
    book.add(result)
    played(results.reduce((sum, each) => sum + each.games, 0))
  })
  const samples = new Samples()
  for (const result of results.toSorted((a, b) => a.from - b.from)) samples.addParts(readSamples(result.samples))
  return samples
}
