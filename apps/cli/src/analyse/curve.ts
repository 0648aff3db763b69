/** The probability of winning over the decisions of a game, as a drawing. */
import type { JudgedMove, Review, ReviewedDecision } from '@merchants/bots/coach'
import { seatWord } from '@merchants/dale'

const LEFT = 52
const TOP = 34
const WIDTH = 720
const HEIGHT = 240

const COLOURS = { inaccuracy: '#c9a227', mistake: '#d1701f', blunder: '#b3261e' } as const

export function curveOf({ seat, decisions, result }: Review<JudgedMove>): string {
  const chances = [...decisions.map(({ played }) => played.usual), ...(result === undefined ? [] : [result])]
  const x = (at: number): string => (LEFT + (WIDTH * at) / Math.max(1, chances.length - 1)).toFixed(1)
  const y = (chance: number): string => (TOP + HEIGHT * (1 - chance)).toFixed(1)
  const scale = [0, 0.25, 0.5, 0.75, 1].map(
    (share) =>
      `<line x1="${LEFT}" x2="${LEFT + WIDTH}" y1="${y(share)}" y2="${y(share)}" stroke="#ccc"/>` +
      `<text x="${LEFT - 8}" y="${Number(y(share)) + 4}" text-anchor="end">${share * 100}%</text>`,
  )
  const line = chances.map((chance, at) => `${at === 0 ? 'M' : 'L'}${x(at)} ${y(chance)}`).join('')
  const marks = decisions.map((decision, at) => markOf(decision, x(at), y(decision.played.usual)))
  const turns = decisions.map(({ turn }, at) =>
    at % Math.ceil(decisions.length / 12) === 0
      ? `<text x="${x(at)}" y="${TOP + HEIGHT + 18}" text-anchor="middle">${turn}</text>`
      : '',
  )
  const size = `width="${LEFT + WIDTH + 20}" height="${TOP + HEIGHT + 28}"`
  const style = 'font-family="sans-serif" font-size="13" fill="#333"'
  const title = `<text x="${LEFT}" y="18">Probability to win of ${seatWord(seat)}, by turn</text>`
  const curve = `<path d="${line}" fill="none" stroke="#2b6c4f" stroke-width="2.5"/>`
  const parts = [title, ...scale, curve, ...marks, ...turns].filter((part) => part !== '')
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${style}>\n${parts.join('\n')}\n</svg>\n`
}

function markOf({ weight, turn }: ReviewedDecision<JudgedMove>, x: string, y: string): string {
  if (weight === undefined) return ''
  return `<circle cx="${x}" cy="${y}" r="5" fill="${COLOURS[weight]}"><title>turn ${turn}: ${weight}</title></circle>`
}
