/** The town square: four cards for hire, each with its slot and its hours. */
import { SLOT_HOURS, townsfolk } from '@merchants/cove'
import type { TownsfolkId } from '@merchants/cove'
import type { T } from '../../../words/translator.ts'
import { useTranslation } from '../../../words/words.tsx'
import { abilityText } from '../pieces/ability.ts'
import { Hourglass } from '../pieces/mark.tsx'
import { PieceMark } from '../pieces/source-mark.tsx'
import { TownsfolkSigns } from '../pieces/townsfolk-card.tsx'
import { Spot } from './spot.tsx'
import { useShown } from './table-context.tsx'
import { useExplanation } from './tell.tsx'

/** Everything on a card, for screen readers. */
export function townsfolkLabel(t: T, card: TownsfolkId): string {
  const { guilds, corruption, ability } = townsfolk(card)
  const signs = [
    ...guilds.map((colour) => t.any(`cove.sign-${colour}`)),
    ...Array.from({ length: corruption }, () => t('cove.corruption-symbol')),
  ]
  const text = `${signs.join(', ')}. ${abilityText(t, ability)}`
  return t('common.labelled', { label: t.any(`cove.card-${card}`), text })
}

/** The mark stays beside the last word. */
function MarkedName({ name }: { readonly name: string }): React.ReactNode {
  const last = name.lastIndexOf(' ') + 1
  return (
    <span className="town-name">
      {name.slice(0, last)}
      <span className="town-last">
        {name.slice(last)} <PieceMark of="townsfolk" />
      </span>
    </span>
  )
}

export function Square(): React.ReactNode {
  const t = useTranslation()
  const tell = useExplanation()
  const { square } = useShown()
  return (
    <ol className="cells square" aria-label={t('cove.square')}>
      {square.map((card, at) => {
        const slot = at + 1
        const hours = SLOT_HOURS[at] ?? 1
        const where = t('cove.slot-costs', { slot, hours })
        return (
          <li key={slot} className="box">
            <Spot
              at={`slot:${slot}`}
              className={card === undefined ? 'fill rows town is-empty' : 'fill rows town'}
              label={
                card === undefined
                  ? t('common.labelled', { label: where, text: t('cove.empty') })
                  : `${where}. ${townsfolkLabel(t, card)}`
              }
              onRead={card === undefined ? undefined : () => tell(card)}
            >
              <span className="column town-no">
                <b>{slot}</b>
                <small>
                  {hours} <Hourglass />
                </small>
              </span>
              {card !== undefined && (
                <>
                  <MarkedName name={t.any(`cove.card-${card}`)} />
                  <span className="row gap-2 signs">
                    <TownsfolkSigns card={card} />
                  </span>
                  <span className="soft town-text">{abilityText(t, townsfolk(card).ability)}</span>
                </>
              )}
            </Spot>
          </li>
        )
      })}
    </ol>
  )
}
