/**
 * Stored answers say in words what was chosen. A later release that lists options in another way replays the same game from them, or stops
 * where an option is gone. It never shows another game.
 */
import { cove } from '@merchants/cove'
import { dale } from '@merchants/dale'
import { isAnnouncement } from '@merchants/protocol'
import { asAnyGame, SPECTATOR } from '@merchants/tabletop'
import type { AnyGame } from '@merchants/tabletop'
import { auction, OPTION_CHANGES, withChangedOptions } from '@merchants/testkit/game'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildProof } from './build-proof.ts'
import { addGame } from './games.ts'
import type { LazyMatch } from './lazy-match.ts'
import { Room } from './room.ts'
import { salvage } from './salvage.ts'
import { readSnapshot, writeSnapshot } from './snapshot.ts'
import { atOnce, BOT, OPEN, screenOf, TestTable } from './testing/test-table.ts'
import { verifyProof } from './verify.ts'
import { chatOf, lobbyEntry, matchView, tableView } from './views.ts'

// Not those of the registry, which know one version of their rules each.
const TODAY = [asAnyGame(dale), asAnyGame(cove), asAnyGame(auction)]

/** The games of today, or of a later release. */
function addAll(changed: (game: AnyGame) => AnyGame = (game) => game): void {
  for (const game of TODAY) addGame(changed(game))
}

beforeEach(() => addAll())
afterEach(() => addAll())

const TABLES = {
  dale: () => new TestTable({ seats: [OPEN, OPEN, BOT], decks: ['owls', 'macaws', 'chameleons', 'squirrels'] }),
  'dale in teams': () => new TestTable({ seats: [OPEN, OPEN, BOT, BOT], teams: true }),
  cove: () =>
    new TestTable({ plays: { game: 'cove', setup: { merchants: ['blacksmith', 'alchemist'] } }, seats: [OPEN, OPEN] }),
  auction: () => new TestTable({ plays: { game: 'auction', setup: { players: 3 } }, seats: [OPEN, OPEN, BOT] }),
}

const CASES = Object.entries(TABLES).flatMap(([game, open]) =>
  Object.entries(OPTION_CHANGES).map(([change, order]) => ({ game, open, change, order })),
)

const playOf = ({ play }: Room): LazyMatch => {
  if (play === undefined) throw new Error('No game is being played.')
  return play
}

/** A table as a server opens it. */
function opened(stored: readonly string[]): Room {
  const room = new Room()
  try {
    atOnce(room.applyStored(stored))
    return room
  } catch (thrown) {
    const rest = atOnce(salvage(stored))
    if (rest === undefined) throw thrown
    return rest
  }
}

/** Everything up to a step but the open question, whose options may be listed in another way. */
function gameUpTo(room: Room, step: number): string {
  const play = playOf(room)
  const { rules, log } = play
  const { now } = play.historyAt(step).pause
  const viewers = [SPECTATOR, ...room.roomSeats.keys()]
  const told = log.flatMap((each) =>
    each.step <= step && !isAnnouncement(each.event) ? [rules.reveal.event(each.event)] : [],
  )
  return JSON.stringify([told, viewers.map((viewer) => rules.view({ now, decision: undefined }, viewer))])
}

/** How many answers were given before an option was chosen that is gone later. */
function stepsUntilGone(room: Room): number {
  const play = playOf(room)
  const at = play.steps.findIndex(({ answer }, step) => {
    const { options = [], min = 0 } = play.historyAt(step).pause.decision ?? {}
    return answer.includes(0) && options.length > Math.max(1, min)
  })
  return at < 0 ? play.step : at
}

function played(open: () => TestTable, answers: number): TestTable {
  const table = open().starts()
  return table.playsUntil(() => playOf(table.room).step >= answers)
}

