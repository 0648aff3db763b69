/** Reads a human's side of a position from JSON. Missing parts are as at the start of a game (V1). */
import type { Chance, Fields, Json } from '@merchants/tabletop'
import { list, listOf, record, shuffle, Unreadable, whole, word, wordFrom, wordThat } from '@merchants/tabletop'
import { CORRUPTION_KINDS } from '../corruption.ts'
import type { Laboratory, Marble } from '../merchants/laboratory.ts'
import { allMarbles, FLASK_LIMIT, MARBLES, ROW_LENGTH, ROWS, START_FLASK } from '../merchants/laboratory.ts'
import type { Location, Merchant } from '../merchants/locations.ts'
import { LOCATIONS } from '../merchants/locations.ts'
import type { Die, DieKind, Furnace, Smithy } from '../merchants/smithy.ts'
import {
  DICE,
  DIE_KINDS,
  dieShowing,
  emptyFurnace,
  FURNACES,
  isDie,
  kindOfDie,
  LOCKED,
  MOST_COAL,
} from '../merchants/smithy.ts'
import { ALL_GOODS, PIERS, SHELF_SPACES } from '../pieces.ts'
import type { Human, Owner } from '../state.ts'
import { isTownsfolk, STAFF_LIMIT } from '../townsfolk.ts'
import { without } from './without.ts'

export const readTownsfolk = wordThat(isTownsfolk, 'a townsfolk card such as loc-01')

export const OWNER_FIELDS = ['gold', 'shelf', 'corruption', 'townsfolk']

export function readOwner(given: Fields, where: string): Owner {
  const shelf = listOf(given['shelf'], `${where}.shelf`, wordFrom(ALL_GOODS)) ?? []
  if (shelf.length > SHELF_SPACES) throw new Unreadable(`${where}.shelf`, shelf, `at most ${SHELF_SPACES} goods`)
  return {
    gold: given['gold'] === undefined ? 0 : whole(given['gold'], `${where}.gold`, -9999, 9999),
    shelf,
    corruption: listOf(given['corruption'], `${where}.corruption`, wordFrom(CORRUPTION_KINDS)) ?? [],
    townsfolk: listOf(given['townsfolk'], `${where}.townsfolk`, readTownsfolk) ?? [],
  }
}

export function readHuman(json: Json | undefined, where: string, merchant: Merchant, chance: Chance): Human {
  const shop = merchant === 'blacksmith' ? 'smithy' : 'laboratory'
  const given = record(json, where, [...OWNER_FIELDS, 'tired', 'at', 'sold', shop])
  const owner = readOwner(given, where)
  if (owner.townsfolk.length > STAFF_LIMIT) {
    throw new Unreadable(`${where}.townsfolk`, owner.townsfolk, `at most ${STAFF_LIMIT} cards`)
  }
  const tired = listOf(given['tired'], `${where}.tired`, readTownsfolk) ?? []
  const stranger = tired.find((card) => !owner.townsfolk.includes(card))
  if (stranger !== undefined) throw new Unreadable(`${where}.tired`, stranger, 'one of the human’s townsfolk')
  return {
    merchant,
    ...owner,
    tired,
    at: readLocation(given['at'], `${where}.at`, merchant),
    smithy: shop === 'smithy' ? readSmithy(given[shop], `${where}.smithy`) : undefined,
    laboratory: shop === 'laboratory' ? readLaboratory(given[shop], `${where}.laboratory`, chance) : undefined,
    sold: readSold(given['sold'], `${where}.sold`),
  }
}

/** Locations go by their ids; the words of a move will do. */
const OTHER_WORDS: Readonly<Record<string, Location>> = { staff: 'staffRoom', guild: 'guildVisit', ore: 'oreCart' }

function readLocation(json: Json | undefined, where: string, merchant: Merchant): Location | undefined {
  if (json === undefined || json === null) return undefined
  return word((typeof json === 'string' && OTHER_WORDS[json]) || json, where, LOCATIONS[merchant])
}

function readSold(json: Json | undefined, where: string): Human['sold'] {
  const sold: Human['sold'] = {}
  for (const [pier, cultists] of Object.entries(record(json, where, PIERS))) {
    if (typeof cultists !== 'boolean') throw new Unreadable(`${where}.${pier}`, cultists, 'true or false')
    sold[pier as (typeof PIERS)[number]] = cultists
  }
  return sold
}

