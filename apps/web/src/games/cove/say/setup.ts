/** A table in words: merchants, level, rogue card and townsfolk. */
import type { Setup } from '@merchants/cove'
import type { T } from '../../../words/translator.ts'

export const saySetup = (t: T, { merchants, level, rogue, townsfolkSets }: Setup): string =>
  t('cove.end-setup', {
    merchants: t.list(merchants.map((merchant) => t.any(`cove.merchant-${merchant}`))),
    level: t.any(`cove.level-${level}`),
    rogue: t.any(`cove.rogue-${rogue}`),
    sets: t.list(townsfolkSets.map((set) => t.any(`cove.set-${set}`))),
  })
