/** A marble of the Alchemist: coloured with the guild sign, or ichor. */
import type { Marble as Kind } from '@merchants/cove'
import { useWords } from '../../words/words.tsx'
import { Mark } from './mark.tsx'

export interface MarbleProps {
  readonly marble: Kind
  readonly size?: number
  readonly isMute?: boolean
}

export function Marble({ marble, size = 60, isMute = false }: MarbleProps): React.ReactNode {
  const t = useWords()
  return <Mark name={`marble-${marble}`} width={size} label={isMute ? undefined : t.any(`cove.marble-${marble}`)} />
}
