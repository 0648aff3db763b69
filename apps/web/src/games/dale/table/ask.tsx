/** The question and its answers as a line, a panel in reach of the thumb, or a question with a dock below, depending on the window. */
import { PassScreen } from '../game/pass-screen.tsx'
import { SkipButton } from '../news/skip-button.tsx'
import { useTranslation } from '../../../words/words.tsx'
import { Acts } from './acts.tsx'
import { isWord } from './choosing.ts'
import { Reaction, ReactionCause } from './reaction.tsx'
import { Buttons, Say } from './status.tsx'
import { useTableWithChoice } from './table-context.tsx'
import { seatClass } from '../../../look/seat-class.ts'
import { useHabits } from './use-habits.ts'
import { WordOptions } from './word-options.tsx'

export function Ask({ watching }: { readonly watching: React.ReactNode }): React.ReactNode {
  const t = useTranslation()
  const { match, choice } = useTableWithChoice()
  const { view } = match
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
        <nav className="acts row" aria-label={t('table.actions')}>
          {watching}
        </nav>
      )}
    </section>
  )
}

function Answers(): React.ReactNode {
  const t = useTranslation()
  const { choice, link } = useTableWithChoice()
  const { isOpen, beSilentThisTurn } = useHabits()
  const { decision } = choice
  if (link === undefined) return undefined
  if (decision === undefined) {
    return (
      <nav className="acts row" aria-label={t('table.actions')}>
        <PassScreen />
        <SkipButton />
      </nav>
    )
  }
  const isReaction = decision.ask === 'react'
  if (isReaction && !isOpen) return undefined
  const isFree = decision.kind === 'acts' && choice.spots.length === 0
  return (
    <nav className={`acts row ${isReaction ? 'reaction' : ''}`} aria-label={t('table.actions')}>
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
