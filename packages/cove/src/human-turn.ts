/** A human turn (C-35 to C-41): go to a location, do what it offers, then pay its hours. */
import { putToWork } from './abilities.ts'
import { advanceMarker, ahead } from './clock.ts'
import type { Act } from './decision.ts'
import { loadBoat } from './loading.ts'
import { addPurifying, addRuns, brew, drawOff, purify, rowNumber, whyNotInLaboratory } from './merchants/alchemist.ts'
import { addUnlocks, blow, forge, stoke, unlock, whyNotInSmithy } from './merchants/blacksmith.ts'
import type { Laboratory } from './merchants/laboratory.ts'
import type { Location } from './merchants/locations.ts'
import { HOURS, LOCATIONS, locationWords } from './merchants/locations.ts'
import type { Smithy } from './merchants/smithy.ts'
import { COLOURS } from './pieces.ts'
import type { Reason } from './reasons.ts'
import { reason } from './reasons.ts'
import { takeFromSquare, tellSquare } from './square.ts'
import type { Human, State } from './state.ts'
import type { Table } from './table.ts'
import type { TownsfolkId } from './townsfolk.ts'
import { SLOT_HOURS, SLOTS, STAFF_LIMIT } from './townsfolk.ts'

/** This many of the staff work in one visit of the staff room (C-38). */
export const MOST_STAFF = 2

export function humanTurn(table: Table, seat: number): void {
  table.tell?.({ what: 'turn began', seat })
  const act = table.askMove(seat, 'action', 'acts', legalActs(table, seat))
  const hours = hoursOf(act)
  table.human(seat).at = act.go
  table.tell?.({ what: 'went', seat, act, hours })
  visit(table, seat, act)
  walk(table, seat, hours)
}

export const hoursOf = (act: Act): number =>
  act.go === 'square' ? (SLOT_HOURS[act.slot - 1] as number) : HOURS[act.go]

export const restedStaff = ({ townsfolk, tired }: Human): TownsfolkId[] =>
  townsfolk.filter((card) => !tired.includes(card))

/** The reason why a human cannot go there now, or `undefined`. A human who wants to do nothing rests (V2). */
export function whyNotGo(state: State, human: Human, location: Location): Reason | undefined {
  if (!LOCATIONS[human.merchant].includes(location))
    return reason('not-your-location', { location: locationWords(location) })
  if (location === 'rest') return undefined
  if (human.at === location) return reason('same-location', { location: locationWords(location) })
  switch (location) {
    case 'square':
      if (human.townsfolk.length >= STAFF_LIMIT) return reason('staff-is-full', { most: STAFF_LIMIT })
      return state.square.some((card) => card !== undefined) ? undefined : reason('square-is-empty')
    case 'staffRoom':
      return restedStaff(human).length > 0 ? undefined : reason('nobody-rested')
    case 'guildVisit':
      return COLOURS.some((colour) => state.halls[colour] > 0) ? undefined : reason('halls-are-empty')
    default:
      if (human.smithy !== undefined) return whyNotInSmithy(human.smithy, location)
      return whyNotInLaboratory(human.laboratory as Laboratory, human, location)
  }
}

const HIRES: readonly Act[] = Array.from({ length: SLOTS }, (_, at): Act => ({ go: 'square', slot: at + 1 }))
const GUILD_VISITS: readonly Act[] = COLOURS.map((colour): Act => ({ go: 'guildVisit', colour }))
const PLAIN: Readonly<Record<'staffRoom' | 'rest' | 'stoke' | 'bellows' | 'forge' | 'brew', Act>> = {
  staffRoom: { go: 'staffRoom' },
  rest: { go: 'rest' },
  stoke: { go: 'stoke' },
  bellows: { go: 'bellows' },
  forge: { go: 'forge' },
  brew: { go: 'brew' },
}

function legalActs(table: Table, seat: number): Act[] {
  const { state, acts } = table
  const human = table.human(seat)
  acts.length = 0
  for (const location of LOCATIONS[human.merchant]) {
    if (whyNotGo(state, human, location) === undefined) addActs(state, human, location, acts)
  }
  return acts
}

function addActs({ square, halls }: State, human: Human, location: Location, acts: Act[]): void {
  switch (location) {
    case 'square':
      for (let at = 0; at < SLOTS; at++) if (square[at] !== undefined) acts.push(HIRES[at] as Act)
      return
    case 'guildVisit':
      COLOURS.forEach((colour, at) => halls[colour] > 0 && acts.push(GUILD_VISITS[at] as Act))
      return
    case 'oreCart':
      return addUnlocks(human.smithy as Smithy, acts)
    case 'row1':
    case 'row2':
    case 'row3':
      return addRuns(human.laboratory as Laboratory, location, acts)
    case 'purify':
      return addPurifying(human, acts)
    default:
      acts.push(PLAIN[location])
  }
}

function visit(table: Table, seat: number, act: Act): void {
  const human = table.human(seat)
  switch (act.go) {
    case 'square':
      return hire(table, seat, act.slot)
    case 'staffRoom':
      return useStaff(table, seat)
    case 'guildVisit':
      return table.earn(seat, table.state.halls[act.colour], 'C-39')
    case 'rest':
      return
    case 'stoke':
      return stoke(table, seat, human.smithy as Smithy)
    case 'bellows':
      return blow(table, seat, human.smithy as Smithy)
    case 'forge':
      return forge(table, seat, human.smithy as Smithy)
    case 'oreCart':
      return unlock(table, seat, human.smithy as Smithy, act.die)
    case 'row1':
    case 'row2':
    case 'row3':
      return drawOff(table, seat, human.laboratory as Laboratory, rowNumber(act.go), act.at)
    case 'brew':
      return brew(table, seat, human.laboratory as Laboratory)
    case 'purify':
      return purify(table, seat, human.laboratory as Laboratory, act.card)
  }
}

/** The card joins the staff, the square is refilled, and the ability is resolved once (C-45, C-47). */
function hire(table: Table, seat: number, slot: number): void {
  const card = takeFromSquare(table, slot)
  table.human(seat).townsfolk.push(card)
  table.tell?.({ what: 'hired', seat, card, slot })
  tellSquare(table)
  putToWork(table, seat, card)
}

/** One or two of the rested staff work, one after the other (C-38). */
function useStaff(table: Table, seat: number): void {
  const rested = restedStaff(table.human(seat))
  const most = Math.min(MOST_STAFF, rested.length)
  const chosen = table.ask(seat, 'staff', 'staff', rested, [1, most], undefined, true)
  for (const card of chosen.map((at) => rested[at] as TownsfolkId)) putToWork(table, seat, card)
}

/** The marker advances hour by hour; what it passes is resolved on the way (C-22 to C-28). */
function walk(table: Table, seat: number, hours: number): void {
  for (let hour = 0; hour < hours; hour++) {
    const { newcomers, hand } = ahead(table.state, seat)
    if (hand && table.askYesOrNo(seat, 'hand', (table.state.clock.at[seat] as number) + 0.5)) {
      advanceMarker(table, seat, 'hand')
      table.drawCorruption(seat, 'C-28')
      continue
    }
    advanceMarker(table, seat, 'hour')
    for (let drawn = 0; drawn < newcomers; drawn++) loadBoat(table, seat)
  }
}
