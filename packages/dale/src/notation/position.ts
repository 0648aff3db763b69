/** A position as JSON, and back: `notation.md`, part Dale. */
import type { Chance, Json } from '@merchants/tabletop'
import { fastChance, hash, list, object, record, Unreadable } from '@merchants/tabletop'
import type { CardType, Deck } from '../card.ts'
import { DECKS } from '../card.ts'
import { cardType } from '../decks/index.ts'
import { EVERYTHING, OWN } from '../knowledge.ts'
import { CURRENT_RULES, FIRST_RULES, isRulesVersion } from '../rules-version.ts'
import { addFeatures, emptyState, newCard } from '../setup.ts'
import type { Card, Seat, State, Waiting } from '../state.ts'
import { SLOTS } from '../table.ts'
import { lastStackOf, winnersOf } from '../values.ts'
import { readCard, readSeat, seatWord, writeCard } from './words.ts'

export interface PositionJson {
  readonly game: 'dale'
  /** Left out where it is the current version (D28). */
  readonly rules?: number
  readonly decks: readonly string[]
  readonly teams: boolean
  readonly turn: string
  readonly players: readonly {
    readonly hand: readonly string[]
    readonly deck: readonly string[]
    readonly discard: readonly string[]
    readonly stall: readonly (readonly string[])[]
    readonly schedule: readonly string[]
  }[]
  readonly market: readonly (string | null)[]
  readonly marketDeck: readonly string[]
  readonly marketDiscard: readonly string[]
  readonly chance: Json
}

/** The seed of a position that does not script its randomness. */
const FIXED_SEED = 20_160_516

/** Reads a position; throws `Unreadable` with the field that is wrong. */
export function readPosition(json: Json): State {
  const given = object(json, 'position')
  checkFields(given)
  const { players: seats } = given
  if (!Array.isArray(seats) || seats.length < 2 || seats.length > 4) {
    throw new Unreadable('players', seats ?? null, 'a list of 2 to 4 players')
  }
  const teams = given['teams'] ?? false
  if (typeof teams !== 'boolean') throw new Unreadable('teams', teams, 'true or false')
  if (teams && seats.length !== 4) throw new Unreadable('teams', teams, 'possible with other than 4 players')
  const rules = readRules(given['rules'], CURRENT_RULES)
  const setup = { players: seats.length, decks: readDecks(given['decks']), teams, rules }
  const state = emptyState(setup, readChance(given['chance']))
  const turn = given['turn'] ?? 'p1'
  const active = typeof turn === 'string' ? readSeat(turn) : undefined
  if (active === undefined || active >= seats.length)
    throw new Unreadable('turn', turn, `one of p1 to p${seats.length}`)
  state.active = active
  seats.forEach((seat: Json, at) => readPlayer(state, at, seat))
  state.market = readMarket(state, given['market'])
  state.marketDeck = readPile(state, given['marketDeck'], 'marketDeck', 0)
  state.marketDiscard = readPile(state, given['marketDiscard'], 'marketDiscard', EVERYTHING)
  endIfWon(state)
  return state
}

/** Whose last stack is there has won. */
function endIfWon(state: State): void {
  const owner = state.stalls.findIndex((stall) => stall.length >= lastStackOf(state))
  if (owner < 0) return
  state.phase = 'over'
  state.winners = winnersOf(state, owner)
}

/** `rules` is ours too, but a remark may well be called `rule`. */
const FIELDS = [
  'game',
  'decks',
  'teams',
  'turn',
  'players',
  'market',
  'marketDeck',
  'marketDiscard',
  'chance',
  'moves',
  'seed',
]

/** A field that is one of ours but for its spelling is a mistake; notes of other kinds are left alone. */
export function checkFields(given: object): void {
  const sound = (key: string): string =>
    key
      .toLowerCase()
      .replace(/[^a-z]/g, '')
      .replace(/s$/, '')
  for (const key of Object.keys(given)) {
    const meant = FIELDS.find((field) => field !== key && sound(field) === sound(key))
    if (meant !== undefined && !FIELDS.includes(key))
      throw new Unreadable('position', key, `one of ${FIELDS.join(', ')}`)
  }
}

