/** How each entry changes the table. Entries were judged before they were kept: one that is not possible is a fault. */
import { chairOf, STAND_IN } from './chair.ts'
import type { Chair } from './chair.ts'
import type { Entry } from './entry.ts'
import {
  accept,
  announce,
  answer,
  end,
  endPause,
  EXTRA_TIME,
  propose,
  runClock,
  seal,
  settle,
  start,
  takeBack,
  undo,
} from './fold-game.ts'
import { addKey, removeKey } from './fold-keys.ts'
import type { TableState } from './state.ts'

type Of<What extends Entry['what']> = Extract<Entry, { what: What }>

/** Chat lines that a table remembers. */
const REMEMBERED_LINES = 100

/** Entries that come while a game goes on, and need not know whether it was won by the one before. */
const IN_PASSING: ReadonlySet<Entry['what']> = new Set(['answered', 'said', 'key'])

export function fold(table: TableState, entry: Entry): void {
  endPause(table, entry.at)
  if (!IN_PASSING.has(entry.what)) settle(table)
  change(table, entry)
  runClock(table, entry.at)
  table.touchedAt = entry.at
}

function change(table: TableState, entry: Entry): void {
  switch (entry.what) {
    case 'opened':
      return open(table, entry)
    case 'sat':
      return sit(table, entry)
    case 'key':
      return addKey(chairAt(table, entry.seat), entry)
    case 'key removed':
      return removeKey(chairAt(table, entry.seat), entry.key)
    case 'set':
      return set(table, entry)
    case 'ready':
      chairAt(table, entry.seat).isReady = entry.isReady
      return addSalt(table, entry.seat, entry.salt)
    case 'again':
      chairAt(table, entry.seat).wantsAgain = true
      return addSalt(table, entry.seat, entry.salt)
    case 'started':
      return start(table, entry)
    case 'answered':
      return answer(table, entry)
    case 'undone':
      return undo(table, entry)
    case 'stood in':
      chairAt(table, entry.seat).standIn = entry.why
      return
    case 'took back':
      return takeBack(table, chairAt(table, entry.seat))
    case 'hurried':
      table.hurried = table.question
      return
    case 'proposed':
      return propose(table, entry)
    case 'agreed':
      if (table.proposal !== undefined)
        table.proposal = { ...table.proposal, agreed: [...table.proposal.agreed, entry.seat] }
      return
    case 'declined':
      table.proposal = undefined
      return
    case 'said':
      return say(table, entry)
    case 'seat opened':
      return openSeat(table, entry.seat)
    case 'ended':
      return end(table, entry.ending, [])
    case 'left':
      return leave(table, entry.seat)
  }
  // A newer server may have written it: without it this would be another table.
  throw new Error('An entry is of a kind that is not known here.')
}

const chairAt = (table: TableState, seat: number): Chair => {
  const chair = table.chairs[seat]
  if (chair === undefined) throw new Error(`There is no seat ${seat} at this table.`)
  return chair
}

function open(table: TableState, entry: Of<'opened'>): void {
  table.table = entry.table
  table.root = entry.root
  table.options = entry.options
  table.chairs = entry.seats.map(chairOf)
  table.salts = entry.seats.map(() => '')
  table.openedAt = entry.at
  seal(table)
}

function sit(table: TableState, { seat, name, key, salt, at }: Of<'sat'>): void {
  const { left } = chairAt(table, seat)
  table.chairs[seat] = {
    ...chairOf({ is: 'open' }),
    is: 'person',
    name,
    keys: [{ key, since: at }],
    left: Math.max(left, EXTRA_TIME),
  }
  if (table.stage !== 'playing') addSalt(table, seat, salt)
  if (table.host < 0) table.host = seat
  table.lastDone[seat] = undefined
  if (table.stage === 'playing') announce(table, { what: 'seat taken', seat, name })
}

function openSeat(table: TableState, seat: number): void {
  const { left } = chairAt(table, seat)
  table.chairs[seat] = { ...chairOf({ is: 'open' }), left }
  accept(table)
}

function addSalt(table: TableState, seat: number, salt: string | undefined): void {
  if (salt !== undefined) table.salts[seat] = salt
}

/** Who has given up a game that goes on keeps the seat only until somebody else may have it. */
export const mayBeGivenAway = ({ stage }: TableState, { standIn }: Chair): boolean =>
  stage === 'playing' && standIn === 'resigned'

/** What people have said to the old options does not count for the new. */
function set(table: TableState, { options, seats }: Of<'set'>): void {
  if (options !== undefined) table.options = options
  if (seats !== undefined) {
    table.chairs = seats.map((plan, seat) => {
      const chair = table.chairs[seat]
      return chair?.is === 'person' && plan.is === 'open' && !mayBeGivenAway(table, chair) ? chair : chairOf(plan)
    })
    table.salts = table.chairs.map(({ is }, seat) => (is === 'person' ? (table.salts[seat] ?? '') : ''))
  }
  if (table.stage === 'playing') return
  if (options === undefined) return
  for (const chair of table.chairs) {
    chair.isReady = false
    chair.wantsAgain = false
  }
}

function say(table: TableState, { seat, text, at, id }: Of<'said'>): void {
  table.chat.push({ seat, name: chairAt(table, seat).name, text, at, id })
  if (table.chat.length > REMEMBERED_LINES) table.chat.shift()
}

/** Before and after a game the seat is free again; during a game a program plays on. */
function leave(table: TableState, seat: number): void {
  const { left } = chairAt(table, seat)
  const plan = table.stage === 'playing' ? ({ is: 'bot', level: STAND_IN } as const) : ({ is: 'open' } as const)
  table.chairs[seat] = { ...chairOf(plan), left }
  if (table.stage !== 'playing') table.salts[seat] = ''
  if (table.proposal?.by === seat) table.proposal = undefined
  if (table.host === seat) table.host = table.persons[0] ?? -1
  if (table.stage === 'gathering' && table.persons.length === 0) {
    table.isClosed = true
    end(table, 'abandoned', [])
  }
}
