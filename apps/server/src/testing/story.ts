/** What happens at two tables that differ in hidden cards: worked out beforehand, so that given eyes may not tell which is which. */
import type { DaleDecision, DaleHistory, Event, State } from '@merchants/dale'
import { catalogue, clone, legalMoves, viewDecision } from '@merchants/dale'
import type { Message, OpenTable } from '@merchants/protocol'
import type { Entry, Fresh, Room } from '@merchants/room'
import { act, openTable, Room as Table, rulesOf, RULES, takeSeat, task, taskDone } from '@merchants/room'
import type { Answer, Chance } from '@merchants/tabletop'
import { below, fastChance, isRefusal, shuffle } from '@merchants/tabletop'
import { vi } from 'vitest'
import type { Saying } from './guest.ts'
import { knowable, type Both, type Watching } from './twins.ts'

export const NAMES = ['Ana', 'Bo', 'Cleo', 'Dan']
const FRESH: Fresh = { now: 0, secret: () => '7'.repeat(64) }

/** Somebody says something, or a program answers. */
export type Doing = { readonly seat: number; readonly says: Saying } | { readonly answers: Answer }

/** Something happens, or somebody who may not know comes, goes, and comes back. */
export type Scene =
  | { readonly doings: Both<Doing>; readonly tries: readonly Saying[] }
  | { readonly comes: 'spectator' | 'player again' }

export interface Story {
  readonly body: OpenTable
  /** How the game begins at each table. */
  readonly firsts: Both<State>
  readonly eyes: Watching
  readonly scenes: readonly Scene[]
  /** How often what occurred. */
  readonly tally: ReadonlyMap<string, number>
}

/** From now on, games begin like this. */
export function letGamesBegin(first: State): void {
  const rules = rulesOf(RULES) as NonNullable<ReturnType<typeof rulesOf>>
  vi.spyOn(rules, 'first').mockImplementation(() => clone(first))
}

/** What could be done next at one table, and what the eyes would know then. */
interface Way {
  readonly doing: Doing
  readonly entries: readonly Entry[]
  readonly after: string
  /** What is chosen, as whoever chooses sees it. */
  readonly label: string
}

export class Plot {
  readonly scenes: Scene[] = []
  readonly tally = new Map<string, number>()
  private readonly rooms: Both<Room>
  private readonly eyes: Watching
  private readonly chance: Chance

  constructor(body: OpenTable, firsts: Both<State>, eyes: Watching, seed: number) {
    this.eyes = eyes
    this.chance = fastChance(seed)
    this.rooms = [begun(body, firsts[0]), begun(body, firsts[1])]
  }

  /** The game goes on a bit, alike at both tables. Whether there was a way. */
  goOn(): boolean {
    const [here, there] = this.rooms
    if (here.decision === undefined || there.decision === undefined) return false
    const ways = this.rooms.map((room) => waysOn(room, this.eyes, this.chance)) as [Way[], Way[]]
    const pairs = ways[0].flatMap((one) =>
      ways[1].filter(({ after }) => after === one.after).map((other) => [one, other] as const),
    )
    const same = pairs.filter(([one, other]) => one.label === other.label)
    const isOwn = this.eyes.includes(here.decision.seat)
    const isFree = below(this.chance, 6) === 0 && !this.rooms.some(task)
    const possible = isOwn || (same.length > 0 && !isFree) ? same : pairs
    if (possible.length === 0) return this.everybodyAsked({ do: 'cancel', question: here.question })
    const pair = pick(this.chance, possible)
    this.noteQuestions()
    if (pair[0].label !== pair[1].label) this.count('different answers')
    this.keep(pair)
    return true
  }

