/** The Cove online under every command in any order: nothing is thrown, no one waits for ever, and the end can be proved. */
import type { Proof } from '@merchants/protocol'
import { below, fastChance, isRefusal } from '@merchants/tabletop'
import { expect, test } from 'vitest'
import { botTurn } from './bot-turn.ts'
import { buildProof } from './build-proof.ts'
import { handleMessage } from './handle-message.ts'
import type { UnsentMessage } from './testing/test-table.ts'
import { OPEN, screenOf, TestTable, throughSnapshot } from './testing/test-table.ts'
import { verifyProof } from './verify.ts'
import { frames, matchView, matchViewAt } from './views.ts'

const PLAYS = { game: 'cove', setup: { merchants: ['blacksmith', 'alchemist'], level: 'hard' } }

const COMMANDS: readonly ((table: TestTable, seat: number) => UnsentMessage)[] = [
  (table, seat) => ({ do: 'undo', question: table.questionOf(seat) }),
  (table, seat) => ({ do: 'cancel', question: table.questionOf(seat) }),
  () => ({ do: 'propose', what: 'undo' }),
  () => ({ do: 'propose', what: 'undo' }),
  () => ({ do: 'propose', what: 'end' }),
  () => ({ do: 'agree', yes: true }),
  () => ({ do: 'agree', yes: false }),
  () => ({ do: 'stand in', on: true }),
  () => ({ do: 'stand in', on: false }),
  () => ({ do: 'chat', text: 'hello' }),
  (table, seat) => ({ do: 'answer', question: table.questionOf(seat), answers: [[0]] }),
  (table, seat) => ({ do: 'say', question: table.questionOf(seat), line: 'huckster turn' }),
  () => ({ do: 'again' }),
]

/** Whether the game can continue, by a bot, a person or the clock. */
function goesOn({ room }: TestTable): boolean {
  const seat = room.decision?.seat ?? -1
  const isPerson = matchView(room, screenOf(seat), 0)?.view.decision !== undefined
  return botTurn(room) !== undefined || isPerson || room.proposal !== undefined
}

test.each([0, 3, 5, 9])('a table of the Cove, seed %i', (seed) => {
  const chance = fastChance(seed + 1)
  const clock = seed % 3 === 0 ? ({ kind: 'live', seconds: 60 } as const) : null
  const table = new TestTable({ plays: PLAYS, clock, seats: [OPEN, OPEN], root: String(seed).padStart(64, '0') })
  table.starts()
  for (let round = 0; round < 400 && table.room.stage === 'playing'; round++) {
    table.now += 300
    const seat = below(chance, 3) - 1
    const command = COMMANDS[below(chance, COMMANDS.length)]
    if (below(chance, 3) === 0 && command !== undefined) {
      const said = command(table, seat)
      const isEnd = said.do === 'propose' && said.what === 'end' && seed % 4 !== 0
      const written = isEnd
        ? undefined
        : handleMessage(table.room, seat, { ...said, id: round + 1 } as never, table.fresh)
      if (written !== undefined && !isRefusal(written)) table.keep(written)
    } else if (below(chance, 40) === 0) table.ticks(70, () => table.now - below(chance, 120_000))
    else if (table.room.decision !== undefined && table.room.proposal === undefined) table.answerNext()
    expect(table.room.stage !== 'playing' || goesOn(table)).toBe(true)
    const steps = table.room.play?.step ?? 0
    matchViewAt(table.room, screenOf(seat), below(chance, steps + 1))
    if (round % 20 === 0)
      frames(table.room, screenOf(seat), undefined, matchView(table.room, screenOf(seat), 0)?.step ?? 0)
  }
  if (table.room.proposal !== undefined) table.ticks(3600 * 24 * 8)
  while (table.room.stage === 'playing') table.answerNext()

  expect(table.isTrueCopy).toBe(true)
  const written = throughSnapshot(table.stored, below(chance, table.stored.length))
  expect(TestTable.snapshot(written)).toBe(TestTable.snapshot(table.room))
  expect(verifyProof(buildProof(table.room, 1) as Proof)).toBeUndefined()
})
