/** The number of a rule. Where rules can be opened, a press opens this one. */
import { createContext, useContext } from 'react'
import { useWords } from '../../words/words.tsx'

/** Opens the text of a rule; where there is none, numbers are only read. */
export const RuleOpener = createContext<((rule: string) => void) | undefined>(undefined)

export function RuleTag({ rule }: { readonly rule: string }): React.ReactNode {
  const t = useWords()
  const open = useContext(RuleOpener)
  if (open === undefined) return <span className="cv-rule">{rule}</span>
  return (
    <button type="button" className="cv-rule" aria-label={t('cove.rule', { rule })} onClick={() => open(rule)}>
      {rule}
    </button>
  )
}
