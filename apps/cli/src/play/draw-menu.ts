/** A numbered list as lines of text. */
import type { Item } from './items.ts'
import type { Look } from './look.ts'
import { inColumns, wrap } from './look.ts'
import type { Menu } from './menu.ts'

/** So many lines are shown at once; `more` shows the others too. */
const SHORT = 12

/** All items of a menu, each with the number to type. */
export const itemsOf = ({ groups }: Menu): (Item & { readonly number: number })[] =>
  groups.flatMap(({ items }) => items).map((item, at) => ({ ...item, number: item.key ?? at + 1 }))

export function drawMenu(menu: Menu, look: Look, isWhole = false): string[] {
  const { question, groups } = menu
  const numbered = itemsOf(menu)
  const lines = groups.flatMap(({ title, items }) => {
    const shown = title === '' && !isWhole && items.length > SHORT ? items.slice(0, SHORT) : items
    const group = numbered.splice(0, items.length).slice(0, shown.length)
    const cells = group.map(({ label, number }) => `${look.paint('number', String(number).padStart(2))} ${label}`)
    const more = shown.length === items.length ? [] : [`   … ${items.length - shown.length} more: type 'more'`]
    return [...underTitle(title, inColumns(cells, look.width - 8), look), ...more]
  })
  return [...wrap(question, look.width).map((line) => look.paint('title', line)), ...lines, ...hints(menu, look)]
}

/** The title stands in front of its first line. */
const underTitle = (title: string, lines: readonly string[], look: Look): string[] =>
  lines.map(
    (line, at) =>
      (at === 0 && title !== '' ? look.paint('bold', title.padEnd(7)) : ' '.repeat(title === '' ? 2 : 7)) + line,
  )

/** How several are named, and what Enter alone means. */
function hints({ min, max, isOrdered, isOrder, usual }: Menu, look: Look): string[] {
  const howMany = min === max ? `${min}` : `${min} to ${max}`
  const order = isOrder ? 'those that come first' : `${howMany} by number${isOrdered ? ' in your order' : ''}`
  const many = max > 1 ? [`name ${order}, e.g. 2 1${min === 0 ? ', or none' : ''}`] : []
  const enter = usual === undefined ? [] : [`Enter: ${usual.label}`]
  const parts = [...many, ...enter]
  return parts.length === 0 ? [] : [look.paint('dim', `  (${parts.join(' · ')})`)]
}
