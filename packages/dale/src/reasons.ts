/** Why something is not possible: keys with facts, and their plain English. */
import type { Refusal } from '@merchants/tabletop'

const ENGLISH = {
  'wrong-players': 'a game has 2 to 4 players, not {players}',
  'teams-need-four': 'a team game has exactly 4 players, not {players}',
  'deck-chosen-twice': 'every deck can be chosen once',
  'wrong-decks': 'this game needs {needed} decks, {given} are chosen',
  'no-such-starter': 'the starting player must be one of the {players} players',
  'game-is-over': 'the game is over',
  'not-asked': '{seat} is not asked anything now; {asked} has to decide',
  'no-such-slot': 'there is no market slot {slot}; slots are 1 to 5',
  'slot-is-empty': 'market slot {slot} is empty',
  'market-discard-is-empty': 'the market discard is empty',
  'discard-needs-permission': 'buying from the market discard needs Market Discovery in the payment',
  'nothing-paid': 'a payment needs at least one card',
  'too-little': 'price {price}, you pay {paid}',
  overpaid:
    'price {price}, you pay {paid}: the {over} too much must be less than every paid card, and {card} counts {value}',
  'arranging-needs-permission': 'arranging the market needs Calculations in the payment',
  'arrangement-has-other-cards': 'the arrangement must hold exactly the cards of the market',
  'cannot-stay': '{card} cannot stay in the hand: only a paid Glue can',
  'cannot-be-thrown':
    '{card} cannot be thrown away: at most {most} paid junk can, and only when buying Essential Purchase',
  'cannot-go-on-deck': '{card} cannot go on the deck: one other paid card can for each Master Builder that waits',
  'not-in-hand': '{card} is not in your hand',
  'not-there': '{card} is not there',
  'not-a-technique': '{card} is not a technique',
  'cannot-copy': '{card} cannot be a copy of {model} now',
  'must-copy': '{card} must be written with the card it copies: {models}',
  'no-ability': '{card} has no ability to use in your turn',
  'already-used': '{card} was already used this turn',
  'nothing-to-use': '{card} can do nothing now',
  'empty-stack': 'a stack needs at least one card of your own',
  'wrong-sum': 'the stack must be worth {goal}, these cards are worth {sum}',
  'mixed-sets': 'all cards of a stack must belong to one set: {card} does not',
  'junk-in-stack': 'junk cannot be part of a stack without Stashing Vendor',
  'discard-not-allowed': 'only {most} cards of the discard pile may be part of this stack',
  'market-not-allowed': 'taking a market card first needs Snack on your schedule',
  'cannot-change-value': '{card} cannot count {value} in this stack',
  'cannot-fuel': 'the cards spent are worth {spent}, which gives no legal value for Stove',
  'nothing-to-fuel': 'spending on a stack needs Stove in it',
  'part-of-stack': '{card} is part of the stack: it cannot be spent as well',
  'no-stack-possible': 'no legal stack is possible now: it must be worth {goal}',
  'no-teammate': 'there is no teammate to help',
  'declined-before': 'your teammate has declined that in this action: ask for something else',
  'cannot-pass': 'you cannot pass now: an action is due (an inventory action may discard nothing)',
  'actions-are-over': 'your actions of this turn are over: only abilities can still be used',
  'due-first': 'cards on your schedule are due first: choose the next one',
  'only-another-stack': 'one more stack is all that can be built now; you can pass',
  'not-now': 'this is not possible now',
  'not-an-option': '{word} is not one of the options',
  'not-for-this-question': 'this does not answer the question',
  'gets-nothing': '{seat} gets no card',
  'must-get-one': '{seat} must get a card',
  'too-few': 'at least {min} must be chosen',
  'too-many': 'at most {max} may be chosen',
  'answer-is-no-list': 'an answer is a list of options',
  'no-such-option': 'there is no option {option}',
  'chosen-twice': 'option {option} was chosen twice',
  'nothing-to-undo': 'there is nothing to take back',
  'something-was-learned': 'somebody has learned something since, or chance was used',
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
