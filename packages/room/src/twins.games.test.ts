/**
 * Hidden cards change nothing that leaves a table. The games of `testing/hidden-shuffle.ts` of the rules are played at two
 * tables, and every byte of every view, earlier moment, clock and refusal is compared until one of the cards is shown.
 * While others may react, players also chat, propose to undo, let bots play for them, take over again, and come back to
 * the table.
 *
 * `npm run secrets` compares many more pairs.
 */
import type { State } from '@merchants/dale'
import { clone, dale, isOpen, SPECTATOR } from '@merchants/dale'
import type { Answered, Both, Playthrough, Teller } from '@merchants/dale/testing'
import { compare, playThrough, differingCards, twinsOf, wantedIn } from '@merchants/dale/testing'
import { type AnyGame, isRefusal } from '@merchants/tabletop'
import { expect, test } from 'vitest'
import { chatOf, logCursor, matchViewAt, matchView, tableView, whyNotMove } from './views.ts'
import { gameNamed } from './games.ts'
import { LazyMatch } from './lazy-match.ts'
import { Room } from './room.ts'
import { isWithheld } from './shown.ts'
import type { MatchStart } from './state.ts'
import { screenOf, legalMovesFor, OPEN, TestTable, type UnsentMessage } from './testing/test-table.ts'

const GAMES = Number(process.env['SECRETS_GAMES'] ?? 10)
const ANSWERS = 30
const CLOCKS = [null, { kind: 'live', seconds: 900 }, { kind: 'slow', seconds: 86_400 }] as const

/** A table where the game begins so. */
function tableFrom(first: State, seed: number): TestTable {
  const { seats, decks, teams } = first
  const clock = CLOCKS[seed % CLOCKS.length] ?? null
  const table = new TestTable({ seats: seats.map(() => OPEN), decks, teams, clock }).starts()
  const rules: AnyGame = { ...(gameNamed('dale') as AnyGame), deal: () => clone(first) }
  const room = new Room(table.stored.map((text) => JSON.parse(text) as never))
  const { setup, seed: dealt } = room.deal as MatchStart
  room.play = new LazyMatch(rules, setup, dealt)
  room.apply({ what: 'said', at: table.now, seat: 0, text: 'hello', id: 1 })
  table.room = room
  return table
}

/** The messages to a viewer during a game. */
class Listener {
  private readonly table: TestTable
  private readonly marks = new Map<number, number>()
  /** All that each viewer was sent and could find out while others might react. */
  private readonly meanwhile = new Map<number, string[]>()

  constructor(first: State, seed: number) {
    this.table = tableFrom(first, seed)
  }

  /** The news for a viewer and everything it could ask now; nothing if it is not sent anything. */
  tell(viewer: number): string | undefined {
    const { room } = this.table
    this.endPause()
    const screen = screenOf(viewer)
    const before = this.marks.get(viewer) ?? 0
    const seen = matchView(room, screen, before)
    const mark = (seen?.question ?? -1) + 1
    const meanwhile = this.meanwhile.get(viewer) ?? []
    this.meanwhile.delete(viewer)
    if (mark === this.marks.get(viewer + 10)) return meanwhile.length === 0 ? undefined : meanwhile.join('\n')
    this.marks.set(viewer + 10, mark)
    this.marks.set(viewer, logCursor(room, screen))
    const steps = [0, Math.floor((seen?.step ?? 0) / 2), seen?.step ?? 0, (seen?.step ?? 0) + 1]
    const asked =
      viewer === SPECTATOR
        ? []
        : [
            whyNotMove(room, viewer, 'pass'),
            legalMovesFor(room, viewer),
            this.table.cannot(viewer, { do: 'undo', question: seen?.question ?? 0 }),
            this.table.cannot(viewer, { do: 'cancel', question: seen?.question ?? 0 }),
          ]
    const now = JSON.stringify([
      seen,
      tableView(room, { here: new Set([0]), spectators: 1 }),
      steps.map((step) => matchViewAt(room, screen, step)),
      matchView(room, screen, 0)?.log.length,
      asked,
    ])
    return [...meanwhile, now].join('\n')
  }

