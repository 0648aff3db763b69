/** Townsfolk, with the worth of an ability and of a hire. */
import type { Colour, Corruption, Good, TownsfolkId } from '@merchants/cove'
import { COLOURS, townsfolk } from '@merchants/cove'
import type { DecisionHandler } from './bot.ts'
import { bestAbove, bestOf } from './bot.ts'
import type { Assessment, ViewPart } from './assessment.ts'
import { costOf, gainOf } from './assessment.ts'

/** The worth of changing the boats besides the gold. */
const LOADING = 0.5
const SENDING = 1
const MOVING = 2

/** The current gain of a card's ability. */
function abilityWorth(id: TownsfolkId, own: Assessment): number {
  const { ability } = townsfolk(id)
  const { me, view } = own
  switch (ability.does) {
    case 'return corruption':
      return worstOf(me.corruption, view)
        .slice(0, ability.count)
        .reduce((sum, at) => sum + Math.max(0, costOf(me.corruption[at] as Corruption, view)), 0)
    case 'hall gold':
      return ability.each * view.halls[ability.colour]
    case 'good': {
      const colours = ability.colour === 'any' ? COLOURS : [ability.colour]
      return Math.max(...colours.map((colour) => gainOf([`${ability.size}-${colour}`], own)))
    }
    case 'load':
      return ability.gold + LOADING
    case 'send to bag':
      return ability.gold + SENDING
    case 'move':
      return ability.gold + MOVING
  }
}

/** Places of cards, those that cost most first. */
const worstOf = (cards: readonly Corruption[], view: ViewPart): number[] =>
  cards
    .map((_, at) => at)
    .toSorted((a, b) => costOf(cards[b] as Corruption, view) - costOf(cards[a] as Corruption, view))

/** The gain of hiring a card, with its ability and its symbols as if this were the end. */
export function hireWorth(id: TownsfolkId, own: Assessment): number {
  const { guilds, corruption } = townsfolk(id)
  const { halls, lair } = own.view
  return guilds.reduce((sum, colour) => sum + halls[colour], abilityWorth(id, own) - corruption * lair)
}

/** The best of the rested staff, as places. */
function bestStaff(cards: readonly TownsfolkId[], most: number, own: Assessment): number[] {
  const worths = cards.map((id) => abilityWorth(id, own))
  const places = cards.map((_, at) => at).toSorted((a, b) => (worths[b] as number) - (worths[a] as number))
  return places.filter((at, rank) => rank === 0 || (rank < most && (worths[at] as number) > 0))
}

/** This many work in one visit of the staff room. */
const WORKERS = 2

export function staffGain(own: Assessment): number {
  const { townsfolk: cards, tired } = own.me
  const rested = cards.filter((id) => !tired.includes(id))
  return bestStaff(rested, WORKERS, own).reduce((sum, at) => sum + abilityWorth(rested[at] as TownsfolkId, own), 0)
}

const staff: DecisionHandler = ({ options, max }, own) => bestStaff(options as readonly TownsfolkId[], max, own)

const returnCorruption: DecisionHandler = ({ options, max }, { view }) => {
  const cards = options as readonly Corruption[]
  return worstOf(cards, view).filter((at, rank) => rank < max && costOf(cards[at] as Corruption, view) > 0)
}

const colour: DecisionHandler = ({ options, about }, { worth }) => {
  const { ability } = townsfolk(about as TownsfolkId)
  const size = ability.does === 'good' ? ability.size : 'small'
  return [bestOf(options as readonly Colour[], (each) => worth[`${size}-${each}`])]
}

const replace: DecisionHandler = ({ options, about }, { worth }) =>
  bestAbove(options as readonly Good[], -worth[about as Good], (good) => -worth[good])

export const STAFF_DECISIONS = { staff, 'return corruption': returnCorruption, colour, replace }
