/** The number of a rule, with the mark of its source. Where rules can be opened, a press opens this one. */
import { provenanceOf } from '@merchants/cove'
import { createContext, useContext } from 'react'
import { useTranslation } from '../../../words/words.tsx'
import { SourceMark } from './source-mark.tsx'

/** Opens the text of a rule; where there is none, numbers are only read. */
export const RuleOpener = createContext<((rule: string) => void) | undefined>(undefined)

export function RuleTag({ rule }: { readonly rule: string }): React.ReactNode {
  const t = useTranslation()
  const open = useContext(RuleOpener)
  const source = provenanceOf(rule) ?? 'booklet'
  const face = (
    <>
      {rule} <SourceMark source={source} />
    </>
  )
  if (open === undefined) return <span className="cv-rule">{face}</span>
  const label = t('cove.rule', { rule })
  return (
    <button
      type="button"
      className="cv-rule"
      aria-label={source === 'booklet' ? label : `${label}, ${t.any(`cove.source-${source}`)}`}
      onClick={() => open(rule)}
    >
      {face}
    </button>
  )
}
