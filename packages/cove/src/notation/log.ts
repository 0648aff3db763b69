/** Events in plain English, one line each. Nothing in them is hidden. */
import type { Action } from '../huckster/cards.ts'
import { hucksterCard } from '../huckster/cards.ts'
import type { Event } from '../events.ts'
import type { Why } from '../huckster/why.ts'
import { ruleOf, whyInEnglish } from '../huckster/why.ts'
import type { HucksterEvent } from '../huckster/events.ts'
import { GUILDS, PIER_NAMES } from '../pieces.ts'
import { townsfolk } from '../townsfolk.ts'
import type { EventView } from '../view.ts'
import { actWord, seatWord } from './words.ts'

const PILES = {
  townsfolk: 'the townsfolk',
  huckster: 'the cards of the Huckster',
  marbles: 'the marbles',
}

const PHASES = { arrival: 'arrival', production: 'production', market: 'market', cleanUp: 'clean-up', over: 'end' }

/** The line for an event; `undefined` for what needs no words. */
export function inLog(event: Event, humans: number): string | undefined {
  if ('why' in event) return `${hucksterLine(event)} (${because(event.why)})`
  if (event.what === 'not asked') return undefined
  const line = LINES[event.what] as Line<PlainEvent>
  return line(event, (seat) => seatWord(seat, humans))
}

/** Events that give no reason of the Huckster. */
type PlainEvent = Exclude<EventView, HucksterEvent>
type Line<E> = (event: E, nameOf: (seat: number) => string) => string

const LINES: { readonly [E in PlainEvent as E['what']]: Line<E> } = {
  'phase began': (event) => `round ${event.round}, ${PHASES[event.phase]}`,
  'turn began': (event, nameOf) => `turn of ${nameOf(event.seat)}`,
  'moved marker': (event, nameOf) => `the marker of ${nameOf(event.seat)} moves from ${event.from} to ${event.to}`,
  'moved token': (event) => `all docks are taken, so the market token moves to ${event.to} (C-32)`,
  shuffled: (event) => (event.pile === 'bag' ? 'the bag is shaken' : `${PILES[event.pile]} are shuffled`),
  scored: (event, nameOf) =>
    `${nameOf(event.seat)} scores ${event.guildGold} for guild symbols and ${event.corruptionGold} for corruption: ${event.total} gold (C-61, C-62)`,
  won: (event, nameOf) => `${event.seats.map(nameOf).join(' and ')} won`,
  arrived: (event) => `${event.who} arrives in boat ${event.boat}`,
  'drew newcomer': (event, nameOf) => `${nameOf(event.seat)} draws ${event.who} from the bag`,
  seated: (event, nameOf) => `${nameOf(event.seat)} seats ${event.who} on boat ${event.boat}`,
  'moved passenger': (event, nameOf) =>
    `${nameOf(event.seat)} moves ${event.who} from boat ${event.from} to boat ${event.to}`,
  'sent to bag': (event, nameOf) => `${nameOf(event.seat)} sends ${event.who} from boat ${event.boat} into the bag`,
  docked: (event) => `boat ${event.boat} docks at ${event.dock}`,
  'cannot dock': (event) =>
    `boat ${event.boat} is full, but both docks in its half are taken, so it stays at sea (C-18)`,
  'went home': (event) => `${event.who} leaves boat ${event.boat} for the ${event.to}`,
  hired: (event, nameOf) =>
    `${nameOf(event.seat)} hires ${townsfolk(event.card).name} (${event.card}) from slot ${event.slot}`,
  worked: (event, nameOf) => `${townsfolk(event.card).name} (${event.card}) works for ${nameOf(event.seat)}`,
  'filled square': (event) => `the square: ${event.square.map((card) => card ?? 'empty').join(', ')}`,
  'left square': (event) => `${townsfolk(event.card).name} (${event.card}) leaves the square`,
  'drew corruption': (event, nameOf) => `${nameOf(event.seat)} draws a corruption card: ${event.card} (${event.rule})`,
  'returned corruption': (event, nameOf) =>
    `${nameOf(event.seat)} returns a corruption card: ${event.card} (${event.rule})`,
  went: (event, nameOf) => `${nameOf(event.seat)} goes to ${actWord(event.act)}, ${event.hours} h`,
  earned: (event, nameOf) => `${nameOf(event.seat)} gains ${event.gold} gold (${event.rule})`,
  'made good': (event, nameOf) => `${nameOf(event.seat)} gains ${event.good}`,
  'threw good': (event, nameOf) => `${nameOf(event.seat)} loses ${event.good} because the shelf is full (C-41)`,
  'sold good': (event, nameOf) =>
    `${nameOf(event.seat)} sells ${event.good} at ${PIER_NAMES[event.pier]} to ${event.customers} for ${event.gold} gold (C-55)`,
  'chose cultists': (event, nameOf) =>
    `${nameOf(event.seat)} ${event.buy ? 'lets' : 'does not let'} the cultists at ${PIER_NAMES[event.pier]} buy (C-83)`,
  'done selling': (event, nameOf) => `${nameOf(event.seat)} is done selling`,
  rolled: (event, nameOf) => `${nameOf(event.seat)} rolls ${event.dice.join(', ')}`,
  loaded: (event, nameOf) => `${nameOf(event.seat)} puts ${event.die} into furnace ${event.furnace}`,
  blew: (event, nameOf) => `${nameOf(event.seat)} heats furnace ${event.furnace} to ${event.heat}`,
  forged: (event, nameOf) => `${nameOf(event.seat)} forges ${event.good} in furnace ${event.furnace}`,
  unlocked: (event, nameOf) => `${nameOf(event.seat)} unlocks a ${event.die} die`,
  'drew off': (event, nameOf) =>
    `${nameOf(event.seat)} draws off row ${event.row}: ${event.runs.map((run) => run.join(', ')).join(' | ')}`,
  spilled: (event, nameOf) =>
    `the flask of ${nameOf(event.seat)} is full, so ${event.marbles.join(', ')} go back into the bag`,
  refilled: (event) => `row ${event.row} is refilled: ${event.marbles.join(', ')}`,
  brewed: (event, nameOf) => `${nameOf(event.seat)} brews ${event.good} from ${event.marbles.join(', ')}`,
  purified: (event, nameOf) => `${nameOf(event.seat)} purifies ${event.ichor} ichor`,
}

