/** Lets programs play at a table: they think elsewhere, seem to ponder for a while, and then answer like anybody else. */
import { taskDone } from '@merchants/room'
import { setTimeout as pause } from 'node:timers/promises'
import { since } from '../watch/watch.ts'
import { freshFrom } from './fresh.ts'
import type { House, LiveRoom } from './live-room.ts'

/** Answers what a program has to decide now, unless that is being done already. */
export function letProgramPlay(live: LiveRoom, house: House, pace: number): void {
  const { task } = live
  if (task === undefined || live.pondered === task.question) return
  live.pondered = task.question
  void ponder(live, house, pace).catch(house.fault)
}

async function ponder(live: LiveRoom, { bots, watch, source }: House, pace: number): Promise<void> {
  const { seat, level, view, question, isOpen } = live.task as NonNullable<LiveRoom['task']>
  const start = performance.now()
  const answer = (await bots.decide(level, view)) ?? (await bots.decide('novice', view))
  watch.botThought(since(start))
  const left = isOpen ? pace - since(start) : 0
  if (left > 0) await pause(left, undefined, { ref: false })
  if (answer === undefined) {
    live.pondered = undefined
    return
  }
  live.change({
    judge: (room) => taskDone(room, seat, question, answer, freshFrom(source)),
    done: () => {
      if (live.pondered === question) live.pondered = undefined
    },
  })
}
