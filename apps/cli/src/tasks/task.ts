/** Pieces of work for threads and for other machines. The result depends on the task alone, never on who does it. */
import type { Company, DuelResult, Policy, Side } from '@merchants/bots/strong'
import { addGame, duel, Samples } from '@merchants/bots/strong'
import type { WrittenSamples } from './written-samples.ts'
import { writeSamples } from './written-samples.ts'

/** One deal of a match in the arena. */
export interface DealTask {
  readonly do: 'deal'
  readonly a: Side
  readonly b: Side
  readonly company: Company
  readonly deal: number
}

export interface DealResult extends DuelResult {
  readonly deal: number
}

/** Games of bots against themselves, by their numbers, to learn from. */
export interface GamesTask {
  readonly do: 'games'
  readonly from: number
  readonly games: number
  readonly policy: Policy
}

export interface GamesResult extends Omit<GamesTask, 'do'> {
  readonly samples: WrittenSamples
}

export type Task = DealTask | GamesTask

/** The result of a task, as JSON. */
export type ResultOf<T extends Task> = T extends DealTask ? DealResult : GamesResult

export const perform = (task: Task): DealResult | GamesResult => (task.do === 'deal' ? playDeal(task) : playGames(task))

const playDeal = ({ a, b, company, deal }: DealTask): DealResult => ({ deal, ...duel(a, b, deal, company) })

function playGames({ from, games, policy }: GamesTask): GamesResult {
  const samples = new Samples()
  for (let game = from; game < from + games; game++) addGame(samples, game, policy)
  return { from, games, policy, samples: writeSamples(samples.parts()) }
}
