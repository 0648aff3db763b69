/** A table as a piece of an address: `#table=me,seasoned:Juniper;decks:platypuses,macaws,squirrels;starts:2`. */
import type { Deck } from '@merchants/dale'
import { DECKS, decksNeeded } from '@merchants/dale'
import type { SeatInfo, SeatKind, MatchSetup } from '../match-types.ts'
import { BOT_LEVELS } from '@merchants/protocol'

/** Why a link is refused, and the word it fails at. */
export interface BadLink {
  readonly why: 'part' | 'seats' | 'seat' | 'two-me' | 'name' | 'deck' | 'decks' | 'teams' | 'starter'
  readonly word: string
}

export const NAME_LENGTH = 20
const START = '#table='
const KINDS: readonly SeatKind[] = ['me', 'guest', 'elsewhere', ...BOT_LEVELS]

/** Empty names are left out, so that the receiver of the link gets their own. Not all decks need be chosen. */
export function writeTableLink({ seats, decks, teams, starter }: MatchSetup): string {
  const parts = [
    seats.map(({ kind, name }) => (name === '' ? kind : `${kind}:${encodeURIComponent(name)}`)).join(','),
    ...(decks.length > 0 ? [`decks:${decks.join(',')}`] : []),
    ...(teams ? ['teams'] : []),
    ...(starter === undefined ? [] : [`starts:${starter + 1}`]),
  ]
  return START + parts.join(';')
}

export const isBadLink = (link: MatchSetup | BadLink): link is BadLink => 'why' in link

/** The table of a link, or why there is none in it; `undefined` if the address is about something else. */
export function readTableLink(hash: string): MatchSetup | BadLink | undefined {
  if (!hash.startsWith(START)) return undefined
  try {
    return read(hash.slice(START.length))
  } catch (thrown) {
    if (thrown instanceof Bad) return { why: thrown.why, word: shortened(thrown.word) }
    throw thrown
  }
}

class Bad extends Error {
  readonly why: BadLink['why']
  readonly word: string

  constructor(why: BadLink['why'], word = '') {
    super(why)
    this.why = why
    this.word = word
  }
}

function read(text: string): MatchSetup {
  const [people = '', ...parts] = text.split(';')
  const seats = people.split(',').map(readSeat)
  if (seats.length < 2 || seats.length > 4) throw new Bad('seats')
  if (seats.filter(({ kind }) => kind === 'me').length > 1) throw new Bad('two-me')
  const { decks, teams, starts } = readParts(parts)
  if (teams && seats.length !== 4) throw new Bad('teams')
  if (new Set(decks).size < decks.length || decks.length > decksNeeded(seats.length, teams)) throw new Bad('decks')
  if (starts === undefined) return { seats, decks, teams }
  if (!/^[1-4]$/.test(starts) || Number(starts) > seats.length) throw new Bad('starter', starts)
  return { seats, decks, teams, starter: Number(starts) - 1 }
}

interface Parts {
  readonly decks: readonly Deck[]
  readonly teams: boolean
  readonly starts: string | undefined
}

function readParts(parts: readonly string[]): Parts {
  let read: Parts = { decks: [], teams: false, starts: undefined }
  const seen = new Set<string>()
  for (const part of parts) {
    const { head, rest } = split(part)
    if (seen.has(head)) throw new Bad('part', part)
    seen.add(head)
    if (head === 'decks') read = { ...read, decks: rest.split(',').map(readDeck) }
    else if (part === 'teams') read = { ...read, teams: true }
    else if (head === 'starts') read = { ...read, starts: rest }
    else throw new Bad('part', part)
  }
  return read
}

function readSeat(seat: string): SeatInfo {
  const { head, rest } = split(seat)
  const kind = KINDS.find((each) => each === head)
  if (kind === undefined) throw new Bad('seat', head)
  const name = decoded(rest).trim()
  if (name.length > NAME_LENGTH) throw new Bad('name', name)
  return { kind, name }
}

function readDeck(word: string): Deck {
  const deck = DECKS.find((each) => each === word)
  if (deck === undefined) throw new Bad('deck', word)
  return deck
}

function split(part: string): { readonly head: string; readonly rest: string } {
  const [head = '', ...rest] = part.split(':')
  return { head, rest: rest.join(':') }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text).replaceAll(/\p{C}/gu, '')
  } catch {
    throw new Bad('part', text)
  }
}

const shortened = (word: string): string => (word.length > 30 ? `${word.slice(0, 29)}…` : word)
