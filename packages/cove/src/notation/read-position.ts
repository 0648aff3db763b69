/** Reads a position from JSON; see `notation.md`, part Cove. Missing parts are as at the start of a game (V1). */
import type { Chance, Fields, Json } from '@merchants/tabletop'
import { list, listOf, object, record, shuffle, Unreadable, whole, word, wordFrom, wordThat } from '@merchants/tabletop'
import { FIRST_HOUR, HAND_HOURS, LAST_HOUR } from '../clock.ts'
import { allCorruption, CORRUPTION_KINDS } from '../corruption.ts'
import type { HucksterCardId } from '../huckster/cards.ts'
import { cardsOfLevel, isHucksterCard } from '../huckster/cards.ts'
import { POOL_SPACES } from '../huckster/board.ts'
import type { Adventurer } from '../pieces.ts'
import { ADVENTURER_COUNTS, ADVENTURERS, BOATS, COLOURS, DOCKS, halfOfBoat, SEATS } from '../pieces.ts'
import { ROGUES } from '../rogues.ts'
import { winnersOf } from '../scoring.ts'
import { emptyState } from '../setup.ts'
import type { Huckster, Phase, State } from '../state.ts'
import { hucksterCardsOf } from '../state.ts'
import type { TownsfolkId } from '../townsfolk.ts'
import { SLOTS, townsfolkOf } from '../townsfolk.ts'
import { readChance } from './chance.ts'
import { without } from './without.ts'
import { OWNER_FIELDS, readHuman, readOwner, readTownsfolk } from './read-shop.ts'
import { checkFields, readSetup } from './read-setup.ts'
import { seatWord } from './words.ts'

const PHASES: readonly Phase[] = ['arrival', 'production', 'market', 'cleanUp', 'over']

/** Reads a position; throws `Unreadable` with the field that is wrong. */
export function readPosition(json: Json): State {
  const given = object(json, 'position')
  checkFields(given)
  const setup = readSetup(given)
  const chance = readChance(given['chance'])
  const state = emptyState(setup, chance)
  if (given['round'] !== undefined) state.round = whole(given['round'], 'round', 1, 3)
  state.phase = given['phase'] === undefined ? 'production' : word(given['phase'], 'phase', PHASES)
  readClock(state, given['clock'])
  readHarbour(state, given)
  readHumans(state, given)
  state.huckster = readHuckster(given['huckster'])
  readPiles(state, given, chance)
  if (state.phase === 'market') state.selling = readSelling(state, given['selling'])
  if (state.phase === 'over') state.winners = winnersOf(state)
  return state
}

function readClock(state: State, json: Json | undefined): void {
  const { clock, humans } = state
  const names = [...(humans.length === 1 ? ['human'] : humans.map((_, seat) => `p${seat + 1}`)), 'huckster']
  const given = record(json, 'clock', [...names, 'upper', 'token'])
  names.forEach((name, seat) => {
    const hour = given[name]
    if (hour !== undefined) clock.at[seat] = readHour(hour, `clock.${name}`)
  })
  if (given['token'] !== undefined) clock.token = whole(given['token'], 'clock.token', FIRST_HOUR, LAST_HOUR)
  const { upper } = given
  if (upper === undefined) return
  const stack = typeof upper === 'string' ? [upper] : list(upper, 'clock.upper')
  const seats = stack.map((name, at) => names.indexOf(word(name, `clock.upper[${at}]`, names)))
  const below = clock.stack.filter((seat) => !seats.includes(seat))
  clock.stack = [...below, ...seats.toReversed()]
  if (clock.stack.length !== names.length) throw new Unreadable('clock.upper', upper, 'a list that names each once')
}

/** Hours count on after 12; on a clock hand it is half past. */
function readHour(json: Json, where: string): number {
  if (typeof json === 'number' && HAND_HOURS.includes(json - 0.5)) return json
  return whole(json, where, FIRST_HOUR, 99)
}

function readHarbour(state: State, given: Fields): void {
  const who = wordFrom<Adventurer>(ADVENTURERS)
  const boats = listOf(given['boats'], 'boats', (boat, where) => {
    const seated = list(boat, where).map((each, at) => who(each, `${where}[${at}]`))
    if (seated.length > SEATS) throw new Unreadable(where, boat, `a boat of ${SEATS} seats`)
    return seated
  })
  if (boats !== undefined) {
    if (boats.length !== BOATS.length) throw new Unreadable('boats', given['boats'], `a list of ${BOATS.length} boats`)
    state.boats = boats
  }
  if (given['docks'] !== undefined) state.docks = readDocks(given['docks'])
  const halls = record(given['halls'], 'halls', COLOURS)
  for (const colour of COLOURS) state.halls[colour] = whole(halls[colour] ?? 1, `halls.${colour}`, 0, 99)
  state.lair = whole(given['lair'] ?? ROGUES[state.setup.rogue].lair, 'lair', 0, 99)
}

function readDocks(json: Json): number[] {
  const docks = list(json, 'docks').map((boat, at) => {
    if (boat === null) return 0
    const number = whole(boat, `docks[${at}]`, 1, BOATS.length)
    const dock = DOCKS[at] ?? ''
    if (!dock.startsWith(halfOfBoat(number))) {
      throw new Unreadable(`docks[${at}]`, boat, `a boat of the half of ${dock} (C-17)`)
    }
    return number
  })
  if (docks.length !== DOCKS.length) throw new Unreadable('docks', json, `a list of ${DOCKS.length} docks`)
  const moored = docks.filter((boat) => boat !== 0)
  if (new Set(moored).size !== moored.length) throw new Unreadable('docks', json, 'a list that names each boat once')
  return docks
}

