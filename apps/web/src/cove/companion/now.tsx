/** What is awaited now: a question, an instruction, or nothing any more. */
import { enterDone, standingOf } from '@merchants/cove'
import { useWords } from '../../words/words.tsx'
import { Chips } from './chips.tsx'
import { useCompanion } from './companion-store.ts'
import { Bar, Foot } from './frame.tsx'
import { InstructionScreen } from './instruction-screen.tsx'
import type { PlaceProps } from './place.ts'
import { differs } from './place.ts'
import { QuestionScreen } from './question-screen.tsx'
import { Scoring } from './scoring.tsx'

export function Now({ session, standing, go }: PlaceProps): React.ReactNode {
  const t = useWords()
  const { enter, done, back } = useCompanion()
  const { state, awaits, trail } = standing
  const toBoard = { words: t('companion.his-board'), onClick: () => go({ at: 'board' }), isForPhones: true }
  const goBack = trail.length === 0 ? undefined : back
  const toCorrect = { words: t('companion.correct'), onClick: () => go({ at: 'correct' }), name: 'correct' }
  return (
    <>
      <Bar title={t('companion.title')} tool={toBoard} onFace={() => go({ at: 'menu' })} />
      <Chips state={state} />
      {awaits.kind === 'question' && (
        <QuestionScreen key={awaits.question.key} question={awaits.question} onEnter={enter} />
      )}
      {awaits.kind === 'instruction' && (
        <InstructionScreen
          key={awaits.told.key}
          awaits={awaits}
          state={state}
          next={standingOf(enterDone(session)).awaits}
          onDone={done}
        />
      )}
      {awaits.kind === 'over' && state.score !== undefined && (
        <Scoring score={state.score} onNew={() => go({ at: 'menu' })} />
      )}
      {awaits.kind === 'instruction' ? (
        <Foot
          onBack={goBack}
          other={{
            words: t('companion.differs'),
            onClick: () => go(differs(standing, awaits.told.rests)),
            name: 'differs',
          }}
        />
      ) : (
        <Foot onBack={goBack} other={toCorrect} />
      )}
    </>
  )
}
