/** Which pieces move with an event, from where to where. Places go by the names that the table gives its zones. */
import type { EventView, View } from '@merchants/cove'
import { DOCKS, DOCKS_AT, PIERS } from '@merchants/cove'

interface Flight {
  readonly kind: 'flight'
  /** The moving piece, as a selector of its current place. */
  readonly to: string
  /** The zone it came from. */
  readonly from: string
  readonly time?: number
}

interface Stir {
  readonly kind: 'pulse' | 'tumble' | 'roll-in' | 'slide-in'
  readonly to: string
}

export type Move = Flight | Stir

const zone = (name: string): string => `[data-zone="${name}"]`
const flight = (to: string, from: string, time?: number): Flight => ({
  kind: 'flight',
  to,
  from,
  ...(time === undefined ? {} : { time }),
})
const pulse = (name: string): Stir => ({ kind: 'pulse', to: zone(name) })

const seatOf = (boat: number, at: number): string => `${zone(`boat:${boat}`)} [data-at="${at}"]`
const lastSeat = ({ boats }: View, boat: number): string => seatOf(boat, (boats[boat - 1]?.length ?? 1) - 1)

/** The event before says where a new good comes from. */
export function movesOf(event: EventView, before: View, after: View, last: EventView | undefined): Move[] {
  return [...shifts(before, after), ...ownMoves(event, before, after, last)]
}

/** Cards of the square that moved over to the left; the new one comes from the right. */
function shifts({ square: before }: View, { square: after }: View): Move[] {
  return after.flatMap((card, at): Move[] => {
    if (card === undefined || card === before[at]) return []
    const from = before.indexOf(card)
    const to = zone(`slot:${at + 1}`)
    return [from < 0 ? { kind: 'slide-in', to } : flight(to, `slot:${from + 1}`)]
  })
}

function ownMoves(event: EventView, before: View, after: View, last: EventView | undefined): Move[] {
  const humans = after.humans.length
  switch (event.what) {
    case 'arrived':
      return [flight(lastSeat(after, event.boat), 'bag', 260)]
    case 'seated':
      return [flight(lastSeat(after, event.boat), seatedFrom(event, before, humans))]
    case 'moved passenger': {
      const place = before.boats[event.from - 1]?.indexOf(event.who) ?? 0
      return [flight(lastSeat(after, event.to), `boat:${event.from}/${place}`)]
    }
    case 'sent to bag':
      return [pulse('bag')]
    case 'docked':
      return docking(event, after)
    case 'went home':
      return [pulse(event.to === 'bag' ? 'bag' : event.to === 'lair' ? 'lair' : `hall:${event.who}`)]
    case 'pooled':
      return [flight(`${zone(`pool:${after.huckster.pool.length - 1}`)} .fig`, 'bag')]
    case 'hired':
      return event.seat === humans
        ? [pulse('his-townsfolk')]
        : [flight(zone(`staff:${event.card}`), `slot:${event.slot}`)]
    case 'laid right':
    case 'revealed':
      return [{ kind: 'slide-in', to: `[data-card="${event.what === 'revealed' ? event.left : event.card}"]` }]
    case 'gained good':
      return [flight(`${zone(`his-good:${after.huckster.shelf.length - 1}`)} svg`, 'his-action')]
    case 'made good': {
      const shelf = after.humans[event.seat]?.shelf.length ?? 1
      return [flight(`${zone(`own-good:${shelf - 1}`)} svg`, madeAt(last))]
    }
    case 'gold':
      return [pulse(`hall:${event.hall}`), pulse(`gold:${humans}`)]
    case 'earned':
      return [pulse(`gold:${event.seat}`)]
    case 'sold':
    case 'sold good':
      return [pulse(`pier:${event.pier}`), pulse(`gold:${event.seat}`)]
    case 'drew corruption': {
      const cards = after.humans[event.seat]?.corruption.length
      return [cards === undefined ? pulse('his-corruption') : pulse(`own-corruption:${cards - 1}`)]
    }
    default:
      return shopMoves(event, before, after)
  }
}

/** Dice and marbles in a merchant's shop. */
function shopMoves(event: EventView, before: View, after: View): Move[] {
  switch (event.what) {
    case 'rolled':
      return [{ kind: 'tumble', to: '.rack .cv-die' }]
    case 'loaded': {
      const place = before.humans[event.seat]?.smithy?.rack.indexOf(event.die) ?? 0
      const isCoal = event.die.startsWith('coal')
      const to = isCoal ? '.coal .cv-die:last-of-type' : '.mouth > .cv-die'
      return [flight(`${zone(`furnace:${event.furnace}`)} ${to}`, `rack:${place}`)]
    }
    case 'unlocked':
      return [flight(zone(`rack:${(after.humans[event.seat]?.smithy?.rack.length ?? 1) - 1}`), `locked:${event.die}`)]
    case 'drew off':
      return [{ kind: 'roll-in', to: `${zone('flask')} svg` }]
    case 'refilled':
      return event.marbles.map((_, at): Move => {
        const row = after.humans[event.seat]?.laboratory?.rows[event.row - 1]?.length ?? 6
        return { kind: 'roll-in', to: zone(`marble:${event.row}:${row - at}`) }
      })
    default:
      return []
  }
}

function seatedFrom(
  { seat, who, from }: Extract<EventView, { readonly what: 'seated' }>,
  { huckster }: View,
  humans: number,
): string {
  if (from === 'pool') return `pool:${huckster.pool.indexOf(who)}`
  return seat === humans ? 'bag' : 'newcomer'
}

/** The boat comes alongside, and all aboard step onto the pier. */
function docking({ boat, dock }: Extract<EventView, { readonly what: 'docked' }>, after: View): Move[] {
  const pier = PIERS.find((each) => DOCKS_AT[each].includes(DOCKS.indexOf(dock))) ?? 'plaza'
  const crowd = DOCKS_AT[pier].flatMap((at) => {
    const there = after.docks[at] ?? 0
    return there === 0 ? [] : (after.boats[there - 1] ?? []).map((_, seat) => ({ boat: there, seat }))
  })
  const steps = crowd.flatMap((each, at): Move[] =>
    each.boat === boat
      ? [flight(`[data-pier="${pier}"] .fig:nth-child(${at + 1})`, `boat:${boat}/${each.seat}`, 840)]
      : [],
  )
  return [flight(`${zone(`dock:${dock}`)} .hull`, `boat:${boat}`, 840), ...steps]
}

function madeAt(last: EventView | undefined): string {
  if (last?.what === 'forged') return `furnace:${last.furnace}`
  if (last?.what === 'worked') return `staff:${last.card}`
  return 'flask'
}
