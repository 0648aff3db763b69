/** The current options as a numbered list, and the list as lines of text. */
import type { Answer } from '@merchants/tabletop'
import type { TerminalStyle } from './terminal-style.ts'
import { inColumns, wrap } from './terminal-style.ts'

/** One line of the list with its text and the answers it gives in sequence. */
export interface Item {
  readonly label: string
  readonly answers: readonly Answer[]
  /** The input for it, if that is not its number in the list. */
  readonly key?: number
}

export interface Group {
  readonly title: string
  readonly items: readonly Item[]
}

export interface Menu {
  readonly question: string
  readonly groups: readonly Group[]
  /** How many of the items are to be named. */
  readonly min: number
  readonly max: number
  readonly isOrdered: boolean
  /** Whether all are meant and only their order is asked: those not named follow as listed. */
  readonly isOrderOnly: boolean
  /** What Enter alone means, in words and as an answer. */
  readonly usual: { readonly label: string; readonly answer: Answer } | undefined
}

/** This many lines are shown at once; `more` shows the others too. */
const SHORT = 12

/** All items of a menu, each with the number to type. */
export const itemsOf = ({ groups }: Menu): (Item & { readonly number: number })[] =>
  groups.flatMap(({ items }) => items).map((item, at) => ({ ...item, number: item.key ?? at + 1 }))

export function drawMenu(menu: Menu, style: TerminalStyle, isWhole = false): string[] {
  const { question, groups } = menu
  const numbered = itemsOf(menu)
  const lines = groups.flatMap(({ title, items }) => {
    const shown = title === '' && !isWhole && items.length > SHORT ? items.slice(0, SHORT) : items
    const group = numbered.splice(0, items.length).slice(0, shown.length)
    const cells = group.map(({ label, number }) => `${style.paint('number', String(number).padStart(2))} ${label}`)
    const more = shown.length === items.length ? [] : [`   … ${items.length - shown.length} more: type 'more'`]
    return [...underTitle(title, inColumns(cells, style.width - 8), style), ...more]
  })
  return [...wrap(question, style.width).map((line) => style.paint('title', line)), ...lines, ...hints(menu, style)]
}

/** The title stands in front of its first line. */
const underTitle = (title: string, lines: readonly string[], style: TerminalStyle): string[] =>
  lines.map(
    (line, at) =>
      (at === 0 && title !== '' ? style.paint('bold', title.padEnd(7)) : ' '.repeat(title === '' ? 2 : 7)) + line,
  )

/** How to choose several, and what Enter alone means. */
function hints({ min, max, isOrdered, isOrderOnly, usual }: Menu, style: TerminalStyle): string[] {
  const howMany = min === max ? `${min}` : min === 0 ? `up to ${max}` : `${min} to ${max}`
  const which = isOrderOnly ? 'the numbers that come first' : `${howMany} numbers${isOrdered ? ' in your order' : ''}`
  const many = max > 1 ? [`type ${which}, e.g. 2 1${min === 0 ? ', or none' : ''}`] : []
  const enter = usual === undefined ? [] : [`Enter: ${usual.label}`]
  const parts = [...many, ...enter]
  return parts.length === 0 ? [] : [style.paint('dim', `  (${parts.join(' · ')})`)]
}
