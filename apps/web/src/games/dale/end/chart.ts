/** Where the lines, marks and labels of the chart are: numbers only, in pixels. */
import type { Growth } from './stats.ts'
import { itemAt } from '@merchants/tabletop'

export interface Frame {
  readonly width: number
  readonly height: number
  readonly turns: number
  readonly stacks: number
  /** How many letters the longest label at the end of a line has. */
  readonly letters: number
}

const LEFT = 26
const TOP = 10
const BOTTOM = 24

/** Heights of a label, and about the width of its letters. */
const LINE = 17
const LETTER = 7

export interface Scale {
  readonly x: (turn: number) => number
  readonly y: (stacks: number) => number
  readonly end: number
}

export function scaleOf({ width, height, turns, stacks, letters }: Frame): Scale {
  const end = Math.max(LEFT + 1, width - 16 - LETTER * letters)
  const bottom = Math.max(TOP + 1, height - BOTTOM)
  return {
    end,
    x: (turn) => LEFT + ((turn - 1) / Math.max(1, turns - 1)) * (end - LEFT),
    y: (built) => bottom - (built / stacks) * (bottom - TOP),
  }
}

/** A line that runs level until a stack is finished, and rises there. */
export function stepLine(growth: readonly Growth[], { x, y, end }: Scale): string {
  const rises = growth.map(({ turn, stacks }) => `H${round(x(turn))}V${round(y(stacks))}`)
  return `M${LEFT} ${round(y(0))}${rises.join('')}H${round(end)}`
}

/** Turns named below the chart, the first and then at regular steps. */
export function turnsNamed(frame: Frame): number[] {
  const { turns } = frame
  const most = Math.max(2, Math.floor((scaleOf(frame).end - LEFT) / 40))
  const every = STEPS.find((step) => (turns - 1) / step < most) ?? turns
  return Array.from({ length: Math.floor((turns - 1) / every) + 1 }, (_, at) => 1 + at * every)
}

const STEPS = [1, 2, 4, 5, 10, 20, 25, 50]

export function stacksNamed({ stacks }: Frame): number[] {
  return Array.from({ length: stacks / 2 + 1 }, (_, at) => 2 * at)
}

/** Labels at the heights of their lines, moved apart where they would cover each other. */
export function labelHeights(heights: readonly number[]): number[] {
  const order = heights.map((_, at) => at).toSorted((a, b) => itemAt(heights, a) - itemAt(heights, b) || a - b)
  const placed: number[] = []
  let least = Number.NEGATIVE_INFINITY
  for (const at of order) {
    const height = Math.max(itemAt(heights, at), least)
    placed[at] = height
    least = height + LINE
  }
  return placed
}

const round = (pixels: number): number => Math.round(10 * pixels) / 10
