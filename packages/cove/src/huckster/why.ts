/** The reasons for the Huckster's decisions, each with the number of the rule as a key, its facts and its plain English. */
import { factName } from '../names.ts'

const ENGLISH = {
  // arrival
  'H-19': 'his top card goes on the right',
  'H-20': 'the arrival spaces of his pool are filled from the bag',
  'H-21': 'all arrival spaces of his pool are taken, so no one is drawn',
  'H-23': 'the bag is empty, so no one is drawn',
  // his turn
  'H-24': 'his top card goes on the left, so the inner halves touch',
  'H-25': 'the inner halves give action, multiplier, side, arrow and cost',
  'H-26': 'he takes the action as often as the multiplier says',
  'H-27': 'he pays the cost once, hours first, then corruption',
  'H-28': 'the right card is discarded, and the left one moves over',
  'H-29': 'the deck is empty, so the discard pile is shuffled into a new one',
  // hire
  'H-32': '{side} and {arrow} point at slot {slot}',
  'H-36': 'he does not pay for this card and ignores its ability',
  'H-40': 'each hire adds two newcomers to his pool',
  'H-41': 'his pool has no space, so this newcomer is not drawn',
  'H-42': 'because a newcomer was not drawn, he returns a random corruption card',
  'H-44': 'slot {pointed} is empty, and slot {slot} is the nearest filled one',
  'H-44-empty': 'the town square is empty, so he hires no one',
  // goods
  'H-46': 'it goes on his first free shelf space',
  'H-48': 'his shelf is full, so he does not get the {good} good',
  'H-49': 'for the lost good, a newcomer joins his pool',
  'H-50': 'his pool is full too, so nothing happens',
  'H-51': '2 gold for each customer in the {guild}’ hall: {customers} there',
  // clock
  'H-53': 'one corruption card for each corruption symbol of the cost',
  'H-54': 'with three goods or fewer ({goods}) he stops at the clock hand, takes 1 corruption card and loads no one',
  'H-55': 'with four goods or more ({goods}) he passes the clock hand and loads a boat',
  'H-57': 'he passes newcomer symbol {time} of {times}',
  // who boards
  'H-59': 'his newest good is {colour}, and his pool has a customer for it',
  'H-60': 'his pool has no customer for newer goods ({passed}); going left, the next good with a customer is {colour}',
  'H-61': 'his pool has no customer for any of his goods ({passed}), so a rogue boards',
  'H-62': 'his pool has no customer for any of his goods ({passed}) and no rogue, so the newcomer from the bag boards',
  'H-63-rogue': 'his shelf is empty, so a rogue from the pool boards',
  'H-63-bag': 'his shelf is empty and his pool has no rogue, so the newcomer from the bag boards',
  'H-62-empty': 'the bag is empty, so no one boards',
  // boat and dock
  'H-64': 'of the boats at sea with a free seat, {side} and {arrow} point at boat {boat}',
  'H-65': 'no boat at sea in the {side} half has a free seat, so he uses the other half: boat {boat}',
  'H-66': 'no boat at sea has a free seat, so no one boards',
  'H-67': 'boat {boat} is full and docks at the {dock} dock, where its half and the arrow point',
  'H-67-other': 'boat {boat} is full; the {taken} dock is taken, so it docks at the {dock} one',
  'H-69': 'boat {boat} is full, but both docks in its half are taken, so it stays at sea',
  // market
  'H-73': 'he sells at the first pier that takes the good and has a customer for it',
  'H-75': 'he sold on the black market, which costs 1 corruption card',
  'H-76': 'no one bought it, so it stays on the shelf',
  'H-77': 'each customer in his pool earns 1 gold for each customer in their hall: {customers} there',
  'H-86': 'he sold to cultists, which costs 1 corruption card',
  // clean-up
  'H-80': 'all his cards are shuffled into a new deck',
  V12: 'he does not have two cards to place side by side, so he waits for an hour',
} as const

export type WhyKey = keyof typeof ENGLISH

export const WHY_KEYS = Object.keys(ENGLISH) as readonly WhyKey[]

export interface Why {
  readonly key: WhyKey
  readonly facts: Readonly<Record<string, string | number>>
}

const NO_FACTS: Why['facts'] = {}

export const because = (key: WhyKey, facts: Why['facts'] = NO_FACTS): Why => ({ key, facts })

/** The number of the rule alone: `H-67` for `H-67-other`. */
export const ruleOf = ({ key }: Why): string => key.split('-').slice(0, 2).join('-')

export const whyInEnglish = ({ key, facts }: Why): string =>
  ENGLISH[key].replace(/\{(\w+)\}/g, (_, fact: string) => factName(facts[fact]))
