/** The Huckster's turn in its five steps: reveal, read, act, pay, slide (H-24 to H-29). */
import { act } from './actions.ts'
import type { Board, Stall } from './board.ts'
import type { HucksterCardId } from './cards.ts'
import { walk } from './clock.ts'
import type { Reading } from './reading.ts'
import { read } from './reading.ts'
import { because } from './why.ts'

export function takeTurn(his: Stall, board: Board): void {
  const reading = reveal(his, board)
  if (reading === undefined) return waitAnHour(board)
  carryOut(his, board, reading)
  slide(his, board)
}

/** Carries out and pays the inner halves. With a printed deck this is the whole turn (H-97). */
export function carryOut(his: Stall, board: Board, reading: Reading): void {
  const { seat, tell } = board
  const { multiplier: times, hours, corruption } = reading
  tell?.({ what: 'read', seat, reading, why: because('H-25') })
  for (let time = 1; time <= times; time++) {
    tell?.({ what: 'acts', seat, time, times, why: because('H-26', { time, times }) })
    act(his, board, reading)
  }
  tell?.({ what: 'pays', seat, hours, corruption, why: because('H-27', { hours, corruption }) })
  walk(his, board, reading)
  for (let drawn = 0; drawn < corruption; drawn++) board.takeCorruption('H-53')
}

function reveal(his: Stall, board: Board): Reading | undefined {
  const { seat, tell } = board
  // In a game the arrival phase has done this; a position may have left it out.
  if (his.right === undefined) layRight(his, board)
  const left = nextCard(his, board)
  const { right } = his
  if (left === undefined || right === undefined) return undefined
  his.left = left
  tell?.({ what: 'revealed', seat, left, right, why: because('H-24') })
  return read(left, right)
}

/** Turns over the top card onto the right place, at arrival (H-19). */
export function layRight(his: Stall, board: Board): void {
  const card = nextCard(his, board)
  if (card === undefined) return
  his.right = card
  board.tell?.({ what: 'laid right', seat: board.seat, card, why: because('H-19') })
}

/** The top card; an empty deck is formed again from the discards, turned over and shuffled (H-29). */
function nextCard(his: Stall, board: Board): HucksterCardId | undefined {
  if (his.deck.length === 0 && his.discard.length > 0) {
    his.deck.push(...his.discard.toReversed())
    his.discard.length = 0
    board.shuffle(his.deck)
  }
  return his.deck.pop()
}

function slide(his: Stall, board: Board): void {
  const { left, right } = his
  if (left === undefined || right === undefined) return
  his.discard.push(right)
  his.right = left
  his.left = undefined
  board.tell?.({ what: 'slid', seat: board.seat, discarded: right, right: left, why: because('H-28') })
}

/** With fewer than two cards in the position he cannot act, and time passes (V12). */
function waitAnHour(board: Board): void {
  board.tell?.({ what: 'waits', seat: board.seat, why: because('V12') })
  board.advance('hour')
}
