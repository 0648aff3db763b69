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

/** Plays one match after the other, and returns those that were begun, with their deals. */
export async function playMatches(
  matches: readonly Match[],
  { played, ...running }: Running,
): Promise<(readonly [Match, DealResult[]])[]> {
  const begun: (readonly [Match, DealResult[]])[] = []
  let before = 0
  for (const match of matches) {
    if (running.stop.aborted) break
    begun.push([match, await playMatch(match, { ...running, played: (games) => played(before + games) })])
    before += match.games
  }
  return begun
}

/** Each against each that comes before it. */
export const everyPair = <Name>(names: readonly Name[]): [Name, Name][] =>
  names.flatMap((stronger, at) => names.slice(0, at).map((weaker): [Name, Name] => [stronger, weaker]))

/** The name under which deals of different matches share one file. */
const nameOf = ({ a, b, company: { players, teams } }: Match): string =>
  `${a.level} ${a.iterations} against ${b.level} ${b.iterations}, ${teams ? 'teams' : players}`
