/** The button that enters an answer, or later a correction. It waits until nothing is missing. */
import { createContext, useContext } from 'react'
import { uncapitalised } from '../../../../words/uncapitalised.ts'
import { useTranslation } from '../../../../words/words.tsx'

/** Whether an earlier entry is being corrected. */
export const IsCorrection = createContext(false)

interface ConfirmProps {
  readonly onClick: () => void
  /** The name of the missing entry. */
  readonly missing?: readonly string[]
}

export function Confirm({ onClick, missing = [] }: ConfirmProps): React.ReactNode {
  const t = useTranslation()
  const isCorrection = useContext(IsCorrection)
  const [first = '', ...others] = missing
  return (
    <div className="cp-go">
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
          <small>{t('companion.missing', { what: uncapitalised(first), more: others.length })}</small>
        )}
      </button>
    </div>
  )
}
