/** The four slots of the town square, from the left; the one he points at is lit. */
import { useWords } from '../../../words/words.tsx'

const SLOTS: readonly number[] = [1, 2, 3, 4]

export function SquarePicture({ slot }: { readonly slot: number }): React.ReactNode {
  const t = useWords()
  return (
    <div className="cp-ill is-square">
      <svg viewBox="0 0 354 150" role="img" aria-label={t('companion.map-slot', { slot })}>
        <path d="M177 0v150" stroke="#FBF3DF" strokeWidth="2" strokeDasharray="3 6" />
        {SLOTS.map((each, at) => {
          const x = 14 + at * 84 + (at > 1 ? 6 : 0)
          const isLit = each === slot
          return (
            <g key={each}>
              {isLit && (
                <rect x={x - 7} y="11" width="84" height="112" rx="14" fill="none" stroke="#FFC857" strokeWidth="4" />
              )}
              <rect
                x={x}
                y="18"
                width="70"
                height="98"
                rx="8"
                fill={isLit ? '#FFE7A8' : '#FBF3DF'}
                stroke="#14212E"
                strokeWidth="2"
              />
              <rect x={x} y="18" width="20" height="98" rx="6" fill="#6B4226" stroke="#14212E" strokeWidth="2" />
              <text className="cp-slot-no" x={x + 45} y="76">
                {each}
              </text>
            </g>
          )
        })}
        <text className="cp-map-note" x="90" y="142">
          {t('companion.map-left')}
        </text>
        <text className="cp-map-note" x="264" y="142">
          {t('companion.map-right')}
        </text>
      </svg>
    </div>
  )
}
