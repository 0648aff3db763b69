/** A marble of the Alchemist: coloured with the guild sign, or ichor. */
import type { Marble as Kind } from '@merchants/cove'
import { useTranslation } from '../../../words/words.tsx'
import { Mark } from './mark.tsx'

export interface MarbleProps {
  readonly marble: Kind
  readonly size?: number
  readonly isMute?: boolean
}

export function Marble({ marble, size, isMute = false }: MarbleProps): React.ReactNode {
  const t = useTranslation()
  const label = isMute ? undefined : t.any(`cove.marble-${marble}`)
  return <Mark name={`marble-${marble}`} className="marble" width={size} label={label} />
}
