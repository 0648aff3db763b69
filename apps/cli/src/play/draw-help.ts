/** The accepted input of a game, with its words. */
import type { GameTypes } from '@merchants/tabletop'
import type { GameScreen } from './game-screen.ts'
import type { TerminalStyle } from './terminal-style.ts'
import { padded, wrap } from './terminal-style.ts'

/** The column in which explanations begin. */
const MARGIN = 31

export function drawHelp<G extends GameTypes>({ help, words, example }: GameScreen<G>, style: TerminalStyle): string[] {
  const own = Object.entries(words).map(([word, { help: text }]) => [word, text] as const)
  const rows = [
    ...help.moves,
    ['undo', 'undo your last answer, while no one has learned anything from it'] as const,
    ['why', `why a move is not possible: why ${example}`] as const,
    ...own,
    ...COMMON,
  ]
  const goal = help.goal.flatMap((line) => wrap(line, style.width))
  return [...goal, '', ...rows.flatMap(([what, text]) => row(what, text, style))]
}

const COMMON = [
  ['table', 'draw the table again'],
  ['log', 'what happened so far'],
  ['more', 'all lines of a long list'],
  ['save', 'save the game to a file: save game.json'],
  ['help', 'this help'],
  ['quit', 'leave the game'],
] as const

const row = (what: string, text: string, style: TerminalStyle): string[] => {
  const [first = '', ...further] = wrap(text, style.width - MARGIN)
  const name = style.paint('number', padded(what, MARGIN - 3))
  return [`  ${name} ${first}`, ...further.map((line) => ' '.repeat(MARGIN) + line)]
}
