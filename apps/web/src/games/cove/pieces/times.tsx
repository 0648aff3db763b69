/** How often an action is done, as on a card: ×1, ×2, or any other number. */
import { useTranslation } from '../../../words/words.tsx'

export function Times({ times, width = 36 }: { readonly times: number; readonly width?: number }): React.ReactNode {
  const t = useTranslation()
  return (
    <svg
      className="i"
      viewBox="0 0 32 24"
      width={width}
      height={width * 0.75}
      role="img"
      aria-label={t('cove.times', { times })}
    >
      <rect x="1.5" y="1.5" width="29" height="21" rx="10.5" fill="currentColor" />
      <text className="cv-times" x="16" y="17.5">
        ×{times}
      </text>
    </svg>
  )
}
