/** Why something is not possible: keys with facts, and their plain English. */
import type { Refusal } from '@merchants/tabletop'

const ENGLISH = {
  // setting up
  'wrong-humans': 'one or two humans play, not {humans}',
  'merchant-chosen-twice': 'every merchant can be chosen once (V8)',
  'wrong-sets': 'a game needs two different townsfolk sets (C-42)',
  // whose move it is
  'game-is-over': 'the game is over',
  'not-asked': '{seat} is not asked anything now; {asked} has to decide',
  'not-his-turn': 'it is not the turn of the Huckster; {asked} has to decide',
  'market-is-later': 'the market phase begins when every marker has reached the token on {token} (C-30)',
  'not-in-market': 'goods are sold in the market phase only',
  // where to go
  'same-location': '{location} was used last, and no location but rest may be used twice in a row (C-35)',
  'not-your-location': '{location} belongs to another merchant (C-36)',
  'staff-is-full': 'you employ {most} townsfolk, which is the most (C-46)',
  'no-such-slot': 'there is no slot {slot}; slots are 1 to 4',
  'slot-is-empty': 'slot {slot} of the town square is empty',
  'square-is-empty': 'nobody stands in the town square',
  'nobody-rested': 'none of your staff is rested (C-38)',
  'not-your-staff': '{card} is not one of your staff',
  'is-tired': '{card} is tired until clean-up (C-38)',
  'too-many-staff': 'at most {most} of your staff work in one visit (C-38)',
  'halls-are-empty': 'no customer stands in any hall',
  'hall-is-empty': 'no customer stands in the {colour} hall',
  // blacksmith
  'rack-is-empty': 'no die lies on the rack (C-67)',
  'no-such-furnace': 'there is no furnace {furnace}; furnaces are 1 to 4',
  'no-alloy': 'furnace {furnace} holds no alloy die (C-66)',
  'furnaces-are-empty': 'no furnace holds an alloy die (C-68)',
  'too-many-furnaces': 'bellows heat at most {most} furnaces (C-68)',
  'furnace-is-taken': 'furnace {furnace} already holds an alloy die (C-66)',
  'furnace-is-full': 'furnace {furnace} already holds {most} coal dice (C-66)',
  'coal-needs-alloy': 'furnace {furnace} holds no alloy die for coal to join (C-66)',
  'not-on-rack': '{die} is not on the rack',
  'too-cold': 'furnace {furnace} has heat {heat}, a {size} good needs {needed} (C-69)',
  'nothing-hot': 'no furnace has heat {needed} or more (C-69)',
  'nothing-locked': 'no die is locked any more (C-70)',
  'not-locked': 'no {die} die is locked (C-70)',
  // alchemist
  'row-is-empty': 'row {row} is empty (C-74)',
  'no-such-marble': 'there is no marble {at} in row {row}, only {marbles}',
  'nothing-to-brew': 'the flask does not hold the marbles for any good (C-76)',
  'no-such-recipe': '{good} cannot be made of {marbles} (C-76, C-77)',
  'too-few-marbles': 'the flask does not hold {marbles} for {good}',
  'too-many-goods': 'at most {most} goods are brewed in one visit (C-76)',
  'nothing-to-purify': 'the jar is empty and you have no corruption card (C-79)',
  'no-such-corruption': 'you have no {card}',
  'must-return': 'one of your corruption cards must be returned: say which (C-79)',
  // market
  'not-on-shelf': '{good} is not on your shelf',
  'wrong-size': '{pier} does not take {size} goods (C-56)',
  'no-customer': 'nobody at {pier} buys {colour} goods (C-56)',
  'cultists-refused': 'only cultists would buy {colour} goods at {pier}, and you have sold there without them (C-83)',
  // words
  'say-more': 'say which: {options}',
  'not-now': 'this is not possible now',
  'not-an-option': '{word} is not one of the options',
  'too-few': 'at least {min} must be chosen',
  'too-many': 'at most {max} may be chosen',
  'answer-is-no-list': 'an answer is a list of options',
  'no-such-option': 'there is no option {option}',
  'chosen-twice': 'option {option} was chosen twice',
  'nothing-to-undo': 'there is nothing to take back',
  'something-was-learned': 'somebody has learned something since, or chance was used',
} as const

export type ReasonKey = keyof typeof ENGLISH

export const REASON_KEYS = Object.keys(ENGLISH) as readonly ReasonKey[]

export interface Reason extends Refusal {
  readonly key: ReasonKey
}

export const reason = (key: ReasonKey, facts: Refusal['facts'] = {}): Reason => ({ key, facts })

export function inEnglish({ key, facts }: Refusal): string {
  const words: string = ENGLISH[key as ReasonKey] ?? key
  return words.replace(/\{(\w+)\}/g, (_, fact: string) => String(facts[fact] ?? '?'))
}
