/** Townsfolk: what an ability brings, and what a hire is worth. */
import type { Colour, Corruption, Good, TownsfolkId, View } from '@merchants/cove'
import { COLOURS, townsfolk } from '@merchants/cove'
import type { Handler } from './bot.ts'
import { bestAbove, bestOf } from './bot.ts'
import type { Outlook } from './outlook.ts'
import { costOf, gainOf } from './outlook.ts'

/** What meddling with the boats is worth besides the gold. */
const LOADING = 0.5
const SENDING = 1
const MOVING = 2

/** What the ability of a card brings now. */
function abilityWorth(id: TownsfolkId, outlook: Outlook): number {
  const { ability } = townsfolk(id)
  const { me, view } = outlook
  switch (ability.does) {
    case 'return corruption':
      return worstOf(me.corruption, view)
        .slice(0, ability.count)
        .reduce((sum, at) => sum + Math.max(0, costOf(me.corruption[at] as Corruption, view)), 0)
    case 'hall gold':
      return ability.each * view.halls[ability.colour]
    case 'good': {
      const colours = ability.colour === 'any' ? COLOURS : [ability.colour]
      return Math.max(...colours.map((colour) => gainOf([`${ability.size}-${colour}`], outlook)))
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
const worstOf = (cards: readonly Corruption[], view: View): number[] =>
  cards
    .map((_, at) => at)
    .toSorted((a, b) => costOf(cards[b] as Corruption, view) - costOf(cards[a] as Corruption, view))

/** What it brings to hire a card: its ability, and its symbols as if this were the end. */
export function hireWorth(id: TownsfolkId, outlook: Outlook): number {
  const { guilds, corruption } = townsfolk(id)
  const { halls, lair } = outlook.view
  return guilds.reduce((sum, colour) => sum + halls[colour], abilityWorth(id, outlook) - corruption * lair)
}

/** The best of the rested staff, as places. */
function bestStaff(cards: readonly TownsfolkId[], most: number, outlook: Outlook): number[] {
  const worths = cards.map((id) => abilityWorth(id, outlook))
  const places = cards.map((_, at) => at).toSorted((a, b) => (worths[b] as number) - (worths[a] as number))
  return places.filter((at, rank) => rank === 0 || (rank < most && (worths[at] as number) > 0))
}

/** So many work in one visit of the staff room. */
const WORKERS = 2

export function staffGain(outlook: Outlook): number {
  const { townsfolk: cards, tired } = outlook.me
  const rested = cards.filter((id) => !tired.includes(id))
  return bestStaff(rested, WORKERS, outlook).reduce(
    (sum, at) => sum + abilityWorth(rested[at] as TownsfolkId, outlook),
    0,
  )
}

const staff: Handler = ({ options, max }, outlook) => bestStaff(options as readonly TownsfolkId[], max, outlook)

const returnCorruption: Handler = ({ options, max }, { view }) => {
  const cards = options as readonly Corruption[]
  return worstOf(cards, view).filter((at, rank) => rank < max && costOf(cards[at] as Corruption, view) > 0)
}

const colour: Handler = ({ options, about }, { worth }) => {
  const { ability } = townsfolk(about as TownsfolkId)
  const size = ability.does === 'good' ? ability.size : 'small'
  return [bestOf(options as readonly Colour[], (each) => worth[`${size}-${each}`])]
}

const replace: Handler = ({ options, about }, { worth }) =>
  bestAbove(options as readonly Good[], -worth[about as Good], (good) => -worth[good])

export const STAFF_QUESTIONS = { staff, 'return corruption': returnCorruption, colour, replace }
