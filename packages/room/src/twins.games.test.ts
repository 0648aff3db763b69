/**
 * Hidden cards change nothing that leaves a table: the games of `testing/twins.ts` of the rules, played at two tables, and every
 * byte of every sight, look back, clock and refusal compared until one of the cards is shown. While others may react, people also
 * talk, propose to go back, let programs play for them, take over again, and come back to the table.
 *
 * `npm run secrets` compares many more pairs.
 */
import type { State } from '@merchants/dale'
import { clone, dale, isOpen, SPECTATOR } from '@merchants/dale'
import type { Answered, Both, Course } from '@merchants/dale/testing'
import { compare, courseOf, differingCards, twinsOf, wantedIn } from '@merchants/dale/testing'
import { isRefusal } from '@merchants/tabletop'
import { expect, test } from 'vitest'
import { chatOf, logLength, past, sight, tableView, why } from './door.ts'
import { Play } from './play.ts'
import { Room } from './room.ts'
import type { Rules } from './rules.ts'
import { RULES, rulesOf } from './rules.ts'
import { isWithheld } from './shown.ts'
import type { Deal } from './state.ts'
import { eyesOf, legal, OPEN, Sitting, type Said } from './testing/sitting.ts'

const GAMES = Number(process.env['SECRETS_GAMES'] ?? 10)
const ANSWERS = 30
const CLOCKS = [null, { kind: 'live', seconds: 900 }, { kind: 'slow', seconds: 86_400 }] as const

/** A table where the game begins so. */
function tableFrom(first: State, seed: number): Sitting {
  const { seats, decks, teams } = first
  const clock = CLOCKS[seed % CLOCKS.length] ?? null
  const table = new Sitting({ seats: seats.map(() => OPEN), decks, teams, clock }).starts()
  const rules: Rules = { ...(rulesOf(RULES) as Rules), deal: () => clone(first) }
  const room = new Room(table.stored.map((text) => JSON.parse(text) as never))
  const { setup, seed: dealt } = room.deal as Deal
  room.play = new Play(rules, setup, dealt)
  room.apply({ what: 'said', at: table.now, seat: 0, text: 'hello', id: 1 })
  table.room = room
  return table
}

/** What somebody hears at a table while the game takes its course there. */
class Listener {
  private readonly table: Sitting
  private readonly marks = new Map<number, number>()
  /** What each viewer has heard and could find out while others might react. */
  private readonly meanwhile = new Map<number, string[]>()

  constructor(first: State, seed: number) {
    this.table = tableFrom(first, seed)
  }

  /** What is new to a viewer, and everything it could ask now; nothing if it is not sent anything. */
  tell(viewer: number): string | undefined {
    const { room } = this.table
    const eyes = eyesOf(viewer)
    const before = this.marks.get(viewer) ?? 0
    const seen = sight(room, eyes, before)
    const mark = (seen?.question ?? -1) + 1
    const meanwhile = this.meanwhile.get(viewer) ?? []
    this.meanwhile.delete(viewer)
    if (mark === this.marks.get(viewer + 10)) return meanwhile.length === 0 ? undefined : meanwhile.join('\n')
    this.marks.set(viewer + 10, mark)
    this.marks.set(viewer, logLength(room, eyes))
    const steps = [0, Math.floor((seen?.step ?? 0) / 2), seen?.step ?? 0, (seen?.step ?? 0) + 1]
    const asked =
      viewer === SPECTATOR
        ? []
        : [
            why(room, viewer, 'pass'),
            legal(room, viewer).length,
            this.table.cannot(viewer, { do: 'undo', question: seen?.question ?? 0 }),
            this.table.cannot(viewer, { do: 'cancel', question: seen?.question ?? 0 }),
          ]
    return JSON.stringify([
      meanwhile,
      seen,
      tableView(room, { here: new Set([0]), spectators: 1 }),
      steps.map((step) => past(room, eyes, step)),
      sight(room, eyes, 0)?.log.length,
      asked,
    ])
  }

  /** Time passes where all see somebody think, and while nobody is asked yet: how long a secret takes is another matter. */
  answer({ seat, answer, isCause }: Answered): void {
    const { room } = this.table
    if (isOpen((room.play as Play).history.pause)) this.table.now += 5000
    if (isWithheld(room)) this.table.waits()
    else room.endPause(this.table.now)
    this.does(seat, { do: 'answer', question: this.table.questionOf(seat), answers: [[...answer]] })
    if (isCause) this.passTheTime()
  }

  /** What people do while others may react. */
  private passTheTime(): void {
    const { table } = this
    const { chairs, chat } = table.room
    table.now += 300
    const seat = chat.length % chairs.length
    this.does(seat, { do: 'chat', text: 'Well?' })
    const why = table.cannot((seat + 1) % chairs.length, { do: 'propose', what: 'undo' })
    for (const on of [true, false]) this.does((seat + 1) % chairs.length, { do: 'stand in', on })
    for (const viewer of [SPECTATOR, ...chairs.keys()]) {
      const eyes = eyesOf(viewer)
      const { step = 0 } = sight(table.room, eyes, 0) ?? {}
      const welcome = [sight(table.room, eyes, 0), tableView(table.room, { here: new Set(), spectators: 0 })]
      const text = JSON.stringify([why, welcome, chatOf(table.room), past(table.room, eyes, step + 1)])
      this.meanwhile.set(viewer, [...(this.meanwhile.get(viewer) ?? []), text])
    }
  }

  /** Only this room knows how its game began: the copy of the table does not follow. */
  private does(seat: number, said: Said): void {
    const entries = this.table.tries(seat, said)
    if (isRefusal(entries)) throw new Error(`refused: ${entries.key}`)
    for (const entry of entries) this.table.room.apply(entry)
  }
}

/** The course of a game as it is heard at a table. */
function courseAt(first: State, seed: number, swapped: Parameters<typeof differingCards>[0]): Course {
  const listener = new Listener(first, seed)
  return courseOf(first, {
    seed,
    swapped,
    answers: ANSWERS,
    isOpen,
    tell: (_, __, viewer) => listener.tell(viewer),
    automatic: dale.automaticAnswer,
    answered: (answered) => listener.answer(answered),
  })
}

test('two hidden cards change places, and nothing that leaves the table is another byte', () => {
  let pairs = 0
  let messages = 0
  const differences: string[] = []
  for (let seed = 1; seed <= GAMES; seed++) {
    const { states, swapped } = twinsOf(seed + 5000, wantedIn(seed))
    const courses: Both<Course> = [courseAt(states[0], seed, swapped), courseAt(states[1], seed, swapped)]
    const cards = differingCards(swapped, courses)
    for (const [at, heard] of courses[0].heard.entries()) {
      const { compared, difference } = compare([heard, courses[1].heard[at] as typeof heard], cards)
      if (compared > 1) pairs += 1
      messages += compared
      if (difference !== undefined) differences.push(`game ${seed}, viewer ${at - 1}:\n${difference.join('\n')}`)
    }
  }
  console.log(`at tables: ${pairs} pairs, ${messages} messages, ${differences.length} differences`)
  expect(differences.slice(0, 3)).toEqual([])
  expect(pairs).toBeGreaterThan(GAMES)
})
