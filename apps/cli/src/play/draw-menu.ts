/** A numbered list as lines of text. */
import type { Look } from './look.ts'
import { inColumns } from './look.ts'
import type { Menu } from './menu.ts'

/** So many lines are shown at once; `more` shows the others too. */
const SHORT = 12

/** All items of a menu in the order of their numbers. */
export const itemsOf = ({ groups }: Menu): Menu['groups'][number]['items'] => groups.flatMap(({ items }) => items)

export function drawMenu(menu: Menu, look: Look, isWhole = false): string[] {
  const { question, groups } = menu
  let number = 0
  const lines = groups.flatMap(({ title, items }) => {
    const shown = title === '' && !isWhole && items.length > SHORT ? items.slice(0, SHORT) : items
    const first = number + 1
    const cells = shown.map(({ label }, at) => `${look.paint('number', String(first + at).padStart(2))} ${label}`)
    number += items.length
    const more = shown.length === items.length ? [] : [`   … ${items.length - shown.length} more: type 'more'`]
    return [...underTitle(title, inColumns(cells, look.width - 8), look), ...more]
  })
  return [look.paint('title', question), ...lines, ...hints(menu, look)]
}

/** The title stands in front of its first line. */
const underTitle = (title: string, lines: readonly string[], look: Look): string[] =>
  lines.map((line, at) => (at === 0 && title !== '' ? look.paint('bold', title.padEnd(7)) : ' '.repeat(title === '' ? 2 : 7)) + line)

function hints({ min, max, isOrdered, usual, groups }: Menu, look: Look): string[] {
  const count = groups.flatMap(({ items }) => items).length
  const howMany = min === max ? `${min}` : `${min} to ${max}`
  const many = max > 1 && count > 0 ? [`name ${howMany} by number${isOrdered ? ' in the order you want' : ''}, e.g. 1 2`] : []
  const enter = usual === undefined ? [] : [`Enter: ${usual.label}`]
  const parts = [...many, ...enter]
  return parts.length === 0 ? [] : [look.paint('dim', `  (${parts.join(' · ')})`)]
}
