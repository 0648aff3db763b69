/** The current instructions or questions, if any. */
import type { Screen } from '@merchants/cove'
import { screenOf, shownTasks } from '@merchants/cove'
import { useMemo } from 'react'
import type { T } from '../../../words/translator.ts'
import { useLanguage, useTranslation } from '../../../words/words.tsx'
import { Chips } from './chips.tsx'
import { useCompanion } from './companion-store.ts'
import { Bar, Foot } from './frame.tsx'
import type { PlaceProps } from './place.ts'
import { differs } from './place.ts'
import { QuestionScreen } from './question-screen.tsx'
import { useReadAloud } from './read-aloud.ts'
import { sayInstruction } from './say-instruction.ts'
import { sayQuestions } from './say-question.ts'
import { Scoring } from './scoring.tsx'
import { Tasks } from './tasks.tsx'

export function Now({ session, standing, go }: PlaceProps): React.ReactNode {
  const t = useTranslation()
  const { enter, back, isSpoken } = useCompanion()
  const screen = useMemo(() => screenOf(session), [session])
  const [language] = useLanguage()
  useReadAloud(isSpoken, spoken(t, screen), language)
  const { tasks, questions, after, until } = screen
  const { score } = after.state
  const toBoard = { words: t('companion.his-board'), onClick: () => go({ at: 'board' }), isForPhones: true }
  const rests = tasks.flatMap(({ told }) => told.rests)
  const other =
    tasks.length === 0
      ? { words: t('companion.correct'), onClick: () => go({ at: 'correct' }), name: 'correct' }
      : { words: t('companion.differs'), onClick: () => go(differs(standing, rests)), name: 'differs' }
  return (
    <>
      <Bar
        title={t('companion.title')}
        steps={<Chips from={standing.state} until={until} />}
        tool={toBoard}
        onFace={() => go({ at: 'menu' })}
      />
      {tasks.length > 0 && (
        <Tasks
          key={tasks[0]?.told.key}
          tasks={tasks}
          state={after.state}
          onDone={questions.length === 0 ? () => enter([]) : undefined}
        />
      )}
      {questions.length > 0 && (
        <QuestionScreen key={questions[0]?.key} questions={questions} isAlone={tasks.length === 0} onEnter={enter} />
      )}
      {tasks.length + questions.length === 0 && score !== undefined && (
        <Scoring score={score} onNew={() => go({ at: 'menu' })} />
      )}
      <Foot onBack={standing.steps.length === 0 ? undefined : back} other={other} />
    </>
  )
}

/** A screen as it is read aloud. */
function spoken(t: T, { tasks, questions, after }: Screen): string {
  const { printed } = after.state.known
  return [
    ...shownTasks(tasks).map(({ told }) => sayInstruction(t, told.instruction, printed)),
    ...(questions.length > 0 ? [sayQuestions(t, questions)] : []),
  ].join(' ')
}
