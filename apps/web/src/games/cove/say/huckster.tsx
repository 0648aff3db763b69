/** The Huckster's events with their reasons, one sentence each; the words are found by the number of the rule. */
import type { HucksterEvent, Reading } from '@merchants/cove'
import { GOODS } from '@merchants/cove'
import type { Slot } from '../../../words/message.ts'
import type { T } from '../../../words/translator.ts'
import { actionWord, boatWord, bold, capital, cardWord, goodWord, whoWord } from './words.tsx'

type Slots = Readonly<Record<string, Slot>>

export function sayHuckster(t: T, event: HucksterEvent): Slot {
  return t.any(`cove-why.${event.why.key}`, slotsOf(t, event))
}

function slotsOf(t: T, event: HucksterEvent): Slots {
  const { facts } = event.why
  const dock = (name: string): string => t.any(`cove-why.dock-${name}`)
  switch (event.what) {
    case 'laid right':
      return { card: bold(cardWord(t, event.card)) }
    case 'revealed':
      return { left: bold(cardWord(t, event.left)), right: bold(cardWord(t, event.right)) }
    case 'slid':
      return { discarded: cardWord(t, event.discarded), right: bold(cardWord(t, event.right)) }
    case 'read':
      return readingSlots(t, event.reading)
    case 'chose slot':
      return { ...facts, ...place(t, facts), slot: bold(String(event.slot)) }
    case 'pooled':
      return { who: bold(whoWord(t, event.who)) }
    case 'gained good':
    case 'lost good':
    case 'keeps good':
      return { good: bold(goodWord(t, event.good)) }
    case 'gold':
      return {
        gold: event.gold,
        hall: event.hall,
        customers: facts['customers'] ?? 0,
        who: whoWord(t, event.hall),
      }
    case 'chose newcomer':
      return {
        who: bold(whoWord(t, event.who)),
        passed: event.passed.map((colour) => t.any(`cove-why.no-${colour}`)).join(', '),
        colour: event.who === 'rogue' ? '' : t.any(`cove-why.colour-${event.who}`),
      }
    case 'chose boat':
      return { ...place(t, facts), boat: bold(boatWord(t, event.boat)) }
    case 'chose dock':
      return {
        boat: bold(boatWord(t, event.boat)),
        dock: bold(dock(event.dock)),
        taken: dock(String(facts['taken'] ?? event.dock)),
      }
    case 'stays at sea':
      return { boat: bold(boatWord(t, event.boat)) }
    case 'sold':
      return {
        good: goodWord(t, event.good),
        pier: event.pier,
        customers: event.customers,
        gold: event.gold,
        colour: GOODS[event.good].colour,
      }
    default:
      return facts
  }
}

const readingSlots = (t: T, { action, multiplier, side, arrow, hours, corruption }: Reading): Slots => ({
  action: actionWord(t, action),
  times: t('cove.times', { times: multiplier }),
  side: bold(capital(t.any(`cove.${side}`))),
  arrow: bold(t.any(`cove.${arrow}`)),
  hours,
  corruption,
})

function place(t: T, { side, arrow }: HucksterEvent['why']['facts']): Slots {
  if (side === undefined || arrow === undefined) return {}
  return { side: t.any(`cove.${side}`), arrow: t.any(`cove.${arrow}`) }
}