const because = (why: Why): string => `${ruleOf(why)}: ${whyInEnglish(why)}`

const titled = (id: Parameters<typeof hucksterCard>[0]): string => `${hucksterCard(id).name} (${id})`

function actionWords(action: Action): string {
  if (action.does === 'goods') return `gain ${action.goods.join(' and ')}`
  return action.does === 'hire' ? 'hire' : `guild support of the ${GUILDS[action.hall]}`
}

function hucksterLine(event: HucksterEvent): string {
  switch (event.what) {
    case 'laid right':
      return `the Huckster puts ${titled(event.card)} on the right`
    case 'revealed':
      return `reveal: ${titled(event.left)} touches ${titled(event.right)}`
    case 'read': {
      const { action, multiplier, side, arrow, hours, corruption } = event.reading
      return `read: ${actionWords(action)} x${multiplier}, ${side}, ${arrow}, ${hours} h, corruption ${corruption}`
    }
    case 'acts':
      return `act: time ${event.time} of ${event.times}`
    case 'pays':
      return `pay: ${event.hours} h, corruption ${event.corruption}`
    case 'slid':
      return `slide: ${titled(event.discarded)} is discarded, ${titled(event.right)} moves to the right`
    case 'waits':
      return 'the Huckster waits'
    case 'chose slot':
      return `the Huckster hires from slot ${event.slot}`
    case 'hires nobody':
      return 'the Huckster hires no one'
    case 'pooled':
      return `${event.who} joins the Huckster’s pool`
    case 'pools nobody':
      return 'no one joins the Huckster’s pool'
    case 'gained good':
      return `the Huckster gains ${event.good}`
    case 'lost good':
      return `the Huckster does not gain ${event.good}`
    case 'gold':
      return `the Huckster gains ${event.gold} gold from the ${GUILDS[event.hall]}`
    case 'hand':
      return event.taken ? 'the Huckster uses the clock hand' : 'the Huckster passes the clock hand'
    case 'loads':
      return `the Huckster loads a boat, newcomer ${event.time} of ${event.times}`
    case 'chose newcomer':
      return `${event.who} from the ${event.from} boards`
    case 'chose boat':
      return `on boat ${event.boat}`
    case 'chose dock':
      return `boat ${event.boat} heads for ${event.dock}`
    case 'stays at sea':
      return `boat ${event.boat} stays at sea`
    case 'nobody boards':
      return 'no one boards'
    case 'sold':
      return `the Huckster sells ${event.good} at ${PIER_NAMES[event.pier]} to ${event.customers} for ${event.gold} gold`
    case 'keeps good':
      return `the Huckster keeps ${event.good}`
  }
}
