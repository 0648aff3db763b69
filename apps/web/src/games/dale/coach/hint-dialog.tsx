/** A hint at the table of Dale. */
import type { DaleMatchView, MatchCommands } from '../match-types.ts'
import { useTranslation } from '../../../words/words.tsx'
import { Hint } from '../../../coach/hint.tsx'
import { useCoachWords } from '../../../coach/use-coach-words.ts'

interface HintDialogProps {
  readonly match: DaleMatchView
  readonly link: MatchCommands
  readonly nameOf: (seat: number) => string
  readonly onClose: () => void
}

export function HintDialog({ match, link, nameOf, onClose }: HintDialogProps): React.ReactNode {
  const t = useTranslation()
  const words = useCoachWords(nameOf)
  const { step } = match
  return (
    <Hint
      advise={link.advise}
      step={step}
      about={t('coach.about')}
      move={({ move }) => words.move(move)}
      reasons={({ reasons }) => words.reasons(reasons)}
      onPlay={({ answers }) => void link.answer(step, answers)}
      onClose={onClose}
    />
  )
}
