/** The numbers of many solo games as tables to read. */
import { labelOf } from '../../arg-choices.ts'
import { percent, table } from '../report.ts'
import type { Source } from './play.ts'
import { SOURCES } from './play.ts'
import type { CoveSummary, Spread } from './summary.ts'

const SOURCE_WORDS: Readonly<Record<Source, string>> = {
  sales: 'sales',
  guild: 'guilds',
  staff: 'staff at work',
  pool: 'customer pool',
  guildSymbols: 'guild symbols',
  corruption: 'corruption',
}

export function inCoveTables(summary: CoveSummary): string {
  const { plan, games, stopped, humanWins, humanWinRate, humanWinRateInterval, gold, turns, sources } = summary
  const { low, high } = humanWinRateInterval
  const { level, merchant, rogue, sets, bot, seed } = plan
  const setting = `${merchant} (${labelOf(bot)}) against the ${level} Huckster, ${rogue}, ${sets.join(' and ')}, seed ${seed}`
  const of = (source: Source, side: 'human' | 'huckster'): string => String(sources[side][source] ?? '')
  const paragraphs = [
    `${games} games${stopped ? ` of ${plan.games}, stopped early` : ''}: ${setting}`,
    `the human wins   ${humanWins} games, ${percent(humanWinRate)} (95% interval ${percent(low)} to ${percent(high)})`,
    table(
      ['gold', 'mean', '95% interval', ...QUANTILES],
      [
        ['human', ...inCells(gold.human)],
        ['Huckster', ...inCells(gold.huckster)],
      ],
    ),
    table(
      ['gold per game from', 'human', 'Huckster'],
      SOURCES.map((source) => [SOURCE_WORDS[source], of(source, 'human'), of(source, 'huckster')]),
    ),
    `turns per game   human ${turns.human.mean}, Huckster ${turns.huckster.mean}, together ${turns.all.least} to ${turns.all.most}`,
  ]
  return `${paragraphs.join('\n\n')}\n`
}

const QUANTILES = ['least', '10%', '25%', 'median', '75%', '90%', 'most']

const inCells = ({ mean, low, high, least, p10, p25, median, p75, p90, most }: Spread): string[] => [
  mean.toFixed(1),
  `${low.toFixed(1)} to ${high.toFixed(1)}`,
  ...[least, p10, p25, median, p75, p90, most].map(String),
]
