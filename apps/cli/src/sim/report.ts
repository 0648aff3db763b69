/** The numbers of many games as tables to read. */
import { labelOf } from '../arg-choices.ts'
import type { DeckSummary, Share, Summary } from './summary.ts'

export function inTables(summary: Summary): string {
  const { plan, games, stopped, turns, cards, winsBySeat, winsByBot } = summary
  const paragraphs = [
    `${games} games${stopped ? ` of ${plan.games}, stopped early` : ''}: ${inWords(plan)}`,
    table(
      ['seat', ...SHARE],
      winsBySeat.map(({ seat, ...share }) => [seat, ...inCells(share)]),
    ),
    table(
      ['bot', ...SHARE],
      winsByBot.map(({ bot, ...share }) => [labelOf(bot), ...inCells(share)]),
    ),
    `turns per game   mean ${turns.mean}, median ${turns.median}, 95% within ${turns.p95}, longest ${turns.longest}`,
    `cards per game   bought ${cards.boughtPerGame}, built ${cards.builtPerGame} in ${cards.stacksPerGame} stacks`,
    table(['deck', 'games', 'in winning stall', 'bought', 'built'], summary.decks.map(deckRow)),
    ...(summary.cutOff > 0 ? [`${summary.cutOff} games were cut off after ${plan.turns} turns`] : []),
  ]
  return `${paragraphs.join('\n\n')}\n`
}

const inWords = ({ players, teams, decks, seed }: Summary['plan']): string =>
  `${players} players${teams ? ' in teams' : ''}, decks ${decks === 'random' ? decks : decks.join(', ')}, seed ${seed}`

const SHARE = ['wins', 'share', '95% interval']

export const percent = (share: number): string => `${(share * 100).toFixed(1)}%`

const inCells = ({ wins, share, low, high }: Share): string[] => [
  String(wins),
  percent(share),
  `${percent(low)} to ${percent(high)}`,
]

const deckRow = ({ deck, games, inWinningStall, boughtPerGame, builtPerGame }: DeckSummary): string[] => [
  deck,
  String(games),
  percent(inWinningStall.share),
  String(boughtPerGame),
  String(builtPerGame),
]

/** Columns as wide as their widest cell; the first to the left, numbers to the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((word, column) => Math.max(word.length, ...rows.map((row) => row[column]?.length ?? 0)))
  const line = (row: readonly string[]): string =>
    row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  ')
  return [head, ...rows].map(line).join('\n')
}
