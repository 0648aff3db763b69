/** The nine plots: which figures are drawn, in which unit and colour. */
import type { Sample } from './report.ts'

export type Unit = 'count' | 'rate' | 'time' | 'bytes'

interface Line {
  readonly figure: Exclude<keyof Sample, 'at'>
  /** The name of a colour token. */
  readonly colour: string
  readonly isThin?: boolean
}

export interface PlotPlan {
  readonly id: string
  readonly unit: Unit
  readonly lines: readonly Line[]
}

const RED = '--accent'
const BLUE = '--select'
const GREEN = '--good'
const BROWN = '--legal'

const times = (half: Line['figure'], most: Line['figure'], colour: string): readonly Line[] => [
  { figure: half, colour },
  { figure: most, colour, isThin: true },
]

export const PLOTS: readonly PlotPlan[] = [
  { id: 'sockets', unit: 'count', lines: [{ figure: 'sockets', colour: BLUE }] },
  { id: 'tables', unit: 'count', lines: [{ figure: 'tables', colour: BLUE }] },
  { id: 'moves', unit: 'rate', lines: [{ figure: 'moves', colour: GREEN }] },
  { id: 'latency', unit: 'time', lines: times('moveP50', 'moveP99', GREEN) },
  { id: 'database', unit: 'time', lines: times('databaseP50', 'databaseP99', BROWN) },
  { id: 'bots', unit: 'time', lines: times('botP50', 'botP99', BROWN) },
  { id: 'lag', unit: 'time', lines: [{ figure: 'lagP99', colour: RED }] },
  {
    id: 'memory',
    unit: 'bytes',
    lines: [
      { figure: 'rss', colour: BLUE },
      { figure: 'heap', colour: BLUE, isThin: true },
    ],
  },
  { id: 'refused', unit: 'rate', lines: [{ figure: 'refused', colour: RED }] },
]

const UNITS: Readonly<Record<Exclude<Unit, 'bytes'>, string>> = { count: '', rate: '/s', time: ' ms' }
const MEGABYTE = 1024 * 1024

/** A figure as it is drawn: bytes become megabytes. */
export function drawn(figure: number | null, unit: Unit): number | null {
  return figure === null || unit !== 'bytes' ? figure : figure / MEGABYTE
}

/** A figure with its unit: three digits say enough. */
export function written(figure: number, unit: Unit, language: string): string {
  const number = unit === 'bytes' ? figure / MEGABYTE : figure
  const maximumFractionDigits = number >= 10 || unit === 'count' ? 0 : 1
  if (unit === 'bytes')
    return number.toLocaleString(language, { style: 'unit', unit: 'megabyte', maximumFractionDigits })
  return `${number.toLocaleString(language, { maximumFractionDigits })}${UNITS[unit]}`
}
