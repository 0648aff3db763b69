/** The guild and corruption symbols of a townsfolk card. */
import type { TownsfolkId } from '@merchants/cove'
import { townsfolk } from '@merchants/cove'
import { useTranslation } from '../../../words/words.tsx'
import { GuildSign } from './guild-sign.tsx'
import { Corruption } from './mark.tsx'

export function TownsfolkSigns({ card }: { readonly card: TownsfolkId }): React.ReactNode {
  const t = useTranslation()
  const { guilds, corruption } = townsfolk(card)
  return (
    <>
      {guilds.map((colour, at) => (
        <GuildSign key={at} of={colour} />
      ))}
      {Array.from({ length: corruption }, (_, at) => (
        <Corruption key={`corruption-${at}`} label={t('cove.corruption-symbol')} />
      ))}
    </>
  )
}
