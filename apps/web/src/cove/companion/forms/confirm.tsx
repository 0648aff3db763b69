/** The button that enters what was set: an answer at first, later a correction. It waits until nothing is missing. */
import { createContext, useContext } from 'react'
import { useWords } from '../../../words/words.tsx'

/** Whether an earlier entry is being corrected. */
export const IsCorrection = createContext(false)

interface ConfirmProps {
  readonly onClick: () => void
  /** What is still to be entered, by its name. */
  readonly missing?: readonly string[]
}

/** The next two by name, and how many more. */
const inShort = (names: readonly string[]): string =>
  [names.slice(0, 2).join(', '), ...(names.length > 2 ? [`+${names.length - 2}`] : [])].join(' ')

export function Confirm({ onClick, missing = [] }: ConfirmProps): React.ReactNode {
  const t = useWords()
  const isCorrection = useContext(IsCorrection)
  const words =
    missing.length > 0
      ? t('companion.missing', { what: inShort(missing) })
      : t(isCorrection ? 'companion.save-correction' : 'companion.confirm')
  return (
    <button
      type="button"
      className={`cv-btn is-main cp-main${missing.length > 0 ? ' is-waiting' : ''}`}
      data-confirm=""
      aria-keyshortcuts="n"
      disabled={missing.length > 0}
      onClick={onClick}
    >
      {words} {missing.length === 0 && <span aria-hidden="true">▸</span>}
    </button>
  )
}
