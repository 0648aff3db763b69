/** What seats are called and by which letter their markers go. */
import type { T } from '../../words/t.ts'
import type { CoveTable } from '../cove-sight.ts'

export const markerLetter = (t: T, seat: number, huckster: number): string => {
  if (seat === huckster) return t('cove.letter-huckster')
  return huckster === 1 ? t('cove.letter-you') : String(seat + 1)
}

export function seatName(t: T, { names, setup }: CoveTable, seat: number): string {
  const humans = setup.merchants.length
  if (seat === humans) return t('cove.huckster')
  if (humans === 1) return t('common.you')
  return names[seat] || t('cove.player', { number: seat + 1 })
}