export function writePosition(state: State): PositionJson {
  return {
    game: 'dale',
    ...(state.rules === CURRENT_RULES ? {} : { rules: state.rules }),
    decks: state.decks,
    teams: state.teams,
    turn: seatWord(state.active),
    players: state.seats.map((seat, at) => ({
      hand: ids(seat.hand),
      deck: topFirst(seat.deck),
      discard: topFirst(seat.discardPile),
      stall: state.teams && at > 1 ? [] : (state.stalls[at] ?? []).map(ids),
      schedule: seat.schedule.map(writeWaiting),
    })),
    market: writeMarket(state),
    marketDeck: topFirst(state.marketDeck),
    marketDiscard: topFirst(state.marketDiscard),
    chance: writeChance(state.chance),
  }
}

export const ids = (cards: readonly Card[]): string[] => cards.map(({ type }) => type.id)
export const topFirst = (cards: readonly Card[]): string[] => ids(cards).reverse()
export const writeWaiting = ({ card, as }: Waiting): string => writeCard({ id: card.type.id, as: as.id })
/** Left to right, as on the board. */
export const writeMarket = ({ market }: State): (string | null)[] =>
  market.map((card) => card?.type.id ?? null).reverse()

const PLAYER_FIELDS = ['hand', 'deck', 'discard', 'stall', 'schedule']

function readPlayer(state: State, at: number, json: Json): void {
  const where = `players[${at}]`
  const { hand, deck, discard, stall = [], schedule = [] } = record(json, where, PLAYER_FIELDS)
  const seat = state.seats[at] as Seat
  seat.hand = readPile(state, hand, `${where}.hand`, OWN << at).reverse()
  seat.deck = readPile(state, deck, `${where}.deck`, 0)
  seat.discardPile = readPile(state, discard, `${where}.discard`, EVERYTHING)
  seat.schedule = list(schedule, `${where}.schedule`).map((word, place) =>
    readWaiting(state, word, `${where}.schedule[${place}]`),
  )
  const stacks = list(stall, `${where}.stall`)
  if (state.teams && at > 1) {
    if (stacks.length > 0)
      throw new Unreadable(`${where}.stall`, stacks, 'empty, because team stalls are written at p1 and p2')
    return
  }
  state.stalls[at] = stacks.map((stack, place) => {
    const cards = readPile(state, stack, `${where}.stall[${place}]`, EVERYTHING).reverse()
    if (cards.length === 0) throw new Unreadable(`${where}.stall[${place}]`, stack, 'a stack of at least one card')
    return cards
  })
}

function readWaiting(state: State, word: Json, where: string): Waiting {
  const written = typeof word === 'string' ? readCard(word) : undefined
  if (written === undefined) throw new Unreadable(where, word, 'a card')
  const card = newCard(state, cardType(written.id), EVERYTHING)
  const as = written.as === undefined ? card.type : cardType(written.as)
  if (!as.isTechnique)
    throw new Unreadable(where, word, 'a technique, or a chameleon written with the technique it copies')
  if (as !== card.type && card.type.models === undefined) throw new Unreadable(where, word, 'a card that can copy')
  if (as.forThisTurn !== undefined)
    throw new Unreadable(where, word, 'a technique played on an earlier turn; this one lasts only for its own turn')
  if (!as.stays) throw new Unreadable(where, word, 'a technique that waits or lasts until a later turn')
  addFeatures(state.features, as)
  return { card, as, endsWithTurn: false }
}

/** Piles are written top first; in the state the last card is the top. */
function readPile(state: State, json: Json | undefined = [], where: string, known: number): Card[] {
  return list(json, where)
    .map((word, at) => newCard(state, readType(word, `${where}[${at}]`), known))
    .reverse()
}

