/** What is laid over the running question: his board, the entries, the log, an entry to correct. */
import type { FactQuestion, Standing } from '@merchants/cove'
import { TURN_STEPS } from '@merchants/cove'
import { useWords } from '../../words/words.tsx'
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
  const t = useWords()
  const close = { words: t('common.close'), onClick: () => go(NOW) }
  return <Bar title={title} tool={close} onFace={() => go({ at: 'menu' })} />
}

export function BoardSheet(props: PlaceProps): React.ReactNode {
  const t = useWords()
  const { standing, go } = props
  return (
    <>
      <SheetBar title={t('companion.his-board')} go={go} />
      <div className="cp-scroll">
        <Board standing={standing} onCorrect={(question) => go({ at: 'edit', question })} />
      </div>
      <div className="cp-end">
        <button type="button" className="cv-btn is-main cp-main" onClick={() => go(NOW)}>
          <BackWords standing={standing} /> <span aria-hidden="true">▸</span>
        </button>
      </div>
      <BoardFoot {...props} />
    </>
  )
}

function BackWords({ standing: { state } }: Pick<PlaceProps, 'standing'>): React.ReactNode {
  const t = useWords()
  if (state.step === undefined || state.phase !== 'production') return t('companion.back-to-game')
  return t('companion.back-to-step', { step: TURN_STEPS.indexOf(state.step) + 1 })
}

/** The log, and what the printed cards show in this turn. */
export function BoardFoot({ standing, go }: PlaceProps): React.ReactNode {
  const t = useWords()
  const reading = readingOf(standing)
  return (
    <footer className="cp-ft">
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
  const t = useWords()
  return (
    <>
      <SheetBar title={t('companion.title')} go={go} />
      <div className="cp-q">
        <Headline>{t('companion.correct-title')}</Headline>
        <p>{t('companion.correct-text')}</p>
      </div>
      <div className="cp-scroll cp-list">
        <Entries standing={standing} onCorrect={(question) => go({ at: 'edit', question })} />
        <ToPrinted go={go} />
      </div>
      <Foot onBack={() => go(NOW)} />
    </>
  )
}

const ToPrinted = ({ go }: Pick<PlaceProps, 'go'>): React.ReactNode => {
  const t = useWords()
  return (
    <button type="button" className="cv-btn cp-home" data-printed="" onClick={() => go({ at: 'printed' })}>
      {t('companion.printed-title')}
    </button>
  )
}

export function DiffersSheet({
  standing,
  go,
  keys,
}: PlaceProps & { readonly keys: readonly string[] }): React.ReactNode {
  const t = useWords()
  return (
    <>
      <SheetBar title={t('companion.title')} go={go} />
      <div className="cp-q">
        <Headline>{t('companion.differs-title')}</Headline>
        <p>{t('companion.differs-text')}</p>
      </div>
      <div className="cp-scroll cp-list">
        <Grounds standing={standing} keys={keys} onCorrect={(question) => go({ at: 'edit', question })} />
        <button type="button" className="cv-btn cp-home" onClick={() => go({ at: 'correct' })}>
          {t('companion.differs-other')}
        </button>
        <ToPrinted go={go} />
      </div>
      <Foot onBack={() => go(NOW)} />
    </>
  )
}

export function LogSheet({ standing, go }: PlaceProps): React.ReactNode {
  const t = useWords()
  const { restore } = useCompanion()
  return (
    <>
      <SheetBar title={t('companion.title')} go={go} />
      <div className="cp-q">
        <Headline>{t('companion.log-title')}</Headline>
      </div>
      <div className="cp-scroll cp-list">
        <LogList standing={standing} onCorrect={(question) => go({ at: 'edit', question })} onUndo={restore} />
      </div>
      <Foot onBack={() => go(NOW)} />
    </>
  )
}

/** An earlier question again; what is entered now takes the place of the entry, and all after it is played anew. */
export function EditSheet({ go, question }: PlaceProps & { readonly question: FactQuestion }): React.ReactNode {
  const t = useWords()
  const { correct } = useCompanion()
  return (
    <IsCorrection value>
      <SheetBar title={t('companion.title')} go={go} />
      <QuestionScreen
        question={question}
        onEnter={(fact) => {
          correct(question, fact)
          go(NOW)
        }}
      />
      <Foot onBack={() => go(NOW)} />
    </IsCorrection>
  )
}
