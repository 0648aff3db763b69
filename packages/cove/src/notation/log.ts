/** What happened, one line an event, in plain English. Nothing in it is hidden from anybody. */
import type { Action } from '../huckster/cards.ts'
import { hucksterCard } from '../huckster/cards.ts'
import type { Event } from '../events.ts'
import type { Why } from '../huckster/why.ts'
import { ruleOf, whyInEnglish } from '../huckster/why.ts'
import type { HucksterEvent } from '../huckster/events.ts'
import { GUILDS, PIER_NAMES } from '../pieces.ts'
import { townsfolk } from '../townsfolk.ts'
import { actWord, seatWord } from './words.ts'

const PHASES = { arrival: 'arrival', production: 'production', market: 'market', cleanUp: 'clean-up', over: 'end' }

/** The line for an event; `undefined` for what needs no words. */
export function inLog(event: Event, humans: number): string | undefined {
  if ('why' in event) return `${hucksterLine(event)} (${because(event.why)})`
  const who = 'seat' in event ? seatWord(event.seat, humans) : ''
  switch (event.what) {
    case 'phase began':
      return `round ${event.round}, ${PHASES[event.phase]}`
    case 'turn began':
      return `turn of ${who}`
    case 'moved marker':
      return `the marker of ${who} moves from ${event.from} to ${event.to}`
    case 'moved token':
      return `all docks are taken: the market token moves to ${event.to} (C-32)`
    case 'shuffled':
      return event.pile === 'bag' ? 'the bag is shaken' : `${PILES[event.pile]} are shuffled`
    case 'scored':
      return `${who} scores ${event.guildGold} for guild symbols and ${event.corruptionGold} for corruption: ${event.total} gold (C-61, C-62)`
    case 'won':
      return `${event.seats.map((seat) => seatWord(seat, humans)).join(' and ')} won`
    case 'arrived':
      return `${event.who} arrives in boat ${event.boat}`
    case 'drew newcomer':
      return `${who} draws ${event.who} from the bag`
    case 'seated':
      return `${who} seats ${event.who} on boat ${event.boat}`
    case 'moved passenger':
      return `${who} moves ${event.who} from boat ${event.from} to boat ${event.to}`
    case 'sent to bag':
      return `${who} sends ${event.who} from boat ${event.boat} into the bag`
    case 'docked':
      return `boat ${event.boat} docks at ${event.dock}`
    case 'cannot dock':
      return `boat ${event.boat} is full, but both docks of its half are taken: it stays at sea (C-18)`
    case 'went home':
      return `${event.who} leaves boat ${event.boat} for the ${event.to}`
    case 'hired':
      return `${who} hires ${townsfolk(event.card).name} (${event.card}) from slot ${event.slot}`
    case 'worked':
      return `${townsfolk(event.card).name} (${event.card}) works for ${who}`
    case 'filled square':
      return `the square: ${event.square.map((card) => card ?? 'empty').join(', ')}`
    case 'left square':
      return `${townsfolk(event.card).name} (${event.card}) leaves the square`
    case 'drew corruption':
      return `${who} draws a corruption card: ${event.card} (${event.rule})`
    case 'returned corruption':
      return `${who} returns a corruption card: ${event.card} (${event.rule})`
    case 'went':
      return `${who} goes to ${actWord(event.act)}, ${event.hours} h`
    case 'earned':
      return `${who} gains ${event.gold} gold (${event.rule})`
    case 'made good':
      return `${who} gains ${event.good}`
    case 'threw good':
      return `${who} loses ${event.good}: the shelf is full (C-41)`
    case 'sold good':
      return `${who} sells ${event.good} at ${PIER_NAMES[event.pier]} to ${event.customers} for ${event.gold} gold (C-55)`
    case 'chose cultists':
      return `${who} ${event.buy ? 'lets' : 'does not let'} the cultists at ${PIER_NAMES[event.pier]} buy (C-83)`
    case 'done selling':
      return `${who} is done selling`
    case 'rolled':
      return `${who} rolls ${event.dice.join(', ')}`
    case 'loaded':
      return `${who} puts ${event.die} into furnace ${event.furnace}`
    case 'blew':
      return `${who} heats furnace ${event.furnace} to ${event.heat}`
    case 'forged':
      return `${who} forges ${event.good} in furnace ${event.furnace}`
    case 'unlocked':
      return `${who} unlocks a ${event.die} die`
    case 'drew off':
      return `${who} draws off row ${event.row}: ${event.runs.map((run) => run.join(', ')).join(' | ')}`
    case 'spilled':
      return `the flask of ${who} is full: ${event.marbles.join(', ')} go back into the bag`
    case 'refilled':
      return `row ${event.row} is refilled: ${event.marbles.join(', ')}`
    case 'brewed':
      return `${who} brews ${event.good} of ${event.marbles.join(', ')}`
    case 'purified':
      return `${who} purifies ${event.ichor} ichor`
    case 'not asked':
      return undefined
  }
}

const PILES = {
  townsfolk: 'the townsfolk',
  huckster: 'the cards of the Huckster',
  marbles: 'the marbles',
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
      return `the Huckster lays ${titled(event.card)} on the right`
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
      return 'the Huckster hires nobody'
    case 'pooled':
      return `${event.who} joins the pool of the Huckster`
    case 'pools nobody':
      return 'nobody joins the pool of the Huckster'
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
      return 'nobody boards'
    case 'sold':
      return `the Huckster sells ${event.good} at ${PIER_NAMES[event.pier]} to ${event.customers} for ${event.gold} gold`
    case 'keeps good':
      return `the Huckster keeps ${event.good}`
  }
}
