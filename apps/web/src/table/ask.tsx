/** The question and its answers: a line, a panel for the thumb, or a question with a dock below, as the window has room. */
import { useWords } from '../words/words.tsx'
import { Acts } from './acts.tsx'
import { isWord } from './choosing.ts'
import { Reaction, ReactionCause } from './reaction.tsx'
import { Buttons, Say } from './status.tsx'
import { seatClass, useTableWithChoice } from './table-context.tsx'
import { useHabits } from './use-habits.ts'
import { WordOptions } from './word-options.tsx'

export function Ask(): React.ReactNode {
  const { sight, choice } = useTableWithChoice()
  const { view } = sight
  const { decision } = choice
  const isTheirs = view.active !== view.seat
  return (
    <section
      className={`ask status ${seatClass(Math.max(view.active, 0), view.teams)} ${isTheirs ? 'is-theirs' : ''}`}
      data-ask={decision?.ask}
    >
      <Say>{decision?.ask === 'react' && <ReactionCause />}</Say>
      <Answers />
    </section>
  )
}

function Answers(): React.ReactNode {
  const t = useWords()
  const { choice, link, sight } = useTableWithChoice()
  const { isOpen, beSilentThisTurn } = useHabits()
  const { decision } = choice
  const isHandover = sight.handover !== undefined
  if (link === undefined || (decision === undefined && !isHandover)) return undefined
  const isReaction = decision?.ask === 'react'
  if (isReaction && !isOpen) return undefined
  const isFree = decision?.kind === 'acts' && choice.spots.length === 0 && !isHandover
  return (
    <nav className={`acts ${isReaction ? 'reaction' : ''}`} aria-label={t('table.actions')}>
      {isReaction ? (
        <Reaction onSilence={beSilentThisTurn} />
      ) : decision !== undefined && isWord(decision) ? (
        <WordOptions />
      ) : isFree ? (
        <Acts />
      ) : (
        <Buttons />
      )}
    </nav>
  )
}
