/** Why a table says no, beyond what the rules of the game say: keys for the words, and plain English. */
import { inEnglish as rulesInEnglish } from '@merchants/dale'
import type { Refusal } from '@merchants/tabletop'

export const REFUSALS = {
  'not-now': 'this is not possible now',
  'not-host': 'only the person who sets the table may do this',
  'not-ready': 'not everybody is ready yet',
  'seat-open': 'a seat is still free: wait for somebody, or let a program play it',
  'seat-taken': 'somebody sits there',
  'no-free-seat': 'no seat is free',
  'no-such-seat': 'there is no such seat',
  'no-such-deck': 'there is no deck {deck}',
  'name-taken': 'somebody at this table already has this name',
  'too-many-devices': 'this seat is open on many devices already: sign one out first',
  'this-device': 'this is the device you are at',
  'invisible-name': 'nobody could see this name: it needs a letter, a digit, a sign or an emoji',
  'odd-name': 'this name has hidden characters, or some that would turn the text of others around',
  'table-closed': 'this table was given up',
  'table-full': 'so much has happened at this table that there is no room for more: open another',
  'table-stopped': 'what follows at this table does not fit the rules of this version, so it is only shown up to there',
  'stand-in-plays': 'a program plays this seat: take it back first',
  resigned: 'who has given up cannot come back into this game',
  'nothing-proposed': 'nothing is proposed',
  'already-proposed': 'something else is proposed; answer that first',
  'proposed-lately': 'your last proposal came to nothing: play on, and wait a minute before the next',
  'ask-first': 'this would show the cards of a seat to somebody new: propose it to the others',
  'game-not-over': 'the game is still being played',
  'no-such-game': 'there was no such game at this table',
  'no-such-step': 'the game has not come so far',
  'not-started': 'no game has begun yet',
  unreadable: 'this cannot be read as a move: {word}',
  'proof-unreadable': 'this is no proof of a game',
  'proof-altered': 'something in this proof was changed after the game',
  'wrong-commitment': 'the secret is not the one that was promised before the game',
  'wrong-seed': 'the shuffles were not made from the secret and what the seats have added',
  'wrong-starter': 'somebody else should have started',
  'wrong-answer': 'answer {answer} is not possible in this game',
  'wrong-end': 'the game does not end as it is told',
  'unknown-rules': 'this game was played by version {rules} of the rules, which is not known here',
} as const

export type RefusalKey = keyof typeof REFUSALS

export const no = (key: RefusalKey, facts: Refusal['facts'] = {}): Refusal => ({ key, facts })

/** A reason of the table or of the rules in plain English. */
export function inEnglish(refusal: Refusal): string {
  const words: string | undefined = REFUSALS[refusal.key as RefusalKey]
  return (
    words?.replace(/\{(\w+)\}/g, (_, fact: string) => String(refusal.facts[fact] ?? '?')) ?? rulesInEnglish(refusal)
  )
}
