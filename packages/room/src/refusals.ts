/** Refusals of a table, beyond those of the rules: keys for translations, and plain English. */
import type { Refusal } from '@merchants/tabletop'

export const REFUSALS = {
  'not-now': 'that is not possible now',
  'not-host': 'only the host can do this',
  'not-ready': 'some players are not ready yet',
  'seat-open': 'one seat is still open; wait for a player or add a bot',
  'seat-taken': 'that seat is taken; choose another one',
  'no-free-seat': 'all seats are taken',
  'no-such-seat': 'this table does not have that seat',
  'no-such-game-here': 'this server does not know the game {game}',
  'other-game': 'this table is for another game; create a new one',
  'wrong-setup': '{field} of the setup should be {expected}',
  'wrong-seats': 'this game needs {needed} seats, not {given}',
  'name-taken': 'this name is taken at this table; choose another one',
  'too-many-devices': 'this seat is already open on too many devices; sign one out first',
  'this-device': 'you are using this device; to give up the seat, leave the table',
  'invisible-name': 'this name is invisible; use a letter, a digit, a symbol or an emoji',
  'odd-name': 'this name contains hidden characters; type it without them',
  'table-closed': 'all players have left this table; create a new one',
  'table-full': 'this game or table has reached its limit; end the game or create a new table',
  'table-stopped':
    'this table cannot continue, because its later moves do not fit the rules of this version; create a new one',
  final: 'that cannot be undone; answer again without “free” if you mean it',
  'stand-in-plays': 'a bot is playing for this seat; take it back first',
  resigned: 'you resigned from this game and cannot rejoin',
  'nothing-proposed': 'that proposal is no longer open',
  'already-proposed': 'another proposal is open; answer it first',
  'proposed-lately': 'your last proposal was not accepted; continue playing, and wait a minute before the next one',
  'ask-first': 'a new player would see the cards of this seat, so the others have to agree first',
  'game-not-over': 'the game is not over yet',
  'no-such-game': 'that game does not exist at this table',
  'no-such-step': 'the game has not reached that point',
  'not-started': 'the game has not started yet',
  unreadable: 'this cannot be read as a move: {word}',
  'proof-unreadable': 'this is not the proof of a game',
  'proof-altered': 'this proof was changed after the game',
  'wrong-commitment': 'the secret is not the one that was sealed before the game',
  'wrong-seed': 'the shuffles do not come from the secret and the numbers the players added',
  'wrong-starter': 'another player should have started',
  'wrong-answer': 'answer {answer} is not possible in this game',
  'wrong-end': 'the game does not end as recorded',
  'unknown-rules': 'this game was played with version {rules} of the rules, which is not supported here',
} as const

export type RefusalKey = keyof typeof REFUSALS

export const refuse = (key: RefusalKey, facts: Refusal['facts'] = {}): Refusal => ({ key, facts })

/** A reason of the table in plain English. */
export function inEnglish({ key, facts }: Refusal): string {
  const all: Readonly<Record<string, string>> = REFUSALS
  return all[key]?.replace(/\{(\w+)\}/g, (_, fact: string) => String(facts[fact] ?? '?')) ?? key
}
