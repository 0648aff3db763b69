/** Events in plain English, one line each. Nothing in them is hidden. */
import type { Act } from '../decision.ts'
import type { Action } from '../huckster/cards.ts'
import { hucksterCard } from '../huckster/cards.ts'
import type { Event } from '../events.ts'
import type { Why } from '../huckster/why.ts'
import { ruleOf, whyInEnglish } from '../huckster/why.ts'
import type { HucksterEvent } from '../huckster/events.ts'
import type { Location } from '../merchants/locations.ts'
import { corruptionName, dieName, dockName } from '../names.ts'
import { GUILDS, PIER_NAMES } from '../pieces.ts'
import { townsfolk } from '../townsfolk.ts'
import type { EventView } from '../view.ts'
import { goodWords, personWords, seatWord } from './words.ts'

const PILES = {
  townsfolk: 'the townsfolk',
  huckster: 'the Huckster’s cards',
  marbles: 'the marbles',
}

const PHASES = { arrival: 'arrival', production: 'production', market: 'market', cleanUp: 'clean-up', over: 'end' }

const customerWords = (count: number): string => (count === 1 ? '1 customer' : `${count} customers`)

/** `3:30` at a clock hand. */
const hourWords = (hour: number): string => (Number.isInteger(hour) ? String(hour) : `${Math.floor(hour)}:30`)

/** A visit to each place; the other two need a slot or a hall. */
const GOING: Readonly<Record<Exclude<Location, 'square' | 'guildVisit'>, string>> = {
  staffRoom: 'goes to the staff room',
  rest: 'rests',
  stoke: 'stokes the furnaces',
  bellows: 'works the bellows',
  forge: 'goes to the forge',
  oreCart: 'goes to the ore cart',
  row1: 'goes to row 1',
  row2: 'goes to row 2',
  row3: 'goes to row 3',
  brew: 'starts brewing',
  purify: 'purifies',
}

function goingWords(act: Act): string {
  if (act.go === 'square') return `goes to slot ${act.slot} of the town square`
  return act.go === 'guildVisit' ? `visits the ${GUILDS[act.colour]}’ hall` : GOING[act.go]
}

/** The line for an event; `undefined` for what needs no words. */
export function inLog(event: Event, humans: number): string | undefined {
  if ('why' in event) return `${hucksterLine(event)} (${because(event.why)})`
  if (event.what === 'not asked') return undefined
  const line = LINES[event.what] as Line<PlainEvent>
  return line(event, (seat) => (seat === humans ? 'the Huckster' : seatWord(seat, humans)))
}

/** Events that give no reason of the Huckster. */
type PlainEvent = Exclude<EventView, HucksterEvent>
type Line<E> = (event: E, nameOf: (seat: number) => string) => string

const LINES: { readonly [E in PlainEvent as E['what']]: Line<E> } = {
  'phase began': (event) => `day ${event.round}, ${PHASES[event.phase]}`,
  'turn began': (event, nameOf) => `${nameOf(event.seat)}’s turn`,
  'moved marker': (event, nameOf) =>
    `${nameOf(event.seat)}’s marker moves from ${hourWords(event.from)} to ${hourWords(event.to)}`,
  'moved token': (event) => `all docks are taken, so the market token moves to ${event.to} (C-32)`,
  shuffled: (event) => (event.pile === 'bag' ? 'the bag is shaken' : `${PILES[event.pile]} are shuffled`),
  scored: (event, nameOf) =>
    `${nameOf(event.seat)} scores ${event.guildGold} for guild symbols and ${event.corruptionGold} for corruption: ${event.total} gold (C-61, C-62)`,
  won: (event, nameOf) => `${event.seats.map(nameOf).join(' and ')} won`,
  arrived: (event) => `${personWords(event.who)} arrives in boat ${event.boat}`,
  'drew newcomer': (event, nameOf) => `${nameOf(event.seat)} draws ${personWords(event.who)} from the bag`,
  seated: (event, nameOf) => `${nameOf(event.seat)} seats ${personWords(event.who)} in boat ${event.boat}`,
  'moved passenger': (event, nameOf) =>
    `${nameOf(event.seat)} moves ${personWords(event.who)} from boat ${event.from} to boat ${event.to}`,
  'sent to bag': (event, nameOf) =>
    `${nameOf(event.seat)} sends ${personWords(event.who)} from boat ${event.boat} back into the bag`,
  docked: (event) => `boat ${event.boat} docks at the ${dockName(event.dock)} dock`,
  'cannot dock': (event) =>
    `boat ${event.boat} is full, but both docks in its half are taken, so it stays at sea (C-18)`,
  'went home': (event) => `${personWords(event.who)} leaves boat ${event.boat} for the ${event.to}`,
  hired: (event, nameOf) =>
    `${nameOf(event.seat)} hires ${townsfolk(event.card).name} (${event.card}) from slot ${event.slot}`,
  worked: (event, nameOf) => `${townsfolk(event.card).name} (${event.card}) works for ${nameOf(event.seat)}`,
  'filled square': (event) =>
    `the town square: ${event.square.map((card) => (card === undefined ? 'empty' : townsfolk(card).name)).join(', ')}`,
  'left square': (event) => `${townsfolk(event.card).name} (${event.card}) leaves the town square`,
  'drew corruption': (event, nameOf) =>
    `${nameOf(event.seat)} draws a corruption card: ${corruptionName(event.card)} (${event.rule})`,
  'returned corruption': (event, nameOf) =>
    `${nameOf(event.seat)} returns a corruption card: ${corruptionName(event.card)} (${event.rule})`,
  went: (event, nameOf) => `${nameOf(event.seat)} ${goingWords(event.act)} (${event.hours} h)`,
  earned: (event, nameOf) => `${nameOf(event.seat)} earns ${event.gold} gold (${event.rule})`,
  'made good': (event, nameOf) => `${nameOf(event.seat)} gains ${goodWords(event.good)}`,
  'threw good': (event, nameOf) =>
    `${nameOf(event.seat)} loses ${goodWords(event.good)} because the shelf is full (C-41)`,
  'sold good': (event, nameOf) =>
    `${nameOf(event.seat)} sells ${goodWords(event.good)} at ${PIER_NAMES[event.pier]} to ${customerWords(event.customers)} for ${event.gold} gold (C-55)`,
  'chose cultists': (event, nameOf) =>
    `${nameOf(event.seat)} ${event.buy ? 'lets' : 'does not let'} the cultists at ${PIER_NAMES[event.pier]} buy (C-83)`,
  'done selling': (event, nameOf) => `${nameOf(event.seat)} has finished selling`,
  rolled: (event, nameOf) => `${nameOf(event.seat)} rolls ${event.dice.map(dieName).join(', ')}`,
  loaded: (event, nameOf) => `${nameOf(event.seat)} puts ${dieName(event.die)} into furnace ${event.furnace}`,
  blew: (event, nameOf) => `${nameOf(event.seat)} heats furnace ${event.furnace} to ${event.heat}`,
  forged: (event, nameOf) => `${nameOf(event.seat)} forges ${goodWords(event.good)} in furnace ${event.furnace}`,
  unlocked: (event, nameOf) => `${nameOf(event.seat)} unlocks a ${event.die} die`,
  'drew off': (event, nameOf) =>
    `${nameOf(event.seat)} takes marbles from row ${event.row}: ${event.runs.map((run) => run.join(', ')).join(' | ')}`,
  spilled: (event, nameOf) => `${nameOf(event.seat)}’s flask is full; back into the bag: ${event.marbles.join(', ')}`,
  refilled: (event) => `row ${event.row} is refilled: ${event.marbles.join(', ')}`,
  brewed: (event, nameOf) => `${nameOf(event.seat)} brews ${goodWords(event.good)} from ${event.marbles.join(', ')}`,
  purified: (event, nameOf) => `${nameOf(event.seat)} puts ${event.ichor} ichor back into the bag`,
}

