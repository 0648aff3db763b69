/** Draws how well a net predicts the winner, with the log loss after each pass and the outcome of each tenth of its forecasts. */
import type { Judgement } from '@merchants/bots/strong'

const LEFT = 56
const TOP = 34
const SIZE = 240
const GAP = 90
const COLOUR = '#2b6c4f'

/** How far forecast and outcome may be apart. */
const TOLERANCE = 0.03

export function plotOf(judgements: readonly Judgement[]): string {
  const size = `width="${LEFT + 2 * SIZE + GAP + 30}" height="${TOP + SIZE + 44}"`
  const style = 'font-family="sans-serif" font-size="13" fill="#333"'
  const parts = [...lossOf(judgements), ...calibrationOf(judgements.at(-1))]
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${style}>\n${parts.join('\n')}\n</svg>\n`
}

const y = (share: number): string => (TOP + SIZE * (1 - share)).toFixed(1)

const frameOf = (left: number, title: string, below: string): string =>
  `<rect x="${left}" y="${TOP}" width="${SIZE}" height="${SIZE}" fill="none" stroke="#ccc"/>` +
  `<text x="${left}" y="20">${title}</text>` +
  `<text x="${left + SIZE / 2}" y="${TOP + SIZE + 34}" text-anchor="middle">${below}</text>`

function lossOf(judgements: readonly Judgement[]): string[] {
  const losses = judgements.map(({ logLoss }) => logLoss)
  const least = Math.min(...losses) - 0.005
  const most = Math.max(...losses) + 0.005
  const height = (loss: number): string => y((loss - least) / (most - least))
  const x = (pass: number): string => (LEFT + (SIZE * (pass + 0.5)) / losses.length).toFixed(1)
  return [
    frameOf(LEFT, 'Log loss of unseen positions', 'pass'),
    ...losses.map(
      (loss, pass) =>
        `<circle cx="${x(pass)}" cy="${height(loss)}" r="5" fill="${COLOUR}"/>` +
        `<text x="${x(pass)}" y="${Number(height(loss)) - 9}" text-anchor="middle" font-size="11">${loss.toFixed(3)}</text>` +
        `<text x="${x(pass)}" y="${TOP + SIZE + 17}" text-anchor="middle">${pass + 1}</text>`,
    ),
  ]
}

function calibrationOf(judgement: Judgement | undefined): string[] {
  const left = LEFT + SIZE + GAP
  const x = (share: number): string => (left + SIZE * share).toFixed(1)
  const line = (shift: number, dashes: string): string =>
    `<line x1="${x(Math.max(0, -shift))}" y1="${y(Math.max(0, shift))}" x2="${x(Math.min(1, 1 - shift))}" ` +
    `y2="${y(Math.min(1, 1 + shift))}" stroke="#888"${dashes}/>`
  const scale = [0, 0.5, 1].map(
    (share) =>
      `<text x="${x(share)}" y="${TOP + SIZE + 17}" text-anchor="middle">${share * 100}%</text>` +
      `<text x="${left - 8}" y="${Number(y(share)) + 4}" text-anchor="end">${share * 100}%</text>`,
  )
  const tenths = judgement?.calibration.filter(({ count }) => count > 0) ?? []
  return [
    frameOf(left, 'Games won', 'forecast'),
    ...scale,
    line(0, ''),
    line(TOLERANCE, ' stroke-dasharray="3 3"'),
    line(-TOLERANCE, ' stroke-dasharray="3 3"'),
    ...tenths.map(({ foretold, seen }) => `<circle cx="${x(foretold)}" cy="${y(seen)}" r="4" fill="${COLOUR}"/>`),
  ]
}
