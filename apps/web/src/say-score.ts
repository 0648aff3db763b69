/** A score with as many sides as the game has: 2–2 in English, 2:2 in Polish. */
import type { T } from './words/translator.ts'

export const sayScore = (t: T, [own = 0, ...others]: readonly number[]): string =>
  others.reduce((first, next) => t('common.score', { first, next }), String(own))