  /** Besides the game: people talk, take back, propose, let programs play, come and go. */
  digress(): void {
    const { chance, rooms } = this
    const { question, persons, proposal } = rooms[0]
    const seat = pick(chance, persons)
    const eye = this.eyes[0] ?? seat
    switch (below(chance, 9)) {
      case 0:
        return void this.says(seat, { do: 'chat', text: `Question ${question}?` })
      case 1:
        return void this.everybodyAsked({ do: 'undo', question })
      case 2:
        return void this.says(eye, { do: 'undo', question })
      case 3:
        if (proposal === undefined && this.says(seat, { do: 'propose', what: 'undo' })) this.settle()
        return
      case 4:
        if (proposal === undefined && this.says(seat, { do: 'propose', what: 'end' }))
          this.says(eye, { do: 'agree', yes: false })
        return
      case 5:
      case 6:
        return void this.says(seat, { do: 'stand in', on: rooms[0].chairs[seat]?.standIn === null })
      case 7:
        return void this.scenes.push({ comes: 'spectator' })
      default:
        return void this.scenes.push({ comes: 'player again' })
    }
  }

  /** Those who are needed agree to what is proposed, or one does not. */
  private settle(): void {
    for (const seat of this.rooms[0].needed) this.says(seat, { do: 'agree', yes: below(this.chance, 4) > 0 })
  }

  /** Whoever is asked at each table says this. */
  private everybodyAsked(says: Saying): boolean {
    return this.say(this.rooms.map(({ decision }) => decision?.seat ?? 0) as [number, number], says)
  }

  private says(seat: number, says: Saying): boolean {
    return this.say([seat, seat], says)
  }

  private say(seats: Both<number>, says: Saying): boolean {
    const ways = this.rooms.map((room, at) => wayOf(room, { seat: seats[at] as number, says }, this.eyes, ''))
    const [one, other] = ways
    if (one === undefined || other === undefined || one.after !== other.after) return false
    this.count(says.do)
    this.keep([one, other])
    return true
  }

  private keep(ways: Both<Way>): void {
    this.scenes.push({ doings: [ways[0].doing, ways[1].doing], tries: this.tries() })
    this.rooms.forEach((room, at) => fold(room, (ways[at] as Way).entries))
  }

  private noteQuestions(): void {
    const [here, there] = this.rooms.map(({ decision }) => decision as DaleDecision) as [DaleDecision, DaleDecision]
    if (here.seat !== there.seat) this.count('others asked')
    if (here.ask === 'react' && !this.eyes.includes(here.seat)) this.count('secret reactions')
    if (this.eyes.includes(here.seat)) this.count('own questions')
    if (task(this.rooms[0]) !== undefined) this.count('programs asked')
  }

  private count(what: string): void {
    this.tally.set(what, (this.tally.get(what) ?? 0) + 1)
  }

  /** What somebody who may not know tries before it happens: everything that changes nothing. */
  private tries(): Saying[] {
    const { chance } = this
    const [{ question, play, chairs }] = this.rooms
    const seat = this.eyes[0] ?? 0
    const card = (): string => pick(chance, catalogue).id
    const own = (): string => pick(chance, play?.history.pause.now.seats[seat]?.hand ?? [])?.type.id ?? 'junk'
    const all: Saying[] = [
      { do: 'legal' },
      { do: 'past', step: below(chance, (play?.step ?? 0) + 2) },
      { do: 'why', line: `play ${own()}` },
      { do: 'why', line: `buy ${1 + below(chance, 5)} with ${own()},${own()}` },
      { do: 'why', line: `build ${own()},${own()} take ${card()}` },
      { do: 'why', line: `p${1 + below(chance, chairs.length)} choose ${card()}` },
      { do: 'say', question, line: `play ${card()}` },
      { do: 'say', question, line: `choose ${card()} ${own()}` },
      { do: 'answer', question, answers: [[99]] },
      { do: 'answer', question: Math.max(0, question - 1), answers: [[below(chance, 3)]] },
      { do: 'undo', question },
      { do: 'cancel', question },
      { do: 'agree', yes: true, what: 'end' },
    ]
    shuffle(chance, all)
    const changesNothing = (says: Saying): boolean =>
      this.rooms.every((room) => entriesOf(act(room, seat, { ...says, id: 0 } as Message, FRESH)).length === 0)
    return all.slice(0, 4).filter(changesNothing)
  }
}

const pick = <T>(chance: Chance, list: readonly T[]): T => list[below(chance, list.length)] as T

