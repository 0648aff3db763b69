/** The table that takes longest to open. Its players stay within every limit, and undo their moves again and again. */
import { createHash } from 'node:crypto'
import { botFor } from '@merchants/bots'
import type { ClientMessage } from '@merchants/protocol'
import { handleMessage, openTable, questionShownTo, Room, takeSeat, type TableEvent } from '@merchants/room'
import { below, fastChance, isRefusal, type Chance, type Refusal } from '@merchants/tabletop'

/** The key to the first seat of such a table. */
export const SECRET = 'A'.repeat(43)

/** A message without its number. */
type Said = ClientMessage extends infer M ? (M extends ClientMessage ? Omit<M, 'id'> : never) : never

class Table {
  readonly bodies: string[] = []
  readonly room = new Room()
  private now = 1_700_000_000_000
  private secrets = 0

  constructor(name: string) {
    const key = createHash('sha256').update(SECRET).digest('hex')
    const options = { isPublic: false, decks: ['macaws', 'pandas', 'raccoons'], teams: false, clock: null }
    this.keep(openTable({ name: 'Ana', options, seats: [{ is: 'open' }, { is: 'open' }] }, key, name, this.fresh))
    const taken = takeSeat(this.room, { name: 'Bo' }, 'key of Bo', this.fresh)
    this.keep(isRefusal(taken) ? taken : taken.events)
    this.says(1, { do: 'ready', isReady: true })
    this.says(0, { do: 'start' })
  }

  /** Sends a message; returns whether it was done. */
  says(seat: number, said: Said): boolean {
    return this.keep(handleMessage(this.room, seat, { ...said, id: 1 } as ClientMessage, this.fresh))
  }

  private get fresh() {
    this.now += 1000
    return { now: this.now, secret: () => String(this.secrets++).padStart(64, '0') }
  }

  private keep(entries: readonly TableEvent[] | Refusal): boolean {
    if (isRefusal(entries)) return false
    for (const entry of entries) {
      const body = JSON.stringify(entry)
      this.bodies.push(body)
      this.room.apply(entry, body.length)
    }
    return true
  }
}

/** This many entries of a table with this name. When no other game begins there, players only chat. */
export function expensiveTable(name: string, entries: number): readonly string[] {
  const table = new Table(name)
  const chance = fastChance(1)
  while (table.bodies.length < entries) {
    const before = table.bodies.length
    if (table.room.stage === 'over') for (const seat of [0, 1]) table.says(seat, { do: 'again' })
    else if (table.room.isGameEndless) endGame(table)
    else waver(table, chance)
    if (table.bodies.length === before) table.says(0, { do: 'chat', text: `Line ${before}` })
  }
  return table.bodies.slice(0, entries)
}

function endGame(table: Table): void {
  table.says(0, { do: 'propose', what: 'end' })
  table.says(1, { do: 'agree', yes: true })
}

/** A player answers, and mostly undoes it. */
function waver(table: Table, chance: Chance): void {
  const { decision, play } = table.room
  if (decision === undefined || play === undefined) return
  const { seat } = decision
  const answer = botFor('dale', 'seasoned').decide(play.rules.view(play.history.pause, seat), chance)
  table.says(seat, { do: 'answer', question: questionFor(table, seat), answers: [[...answer]] })
  if (below(chance, 20) > 0) takeBack(table, seat)
}

/** Undoes freely if possible, otherwise with the consent of both. */
function takeBack(table: Table, seat: number): void {
  if (table.says(seat, { do: 'undo', question: questionFor(table, seat) })) return
  table.says(seat, { do: 'propose', what: 'undo' })
  table.says(1 - seat, { do: 'agree', yes: true })
}

/** The number by which a seat knows the question that is open. */
const questionFor = ({ room }: Table, seat: number): number => questionShownTo(room, { seats: [seat], viewer: seat })