test.each(CASES)('$game replays from its words: $change', ({ open, change, order }) => {
  const table = played(open, 90)
  const { step } = playOf(table.room)
  const reached = change === 'the first one gone' ? stepsUntilGone(table.room) : step
  const snapshot = writeSnapshot(table.room)

  addAll((game) => withChangedOptions(game, order))
  const later = opened(table.stored)

  const shown = playOf(later).step
  expect([later.isStopped, later.size]).toEqual([reached < step, table.stored.length])
  expect(shown).toBeLessThanOrEqual(reached)
  if (reached === step) expect(shown).toBe(step)
  expect(gameUpTo(later, shown)).toBe(gameUpTo(table.room, shown))
  if (reached < step) expect(() => atOnce(readSnapshot(snapshot))).toThrow('A stored answer is not possible')
  else expect(gameUpTo(atOnce(readSnapshot(snapshot)), step)).toBe(gameUpTo(table.room, step))
})

test.each(Object.entries(TABLES))('%s continues in a later release, and in the one after it', (_, open) => {
  const table = played(open, 8)
  addAll((game) => withChangedOptions(game, OPTION_CHANGES.reversed))
  table.room = opened(table.stored)
  const { step } = playOf(table.room)
  table.playsUntil(() => playOf(table.room).step >= step + 40)
  const whole = gameUpTo(table.room, playOf(table.room).step)
  addAll((game) => withChangedOptions(game, OPTION_CHANGES['one more in front']))
  const last = opened(table.stored)

  expect(last.isStopped).toBe(false)
  expect(gameUpTo(last, playOf(last).step)).toBe(whole)
})

test.each(Object.entries(TABLES))(
  'the proof of %s is found true in a later release, from entries or a snapshot',
  (_, open) => {
    const table = played(open, Infinity)
    const proof = buildProof(table.room, 1)
    const snapshot = writeSnapshot(table.room)
    expect(verifyProof(proof)).toBeUndefined()
    expect('words' in proof && proof.words?.length).toBe(playOf(table.room).step)

    addAll((game) => withChangedOptions(game, OPTION_CHANGES.reversed))

    expect(verifyProof(proof)).toBeUndefined()
    for (const room of [opened(table.stored), atOnce(readSnapshot(snapshot))]) {
      expect(verifyProof(buildProof(room, 1))).toBeUndefined()
      expect(room.winners).toEqual(table.room.winners)
    }
  },
)

test.each(Object.entries(TABLES))('nothing that leaves the table of %s contains its words', (_, open) => {
  const table = open().starts()
  table.playsUntil(() => {
    const { room } = table
    const sent = JSON.stringify([
      tableView(room, { here: new Set([0]), spectators: 1 }),
      lobbyEntry(room),
      chatOf(room),
      buildProof(room, 1),
      ...[SPECTATOR, ...room.roomSeats.keys()].map((seat) => matchView(room, screenOf(seat), 0)),
    ])
    for (const words of playOf(room).words) expect(sent).not.toContain(JSON.stringify(words).slice(1, -1))
    return playOf(room).step >= 60
  })
  expect(playOf(table.room).words.length).toBe(playOf(table.room).step)
})

test('a game begun before words were stored continues with them, and its proof has those that exist', () => {
  const table = played(TABLES.dale, Infinity)
  const half = Math.floor(table.stored.length / 2)
  const stored = table.stored.map((body, at) => {
    const { words: _, ...old } = JSON.parse(body) as { readonly words?: unknown }
    return at < half ? JSON.stringify(old) : body
  })
  const room = opened(stored)
  const proof = buildProof(room, 1)

  expect(gameUpTo(room, playOf(room).step)).toBe(gameUpTo(table.room, playOf(table.room).step))
  expect(verifyProof(proof)).toBeUndefined()
  expect(playOf(room).words).toContain(null)
  expect(playOf(room).words.at(-1)).toBe(playOf(table.room).words.at(-1))
  expect(writeSnapshot(atOnce(readSnapshot(writeSnapshot(room))))).toBe(writeSnapshot(room))
})
