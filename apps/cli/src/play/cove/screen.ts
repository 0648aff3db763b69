/** The Cove at the terminal. */
import type { Cove, View } from '@merchants/cove'
import { seatWord, view, writeSavedGame } from '@merchants/cove'
import type { GameScreen, Looking } from '../game-screen.ts'
import { saveAs } from '../save.ts'
import { asCoveMove } from './as-move.ts'
import { describeEvents, drawLog } from './describe-events.ts'
import { drawCoveCards } from './draw-cards.ts'
import { drawCoveEnd } from './draw-end.ts'
import { drawHarbour } from './draw-harbour.ts'
import { drawShops } from './draw-shops.ts'
import type { CoveMatch } from './match.ts'
import { coveMenuOf } from './menu.ts'
import { coveNames } from './names.ts'

const GOAL = [
  'Have more gold than the Huckster after three days. Each day: go to locations and pay hours, load boats on the way, then sell.',
  'A good earns its value times the customers of its colour on the pier. Small: 2 2 3 3 (red, green, blue, yellow), large: double.',
  'You cannot use a location twice in a row, except rest. At the end, guild symbols earn gold and corruption costs some.',
]

const MOVES = [
  ['3', 'the third line of the list; for several: 1 4; or none'],
  ['go square 1, go rest', 'a move in notation; also go staff loc-01, go guild red'],
  ['go stoke, go forge 1:small', 'the Blacksmith; also go bellows 1,2, go ore coal, and dice: red-4@1 coal-3@1'],
  ['go row 2 at 3, go brew …', 'the Alchemist; go brew small-red:red,ichor, go purify rumour'],
  ['4, left-outer, yes', 'a boat, a dock, an answer'],
  ['sell small-red at plaza', 'in the market phase; done ends it'],
  ['huckster turn, market', 'the next step of the Huckster; Enter does the same'],
] as const

const PHASES = { arrival: 'arrival', production: 'production', market: 'market', cleanUp: 'clean-up', over: 'the end' }

export function coveScreen(match: CoveMatch): GameScreen<Cove> {
  /** Between two sales only the shelf changes, so the harbour is drawn once. */
  let wasSelling = false
  const names = coveNames(match.start.merchants)
  const seen = ({ seat }: Looking): View => view(match.history.pause, seat)
  return {
    people: match.seats,
    isShared: true,
    words: {
      card: {
        help: 'what a townsfolk card says: card sergeant',
        print: (rest, { style }) => drawCoveCards(rest, style),
      },
    },
    synonyms: {},
    help: { goal: GOAL, moves: MOVES },
    example: 'go forge 1:large',
    seatWord: (seat) => seatWord(seat, match.humans),
    asMove: asCoveMove,
    menu: ({ style }) => coveMenuOf(match.history, style),
    table(looking) {
      const { style, seat } = looking
      const now = seen(looking)
      const words = `── Day ${now.round}, ${PHASES[now.phase]}: ${names.long(seat)} `
      const title = style.paint('title', words + '─'.repeat(Math.max(0, style.width - words.length)))
      return [title, ...drawHarbour(now, names, style), ...drawShops(now, names, style), '']
    },
    isTableDue() {
      const { decision } = match
      const isSelling = decision?.kind === 'sales'
      const isDue = decision?.kind === 'acts' || (isSelling && !wasSelling)
      wasSelling = isSelling || decision?.ask === 'cultists'
      return isDue
    },
    describe: (events, { style }) => drawLog(describeEvents(events, match.humans), style),
    end: (looking) => drawCoveEnd(seen(looking), names, looking.style),
    save: (file) => saveAs(file, () => writeSavedGame(match.save())),
  }
}
