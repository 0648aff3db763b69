/** A human's shelf of eight spaces (C-41). */
import type { Good } from './pieces.ts'
import { SHELF_SPACES } from './pieces.ts'
import type { Table } from './table.ts'

/** A good that finds no space may replace another one, which is lost; otherwise the new one is lost. */
export function gainGood(table: Table, seat: number, good: Good): void {
  const { shelf } = table.human(seat)
  if (shelf.length < SHELF_SPACES) {
    shelf.push(good)
    table.tell?.({ what: 'made good', seat, good })
    return
  }
  // Where all goods are alike nothing can change, and nothing is asked.
  const goods = shelf.every((each) => each === good) ? [] : [...new Set(shelf)]
  const replaced = table.askUpToOne(seat, 'replace', 'goods', goods, good)
  if (replaced === undefined) {
    table.tell?.({ what: 'threw good', seat, good })
    return
  }
  shelf[shelf.indexOf(replaced)] = good
  table.tell?.({ what: 'threw good', seat, good: replaced })
  table.tell?.({ what: 'made good', seat, good })
}
