/** The button that enters what was set: an answer at first, later a correction. */
import { createContext, useContext } from 'react'
import { useWords } from '../../../words/words.tsx'

/** Whether an earlier entry is being corrected. */
export const IsCorrection = createContext(false)

export function Confirm({
  onClick,
  isDisabled = false,
}: {
  readonly onClick: () => void
  readonly isDisabled?: boolean
}): React.ReactNode {
  const t = useWords()
  const words = t(useContext(IsCorrection) ? 'companion.save-correction' : 'companion.confirm')
  return (
    <button
      type="button"
      className="cv-btn is-main cp-main"
      data-confirm=""
      aria-keyshortcuts="n"
      disabled={isDisabled}
      onClick={onClick}
    >
      {words} <span aria-hidden="true">▸</span>
    </button>
  )
}
