/** Games of Dale saved by earlier versions of the page still end as they did. */
import type { DaleHistory, Event } from '@merchants/dale'
import { inLog, movesOf, seatWord, writePosition } from '@merchants/dale'
import { allEvents, sha256 } from '@merchants/tabletop'
import { describe, expect, test } from 'vitest'
import { asScriptData, gameIn } from '../replay/html-file.ts'
import four from '../../../testing/frozen/dale-four.json' with { type: 'json' }
import levels from '../../../testing/frozen/dale-levels.json' with { type: 'json' }
import online from '../../../testing/frozen/dale-online.json' with { type: 'json' }
import second from '../../../testing/frozen/dale-rules-2.json' with { type: 'json' }
import fourth from '../../../testing/frozen/dale-rules-4.json' with { type: 'json' }
import running from '../../../testing/frozen/dale-running.json' with { type: 'json' }
import teams from '../../../testing/frozen/dale-teams.json' with { type: 'json' }
import three from '../../../testing/frozen/dale-three.json' with { type: 'json' }
import two from '../../../testing/frozen/dale-two.json' with { type: 'json' }
import { memoryStore } from '../../../worker/match-database.ts'
import { LocalDaleStore } from './local-dale-store.ts'
import type { GameRecord } from './record.ts'
import { LocalDaleMatch } from './local-dale-match.ts'

// These files are never renewed. If a rule changes, it gets a new version, and these games go on under the old one.
const GAMES = [
  { name: 'two players, with Flashy Show, Rare Artefact and Practical Values', game: two },
  { name: 'three players, with Ironing and Blindfold', game: three },
  { name: 'four players', game: four },
  { name: 'teams, with stacks built together', game: teams },
  { name: 'a game that goes on', game: running },
  { name: 'a game of a table online', game: online },
  { name: 'teams by version 2 of the rules, with help that all can see', game: second },
  { name: 'two players by version 4 of the rules, with a chameleon that is Cookies at once', game: fourth },
  { name: 'a game with written moves against levels that look ahead', game: levels },
]

/** The events of that day. Other messages do not affect the course of the game. */
const TOLD_THEN: ReadonlySet<string> = new Set([
  'turn began',
  'moved',
  'played',
  'used',
  'reacted',
  'copied',
  'fell due',
  'bought',
  'built',
  'called off',
  'shuffled',
  'rolled',
  'named',
  'chose player',
  'looked',
  'showed',
  'won',
])

const hashOf = (lines: readonly string[]): string => sha256(lines.join('\n'))

const TRIGGERS = {
  technique: 'a technique',
  purchase: 'a purchase',
  build: 'a stack',
  shuffle: 'a shuffle',
  arrival: 'arriving in the hand',
} as const

/** Some lines are worded in another way since. */
function inThoseWords(event: Event): string | undefined {
  const line = inLog(event, 'all')
  switch (event.what) {
    case 'called off':
      return `${seatWord(event.seat)} calls the build off`
    case 'named':
      return `${seatWord(event.seat)} says ${event.word}`
    case 'reacted':
      return line?.replace(
        / reacts with (.*) (?:to an? |when it enters).*$/,
        ` reacts to ${TRIGGERS[event.after]} with $1`,
      )
    default:
      return line
        ?.replaceAll(/(p\d)’s (stack \d+)/g, '$2 of $1')
        .replaceAll(/(p\d)’s (hand|deck|discard pile|schedule)/g, 'the $2 of $1')
  }
}

function endOf(history: DaleHistory): Readonly<Record<string, unknown>> {
  const events = allEvents(history).filter(({ what }) => TOLD_THEN.has(what))
  const log = events.flatMap((event) => inThoseWords(event) ?? [])
  const moves = movesOf(history)
  return {
    steps: history.past.length,
    position: writePosition(history.pause.now),
    winners: history.pause.now.winners,
    moves: moves.length,
    movesHash: hashOf(moves),
    lines: log.length,
    logHash: hashOf(log),
  }
}

describe.each(GAMES)('$name', ({ game: { record, saved, end } }) => {
  test('kept in the browser', () => {
    const { history } = new LocalDaleMatch(record as unknown as GameRecord)
    expect(endOf(history)).toMatchObject(end)
  })

  test('saved as a file, or as a page of its own', async () => {
    const seats = record.table.seats as GameRecord['table']['seats']
    const data = asScriptData({ saved, seats, language: 'en', eyes: 'open', step: 0 })
    for (const text of [saved, gameIn(`<script type="application/json" id="game">${data}</script>`)]) {
      const store = memoryStore<GameRecord>()
      const loaded = await new LocalDaleStore(store).load(text)
      const [kept] = await store.all()
      expect(loaded).toBe(kept?.game)
      expect(endOf(new LocalDaleMatch(kept as GameRecord).history)).toMatchObject(end)
    }
  })
})

test('levels that look ahead stay in their seats', async () => {
  const host = new LocalDaleStore(memoryStore([levels.record as unknown as GameRecord]))

  const [game] = await host.games()
  expect(game).toMatchObject({
    setup: { seats: [{ kind: 'me' }, { kind: 'trader' }, { kind: 'master' }, { kind: 'quick' }] },
  })
  expect(await host.unreadGames()).toEqual([])
})
