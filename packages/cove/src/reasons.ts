/** Why something is not possible: keys with facts, and their plain English. */
import type { Refusal } from '@merchants/tabletop'
import { factName } from './names.ts'

const ENGLISH = {
  // setting up
  'wrong-humans': 'the Cove is for one or two players, not {humans}',
  'merchant-chosen-twice': 'each merchant can be chosen only once (V8)',
  'wrong-sets': 'choose two different townsfolk sets (C-42)',
  // whose move it is
  'game-is-over': 'the game is over',
  'not-asked': 'it is {asked}’s decision, not {seat}’s',
  'not-his-turn': 'it is not the Huckster’s turn; {asked} has to decide',
  'market-is-later': 'the market phase begins when every marker has reached the token on {token} (C-30)',
  'not-in-market': 'goods can be sold only in the market phase',
  // where to go
  'same-location': 'you were just at {location}, and only rest can be used twice in a row (C-35)',
  'not-your-location': '{location} belongs to another merchant (C-36)',
  'staff-is-full': 'you already employ {most} townsfolk, the maximum (C-46)',
  'no-such-slot': 'there is no slot {slot}; slots are 1 to 4',
  'slot-is-empty': 'slot {slot} of the town square is empty',
  'square-is-empty': 'the town square is empty',
  'nobody-rested': 'none of your staff is rested (C-38)',
  'not-your-staff': '{card} is not one of your staff',
  'is-tired': '{card} is tired until clean-up (C-38)',
  'too-many-staff': 'at most {most} of your staff can work per visit (C-38)',
  'halls-are-empty': 'all halls are empty',
  'hall-is-empty': 'the {guild}’ hall is empty',
  // blacksmith
  'rack-is-empty': 'the rack has no dice (C-67)',
  'no-such-furnace': 'there is no furnace {furnace}; furnaces are 1 to 4',
  'no-alloy': 'furnace {furnace} has no alloy die (C-66)',
  'furnaces-are-empty': 'no furnace has an alloy die (C-68)',
  'too-many-furnaces': 'you can heat at most {most} furnaces (C-68)',
  'furnace-is-taken': 'furnace {furnace} already has an alloy die (C-66)',
  'furnace-is-full': 'furnace {furnace} already has {most} coal dice (C-66)',
  'coal-needs-alloy': 'furnace {furnace} needs an alloy die before coal (C-66)',
  'not-on-rack': 'there is no {die} on the rack',
  'too-cold': 'furnace {furnace} has heat {heat}, and a {size} good needs {needed} (C-69)',
  'nothing-hot': 'no furnace has heat {needed} or more (C-69)',
  'nothing-locked': 'all your dice are unlocked (C-70)',
  'not-locked': 'no {die} die is locked (C-70)',
  // alchemist
  'row-is-empty': 'row {row} is empty (C-74)',
  'no-such-marble': 'there is no marble {at} in row {row}, only {marbles}',
  'nothing-to-brew': 'your flask does not have enough marbles for any good (C-76)',
  'no-such-recipe': '{marbles} do not make a {good} good (C-76, C-77)',
  'too-few-marbles': 'your flask does not have {marbles} for a {good} good',
  'too-many-goods': 'you can brew at most {most} goods per visit (C-76)',
  'nothing-to-purify': 'the jar is empty and you have no corruption cards (C-79)',
  'no-such-corruption': 'you have no such card: {card}',
  'must-return': 'you must return one of your corruption cards; say which (C-79)',
  // market
  'not-on-shelf': 'you have no {good} good on your shelf',
  'wrong-size': '{size} goods cannot be sold at {pier} (C-56)',
  'no-customer': 'no customer at {pier} buys {colour} goods (C-56)',
  'cultists-refused': 'only cultists would buy {colour} goods at {pier}, and you decided not to sell to them (C-83)',
  // words
  'say-more': 'choose one: {options}',
  'not-now': 'that is not possible now',
  'not-an-option': '{word} is not one of the options',
  'named-too-often': '{word} is named more often than it can be chosen',
  'too-few': 'choose at least {min}',
  'too-many': 'choose at most {max}',
  'answer-is-no-list': 'an answer is a list of options',
  'no-such-option': 'there is no option {option}',
  'chosen-twice': 'option {option} was chosen twice',
  'nothing-to-undo': 'there is nothing to undo',
  'something-was-learned': 'something random has happened since',
} as const

export type ReasonKey = keyof typeof ENGLISH

export const REASON_KEYS = Object.keys(ENGLISH) as readonly ReasonKey[]

export interface Reason extends Refusal {
  readonly key: ReasonKey
}

export const reason = (key: ReasonKey, facts: Refusal['facts'] = {}): Reason => ({ key, facts })

export function inEnglish({ key, facts }: Refusal): string {
  const words: string = ENGLISH[key as ReasonKey] ?? key
  return words.replace(/\{(\w+)\}/g, (_, fact: string) => factName(facts[fact]))
}
