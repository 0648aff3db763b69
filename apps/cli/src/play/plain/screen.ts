/** Any game at the terminal, drawn from its definition alone. Its views, options and events are plain data. */
import type { LocalMatch } from '@merchants/match'
import type { GameTypes } from '@merchants/tabletop'
import type { Menu } from '../draw-menu.ts'
import type { GameScreen } from '../game-screen.ts'
import { saveAs } from '../save.ts'
import { wrap } from '../terminal-style.ts'
import { dataWords, fieldLines } from './data-words.ts'
import type { PlainStart } from './start.ts'

const seatWord = (seat: number): string => `p${seat + 1}`

/** `bid 7` is a move of the seat that is asked; `p1 bid 7` says so itself. */
const asMove = (text: string, seat: string): string => (/^p\d+\s/.test(text) ? text : `${seat} ${text}`)

export function plainScreen<G extends GameTypes>(match: LocalMatch<G>, start: PlainStart<G>): GameScreen<G> {
  const { game } = match
  const legal = (): string[] => game.moves.legal(match.history)
  return {
    people: start.seats.flatMap((kind, seat) => (kind === 'human' ? [seat] : [])),
    isShared: false,
    words: {
      moves: { help: 'moves that can be typed now', print: (_, { style }) => wrap(legal().join(' · '), style.width) },
    },
    synonyms: {},
    help: {
      goal: [`This is ${game.name}.`],
      moves: [['3', 'the third line of the list; for several: 1 4 2; or none']],
    },
    get example() {
      return legal()[0] ?? 'a move'
    },
    seatWord,
    asMove,
    menu: ({ seat }) => plainMenu(match, seat),
    table: ({ seat, style }) => {
      const { decision: _, ...fields } = game.view(match.history.pause, seat)
      return fieldLines(fields).flatMap((line) => wrap(line, style.width, '  '))
    },
    isTableDue: () => match.decision?.joins === false,
    describe: (events, { seat, style }) =>
      events.flatMap((event) => {
        const seen = game.viewEvent(event, seat)
        return seen === undefined ? [] : wrap(`· ${dataWords(seen)}`, style.width, '  ')
      }),
    end: ({ style }) => {
      const winners = game.winners(match.history.pause.now).map(seatWord)
      return ['', style.paint('title', `★ ${winners.join(' and ')} won.`), '']
    },
    save: (file) =>
      saveAs(
        file,
        () => ({
          game: game.name,
          rules: game.versions.current,
          setup: game.setup.write(start.setup),
          seed: start.seed,
          moves: match.moves,
        }),
        () => '',
      ),
  }
}

function plainMenu<G extends GameTypes>({ history, game }: LocalMatch<G>, seat: number): Menu | undefined {
  const asked = history.pause.decision
  const { decision } = game.view(history.pause, seat)
  if (asked === undefined || decision === undefined) return undefined
  const { options, min, max } = decision
  return {
    question: `${asked.ask}?`,
    groups: [{ title: '', items: options.map((option, at) => ({ label: dataWords(option), answers: [[at]] })) }],
    min,
    max,
    isOrdered: asked.ordered,
    isOrderOnly: false,
    usual: min === 0 ? { label: 'none', answer: [] } : undefined,
  }
}