function readHumans(state: State, given: Fields): void {
  const { merchants } = state.setup
  const isSolo = merchants.length === 1
  const wrong = isSolo ? 'humans' : 'human'
  if (given[wrong] !== undefined) {
    throw new Unreadable(
      wrong,
      given[wrong],
      isSolo ? 'human, because there is one merchant' : 'humans, because there are two merchants',
    )
  }
  const sides = isSolo ? [given['human']] : given['humans'] === undefined ? [] : list(given['humans'], 'humans')
  if (sides.length > merchants.length) throw new Unreadable('humans', given['humans'], 'a list of two humans')
  state.humans = merchants.map((merchant, seat) =>
    readHuman(sides[seat], isSolo ? 'human' : `humans[${seat}]`, merchant, state.chance),
  )
}

const readCard = wordThat(isHucksterCard, 'a card of the Huckster such as hk-01')

function readHuckster(json: Json | undefined): Huckster {
  const given = record(json, 'huckster', [...OWNER_FIELDS, 'deck', 'right', 'discard', 'pool'])
  const right = given['right'] ?? undefined
  const pool = listOf(given['pool'], 'huckster.pool', wordFrom<Adventurer>(ADVENTURERS)) ?? []
  if (pool.length > POOL_SPACES) throw new Unreadable('huckster.pool', given['pool'], `at most ${POOL_SPACES} figures`)
  return {
    ...readOwner(given, 'huckster'),
    deck: (listOf(given['deck'], 'huckster.deck', readCard) ?? []).reverse(),
    left: undefined,
    right: right === undefined ? undefined : readCard(right, 'huckster.right'),
    discard: (listOf(given['discard'], 'huckster.discard', readCard) ?? []).reverse(),
    pool,
  }
}

/** Written piles, and missing ones, which hold all pieces that are nowhere else, shuffled. */
function readPiles(state: State, given: Fields, chance: Chance): void {
  const { setup, humans, huckster } = state
  const pile = <T>(
    json: Json | undefined,
    where: string,
    read: (item: Json, at: string) => T,
    rest: () => T[],
  ): T[] => {
    const written = listOf(json, where, read)
    if (written !== undefined) return written.reverse()
    const left = rest().reverse()
    shuffle(chance, left)
    return left
  }
  const owners = [...humans, huckster]
  if (given['newcomer'] !== undefined) state.newcomer = word(given['newcomer'], 'newcomer', ADVENTURERS)
  state.bag = pile(given['bag'], 'bag', wordFrom<Adventurer>(ADVENTURERS), () => strangers(state))
  const held = owners.flatMap(({ corruption }) => corruption)
  state.corruptionDeck = pile(given['corruptionDeck'], 'corruptionDeck', wordFrom(CORRUPTION_KINDS), () =>
    without(allCorruption(), held),
  )
  const deck = object(given['huckster'] ?? {}, 'huckster')['deck']
  huckster.deck = pile<HucksterCardId>(deck, 'huckster.deck', readCard, () =>
    without(cardsOfLevel(setup.level), hucksterCardsOf(state)),
  )
  readSquare(state, given, pile)
  if (state.newcomer !== undefined) {
    // The turn in which it was drawn is not written, so it is drawn again.
    state.bag.push(state.newcomer)
    state.newcomer = undefined
  }
}

type ReadPile = <T>(json: Json | undefined, where: string, read: (item: Json, at: string) => T, rest: () => T[]) => T[]

function readSquare(state: State, given: Fields, pile: ReadPile): void {
  const square = listOf(given['square'], 'square', (card, where) =>
    card === null ? undefined : readTownsfolk(card, where),
  )
  if (square !== undefined && square.length > SLOTS) throw new Unreadable('square', given['square'], `${SLOTS} slots`)
  const discard = (listOf(given['townsfolkDiscard'], 'townsfolkDiscard', readTownsfolk) ?? []).reverse()
  const deck = listOf(given['townsfolkDeck'], 'townsfolkDeck', readTownsfolk)
  const hired = [...state.humans, state.huckster].flatMap(({ townsfolk }) => townsfolk)
  const elsewhere = [...hired, ...discard, ...(deck ?? []), ...(square ?? []).filter((card) => card !== undefined)]
  const rest = pile<TownsfolkId>(undefined, '', readTownsfolk, () =>
    without(townsfolkOf(state.setup.townsfolkSets), elsewhere),
  )
  state.townsfolkDiscard = discard
  for (let slot = 0; slot < SLOTS; slot++) state.square[slot] = square === undefined ? rest.pop() : square[slot]
  state.townsfolkDeck = deck?.toReversed() ?? rest
}

/** The adventurers of the box who are nowhere to be seen. */
function strangers({ boats, halls, lair, huckster, newcomer }: State): Adventurer[] {
  const all = ADVENTURERS.flatMap((who) => Array.from({ length: ADVENTURER_COUNTS[who] }, () => who))
  const housed = COLOURS.flatMap((colour) => Array.from({ length: halls[colour] }, (): Adventurer => colour))
  const hidden = Array.from({ length: lair }, (): Adventurer => 'rogue')
  const drawn = newcomer === undefined ? [] : [newcomer]
  return without(all, [...boats.flat(), ...housed, ...hidden, ...huckster.pool, ...drawn])
}

/** The seller; the Huckster is the first. */
function readSelling({ humans }: State, json: Json | undefined): number {
  const names = [...humans.map((_, seat) => seatWord(seat, humans.length)), 'huckster']
  return json === undefined ? humans.length : names.indexOf(word(json, 'selling', names))
}
