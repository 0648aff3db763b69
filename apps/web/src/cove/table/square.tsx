/** The town square: four cards for hire, each with its slot and its price. */
import { SLOT_HOURS, townsfolk } from '@merchants/cove'
import type { TownsfolkId } from '@merchants/cove'
import type { T } from '../../words/t.ts'
import { useWords } from '../../words/words.tsx'
import { abilityText } from '../pieces/ability.ts'
import { TownsfolkFace } from '../pieces/townsfolk-card.tsx'
import { SLOT_AT } from './places.ts'
import { Spot } from './spot.tsx'
import { useShown } from './table-context.tsx'

/** All that is on a card, to be heard. */
export function townsfolkLabel(t: T, card: TownsfolkId): string {
  const { guilds, corruption, ability } = townsfolk(card)
  const signs = [
    ...guilds.map((colour) => t.any(`cove.sign-${colour}`)),
    ...Array.from({ length: corruption }, () => t('cove.corruption-symbol')),
  ]
  return `${t.any(`cove.card-${card}`)}: ${signs.join(', ')}. ${abilityText(t, ability)}`
}

export function Square(): React.ReactNode {
  const t = useWords()
  const { square } = useShown()
  return square.map((card, at) => {
    const slot = at + 1
    const hours = SLOT_HOURS[at] as number
    const where = t('cove.slot-costs', { slot, hours })
    return (
      <Spot
        key={slot}
        at={`slot:${slot}`}
        className={card === undefined ? 'cv-town is-empty' : 'cv-town'}
        style={{ left: SLOT_AT[at], top: 110 }}
        label={card === undefined ? `${where}: ${t('cove.empty')}` : `${where}: ${townsfolkLabel(t, card)}`}
      >
        {card !== undefined && <TownsfolkFace card={card} slot={slot} hours={hours} />}
      </Spot>
    )
  })
}
