/** What was entered, newest first: a tap on an entry corrects it. */
import type { FactQuestion, Standing } from '@merchants/cove'
import { useWords } from '../../words/words.tsx'
import { Adventurer } from '../pieces/adventurer.tsx'
import { GuildSign } from '../pieces/guild-sign.tsx'
import { ActionMark } from '../pieces/huckster-action.tsx'
import { Mark } from '../pieces/mark.tsx'
import type { Fact } from './companion-store.ts'
import type { Answer } from './grounds.ts'
import { answersOf, groundsOf, withFact } from './grounds.ts'
import { SymbolSigns } from './pictures/symbol-signs.tsx'
import { sayEntry, sayQuestion } from './say-question.ts'

interface EntryRowProps {
  readonly number: number
  readonly answer: Answer
  readonly onCorrect: (question: FactQuestion) => void
}

function EntryRow({ number, answer, onCorrect }: EntryRowProps): React.ReactNode {
  const t = useWords()
  const { question, fact, was } = answer
  return (
    <li>
      <button
        type="button"
        className="cp-ent"
        data-entry={question.key}
        onClick={() => onCorrect(withFact(question, fact))}
      >
        <span>{number}</span>
        <EntryPicture question={question} fact={fact} />
        <span>
          {sayEntry(t, question, fact)}
          {was !== undefined && <small>{t('companion.entry-was', { before: sayEntry(t, question, was) })}</small>}
        </span>
        <span className="cv-rule">{question.rule}</span>
      </button>
    </li>
  )
}

function EntryPicture({ question, fact }: { readonly question: FactQuestion; readonly fact: Fact }): React.ReactNode {
  const given = withFact(question, fact)
  if (given.fact === 'bag') {
    if (given.suggest === undefined || given.suggest === 'empty') return <Mark name="bag" width={20} height={24} />
    return <Adventurer who={given.suggest} height={26} isMute />
  }
  if (given.fact === 'hired' && given.suggest !== undefined) return <SymbolSigns symbols={given.suggest} />
  if (given.fact === 'corruption' && given.suggest !== undefined && given.suggest !== 'none left') {
    return <SymbolSigns symbols={given.suggest} />
  }
  if (given.fact === 'reading' && given.suggest !== undefined)
    return <ActionMark action={given.suggest.action} size={26} />
  if (given.fact === 'hall') return <GuildSign of={given.about.hall} size={24} isMute />
  return <Mark name={MARKS[given.fact] ?? 'lantern'} width={24} />
}

const MARKS: Readonly<Partial<Record<FactQuestion['fact'], string>>> = {
  next: 'marker-huckster',
  symbol: 'hourglass',
  hand: 'hourglass',
  boats: 'boat',
  docks: 'dock',
  crowd: 'pier',
  prices: 'coin',
  lair: 'lair',
}

interface EntriesProps {
  readonly standing: Standing
  /** Only so many of the newest. */
  readonly most?: number
  readonly onCorrect: (question: FactQuestion) => void
}

export function Entries({ standing, most = Number.POSITIVE_INFINITY, onCorrect }: EntriesProps): React.ReactNode {
  const t = useWords()
  const answers = answersOf(standing)
  const shown = answers
    .map((answer, at) => ({ answer, number: at + 1 }))
    .toReversed()
    .slice(0, most)
  if (shown.length === 0) return <p className="cp-none">{t('companion.no-entries')}</p>
  return (
    <ul className="cp-entries">
      {shown.map(({ answer, number }) => (
        <EntryRow key={answer.question.key} number={number} answer={answer} onCorrect={onCorrect} />
      ))}
    </ul>
  )
}

/** What an instruction rests on: entries, and things taken for granted. */
export function Grounds({
  standing,
  keys,
  onCorrect,
}: Omit<EntriesProps, 'most'> & { readonly keys: readonly string[] }): React.ReactNode {
  const t = useWords()
  const answers = answersOf(standing)
  return (
    <ul className="cp-entries">
      {groundsOf(standing, keys).map((question) => {
        const number = answers.findIndex((each) => each.question.key === question.key)
        const answer = answers[number]
        if (answer !== undefined) {
          return <EntryRow key={question.key} number={number + 1} answer={answer} onCorrect={onCorrect} />
        }
        return (
          <li key={question.key}>
            <button type="button" className="cp-ent" data-entry={question.key} onClick={() => onCorrect(question)}>
              <span />
              <Mark name="lantern" width={24} />
              <span>
                {sayQuestion(t, question)}
                <small>{t('companion.entry-assumed')}</small>
              </span>
              <span className="cv-rule">{question.rule}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
