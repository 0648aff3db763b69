/** A good in its colour's shape with the guild sign; a small one is free, a large one is in a crate. */
import type { Good as Kind } from '@merchants/cove'
import { useTranslation } from '../../../words/words.tsx'
import { Mark } from './mark.tsx'

export interface GoodProps {
  readonly good: Kind
  readonly size?: number
  readonly isMute?: boolean
}

export function Good({ good, size, isMute = false }: GoodProps): React.ReactNode {
  const t = useTranslation()
  const label = isMute ? undefined : t.any(`cove.good-${good}`)
  return <Mark name={`good-${good}`} className="gd" width={size} label={label} />
}
