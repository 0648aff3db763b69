/** Shares of games won with their intervals, as a drawing. */
import { labelOf } from '../arg-choices.ts'
import type { Outcome } from './outcome.ts'

const LEFT = 190
const WIDTH = 420
const ROW = 34
const TOP = 30

const x = (share: number): string => (LEFT + WIDTH * share).toFixed(1)

export function plotOf(outcomes: readonly Outcome[]): string {
  const height = TOP + ROW * outcomes.length + 10
  const bottom = height - 10
  const scale = [0, 0.25, 0.5, 0.75, 1].map(
    (share) =>
      `<line x1="${x(share)}" x2="${x(share)}" y1="${TOP - 6}" y2="${bottom}" stroke="#ccc"/>` +
      `<text x="${x(share)}" y="${TOP - 12}" text-anchor="middle">${share * 100}%</text>`,
  )
  const rows = outcomes.map(({ a, b, share, interval: [low, high], fairShare }, at) => {
    const y = TOP + ROW * at + ROW / 2
    return [
      `<text x="${LEFT - 12}" y="${y + 4}" text-anchor="end">${labelOf(a)} against ${labelOf(b)}</text>`,
      `<line x1="${x(fairShare)}" x2="${x(fairShare)}" y1="${y - 10}" y2="${y + 10}" stroke="#888" stroke-dasharray="3 2"/>`,
      `<line x1="${x(low)}" x2="${x(high)}" y1="${y}" y2="${y}" stroke="#2b6c4f" stroke-width="3"/>`,
      `<circle cx="${x(share)}" cy="${y}" r="5" fill="#2b6c4f"/>`,
      `<text x="${LEFT + WIDTH + 12}" y="${y + 4}">${(share * 100).toFixed(1)}%</text>`,
    ].join('')
  })
  const size = `width="${LEFT + WIDTH + 80}" height="${height}"`
  const style = 'font-family="sans-serif" font-size="13" fill="#333"'
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${style}>\n${[...scale, ...rows].join('\n')}\n</svg>\n`
}
