/** A seat as the table remembers it. */
import type { BotLevel, StandInReason } from '@merchants/protocol'
import type { SeatPlan } from './table-event.ts'

/** A device that holds a seat, or a link for another one. Only the hash of its secret is kept. */
export interface SeatKey {
  readonly key: string
  readonly since: number
  /** Only for a link: which key asked for it, and the number its secret was made from. It opens no seat, and can only be exchanged for a key. */
  readonly link?: { readonly by: string; readonly number: number }
  /** The link, or the older key of the same device, that this one was given for. */
  readonly from?: string
}

export interface RoomSeat {
  is: 'open' | 'person' | 'bot'
  name: string
  level: BotLevel | null
  /** The keys to this seat, oldest first. */
  keys: readonly SeatKey[]
  isReady: boolean
  standIn: StandInReason | null
  wantsAgain: boolean
  /** The rest of a live clock, in milliseconds. */
  left: number
}

/** How well bots play that fill in for people. */
export const STAND_IN_LEVEL: BotLevel = 'quick'

export const newSeat = (plan: SeatPlan): RoomSeat => ({
  is: plan.is,
  name: '',
  level: plan.is === 'bot' ? plan.level : null,
  keys: [],
  isReady: false,
  standIn: null,
  wantsAgain: false,
  left: 0,
})

/** The level of the bot that plays here; `undefined` where a person does. */
export function botLevelOf({ is, level, standIn }: RoomSeat): BotLevel | undefined {
  if (is === 'person') return standIn === null ? undefined : STAND_IN_LEVEL
  return level ?? STAND_IN_LEVEL
}

/** Whether a new player could take this bot's seat, because no other player has a right to it. */
export const canBeOpened = (roomSeat: RoomSeat): boolean => roomSeat.is !== 'open' && !isVoter(roomSeat)

/** Whether a person who has not resigned sits here. Present or not, they must agree to undos and to ending the game. */
export const isVoter = ({ is, standIn }: RoomSeat): boolean => is === 'person' && standIn !== 'resigned'

/** Whether a person sits here and plays. */
export const isPlayedByHuman = (roomSeat: RoomSeat | undefined): boolean =>
  roomSeat?.is === 'person' && roomSeat.standIn === null
