/** The button that enters an answer, or later a correction. It waits until nothing is missing. */
import { createContext, useContext } from 'react'
import { useTranslation } from '../../../../words/words.tsx'

/** Whether an earlier entry is being corrected. */
export const IsCorrection = createContext(false)

interface ConfirmProps {
  readonly onClick: () => void
  /** The name of the missing entry. */
  readonly missing?: readonly string[]
  /** Other answers beside it. */
  readonly children?: React.ReactNode
}

export function Confirm({ onClick, missing = [], children }: ConfirmProps): React.ReactNode {
  const t = useTranslation()
  const isCorrection = useContext(IsCorrection)
  return (
    <div className="cp-go">
      {children}
      <button
        type="button"
        className="cv-btn is-main"
        data-confirm=""
        aria-keyshortcuts="n"
        disabled={missing.length > 0}
        onClick={onClick}
      >
        {t(isCorrection ? 'companion.save-correction' : 'companion.confirm')}
        {missing.length > 0 && (
          <small>{t('companion.missing', { what: missing[0] ?? '', more: missing.length - 1 })}</small>
        )}
      </button>
    </div>
  )
}
