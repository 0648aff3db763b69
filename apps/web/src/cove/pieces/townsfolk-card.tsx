/** A townsfolk card: its name, its symbols and what it can do; in the square with its slot and price. */
import type { TownsfolkId } from '@merchants/cove'
import { townsfolk } from '@merchants/cove'
import { useWords } from '../../words/words.tsx'
import { abilityText } from './ability.ts'
import { GuildSign } from './guild-sign.tsx'
import { Corruption, Hourglass } from './mark.tsx'
import { PieceMark } from './source-mark.tsx'

/** The guild and corruption symbols of a card. */
export function TownsfolkSigns({
  card,
  size = 22,
}: {
  readonly card: TownsfolkId
  readonly size?: number
}): React.ReactNode {
  const t = useWords()
  const { guilds, corruption } = townsfolk(card)
  return (
    <>
      {guilds.map((colour, at) => (
        <GuildSign key={at} of={colour} size={size} />
      ))}
      {Array.from({ length: corruption }, (_, at) => (
        <Corruption key={`corruption-${at}`} size={size} label={t('cove.corruption-symbol')} />
      ))}
    </>
  )
}

export interface TownsfolkCardProps {
  readonly card: TownsfolkId
  /** Where it stands in the square, from 1, and what it costs there. */
  readonly slot?: number
  readonly hours?: number
}

/** What stands on the card; the frame around it is its place's. */
export function TownsfolkFace({ card, slot, hours }: TownsfolkCardProps): React.ReactNode {
  const t = useWords()
  return (
    <>
      {slot !== undefined && (
        <span className="cv-price">
          <span>{slot}</span>
          {hours !== undefined && (
            <small>
              <Hourglass size={18} />
              {t('cove.hours-short', { hours })}
            </small>
          )}
        </span>
      )}
      <span className="cv-town-name">
        {t.any(`cove.card-${card}`)}
        {'\u00A0'}
        <PieceMark of="townsfolk" />
      </span>
      <span className="sy">
        <TownsfolkSigns card={card} />
      </span>
      <span className="cv-town-text">{abilityText(t, townsfolk(card).ability)}</span>
    </>
  )
}
