/** The entries, newest first; a tap on one corrects it. */
import type { FactQuestion, Standing } from '@merchants/cove'
import { isPrintedKey } from '@merchants/cove'
import { useTranslation } from '../../../words/words.tsx'
import { Adventurer } from '../pieces/adventurer.tsx'
import { Good } from '../pieces/good.tsx'
import { GuildSign } from '../pieces/guild-sign.tsx'
import { ActionMark } from '../pieces/huckster-action.tsx'
import { Mark } from '../pieces/mark.tsx'
import { RuleTag } from '../pieces/rule-tag.tsx'
import type { Fact } from './companion-store.ts'
import { answersOf, groundsOf, withFact } from './grounds.ts'
import { SymbolSigns } from './pictures/symbol-signs.tsx'
import { sayEntry, sayQuestion } from './say-question.ts'

interface EntryRowProps {
  /** Absent for assumptions. */
  readonly number?: number
  readonly question: FactQuestion
  /** The entry; none if nothing was asked. */
  readonly fact: Fact | undefined
  readonly was?: Fact | undefined
  readonly onCorrect: (question: FactQuestion) => void
}

/** An entry is corrected by a tap on it; the number of its rule opens the rule. */
export function EntryRow({ number, question, fact, was, onCorrect }: EntryRowProps): React.ReactNode {
  const t = useTranslation()
  return (
    <li className="cp-ent-line">
      <button
        type="button"
        className="rows cp-ent"
        data-entry={question.key}
        onClick={() => onCorrect(fact === undefined ? question : withFact(question, fact))}
      >
        <span>{number}</span>
        {fact === undefined ? <Mark name="lantern" width={24} /> : <EntryPicture question={question} fact={fact} />}
        <span>
          {fact === undefined ? sayQuestion(t, question) : sayEntry(t, question, fact)}
          {fact !== undefined && <EntrySigns question={question} fact={fact} />}
          {fact === undefined && <small>{t('companion.entry-assumed')}</small>}
          {was !== undefined && <small>{t('companion.entry-was', { before: sayEntry(t, question, was) })}</small>}
        </span>
      </button>
      <RuleTag rule={question.rule} />
    </li>
  )
}

function EntryPicture({ question, fact }: { readonly question: FactQuestion; readonly fact: Fact }): React.ReactNode {
  const given = withFact(question, fact)
  if (given.fact === 'bag') {
    if (given.suggest === undefined || given.suggest === 'empty') return <Mark name="bag" width={20} height={24} />
    return <Adventurer who={given.suggest} height={26} isMute />
  }
  if (given.fact === 'reading' && given.suggest !== undefined) {
    const { action } = given.suggest
    const first = action.does === 'goods' ? { ...action, goods: action.goods.slice(0, 1) } : action
    return <ActionMark action={first} size={26} />
  }
  if (given.fact === 'hall') return <GuildSign of={given.about.hall} size={24} isMute />
  return <Mark name={MARKS[given.fact] ?? 'lantern'} width={24} />
}

/** The symbols or goods of a card may be many, so they stand in a line below the words. */
function EntrySigns({ question, fact }: { readonly question: FactQuestion; readonly fact: Fact }): React.ReactNode {
  const given = withFact(question, fact)
  if (given.fact === 'reading' && given.suggest?.action.does === 'goods') {
    return (
      <span className="row wrap">
        {given.suggest.action.goods.map((good, at) => (
          <Good key={at} good={good} size={24} />
        ))}
      </span>
    )
  }
  if (given.fact !== 'hired' && given.fact !== 'corruption') return undefined
  const { suggest } = given
  return suggest === undefined || suggest === 'none left' ? undefined : <SymbolSigns symbols={suggest} />
}

const MARKS: Readonly<Partial<Record<FactQuestion['fact'], string>>> = {
  next: 'marker-huckster',
  marker: 'marker-huckster',
  clock: 'hourglass',
  stretch: 'hourglass',
  handSpace: 'corruption',
  corruption: 'corruption',
  piers: 'pier',
  cultists: 'coin',
  boats: 'boat',
  yours: 'boat',
  docks: 'dock',
  crowd: 'pier',
  prices: 'coin',
  lair: 'lair',
}

interface EntriesProps {
  readonly standing: Standing
  /** Shows only this many of the newest. */
  readonly most?: number
  readonly onCorrect: (question: FactQuestion) => void
}

export function Entries({ standing, most = Number.POSITIVE_INFINITY, onCorrect }: EntriesProps): React.ReactNode {
  const t = useTranslation()
  const answers = answersOf(standing)
  const shown = answers
    .map((answer, at) => ({ answer, number: at + 1 }))
    .toReversed()
    .slice(0, most)
  if (shown.length === 0) return <p>{t('companion.no-entries')}</p>
  return (
    <ul>
      {shown.map(({ answer, number }) => (
        <EntryRow key={answer.question.key} number={number} {...answer} onCorrect={onCorrect} />
      ))}
    </ul>
  )
}

/** The basis of an instruction: entries and assumptions. */
export function Grounds({
  standing,
  keys,
  onCorrect,
}: Omit<EntriesProps, 'most'> & { readonly keys: readonly string[] }): React.ReactNode {
  const answers = answersOf(standing)
  return (
    <ul>
      {groundsOf(standing, keys).map((question) => {
        const at = answers.findIndex((each) => each.question.key === question.key)
        const known = isPrintedKey(question.key) ? question.suggest : undefined
        const answer = answers[at] ?? { question, fact: known, was: undefined }
        return <EntryRow key={question.key} {...answer} {...(at >= 0 && { number: at + 1 })} onCorrect={onCorrect} />
      })}
    </ul>
  )
}
