/** A hint at the Cove's table. */
import { Hint } from '../../../coach/hint.tsx'
import { useTranslation } from '../../../words/words.tsx'
import { useCove } from '../table/table-context.tsx'
import { answerWords, reasonWords } from './answer-words.ts'

export function CoveHint({ onClose }: { readonly onClose: () => void }): React.ReactNode {
  const t = useTranslation()
  const { match, link } = useCove()
  const { step } = match
  const { decision, square } = match.view
  return (
    <Hint
      advise={link.advise}
      step={step}
      about={t('cove.hint-about')}
      move={({ answer }) => (decision === undefined ? '' : answerWords(t, decision, answer, square))}
      reasons={({ reasons }) => reasonWords(t, reasons)}
      onPlay={({ answer }) => void link.answer(step, [answer])}
      onClose={onClose}
    />
  )
}
