/** The same table with stronger computers, for the player who has just beaten these. */
import type { BotLevel } from '@merchants/protocol'
import { BOT_LEVELS } from '@merchants/protocol'
import { isSpokenTo } from '../seat-name.ts'
import type { MatchSetup } from '../match-types.ts'
import { isBot } from '../match-types.ts'

export interface HarderTable {
  readonly setup: MatchSetup
  /** The level of every computer that lost; `undefined` if they differ. */
  readonly level: BotLevel | undefined
}

/** Each computer that lost plays a level higher. `undefined` if the lone player here has not won, or none can play better. */
export function harderTable(setup: MatchSetup, winners: readonly number[]): HarderTable | undefined {
  if (!winners.some((seat) => isSpokenTo(setup.seats, seat))) return undefined
  const seats = setup.seats.map((info, seat) => {
    const { kind } = info
    return winners.includes(seat) || !isBot(kind) ? info : { ...info, kind: nextLevel(kind) }
  })
  const levels = new Set(seats.flatMap(({ kind }, seat) => (isBot(kind) && !winners.includes(seat) ? [kind] : [])))
  const isHarder = seats.some(({ kind }, seat) => kind !== setup.seats[seat]?.kind)
  return isHarder ? { setup: { ...setup, seats }, level: levels.size === 1 ? [...levels][0] : undefined } : undefined
}

const nextLevel = (level: BotLevel): BotLevel => BOT_LEVELS[BOT_LEVELS.indexOf(level) + 1] ?? level
