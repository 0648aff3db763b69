/** Why something is not possible: keys with facts, and their plain English. */
import type { Refusal } from '@merchants/tabletop'

const ENGLISH = {
  'wrong-players': 'a game has 2 to 4 players, not {players}',
  'teams-need-four': 'a team game has exactly 4 players, not {players}',
  'deck-chosen-twice': 'each deck can be chosen only once',
  'wrong-decks': 'this game needs {needed} decks, not {given}',
  'no-such-starter': 'the starting player must be one of the {players} players',
  'game-is-over': 'the game is over',
  'not-asked': 'it is {asked}’s decision, not {seat}’s',
  'no-such-slot': 'there is no market slot {slot}; slots are 1 to 5',
  'slot-is-empty': 'market slot {slot} is empty',
  'market-discard-is-empty': 'the market discard is empty',
  'discard-needs-permission': 'you can buy from the market discard only when you pay with Market Discovery',
  'nothing-paid': 'pay with at least one card',
  'too-little': 'the price is {price}, and you pay only {paid}',
  overpaid: 'the price is {price}, and you pay {paid}; leave out {card} ({value}), because the rest is enough',
  'arranging-needs-permission': 'you can arrange the market only when you pay with Calculations',
  'arrangement-has-other-cards': 'the arrangement must contain exactly the cards of the market',
  'cannot-stay': '{card} cannot stay in your hand; only Glue can, when you pay with it',
  'cannot-be-thrown':
    '{card} cannot be thrown away; junk you pay with can, when you buy Essential Purchase (here: {most} at most)',
  'cannot-go-on-deck':
    '{card} cannot go on your deck; each scheduled Master Builder allows it for one other card you pay with',
  'not-in-hand': '{card} is not in your hand',
  'too-few-in-hand': 'you do not have that many {card} cards in your hand; leave one out',
  'not-there': '{card} is not there',
  'not-a-technique': '{card} is not a technique',
  'cannot-copy': '{card} cannot copy {model} now',
  'must-copy': 'write {card} with the card it copies: {models}',
  'no-ability': '{card} has no ability to use on your turn',
  'already-used': '{card} was already used this turn',
  'nothing-to-use': '{card} has no effect right now',
  'empty-stack': 'a stack needs at least one of your own cards',
  'wrong-sum': 'the stack must be worth {goal}, and these cards are worth {sum}',
  'mixed-sets': 'all cards in a stack must belong to one set; leave out {card}',
  'junk-in-stack': 'junk cannot be part of a stack without Stashing Vendor',
  'discard-not-allowed': 'this stack can contain at most {most} from your discard pile',
  'market-not-allowed': 'you can take a market card first only while Snack is on your schedule',
  'cannot-change-value': '{card} cannot be worth {value} in this stack',
  'cannot-fuel': 'the cards spent are worth {spent}, which gives no legal value for Stove',
  'nothing-to-fuel': 'you can spend cards on a stack only if Stove is part of it',
  'part-of-stack': '{card} is part of the stack, so you cannot spend it too',
  'no-stack-possible': 'the next stack must be worth {goal}, and you cannot build one now',
  'no-teammate': 'you have no teammate in this game',
  'declined-before': 'your teammate has already declined that during this action; ask for something else',
  'cannot-pass': 'you must take an action (you may take inventory and discard nothing)',
  'actions-are-over': 'you have used all your actions this turn; you can only use abilities or pass',
  'due-first': 'resolve your scheduled cards first; choose the next one',
  'only-another-stack': 'you can only build another stack now, or pass',
  'not-now': 'that is not possible now',
  'not-an-option': '{word} is not one of the options',
  'named-too-often': '{word} is named more often than it can be chosen',
  'not-for-this-question': 'that does not answer the question',
  'gets-nothing': '{seat} gave no card and gets none',
  'must-get-one': '{seat} must get a card too',
  'too-few': 'choose at least {min}',
  'too-many': 'choose at most {max}',
  'answer-is-no-list': 'an answer is a list of options',
  'no-such-option': 'there is no option {option}',
  'chosen-twice': 'option {option} was chosen twice',
  'nothing-to-undo': 'there is nothing to undo',
  'something-was-learned': 'hidden cards were revealed or something random has happened since',
} as const

export type ReasonKey = keyof typeof ENGLISH

export interface Reason extends Refusal {
  readonly key: ReasonKey
}

export const reason = (key: ReasonKey, facts: Refusal['facts'] = {}): Reason => ({ key, facts })

export function inEnglish({ key, facts }: Refusal): string {
  const words: string = ENGLISH[key as ReasonKey] ?? key
  return words.replace(/\{(\w+)\}/g, (_, fact: string) => String(facts[fact] ?? '?'))
}
