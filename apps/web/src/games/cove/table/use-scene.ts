/** The current scene, with the part in front and the row of the harbour that has the room. */
import type { EventView, Kind, Location } from '@merchants/cove'
import { useState } from 'react'
import type { Choosing } from '../choose/use-choosing.ts'
import type { TurnSteps } from '../playback/turn-steps.ts'
import { useCove } from './table-context.tsx'

export type Part = 'board' | 'shop' | 'stall'
export type About = 'all' | 'boats' | 'halls' | 'piers' | 'square'

export interface Scene {
  readonly state: string
  readonly front: Part
  readonly about: About
  readonly isMarket: boolean
  readonly bring: (part: Part) => void
}

/** Where the answer to a question is pressed. */
const SHOP_KINDS: readonly Kind[] = ['placements', 'corruption', 'goods', 'furnaces', 'pieces', 'recipes', 'staff']
const BOARD_PLACES: readonly Location[] = ['square', 'guildVisit', 'rest']
const LABORATORY: readonly Location[] = ['row1', 'row2', 'row3', 'brew', 'purify']

/** While these are shown, the shop is looked at. */
const SHOP_EVENTS: ReadonlySet<EventView['what'] | undefined> = new Set<EventView['what']>([
  'rolled',
  'unlocked',
  'blew',
  'forged',
  'drew off',
  'refilled',
  'spilled',
  'brewed',
  'purified',
  'made good',
  'threw good',
])

const TURN_STATES = { 1: 'reveal', 2: 'read', 3: 'act', 4: 'pay', 5: 'slide' } as const

function stateOf({ decision, plan }: Choosing, story: TurnSteps | undefined, isEvening: boolean): string {
  if (isEvening) return 'evening'
  if (story !== undefined) return story.kind === 'market' ? 'sells' : TURN_STATES[story.step]
  if (decision === undefined) return 'wait'
  if (decision.kind === 'placements') return 'dice'
  if (decision.kind === 'sales') return 'sell'
  if (decision.kind === 'boats') return 'seat'
  if (plan !== undefined && LABORATORY.includes(plan.go)) return 'lab'
  return plan === undefined && decision.kind === 'acts' ? 'choose' : 'ask'
}

function calledPart(state: string, { decision, plan }: Choosing, shown: EventView | undefined): Part {
  if (state === 'reveal' || state === 'read' || state === 'slide') return 'stall'
  if (state === 'wait' && SHOP_EVENTS.has(shown?.what)) return 'shop'
  const isShop = (decision && SHOP_KINDS.includes(decision.kind)) || (plan && !BOARD_PLACES.includes(plan.go))
  return isShop ? 'shop' : 'board'
}

function aboutOf(state: string, { decision, plan }: Choosing): About {
  if (state === 'sells' || state === 'sell' || decision?.kind === 'docks') return 'piers'
  if (state === 'pay' || state === 'seat' || decision?.kind === 'passengers') return 'boats'
  if (plan?.go === 'guildVisit') return 'halls'
  return state === 'act' || plan?.go === 'square' ? 'square' : 'all'
}

export function useScene(): Scene {
  const { choosing, story, match, showing } = useCove()
  const state = stateOf(choosing, story, showing.isEvening)
  const called = calledPart(state, choosing, showing.frames[showing.shown - 1]?.event)
  // A part brought to the front by the player stays there until the next question.
  const call = `${match.step}-${state}-${choosing.plan?.go ?? ''}`
  const [brought, setBrought] = useState<{ readonly call: string; readonly part: Part }>({ call, part: called })
  return {
    state,
    front: brought.call === call ? brought.part : called,
    about: aboutOf(state, choosing),
    isMarket: state === 'sell' || state === 'sells',
    bring: (part) => setBrought({ call, part }),
  }
}