const because = (why: Why): string => `${ruleOf(why)}: ${whyInEnglish(why)}`

const titled = (id: Parameters<typeof hucksterCard>[0]): string => `${hucksterCard(id).name} (${id})`

function actionWords(action: Action): string {
  if (action.does === 'goods') return `gain ${action.goods.map(goodWords).join(' and ')}`
  return action.does === 'hire' ? 'hire' : `support from the ${GUILDS[action.hall]}’ hall`
}

function hucksterLine(event: HucksterEvent): string {
  switch (event.what) {
    case 'laid right':
      return `the Huckster puts ${titled(event.card)} on the right`
    case 'revealed':
      return `reveal: ${titled(event.left)} touches ${titled(event.right)}`
    case 'read': {
      const { action, multiplier, side, arrow, hours, corruption } = event.reading
      return `read: ${actionWords(action)} ×${multiplier}, ${side}, ${arrow}, ${hours} h, corruption ${corruption}`
    }
    case 'acts':
      return `act: ${event.time} of ${event.times}`
    case 'pays':
      return `pay: ${event.hours} h, corruption ${event.corruption}`
    case 'slid':
      return `slide: ${titled(event.discarded)} is discarded, and ${titled(event.right)} moves to the right`
    case 'waits':
      return 'the Huckster waits'
    case 'chose slot':
      return `the Huckster hires from slot ${event.slot}`
    case 'hires nobody':
      return 'the Huckster hires no one'
    case 'pooled':
      return `${personWords(event.who)} joins the Huckster’s pool`
    case 'pools nobody':
      return 'no one joins the Huckster’s pool'
    case 'gained good':
      return `the Huckster gains ${goodWords(event.good)}`
    case 'lost good':
      return `the Huckster does not get ${goodWords(event.good)}`
    case 'gold':
      return `the Huckster earns ${event.gold} gold from the ${GUILDS[event.hall]}`
    case 'hand':
      return event.taken ? 'the Huckster stops at the clock hand' : 'the Huckster passes the clock hand'
    case 'loads':
      return `the Huckster loads a boat, newcomer ${event.time} of ${event.times}`
    case 'chose newcomer':
      return `${personWords(event.who)} from the ${event.from} boards`
    case 'chose boat':
      return `the Huckster chooses boat ${event.boat}`
    case 'chose dock':
      return `boat ${event.boat} heads for the ${dockName(event.dock)} dock`
    case 'stays at sea':
      return `boat ${event.boat} stays at sea`
    case 'nobody boards':
      return 'no one boards'
    case 'sold':
      return `the Huckster sells ${goodWords(event.good)} at ${PIER_NAMES[event.pier]} to ${customerWords(event.customers)} for ${event.gold} gold`
    case 'keeps good':
      return `the Huckster keeps ${goodWords(event.good)}`
  }
}
