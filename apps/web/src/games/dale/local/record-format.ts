/** How games of Dale are kept in this browser, and read and written as notation. */
import { CURRENT_RULES, readSavedStart, writeSavedGame } from '@merchants/dale'
import { movesIn } from '@merchants/tabletop'
import type { RecordFormat } from '../../../worker/kept-games.ts'
import { newName } from '../../../worker/kept-record.ts'
import type { GameRecord } from './record.ts'
import { NEW, readRecord, setupOf } from './record.ts'
import { LocalDaleMatch } from './local-dale-match.ts'

/** The start of a game in this browser. */
export const begun = (): Pick<GameRecord, 'game' | 'title' | 'rules' | 'answers' | 'state'> => ({
  game: newName(),
  title: 'dale',
  rules: CURRENT_RULES,
  answers: [],
  state: NEW,
})

export const FORMAT: RecordFormat<GameRecord, LocalDaleMatch> = {
  read: readRecord,
  play: (record) => new LocalDaleMatch(record),
  // No one in a saved game has a name.
  readNotation: (json) => {
    const { decks, teams, seed, starter = 0, players, rules = CURRENT_RULES } = readSavedStart(json)
    const seats = Array.from({ length: players }, (_, seat) => ({ name: `P${seat + 1}`, kind: 'guest' as const }))
    return { ...begun(), rules, table: { seats, decks, teams }, starter, seed, moves: movesIn(json), playedAt: 0 }
  },
  writeNotation: (record) => writeSavedGame({ ...setupOf(record), moves: record.moves ?? [] }),
}
