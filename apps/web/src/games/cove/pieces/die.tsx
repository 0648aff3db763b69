/** A die of the Blacksmith: alloy dice carry a guild sign, coal dice are black. */
import type { Die as Shown } from '@merchants/cove'
import { faceOf, kindOfDie } from '@merchants/cove'
import { useTranslation } from '../../../words/words.tsx'
import { COLOUR_CLASS, SIGNS } from './guild-sign.tsx'
import { Mark } from './mark.tsx'

export interface DieProps {
  readonly die: Shown
  readonly size?: number
  readonly isMute?: boolean
}

export function Die({ die, size, isMute = false }: DieProps): React.ReactNode {
  const t = useTranslation()
  const kind = kindOfDie(die)
  const face = faceOf(die)
  const label = t('cove.die-shows', { die: t.any(`cove.die-${kind}`), face })
  const said = isMute ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <span
      className={`cv-die cv-die-${kind} ${kind === 'coal' ? '' : COLOUR_CLASS[kind]}`}
      style={size === undefined ? undefined : { '--di': `${size}px` }}
      {...said}
    >
      <Mark name={`die-${face}`} className="fill" />
      {kind !== 'coal' && (
        <span className={`sg ${COLOUR_CLASS[kind]}`}>
          <Mark name={SIGNS[kind]} className="" />
        </span>
      )}
    </span>
  )
}
