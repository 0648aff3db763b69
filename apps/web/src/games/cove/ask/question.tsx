/** The current question or message with all its buttons, always in one panel. */
import { useCove } from '../table/table-context.tsx'
import { EveningQuestion } from '../evening/evening.tsx'
import { HisQuestion } from './his-question.tsx'
import { OwnQuestion } from './own-question.tsx'

export function Question(): React.ReactNode {
  const { choosing, showing } = useCove()
  if (choosing.decision !== undefined) return <OwnQuestion />
  return showing.isEvening ? <EveningQuestion /> : <HisQuestion />
}
