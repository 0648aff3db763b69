/** A good: its colour's shape with the guild sign; small stands free, large stands in a crate. */
import type { Good as Kind } from '@merchants/cove'
import { useWords } from '../../words/words.tsx'
import { Mark } from './mark.tsx'

export interface GoodProps {
  readonly good: Kind
  readonly size?: number
  readonly isMute?: boolean
}

export function Good({ good, size = 35, isMute = false }: GoodProps): React.ReactNode {
  const t = useWords()
  return <Mark name={`good-${good}`} width={size} label={isMute ? undefined : t.any(`cove.good-${good}`)} />
}
