/** The Huckster's deeds as comparable lines, once from the events of the full game, once from instructions. */
import type { Event } from '../../events.ts'
import type { Why } from '../../huckster/why.ts'
import { whyInEnglish } from '../../huckster/why.ts'
import type { Instruction } from '../instruction.ts'

const told = (deed: string, ...whys: readonly Why[]): string => [deed, ...whys.map(whyInEnglish)].join(' | ')

export function deedsOfEvents(events: readonly Event[], seat: number): string[] {
  return events.flatMap((event, at) => {
    if (!('seat' in event) || event.seat !== seat) return []
    switch (event.what) {
      case 'read':
        return told(`reads ${JSON.stringify(event.reading)}`)
      case 'chose slot':
        return told(`hires slot ${event.slot}`, event.why)
      case 'hires nobody':
      case 'nobody boards':
        return told(event.what, event.why)
      case 'stays at sea':
        return told(`${event.boat} stays at sea`, event.why)
      case 'pooled':
        return `pools ${event.who}`
      case 'pools nobody':
        return event.why.key === 'H-23' ? [] : told('pools nobody', event.why)
      case 'gained good':
        return told(`gains ${event.good}`, event.why)
      case 'lost good':
        return told(`loses ${event.good}`, event.why)
      case 'gold':
        return `gets ${event.gold} from ${event.hall}`
      case 'hand':
        return event.taken ? told('uses hand', event.why) : []
      case 'moved marker':
        return `moves to ${event.to}`
      case 'seated': {
        const [newcomer, boat] = events.slice(at - 2, at) as { why: Why }[]
        return told(`seats ${event.who} from ${event.from} in ${event.boat}`, newcomer!.why, boat!.why)
      }
      case 'chose dock':
        return told(`docks ${event.boat} at ${event.dock}`, event.why)
      case 'drew corruption':
        return `draws ${event.card}`
      case 'returned corruption':
        return 'returns corruption'
      case 'sold':
        return `sells ${event.good} at ${event.pier} for ${event.gold}`
      case 'keeps good':
        return `keeps ${event.good}`
      default:
        return []
    }
  })
}

export function deedsOfInstruction(instruction: Instruction): string[] {
  const { whys } = instruction
  switch (instruction.do) {
    case 'read':
      return [told(`reads ${JSON.stringify(instruction.reading)}`)]
    case 'take card':
      return [told(`hires slot ${instruction.slot}`, ...whys)]
    case 'hire nobody':
      return [told('hires nobody', ...whys)]
    case 'nobody boards':
      return [told('nobody boards', ...whys)]
    case 'stay at sea':
      return [told(`${instruction.boat} stays at sea`, ...whys)]
    case 'draw nobody':
      return [told('pools nobody', ...whys)]
    case 'gain goods':
      return instruction.goods.map((good) => told(`gains ${good}`, ...whys))
    case 'lose good':
      return [told(`loses ${instruction.good}`, ...whys)]
    case 'guild support':
      return [`gets ${instruction.gold} from ${instruction.hall}`]
    case 'pool support':
      return instruction.lines.map(({ hall, customers }) => `gets ${customers} from ${hall}`)
    case 'step on hand':
      return [told('uses hand', ...whys), `moves to ${instruction.hour + 0.5}`]
    case 'move':
      return hoursOf(instruction.from, instruction.to).map((hour) => `moves to ${hour}`)
    case 'seat':
      return [told(`seats ${instruction.who} from ${instruction.from} in ${instruction.boat}`, ...whys)]
    case 'dock':
      return [told(`docks ${instruction.boat} at ${instruction.dock}`, ...whys)]
    case 'return corruption':
      return ['returns corruption']
    case 'sell':
      return instruction.sales.map(({ good, gold }) => `sells ${good} at ${instruction.pier} for ${gold}`)
    case 'keep goods':
      return instruction.goods.map((good) => `keeps ${good}`)
    case 'set up':
    case 'arrival':
    case 'clean up':
    case 'slide':
      return []
  }
}

/** Every hour on the way, the last one included. */
function hoursOf(from: number, to: number): number[] {
  const hours: number[] = []
  for (let hour = Math.floor(from) + 1; hour <= to; hour++) hours.push(hour)
  return hours
}
