/** Instructions to the person at the table for the Huckster, one at a time, each with the rule that decides (H-100). */
import type { Reading } from '../huckster/reading.ts'
import type { HucksterCardId, Level } from '../huckster/cards.ts'
import type { Why } from '../huckster/why.ts'
import { ruleOf } from '../huckster/why.ts'
import type { Adventurer, Colour, Dock, Good, Pier } from '../pieces.ts'
import type { Symbols } from '../scoring.ts'
import type { DeckKind } from './state.ts'

interface InstructionBase<Do extends string> {
  readonly do: Do
  /** The reasons, the deciding one first; none where the rules leave no choice. */
  readonly whys: readonly Why[]
}

/** The running pass of an action that is done once or twice. */
interface Pass {
  readonly time: number
  readonly times: number
}

/** The earnings of a good, this much from each customer; where Cultists bought, as their card says. */
export interface SaleLine {
  readonly good: Good
  readonly customers?: number
  readonly price?: number
  readonly gold: number
}

interface SupportLine {
  readonly hall: Colour
  readonly customers: number
}

export type Instruction =
  // the course of the game
  | (InstructionBase<'set up'> & { readonly deck: DeckKind; readonly level: Level })
  | (InstructionBase<'arrival'> & { readonly round: number; readonly deck: DeckKind })
  | (InstructionBase<'clean up'> & { readonly round: number; readonly deck: DeckKind; readonly last: boolean })
  // a turn
  | (InstructionBase<'read'> & {
      readonly left: HucksterCardId
      readonly right: HucksterCardId
      readonly reading: Reading
    })
  | InstructionBase<'slide'>
  | (InstructionBase<'take card'> & Pass & { readonly slot: number })
  | (InstructionBase<'hire nobody'> & Pass)
  | InstructionBase<'draw nobody'>
  | (InstructionBase<'return corruption'> & { readonly card: Symbols })
  | (InstructionBase<'gain goods'> & Pass & { readonly goods: readonly Good[] })
  | (InstructionBase<'lose good'> & { readonly good: Good })
  | (InstructionBase<'guild support'> & Pass & SupportLine & { readonly gold: number; readonly total: number })
  // the clock and the boats
  | (InstructionBase<'move'> & { readonly from: number; readonly to: number; readonly newcomers: number })
  | (InstructionBase<'step on hand'> & { readonly hour: number })
  | (InstructionBase<'seat'> & {
      readonly who: Adventurer
      readonly from: 'pool' | 'bag'
      readonly boat: number
      readonly passed: readonly Colour[]
      readonly full: boolean
    })
  | (InstructionBase<'dock'> & { readonly boat: number; readonly dock: Dock })
  | (InstructionBase<'stay at sea'> & { readonly boat: number })
  | InstructionBase<'nobody boards'>
  // the market
  | (InstructionBase<'sell'> & { readonly pier: Pier; readonly sales: readonly SaleLine[]; readonly total: number })
  | (InstructionBase<'keep goods'> & { readonly goods: readonly Good[] })
  | (InstructionBase<'pool support'> & {
      readonly lines: readonly SupportLine[]
      readonly gold: number
      readonly total: number
    })

/** Rules of instructions without a reason of their own. */
const RULES: Partial<Record<Instruction['do'], readonly string[]>> = {
  'set up': ['H-12', 'H-18'],
  arrival: ['H-19'],
  'clean up': ['H-81'],
  slide: ['H-28'],
  move: ['H-52'],
}

/** The numbers of the rules an instruction follows. */
export const rulesOf = ({ do: deed, whys }: Instruction): readonly string[] =>
  whys.length > 0 ? whys.map(ruleOf) : (RULES[deed] ?? [])

/** Two instructions as one, if the second only goes on with the first. */
export function merge(first: Instruction, second: Instruction): Instruction | undefined {
  if (first.do === 'gain goods' && second.do === 'gain goods' && first.time === second.time) {
    return { ...first, goods: [...first.goods, ...second.goods] }
  }
  if (first.do === 'move' && second.do === 'move' && first.newcomers === 0) {
    return { ...second, from: first.from, whys: [...first.whys, ...second.whys] }
  }
  if (first.do === 'sell' && second.do === 'sell' && first.pier === second.pier) {
    return { ...second, sales: [...first.sales, ...second.sales] }
  }
  if (first.do === 'keep goods' && second.do === 'keep goods') {
    return { ...first, goods: [...first.goods, ...second.goods] }
  }
  if (first.do === 'pool support' && second.do === 'pool support') {
    return { ...second, lines: [...first.lines, ...second.lines], gold: first.gold + second.gold }
  }
  return undefined
}

/** Whether an instruction only repeats the one before it, as the next pass of an action does. */
export function repeats(first: Instruction, second: Instruction): boolean {
  if (first.do === 'guild support' && second.do === 'guild support') return first.hall === second.hall
  return first.do === second.do && (first.do === 'gain goods' || first.do === 'draw nobody')
}
