/** The drops and guild signs of a corruption card. */
import type { Corruption as Card } from '@merchants/cove'
import { CORRUPTION } from '@merchants/cove'
import { GuildSign } from './guild-sign.tsx'
import { Corruption } from './mark.tsx'

export function CorruptionSymbols({ card }: { readonly card: Card }): React.ReactNode {
  const { corruption, guilds } = CORRUPTION[card]
  return (
    <>
      {Array.from({ length: corruption }, (_, at) => (
        <Corruption key={at} />
      ))}
      {guilds.map((colour) => (
        <GuildSign key={colour} of={colour} isMute />
      ))}
    </>
  )
}
