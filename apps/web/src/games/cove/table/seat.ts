/** The names of seats and the letters of their markers. */
import type { T } from '../../../words/translator.ts'
import type { CoveMatchSetup } from '../cove-match-types.ts'
import { capital } from '../say/words.tsx'

/** Whether the only merchant sits at this screen, and so is not called by a name. */
export const isAlone = ({ setup, isWatched = false }: CoveMatchSetup): boolean =>
  setup.merchants.length === 1 && !isWatched

export function seatName(t: T, table: CoveMatchSetup, seat: number): string {
  if (seat === table.setup.merchants.length) return t('cove.huckster')
  if (isAlone(table)) return t('common.you')
  return table.names[seat] || t('cove.player', { number: seat + 1 })
}

/** The first letter of a name; numbers where two names, or a name and the Huckster, begin alike. */
export function markerLetter(t: T, table: CoveMatchSetup, seat: number): string {
  const humans = table.setup.merchants.length
  if (seat === humans) return t('cove.letter-huckster')
  if (isAlone(table)) return t('cove.letter-you')
  const letters = table.setup.merchants.map((_, at) => capital(Array.from(table.names[at]?.trim() ?? '')[0] ?? ''))
  const own = letters[seat] ?? ''
  const isClear = own !== '' && own !== t('cove.letter-huckster') && letters.indexOf(own) === letters.lastIndexOf(own)
  return isClear ? own : String(seat + 1)
}

/** The state of the race in a sentence: who leads, and when it ends. */
export function goalWords(t: T, gold: readonly number[]): string {
  const his = gold.at(-1) ?? 0
  const best = Math.max(...gold.slice(0, -1))
  if (gold.length > 2) return t('cove.goal')
  const ahead = best - his
  return `${t('cove.goal')} ${ahead === 0 ? t('cove.goal-even') : t(ahead > 0 ? 'cove.goal-you' : 'cove.goal-he', { gold: Math.abs(ahead) })}`
}
