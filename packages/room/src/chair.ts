/** A seat as the table remembers it. */
import type { BotLevel, StandInReason } from '@merchants/protocol'
import type { SeatPlan } from './entry.ts'

export interface Chair {
  is: 'open' | 'person' | 'bot'
  name: string
  level: BotLevel | null
  /** Hashes of the secrets that open this seat, oldest first. */
  keys: string[]
  isReady: boolean
  standIn: StandInReason | null
  wantsAgain: boolean
  /** What is left of a live clock, in milliseconds. */
  left: number
}

/** How well programs play that fill in for people. */
export const STAND_IN: BotLevel = 'seasoned'

/** Devices that can hold one seat. */
export const MOST_KEYS = 5

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
