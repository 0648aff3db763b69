/** Names in the chat. */
import { expect, test } from 'vitest'
import { linesOf } from './chat-lines.ts'

const said = (seat: number, minutes: number) => ({ seat, name: `P${seat}`, text: 'hello', at: minutes * 60_000 })

test('a player’s name is repeated only after another player’s message or a long time', () => {
  const chat = [said(0, 0), said(0, 1), said(1, 2), said(0, 3), said(0, 60)]

  expect(linesOf(chat).map(({ isSame }) => isSame)).toEqual([false, true, false, false, false])
})
