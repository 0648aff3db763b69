/** Two cards side by side with their inner halves lit and the current one marked. The reading so far is drawn there. */
import type { Arrow, Half } from '@merchants/cove'
import { useTranslation } from '../../../../words/words.tsx'
import { Mark } from '../../pieces/mark.tsx'
import { Times } from '../../pieces/times.tsx'

interface CardsPictureProps {
  readonly half: 'left' | 'right' | 'both' | undefined
  readonly reading: {
    readonly multiplier?: number | undefined
    readonly side?: Half | undefined
    readonly arrow?: Arrow | undefined
  }
}

export function CardsPicture({ half, reading: { multiplier, side, arrow } }: CardsPictureProps): React.ReactNode {
  const t = useTranslation()
  const look = (which: 'left' | 'right'): string =>
    half === which || half === 'both' ? 'center is-inner is-lit' : 'center is-inner'
  return (
    <div className="cells cp-cards" role="img" aria-label={t('companion.sketch-cards')}>
      <span />
      <span className={look('left')}>
        {multiplier !== undefined && <Times times={multiplier} />}
        {side !== undefined && <Mark name={`side-${side}`} width={40} height={24} />}
      </span>
      <span className={look('right')}>
        {arrow !== undefined && <Mark name={`arrow-${arrow}`} width={40} height={24} />}
      </span>
      <span />
    </div>
  )
}
