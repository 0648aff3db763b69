/** Which spots of the table can be pressed for an answer, and which options each of them stands for. */
import type { OptionOfKind } from '@merchants/cove'

/** One spot, or two in sequence: a die and then a furnace, a good and then a pier. */
export type Path = readonly [first: string, second?: string]

export function pathOf({ kind, option }: OptionOfKind): Path {
  switch (kind) {
    case 'boats':
      return [`boat:${option}`]
    case 'docks':
      return [`dock:${option}`]
    case 'staff':
      return [`staff:${option}`]
    case 'furnaces':
      return [`furnace:${option}`]
    case 'placements':
      return [`rack:${option.die}`, `furnace:${option.furnace}`]
    case 'pieces':
      return [`furnace:${option.furnace}`, `size:${option.size}`]
    case 'colours':
      return [`colour:${option}`]
    case 'corruption':
      return [`corruption:${option}`]
    case 'goods':
      return [`good:${option}`]
    case 'passengers':
      return [`passenger:${option.boat}:${option.who}`]
    case 'sales':
      return [`good:${option.good}`, `pier:${option.pier}`]
    case 'recipes':
      return [`recipe:${option.good}:${option.marbles.join()}`]
    case 'acts':
    case 'steps':
    case 'yes or no':
      return [`option:${JSON.stringify(option)}`]
  }
}

/** Pieces at the table that choose a place, with the visit and its word. */
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
