/** Sheets over the running question: his board, the entries, the log, an entry to correct. */
import type { FactQuestion, Standing } from '@merchants/cove'
import { useTranslation } from '../../../words/words.tsx'
import { Board } from './board.tsx'
import { useCompanion } from './companion-store.ts'
import { Entries, Grounds } from './entries.tsx'
import { IsCorrection } from './forms/confirm.tsx'
import { Bar, Foot, Headline } from './frame.tsx'
import { groundsOf, withFact } from './grounds.ts'
import { LogList } from './log-list.tsx'
import type { PlaceProps } from './place.ts'
import { NOW } from './place.ts'
import { QuestionScreen } from './question-screen.tsx'

export function SheetBar({ title, go }: Pick<PlaceProps, 'go'> & { readonly title: string }): React.ReactNode {
  const t = useTranslation()
  const close = { words: t('common.close'), onClick: () => go(NOW) }
  return <Bar title={title} tool={close} onFace={() => go({ at: 'menu' })} />
}

export function BoardSheet(props: PlaceProps): React.ReactNode {
  const t = useTranslation()
  const { standing, go } = props
  return (
    <>
      <SheetBar title={t('companion.his-board')} go={go} />
      <div className="cp-sheet" data-scroll="">
        <Board standing={standing} onCorrect={(question) => go({ at: 'edit', question })} />
      </div>
      <BoardFoot {...props} />
    </>
  )
}

/** The log, and what the printed cards show in this turn. */
export function BoardFoot({ standing, go }: PlaceProps): React.ReactNode {
  const t = useTranslation()
  const reading = readingOf(standing)
  return (
    <footer className="cells cp-ft">
      <button type="button" className="cv-btn" data-foot="log" onClick={() => go({ at: 'log' })}>
        {t('companion.log')}
      </button>
      <button
        type="button"
        className="cv-btn"
        data-foot="printed"
        disabled={reading === undefined}
        onClick={() => reading !== undefined && go({ at: 'edit', question: reading })}
      >
        {t('companion.enter-printed')}
      </button>
    </footer>
  )
}

/** The question what the cards of the running turn show, with what the companion holds them to show. */
function readingOf(standing: Standing): FactQuestion | undefined {
  const { round, turn, step, reading } = standing.state
  if (step === undefined) return undefined
  const [question] = groundsOf(standing, [`turn ${round}.${turn} reading`])
  return question && withFact(question, reading)
}

export function EntriesSheet({ standing, go }: PlaceProps): React.ReactNode {
  const t = useTranslation()
  return (
    <>
      <SheetBar title={t('companion.title')} go={go} />
      <div className="cp-q is-alone">
        <Headline>{t('companion.correct-title')}</Headline>
        <p>{t('companion.correct-text')}</p>
      </div>
      <div className="cp-sheet cp-list" data-scroll="">
        <Entries standing={standing} onCorrect={(question) => go({ at: 'edit', question })} />
        <ToPrinted go={go} />
      </div>
      <Foot onBack={() => go(NOW)} />
    </>
  )
}

const ToPrinted = ({ go }: Pick<PlaceProps, 'go'>): React.ReactNode => {
  const t = useTranslation()
  return (
    <button type="button" className="cv-btn" data-printed="" onClick={() => go({ at: 'printed' })}>
      {t('companion.printed-title')}
    </button>
  )
}

export function DiffersSheet({
  standing,
  go,
  keys,
}: PlaceProps & { readonly keys: readonly string[] }): React.ReactNode {
  const t = useTranslation()
  return (
    <>
      <SheetBar title={t('companion.title')} go={go} />
      <div className="cp-q is-alone">
        <Headline>{t('companion.differs-title')}</Headline>
        <p>{t('companion.differs-text')}</p>
      </div>
      <div className="cp-sheet cp-list" data-scroll="">
        <Grounds standing={standing} keys={keys} onCorrect={(question) => go({ at: 'edit', question })} />
        <button type="button" className="cv-btn" onClick={() => go({ at: 'correct' })}>
          {t('companion.differs-other')}
        </button>
        <ToPrinted go={go} />
      </div>
      <Foot onBack={() => go(NOW)} />
    </>
  )
}

export function LogSheet({ standing, go }: PlaceProps): React.ReactNode {
  const t = useTranslation()
  const { restore } = useCompanion()
  return (
    <>
      <SheetBar title={t('companion.title')} go={go} />
      <div className="cp-q is-alone">
        <Headline>{t('companion.log-title')}</Headline>
      </div>
      <div className="cp-sheet cp-list" data-scroll="">
        <LogList standing={standing} onCorrect={(question) => go({ at: 'edit', question })} onUndo={restore} />
      </div>
      <Foot onBack={() => go(NOW)} />
    </>
  )
}

/** An earlier question again. The new answer replaces the entry, and everything after it is played again. */
export function EditSheet({ go, question }: PlaceProps & { readonly question: FactQuestion }): React.ReactNode {
  const t = useTranslation()
  const { correct } = useCompanion()
  return (
    <IsCorrection value>
      <SheetBar title={t('companion.title')} go={go} />
      <QuestionScreen
        questions={[question]}
        onEnter={([fact]) => {
          if (fact !== undefined) correct(question, fact)
          go(NOW)
        }}
      />
      <Foot onBack={() => go(NOW)} />
    </IsCorrection>
  )
}
