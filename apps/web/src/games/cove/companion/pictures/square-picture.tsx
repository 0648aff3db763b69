/** The four slots of the town square, from the left; the one he points at is lit. */
import { useTranslation } from '../../../../words/words.tsx'

const SLOTS: readonly number[] = [1, 2, 3, 4]

export function SquarePicture({ slot }: { readonly slot: number }): React.ReactNode {
  const t = useTranslation()
  return (
    <div className="cp-map" role="img" aria-label={t('companion.map-slot', { slot })}>
      <div className="even cp-square">
        {SLOTS.map((each) => (
          <span key={each} className={each === slot ? 'center is-lit' : 'center'}>
            {each}
          </span>
        ))}
      </div>
    </div>
  )
}
