/** Which spots of the table can be pressed for an answer, and which options each of them stands for. */
import type { DecisionView, Options, Passenger, Placement, Sale } from '@merchants/cove'

/** One spot, or one after the other: a die and then a furnace, a good and then a pier. */
export type Path = readonly [first: string, second?: string]

export function pathOf(decision: DecisionView, option: DecisionView['options'][number]): Path {
  switch (decision.kind) {
    case 'boats':
      return [`boat:${option as number}`]
    case 'docks':
      return [`dock:${option as string}`]
    case 'staff':
      return [`staff:${option as string}`]
    case 'furnaces':
      return [`furnace:${option as number}`]
    case 'placements': {
      const { die, furnace } = option as Placement
      return [`rack:${die}`, `furnace:${furnace}`]
    }
    case 'pieces': {
      const { furnace, size } = option as Options['pieces']
      return [`furnace:${furnace}`, `size:${size}`]
    }
    case 'colours':
      return [`colour:${option as string}`]
    case 'corruption':
      return [`corruption:${option as string}`]
    case 'goods':
      return [`good:${option as string}`]
    case 'passengers': {
      const { who, boat } = option as Passenger
      return [`passenger:${boat}:${who}`]
    }
    case 'sales': {
      const { good, pier } = option as Sale
      return [`good:${good}`, `pier:${pier}`]
    }
    case 'recipes': {
      const { good, marbles } = option as Options['recipes']
      return [`recipe:${good}:${marbles.join()}`]
    }
    case 'acts':
    case 'steps':
    case 'yes or no':
      return [`option:${JSON.stringify(option)}`]
  }
}

/** Where a place can be chosen by pressing something at the table: the visit, and the word it says. */
export function spotOfItem(go: string, item: string): string {
  switch (go) {
    case 'square':
      return `slot:${item}`
    case 'guildVisit':
      return `hall:${item}`
    case 'oreCart':
      return `locked:${item}`
    case 'staffRoom':
      return `staff:${item}`
    case 'bellows':
      return `furnace:${item}`
    case 'forge':
      return `furnace:${item.split(':')[0] ?? ''}`
    case 'purify':
      return `corruption:${item}`
    case 'brew':
      return `recipe:${item}`
    default:
      return `marble:${go.slice(3)}:${item}`
  }
}