function readMarket(state: State, json: Json = []): (Card | undefined)[] {
  const slots = list(json, 'market')
  if (slots.length > SLOTS) throw new Unreadable('market', json, 'a list of five slots')
  const market = slots.map((word, at) =>
    word === null ? undefined : newCard(state, readType(word, `market[${at}]`), EVERYTHING),
  )
  while (market.length < SLOTS) market.push(undefined)
  return market.reverse()
}

function readType(word: Json, where: string): CardType {
  const written = typeof word === 'string' ? readCard(word) : undefined
  if (written === undefined || written.as !== undefined || written.value !== undefined || written.copy !== undefined) {
    throw new Unreadable(where, word, 'a card such as owls-3 or junk')
  }
  return cardType(written.id)
}

export function readDecks(json: Json = []): Deck[] {
  return list(json, 'decks').map((word, at) => {
    const deck = DECKS.find((each) => each === word)
    if (deck === undefined) throw new Unreadable(`decks[${at}]`, word, `a deck: ${DECKS.join(', ')}`)
    return deck
  })
}

/** The version of the rules, or what it is where nothing is said about it. */
export function readRules(json: Json | undefined, otherwise: number): number {
  if (json === undefined) return otherwise
  if (!isRulesVersion(json))
    throw new Unreadable('rules', json, `a version of the rules from ${FIRST_RULES} to ${CURRENT_RULES}`)
  return json
}

function readChance(json: Json | undefined): Chance {
  if (json === undefined) return fastChance(FIXED_SEED)
  const given = record(json, 'chance', ['shuffle', 'die', 'pick'])
  const { shuffle = null } = given
  if (shuffle !== null && shuffle !== 'keep' && (typeof shuffle !== 'string' || !/^[0-9a-f]+$/i.test(shuffle))) {
    throw new Unreadable('chance.shuffle', shuffle, '"keep" or a seed of hexadecimal digits')
  }
  const die = readNumbers(given['die'], 'chance.die')
  const pick = readNumbers(given['pick'], 'chance.pick')
  if (shuffle === 'keep') {
    const otherwise = fastChance(FIXED_SEED)
    return { kind: 'script', keepOrder: true, die, pick, rolled: 0, picked: 0, otherwise }
  }
  const seeded = shuffle === null ? fastChance(FIXED_SEED) : readSeed(shuffle)
  if (die === undefined && pick === undefined) return seeded
  const otherwise = seeded.kind === 'fast' ? seeded : fastChance(seeded.kind === 'stream' ? (seeded.key[0] ?? 0) : 0)
  return { kind: 'script', keepOrder: false, die, pick, rolled: 0, picked: 0, otherwise }
}

/** Up to 8 digits are the memory of the fast generator, 72 the key and place of a stream; anything else is a seed. */
function readSeed(hex: string): Chance {
  if (hex.length <= 8) return fastChance(Number.parseInt(hex, 16))
  if (hex.length !== 72) return fastChance(hash(hex.toLowerCase()))
  const words = Array.from({ length: 9 }, (_, at) => Number.parseInt(hex.slice(at * 8, at * 8 + 8), 16))
  return { kind: 'stream', key: words.slice(0, 8), taken: words[8] as number }
}

function readNumbers(json: Json | undefined, where: string): number[] | undefined {
  if (json === undefined) return undefined
  return list(json, where).map((number, at) => {
    if (typeof number !== 'number' || !Number.isInteger(number) || number < 0) {
      throw new Unreadable(`${where}[${at}]`, number, 'a whole number from 0')
    }
    return number
  })
}

const hex = (word: number): string => (word >>> 0).toString(16).padStart(8, '0')

function writeChance(chance: Chance): Json {
  if (chance.kind === 'fast') return { shuffle: hex(chance.memory) }
  if (chance.kind === 'stream') return { shuffle: [...chance.key, chance.taken].map(hex).join('') }
  return {
    shuffle: chance.keepOrder ? 'keep' : hex(chance.otherwise.memory),
    ...(chance.die === undefined ? {} : { die: chance.die.slice(chance.rolled) }),
    ...(chance.pick === undefined ? {} : { pick: chance.pick.slice(chance.picked) }),
  }
}