  /** Time passes where all see a player think, and before a question is asked. The duration of a secret is tested elsewhere. */
  answer({ seat, answer, isCause }: Answered): void {
    const { room } = this.table
    this.endPause()
    const { rules, history } = room.play as LazyMatch
    if (rules.isOpen(history.pause)) this.table.now += 5000
    room.endPause(this.table.now)
    this.does(seat, { do: 'answer', question: this.table.questionOf(seat), answers: [[...answer]] })
    if (isCause) this.passTheTime()
  }

  /** Messages held back until the pause is over arrive then. */
  private endPause(): void {
    if (isWithheld(this.table.room)) this.table.waits()
  }

  /** Actions of players while others may react. */
  private passTheTime(): void {
    const { table } = this
    const { roomSeats, chat } = table.room
    table.now += 300
    const seat = chat.length % roomSeats.length
    this.does(seat, { do: 'chat', text: 'Well?' })
    const why = table.cannot((seat + 1) % roomSeats.length, { do: 'propose', what: 'undo' })
    for (const on of [true, false]) this.does((seat + 1) % roomSeats.length, { do: 'stand in', on })
    for (const viewer of [SPECTATOR, ...roomSeats.keys()]) {
      const screen = screenOf(viewer)
      const { step = 0 } = matchView(table.room, screen, 0) ?? {}
      const welcome = [matchView(table.room, screen, 0), tableView(table.room, { here: new Set(), spectators: 0 })]
      const text = JSON.stringify([why, welcome, chatOf(table.room), matchViewAt(table.room, screen, step + 1)])
      this.meanwhile.set(viewer, [...(this.meanwhile.get(viewer) ?? []), text])
    }
  }

  /** Only this room knows how its game began, so the copy of the table does not follow. */
  private does(seat: number, said: UnsentMessage): void {
    const events = this.table.tries(seat, said)
    if (isRefusal(events)) throw new Error(`refused: ${events.key}`)
    for (const event of events) this.table.room.apply(event)
  }
}

/**
 * The messages of a game at a table until a player may react to their own cards. The time they take for that in their
 * own turn is public, and after that the clocks of two tables differ.
 */
function playthroughAt(first: State, seed: number, swapped: Parameters<typeof differingCards>[0]): Playthrough {
  const listener = new Listener(first, seed)
  let isInStep = true
  const tell: Teller = ({ now, decision }, _, viewer) => {
    isInStep &&= decision?.ask !== 'react' || decision.seat !== now.active
    return isInStep ? listener.tell(viewer) : undefined
  }
  return playThrough(first, {
    seed,
    swapped,
    answers: ANSWERS,
    isOpen,
    tell,
    automatic: dale.automaticAnswer,
    answered: (answered) => listener.answer(answered),
  })
}

test('two hidden cards change places, and not one byte that leaves the table differs', () => {
  let pairs = 0
  let messages = 0
  const differences: string[] = []
  for (let seed = 1; seed <= GAMES; seed++) {
    const { states, swapped } = twinsOf(seed + 5000, wantedIn(seed))
    const playthroughs: Both<Playthrough> = [
      playthroughAt(states[0], seed, swapped),
      playthroughAt(states[1], seed, swapped),
    ]
    const cards = differingCards(swapped, playthroughs)
    for (const [at, heard] of playthroughs[0].heard.entries()) {
      const { compared, difference } = compare([heard, playthroughs[1].heard[at] as typeof heard], cards)
      if (compared > 1) pairs += 1
      messages += compared
      if (difference !== undefined) differences.push(`game ${seed}, viewer ${at - 1}:\n${difference.join('\n')}`)
    }
  }
  console.log(`at tables: ${pairs} pairs, ${messages} messages, ${differences.length} differences`)
  expect(differences.slice(0, 3)).toEqual([])
  expect(pairs).toBeGreaterThan(GAMES)
})
