/** The question and its answers: a line, a panel for the thumb, or a question with a dock below, as the window has room. */
import { PassScreen } from '../game/pass-screen.tsx'
import { SkipButton } from '../news/skip-button.tsx'
import { useWords } from '../words/words.tsx'
import { Acts } from './acts.tsx'
import { isWord } from './choosing.ts'
import { Reaction, ReactionCause } from './reaction.tsx'
import { Buttons, Say } from './status.tsx'
import { seatClass, useTableWithChoice } from './table-context.tsx'
import { useHabits } from './use-habits.ts'
import { WordOptions } from './word-options.tsx'

export function Ask({ watching }: { readonly watching: React.ReactNode }): React.ReactNode {
  const t = useWords()
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
      {watching === undefined ? (
        <Answers />
      ) : (
        <nav className="acts" aria-label={t('table.actions')}>
          {watching}
        </nav>
      )}
    </section>
  )
}

function Answers(): React.ReactNode {
  const t = useWords()
  const { choice, link } = useTableWithChoice()
  const { isOpen, beSilentThisTurn } = useHabits()
  const { decision } = choice
  if (link === undefined) return undefined
  if (decision === undefined) {
    return (
      <nav className="acts" aria-label={t('table.actions')}>
        <PassScreen />
        <SkipButton />
      </nav>
    )
  }
  const isReaction = decision.ask === 'react'
  if (isReaction && !isOpen) return undefined
  const isFree = decision.kind === 'acts' && choice.spots.length === 0
  return (
    <nav className={`acts ${isReaction ? 'reaction' : ''}`} aria-label={t('table.actions')}>
      {isReaction ? (
        <Reaction onSilence={beSilentThisTurn} />
      ) : decision !== undefined && isWord(decision) && choice.arranging === undefined ? (
        <WordOptions />
      ) : isFree ? (
        <Acts />
      ) : (
        <Buttons />
      )}
    </nav>
  )
}
