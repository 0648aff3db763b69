/** The numbers printed on the owner's board, as entered in this or another game; a tap changes one. */
import { printedQuestions } from '@merchants/cove'
import { useTranslation } from '../../../words/words.tsx'
import { Foot, Headline } from './frame.tsx'
import { EntryRow } from './entries.tsx'
import type { PlaceProps } from './place.ts'
import { NOW } from './place.ts'
import { SheetBar } from './sheets.tsx'

export function PrintedSheet({ standing, go }: PlaceProps): React.ReactNode {
  const t = useTranslation()
  const questions = printedQuestions(standing.state.known.printed)
  return (
    <>
      <SheetBar title={t('companion.title')} go={go} />
      <div className="cp-q is-alone">
        <Headline>{t('companion.printed-title')}</Headline>
        <p>{t('companion.printed-text')}</p>
      </div>
      <div className="cp-sheet cp-list" data-scroll="">
        <ul>
          {questions.map((question, at) => (
            <EntryRow
              key={question.key}
              number={at + 1}
              question={question}
              fact={question.suggest}
              onCorrect={(asked) => go({ at: 'edit', question: asked })}
            />
          ))}
        </ul>
      </div>
      <Foot onBack={() => go(NOW)} />
    </>
  )
}
