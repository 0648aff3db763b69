/** A match of many deals, each written down as it is over. */
import type { Company, Side } from '@merchants/bots/strong'
import { ResultBook } from '../tasks/result-book.ts'
import type { Means } from '../tasks/run-all.ts'
import { runAll } from '../tasks/run-all.ts'
import type { DealResult, DealTask } from '../tasks/task.ts'

export interface Match {
  readonly a: Side
  readonly b: Side
  /** The least number of games; deals are played whole. */
  readonly games: number
  readonly company: Company
  /** The number of the first deal. */
  readonly from: number
}

export interface Running extends Means {
  /** A file in which each deal is a line. */
  readonly keep: string | undefined
  readonly played: (games: number) => void
}

/** Plays all deals that are not written down yet; those played so far if it is stopped. */
export async function playMatch(match: Match, { keep, played, ...means }: Running): Promise<DealResult[]> {
  const { a, b, games, company, from } = match
  const deals = Math.ceil(games / (company.teams ? 2 : company.players))
  const book = new ResultBook<DealResult>(keep, nameOf(match))
  const results = book.read().filter(({ deal }) => deal >= from && deal < from + deals)
  const done = new Set(results.map(({ deal }) => deal))
  const open = Array.from({ length: deals }, (_, at) => from + at).filter((deal) => !done.has(deal))
  const tasks = open.map((deal): DealTask => ({ do: 'deal', a, b, company, deal }))
  await runAll(tasks, means, (result) => {
    results.push(result)
    book.add(result)
    played(results.reduce((sum, each) => sum + each.games, 0))
  })
  return results.toSorted((one, other) => one.deal - other.deal)
}

/** The name under which deals of different matches share one file. */
const nameOf = ({ a, b, company: { players, teams } }: Match): string =>
  `${a.level} ${a.iterations} against ${b.level} ${b.iterations}, ${teams ? 'teams' : players}`
