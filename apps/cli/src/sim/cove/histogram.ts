/** A histogram of both sides' gold: how many games of 100 ended with how much, two bars for each step. */
import type { CovePlan, CoveTally } from './play.ts'
import { coveSummaryOf } from './summary.ts'

const WIDTH = 880
const HEIGHT = 500
const LEFT = 64
const RIGHT = 24
const TOP = 104
const BOTTOM = 66
const PLOT_WIDTH = WIDTH - LEFT - RIGHT
const PLOT_HEIGHT = HEIGHT - TOP - BOTTOM
const FLOOR = TOP + PLOT_HEIGHT

/** Steps that are easy to read. */
const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500]
const MAX_BARS = 26
const MAX_MARKS = 7
/** The part of a step that its two bars take. */
const BARS = 0.84

const stepFor = (range: number, most: number): number => STEPS.find((step) => range / step <= most) ?? range

/** How many of 100 games fall into each step of gold, from `from` on. */
interface Bins {
  readonly from: number
  readonly step: number
  readonly human: readonly number[]
  readonly huckster: readonly number[]
}

export function binsOf(human: readonly number[], huckster: readonly number[]): Bins {
  const all = [...human, ...huckster]
  const least = all.reduce((a, b) => Math.min(a, b), all[0] ?? 0)
  const most = all.reduce((a, b) => Math.max(a, b), all[0] ?? 0)
  const step = stepFor(most - least + 1, MAX_BARS - 2)
  const from = Math.floor(least / step) * step
  const count = Math.floor((most - from) / step) + 1
  const shares = (golds: readonly number[]): number[] => {
    const bins = Array.from({ length: count }, () => 0)
    for (const gold of golds) {
      const at = Math.floor((gold - from) / step)
      bins[at] = (bins[at] ?? 0) + 100 / golds.length
    }
    return bins
  }
  return { from, step, human: shares(human), huckster: shares(huckster) }
}

export function histogramOf(plan: CovePlan, tally: CoveTally): string {
  const { games, gold, humanWinRate } = coveSummaryOf(plan, tally)
  const bins = binsOf(tally.human.gold, tally.huckster.gold)
  const title = `Gold of the ${plan.merchant} and of the ${plan.level} Huckster`
  const wins = `the human wins ${(humanWinRate * 100).toFixed(1)}%`
  const setting = `${games} games, ${plan.rogue}, ${plan.sets.join(' and ')}; ${wins}`
  const mean = `Mean gold: human ${gold.human.mean}, Huckster ${gold.huckster.mean}.`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img" aria-labelledby="title about">
<title id="title">${title}</title>
<desc id="about">${setting}. ${mean}</desc>
${STYLE}
<rect width="${WIDTH}" height="${HEIGHT}" fill="#ffffff"/>
<text class="title" x="${LEFT}" y="34">${title}</text>
<text class="setting" x="${LEFT}" y="56">${setting}</text>
${legend(gold.human.mean, gold.huckster.mean)}
${drawBins(bins, gold.human.mean, gold.huckster.mean)}
<text class="axis" x="${LEFT + PLOT_WIDTH / 2}" y="${HEIGHT - 16}" text-anchor="middle">gold at the end of the game</text>
<text class="axis" x="18" y="${TOP + PLOT_HEIGHT / 2}" text-anchor="middle" transform="rotate(-90 18 ${TOP + PLOT_HEIGHT / 2})">games of 100</text>
</svg>
`
}

/** Colour and pattern both tell the two apart. */
const STYLE = `<style>
text { font-family: "Nunito Sans", system-ui, sans-serif; fill: #2c2a33; font-size: 13px }
.title { font-size: 20px; font-weight: 700 }
.setting, .axis { fill: #57535f }
.grid { stroke: #e3e0e8 }
.floor { stroke: #57535f }
.human { fill: url(#stripes); stroke: #14566e }
.huckster { fill: url(#dots); stroke: #9a4a14 }
.mean { stroke-width: 2; stroke-dasharray: 6 4 }
</style>
<defs>
<pattern id="stripes" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="7" height="7" fill="#2a8aab"/><rect width="2" height="7" fill="#bfe3ef"/></pattern>
<pattern id="dots" width="7" height="7" patternUnits="userSpaceOnUse"><rect width="7" height="7" fill="#f0a868"/><circle cx="3.5" cy="3.5" r="1.5" fill="#8a3f0d"/></pattern>
</defs>`

const legend = (human: number, huckster: number): string =>
  [
    `<rect class="human" x="${LEFT}" y="72" width="22" height="14"/>`,
    `<text x="${LEFT + 30}" y="84">human, mean ${human.toFixed(1)}</text>`,
    `<rect class="huckster" x="${LEFT + 190}" y="72" width="22" height="14"/>`,
    `<text x="${LEFT + 220}" y="84">Huckster, mean ${huckster.toFixed(1)}</text>`,
  ].join('\n')

function drawBins({ from, step, human, huckster }: Bins, humanMean: number, hucksterMean: number): string {
  const highest = Math.max(...human, ...huckster, 1)
  const mark = stepFor(highest, MAX_MARKS)
  const top = Math.ceil(highest / mark) * mark
  const wide = PLOT_WIDTH / human.length
  const x = (bin: number): number => fixed(LEFT + bin * wide)
  const y = (share: number): number => fixed(FLOOR - (share / top) * PLOT_HEIGHT)
  const marks = Array.from({ length: top / mark + 1 }, (_, at) => at * mark)
  const labelled = Math.ceil(human.length / MAX_LABELS)
  const edges = Array.from({ length: human.length + 1 }, (_, bin) => bin).filter((bin) => bin % labelled === 0)
  const bar = (side: string, share: number, at: number): string =>
    share === 0
      ? ''
      : `<rect class="${side}" x="${fixed(at)}" y="${y(share)}" width="${fixed((wide * BARS) / 2)}" height="${fixed(FLOOR - y(share))}"/>`
  const margin = (wide * (1 - BARS)) / 2
  const bars = human.flatMap((share, bin) => [
    bar('human', share, x(bin) + margin),
    bar('huckster', huckster[bin] ?? 0, x(bin) + wide / 2),
  ])
  const mean = (side: string, gold: number): string => {
    const at = x((gold - from) / step)
    return `<line class="${side} mean" x1="${at}" x2="${at}" y1="${TOP - 6}" y2="${FLOOR}"/>`
  }
  return [
    ...marks.map((each) => `<line class="grid" x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${y(each)}" y2="${y(each)}"/>`),
    ...marks.map((each) => `<text x="${LEFT - 8}" y="${y(each) + 4}" text-anchor="end">${each}</text>`),
    ...bars.filter((each) => each !== ''),
    mean('human', humanMean),
    mean('huckster', hucksterMean),
    `<line class="floor" x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${FLOOR}" y2="${FLOOR}"/>`,
    ...edges.map((bin) => `<line class="floor" x1="${x(bin)}" x2="${x(bin)}" y1="${FLOOR}" y2="${FLOOR + 5}"/>`),
    ...edges.map((bin) => `<text x="${x(bin)}" y="${FLOOR + 21}" text-anchor="middle">${from + bin * step}</text>`),
  ].join('\n')
}

/** This many numbers of gold stand below the bars. */
const MAX_LABELS = 14

const fixed = (number: number): number => Number(number.toFixed(1))
