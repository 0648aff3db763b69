/** The ability of a townsfolk card for a human, in words. */
import type { Townsfolk } from '@merchants/cove'
import type { T } from '../../../words/translator.ts'

export function abilityText(t: T, ability: Townsfolk['ability']): string {
  switch (ability.does) {
    case 'return corruption':
      return t('cove.ability-return', { count: ability.count })
    case 'hall gold':
      return t.any(`cove.ability-hall-${ability.colour}`, { each: ability.each })
    case 'good':
      return t.any(`cove.ability-good-${ability.size}-${ability.colour}`)
    case 'load':
      return t('cove.ability-load', { gold: ability.gold })
    case 'send to bag':
      return t('cove.ability-send', { gold: ability.gold })
    case 'move':
      return t('cove.ability-move', { gold: ability.gold, count: ability.count })
  }
}
