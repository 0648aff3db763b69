/** Lets bots play at a table. They think elsewhere, seem to ponder for a while, and then answer like any player. */
import { isSearching, THINKING_MS } from '@merchants/bots'
import type { BotLevel } from '@merchants/protocol'
import type { BotTurn } from '@merchants/room'
import { answerForBot } from '@merchants/room'
import { fastChance } from '@merchants/tabletop'
import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { elapsedMs } from '../telemetry/telemetry.ts'
import { readSource } from './system-source.ts'
import type { RoomServices, LiveRoom } from './live-room.ts'

/** Answers the current decision of a bot, unless that is being done already. */
export function playBotTurn(live: LiveRoom, services: RoomServices, pace: number): void {
  const { botTurn } = live
  if (botTurn === undefined || live.thinkingAbout === botTurn.question) return
  live.thinkingAbout = botTurn.question
  void decideAndAnswer(live, services, botTurn, pace).catch(services.fault)
}

async function decideAndAnswer(
  live: LiveRoom,
  { bots, telemetry, source }: RoomServices,
  turn: BotTurn,
  pace: number,
): Promise<void> {
  const { seat, level, game, view, question, isOpen } = turn
  const start = performance.now()
  const answer = (await bots.decide(game, level, view, worldFor(turn))) ?? (await bots.decide(game, 'novice', view))
  telemetry.botThought(elapsedMs(start))
  const left = isOpen ? Math.max(pace, thinkingTime(level)) - elapsedMs(start) : 0
  if (left > 0) await pause(left, undefined, { ref: false })
  if (answer === undefined) {
    live.thinkingAbout = undefined
    return
  }
  live.change({
    decide: (room) => answerForBot(room, seat, question, answer, readSource(source)),
    onDone: () => {
      if (live.thinkingAbout === question) live.thinkingAbout = undefined
    },
  })
}

/** A level that looks ahead takes its time even where it has no choice: otherwise all would see that it had none. */
const thinkingTime = (level: BotLevel): number => (isSearching(level) ? THINKING_MS[level] : 0)

/** Secret questions are answered without looking ahead, because that takes time. */
function worldFor({ level, isOpen, world }: BotTurn): string | undefined {
  return isOpen && isSearching(level) ? world(fastChance(randomInt(0x7fffffff))) : undefined
}
