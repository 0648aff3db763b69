/** A seat as the table remembers it. */
import type { BotLevel, StandInReason } from '@merchants/protocol'
import type { SeatPlan } from './entry.ts'

/** A device that holds a seat, or a link for another one. Only the hash of its secret is kept. */
export interface SeatKey {
  readonly key: string
  readonly since: number
  /** Only for a link: which key asked for it, and the number its secret was made from. It opens nothing but the way to an own key. */
  readonly link?: { readonly by: string; readonly number: number }
  /** The link, or the older key of the same device, that this one was given for. */
  readonly from?: string
}

export interface Chair {
  is: 'open' | 'person' | 'bot'
  name: string
  level: BotLevel | null
  /** What opens this seat, oldest first. */
  keys: readonly SeatKey[]
  isReady: boolean
  standIn: StandInReason | null
  wantsAgain: boolean
  /** What is left of a live clock, in milliseconds. */
  left: number
}

/** How well programs play that fill in for people. */
export const STAND_IN: BotLevel = 'seasoned'

export const chairOf = (plan: SeatPlan): Chair => ({
  is: plan.is,
  name: '',
  level: plan.is === 'bot' ? plan.level : null,
  keys: [],
  isReady: false,
  standIn: null,
  wantsAgain: false,
  left: 0,
})

/** The level of the program that plays here; `undefined` where a person does. */
export function programOf({ is, level, standIn }: Chair): BotLevel | undefined {
  if (is === 'person') return standIn === null ? undefined : STAND_IN
  return level ?? STAND_IN
}

/** Whether a program plays here whose seat somebody new could take: nobody else has a right to it. */
export const mayBeOpened = (chair: Chair): boolean => chair.is !== 'open' && !isVoter(chair)

/** Whether a person sits here who has not given up: present or not, nothing is undone or ended over their head. */
export const isVoter = ({ is, standIn }: Chair): boolean => is === 'person' && standIn !== 'resigned'

/** Whether a person sits here and plays. */
export const isActive = (chair: Chair): boolean => chair.is === 'person' && chair.standIn === null