function readSmithy(json: Json | undefined, where: string): Smithy {
  const given = record(json, where, ['rack', 'locked', 'furnaces'])
  const furnaces = readFurnaces(given['furnaces'], `${where}.furnaces`)
  const rack = listOf(given['rack'], `${where}.rack`, readDie)
  const locked = listOf(given['locked'], `${where}.locked`, wordFrom<DieKind>(DIE_KINDS))
  const placed = furnaces.flatMap(({ alloy, coal }) => (alloy === undefined ? coal : [alloy, ...coal]))
  // Missing parts hold the dice that are nowhere else.
  const used = [...placed, ...(rack ?? [])].map(kindOfDie)
  const atStart = DIE_KINDS.flatMap((kind) => Array.from({ length: LOCKED[kind] }, () => kind))
  const all = DIE_KINDS.flatMap((kind) => Array.from({ length: DICE[kind] }, () => kind))
  const shut = locked ?? without(atStart, without(used, without(all, atStart)))
  const open = rack ?? without(all, [...used, ...shut]).map((kind) => dieShowing(kind, 1))
  return { rack: open, locked: shut, furnaces }
}

/** A die that was not rolled yet needs no face. */
function readDie(json: Json, where: string): Die {
  if (typeof json === 'string') {
    const kind = DIE_KINDS.find((each) => each === json)
    if (kind !== undefined) return dieShowing(kind, 1)
    if (isDie(json)) return json
  }
  throw new Unreadable(where, json, 'a die such as red-4 or coal-3')
}

function readFurnaces(json: Json | undefined, where: string): Furnace[] {
  const furnaces = listOf(json, where, readFurnace) ?? []
  if (furnaces.length > FURNACES) throw new Unreadable(where, json, `a list of ${FURNACES} furnaces`)
  while (furnaces.length < FURNACES) furnaces.push(emptyFurnace())
  return furnaces
}

function readFurnace(json: Json, where: string): Furnace {
  if (json === null) return emptyFurnace()
  const { alloy, coal = [], bellows = 0 } = record(json, where, ['alloy', 'coal', 'bellows'])
  const die = readDie(alloy ?? null, `${where}.alloy`)
  if (kindOfDie(die) === 'coal') throw new Unreadable(`${where}.alloy`, alloy, 'an alloy die such as red-4')
  const faces = list(coal, `${where}.coal`).map((face, at) => whole(face, `${where}.coal[${at}]`, 1, 6))
  if (faces.length > MOST_COAL) throw new Unreadable(`${where}.coal`, coal, `at most ${MOST_COAL} coal dice`)
  return {
    alloy: die,
    coal: faces.map((face) => dieShowing('coal', face)),
    bellows: whole(bellows, `${where}.bellows`, 0, 99),
  }
}

function readLaboratory(json: Json | undefined, where: string, chance: Chance): Laboratory {
  const given = record(json, where, ['rows', 'flask', 'jar', 'bag'])
  const marble = wordFrom<Marble>(MARBLES)
  const rows = listOf(given['rows'], `${where}.rows`, (row, at) => listOf(row, at, marble) ?? [])
  if (rows !== undefined && (rows.length !== ROWS || rows.some(({ length }) => length > ROW_LENGTH))) {
    throw new Unreadable(`${where}.rows`, given['rows'], `${ROWS} rows of at most ${ROW_LENGTH} marbles`)
  }
  const flask = listOf(given['flask'], `${where}.flask`, marble)
  if (flask !== undefined && flask.length > FLASK_LIMIT) {
    throw new Unreadable(`${where}.flask`, given['flask'], `at most ${FLASK_LIMIT} marbles`)
  }
  const bag = listOf(given['bag'], `${where}.bag`, marble)
  const jar = given['jar'] === undefined ? 0 : whole(given['jar'], `${where}.jar`, 0, 32)
  const ichor = Array.from({ length: jar }, (): Marble => 'ichor')
  // Missing parts are filled with the marbles that are nowhere else, as at the start.
  const rest = without(allMarbles(), [...(rows ?? []).flat(), ...(flask ?? []), ...(bag ?? []), ...ichor])
  shuffle(chance, rest)
  const fill = (count: number): Marble[] => rest.splice(0, count)
  return {
    rows: rows ?? Array.from({ length: ROWS }, () => fill(ROW_LENGTH)),
    flask: flask ?? fill(START_FLASK),
    jar,
    bag: (bag ?? rest).toReversed(),
  }
}
