/** The sign of a guild, or of rogues, in a round badge. */
import type { Adventurer } from '@merchants/cove'
import { useTranslation } from '../../../words/words.tsx'
import { Mark } from './mark.tsx'

export const SIGNS: Readonly<Record<Adventurer, string>> = {
  red: 'guild-warriors',
  green: 'guild-bards',
  blue: 'guild-wizards',
  yellow: 'guild-nobles',
  rogue: 'guild-rogues',
}

export const COLOUR_CLASS: Readonly<Record<Adventurer, string>> = {
  red: 'c-red',
  green: 'c-green',
  blue: 'c-blue',
  yellow: 'c-yellow',
  rogue: 'c-grey',
}

export interface GuildSignProps {
  readonly of: Adventurer
  readonly size?: number
  readonly isMute?: boolean
}

export function GuildSign({ of, size, isMute = false }: GuildSignProps): React.ReactNode {
  const t = useTranslation()
  const said = isMute ? { 'aria-hidden': true } : { role: 'img', 'aria-label': t.any(`cove.sign-${of}`) }
  return (
    <span
      className={`sg sign ${COLOUR_CLASS[of]}`}
      style={size === undefined ? undefined : { width: size, height: size }}
      {...said}
    >
      <Mark name={SIGNS[of]} className="" />
    </span>
  )
}
