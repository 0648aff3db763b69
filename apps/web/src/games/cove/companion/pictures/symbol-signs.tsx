/** The symbols of a card as they are printed: guild signs, then corruption. */
import type { Symbols } from '@merchants/cove'
import { COLOURS } from '@merchants/cove'
import { useTranslation } from '../../../../words/words.tsx'
import { GuildSign } from '../../pieces/guild-sign.tsx'
import { Corruption } from '../../pieces/mark.tsx'

export function SymbolSigns({
  symbols,
  size = 22,
}: {
  readonly symbols: Symbols
  readonly size?: number
}): React.ReactNode {
  const t = useTranslation()
  return (
    <span className="row wrap cp-signs">
      {COLOURS.flatMap((colour) =>
        Array.from({ length: symbols.guilds[colour] }, (_, at) => (
          <GuildSign key={`${colour}-${at}`} of={colour} size={size} />
        )),
      )}
      {Array.from({ length: symbols.corruption }, (_, at) => (
        <Corruption key={at} size={size} label={t('cove.corruption-symbol')} />
      ))}
    </span>
  )
}
