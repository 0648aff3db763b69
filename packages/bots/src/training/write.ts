/** Weights as the text of `strong/weights.ts`. */
import type { Weights } from '../strong/net.ts'

const WIDTH = 150

export function writeWeights({ hidden, scale, layers }: Weights): string {
  const parts = Object.entries(layers).map(([layer, text]) => `    ${layer}: \`\n${wrapped(text)}\n\`,`)
  return [
    '/** The learned weights, made by training (docs/bots.md). */',
    "import type { Weights } from './net.ts'",
    '',
    'export const WEIGHTS: Weights = {',
    `  hidden: ${hidden},`,
    `  scale: ${scale},`,
    '  layers: {',
    ...parts,
    '  },',
    '}',
    '',
  ].join('\n')
}

function wrapped(text: string): string {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line.length + word.length + 1 > WIDTH) {
      lines.push(line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, line].join('\n')
}
