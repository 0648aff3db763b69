/** Dale at the terminal. */
import type { Dale, View } from '@merchants/dale'
import { seatWord, view, writeSavedGame } from '@merchants/dale'
import type { GameScreen, Looking } from '../game-screen.ts'
import { saveAs } from '../save.ts'
import { wrap } from '../terminal-style.ts'
import { asMove } from './as-move.ts'
import { describeEvents } from './describe-events.ts'
import { drawCards } from './draw-cards.ts'
import { drawEnd } from './draw-end.ts'
import { drawPile, drawTable, drawTexts } from './draw-table.ts'
import type { DaleMatch } from './match.ts'
import { menuOf } from './menu.ts'
import type { Names } from './names.ts'
import { namesFor } from './names.ts'

const GOAL = [
  'Be the first to build 8 stacks (a team 10): stack 1 worth 1, stack 2 worth 2, and so on, each from cards of one set.',
  'On your turn do one thing: build, buy, play a technique, or discard. T+ gives one more action. P is passive.',
  'Every card you pay with must be needed. The card you buy goes to your hand.',
]

const MOVES = [
  ['3', 'the third line of the list; for several cards: 1 4 2, in your order; or none'],
  ['buy 5 with junk,owls-1', 'a move in notation: slots 1 to 5 from the left, cards by id (see hand)'],
  ['play, build, discard, use', 'with cards: play owls-1, build owls-1,owls-2, discard junk,junk'],
  ['pass, choose …', 'decline a bonus action; answer a question'],
] as const

export function daleScreen(match: DaleMatch): GameScreen<Dale> {
  let turnDrawn = 0
  const names = (seat: number): Names => namesFor(match.start.seats, seat)
  const seen = ({ seat }: Looking): View => view(match.history.pause, seat)
  return {
    people: match.humans,
    isShared: false,
    words: {
      card: { help: 'the text of a card: card magnet', print: (rest, { style }) => drawCards(rest, style) },
      hand: {
        help: 'your hand with all texts',
        print: (_, looking) => drawTexts(seen(looking), 'hand', looking.style),
      },
      market: {
        help: 'the market with all texts',
        print: (_, looking) => drawTexts(seen(looking), 'market', looking.style),
      },
      pile: {
        help: 'a discard pile, the top card first: pile, pile p2, pile market',
        print: (rest, looking) => drawPile(seen(looking), rest, names(looking.seat), looking.style),
      },
    },
    synonyms: { cards: 'hand' },
    help: { goal: GOAL, moves: MOVES },
    example: 'buy 1 with junk,junk',
    seatWord,
    asMove,
    menu: ({ seat, style }) => menuOf(match.history, names(seat), style),
    table(looking) {
      turnDrawn = match.history.pause.now.turn
      return drawTable(seen(looking), names(looking.seat), looking.style)
    },
    isTableDue: () => match.decision?.kind === 'acts' || turnDrawn !== match.history.pause.now.turn,
    describe: (events, { seat, style: { paint, width } }) =>
      describeEvents(events, { seat, names: names(seat) }).flatMap((line) =>
        wrap(`· ${line}`, width, '  ').map((each) => paint(line.startsWith('you ') ? 'good' : 'dim', each)),
      ),
    end: (looking) => drawEnd(seen(looking), names(looking.seat), looking.style),
    save: (file) => saveAs(file, () => writeSavedGame(match.save())),
  }
}