const entriesOf = (written: ReturnType<typeof act>): readonly Entry[] => (isRefusal(written) ? [] : written)

function fold(room: Room, entries: readonly Entry[]): void {
  for (const entry of entries) room.apply(JSON.parse(JSON.stringify(entry)) as Entry)
}

/** A table where everybody has sat down and the game has begun. */
function begun(body: OpenTable, first: State): Room {
  letGamesBegin(first)
  const room = new Table(entriesOf(openTable(body, 'key-0', 'aaaabbbbcccc', FRESH)))
  for (const [seat, { is }] of room.chairs.entries()) {
    if (is !== 'open') continue
    const taken = takeSeat(room, { seat, name: NAMES[seat] as string }, `key-${seat}`, FRESH)
    if (!isRefusal(taken)) fold(room, taken.entries)
  }
  for (const seat of room.persons) fold(room, entriesOf(act(room, seat, { do: 'ready', id: 0, isReady: true }, FRESH)))
  fold(room, entriesOf(act(room, room.host, { do: 'start', id: 0 }, FRESH)))
  return room
}

const MOST_WAYS = 10

/** Some of what whoever is asked could answer. */
function waysOn(room: Room, eyes: Watching, chance: Chance): Way[] {
  const { decision, play, question } = room
  if (decision === undefined || play === undefined) return []
  const { seat } = decision
  const isProgram = task(room) !== undefined
  const labels = viewDecision(play.history.pause.now, decision).options.map((option) => JSON.stringify(option))
  const answers = answersTo(decision, chance).map((answer) => {
    const label = answer.map((at) => labels[at]).join()
    return wayOf(
      room,
      isProgram ? { answers: answer } : { seat, says: { do: 'answer', question, answers: [[...answer]] } },
      eyes,
      label,
    )
  })
  const lines = isProgram || decision.ask !== 'action' || below(chance, 2) > 0 ? [] : legalMoves(play.history)
  shuffle(chance, lines)
  const written = lines
    .slice(0, MOST_WAYS)
    .map((line) => wayOf(room, { seat, says: { do: 'say', question, line } }, eyes, line))
  return [...answers, ...written].filter((way) => way !== undefined)
}

function answersTo({ options, min, max }: DaleDecision, chance: Chance): Answer[] {
  const places = options.map((_, at) => at)
  shuffle(chance, places)
  const each = max === 1 || min <= 1 ? places.slice(0, MOST_WAYS).map((at) => [at]) : []
  const several = Array.from({ length: max > 1 ? 6 : 0 }, () => {
    shuffle(chance, places)
    return places.slice(0, min + below(chance, Math.min(max, places.length) - min + 1))
  })
  return [...(min === 0 ? [[]] : []), ...each, ...several]
}

function wayOf(room: Room, doing: Doing, eyes: Watching, label: string): Way | undefined {
  const { play, decision, question } = room
  if (play === undefined) return undefined
  const written =
    'seat' in doing
      ? act(room, doing.seat, { ...doing.says, id: 0 } as Message, FRESH)
      : taskDone(room, decision?.seat ?? 0, question, doing.answers, FRESH)
  const entries = entriesOf(written)
  if (entries.length === 0) return undefined
  return { doing, entries, after: afterwards(room, entries, eyes), label }
}

/** What the eyes may know once this is written. */
function afterwards(room: Room, entries: readonly Entry[], eyes: Watching): string {
  const { play } = room
  if (play === undefined) return ''
  let { history } = play
  const news: (readonly Event[])[] = []
  for (const entry of entries) {
    if (entry.what === 'undone') history = play.historyAt(entry.to)
    if (entry.what !== 'answered') continue
    for (const answer of entry.answers) {
      history = play.rules.advance(history, answer) as DaleHistory
      news.push(history.pause.news)
    }
  }
  const open = entries.map((entry) => ({
    ...entry,
    ...(entry.what === 'answered' && { seat: 0, answers: [], given: 0, line: '' }),
  }))
  return JSON.stringify(open) + knowable(history, news, eyes)
}
