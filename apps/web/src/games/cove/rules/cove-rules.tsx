/** The rules of the Cove over any of its screens. A press on a rule number opens it in its context. */
import { provenanceOf } from '@merchants/cove'
import { createContext, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { Dialog } from '../../../shell/dialog.tsx'
import { useCatalog, useTranslation } from '../../../words/words.tsx'
import { RuleOpener } from '../pieces/rule-tag.tsx'
import { SourceMark } from '../pieces/source-mark.tsx'
import './rules.css'
import { RULE_PARTS } from './rule-parts.ts'
import { RulePicture } from './rule-picture.tsx'
import { SourceList } from './source-list.tsx'

/** Opens the rules from their beginning. */
const AllRules = createContext<() => void>(() => undefined)

export const useAllRules = (): (() => void) => useContext(AllRules)

export function CoveRules({ children }: { readonly children: React.ReactNode }): React.ReactNode {
  const [rule, setRule] = useState<string>()
  const openAll = useMemo(() => () => setRule(''), [])
  return (
    <RuleOpener value={setRule}>
      <AllRules value={openAll}>
        {children}
        {rule !== undefined && <RulesDialog rule={rule} onClose={() => setRule(undefined)} />}
      </AllRules>
    </RuleOpener>
  )
}

type Book = NonNullable<ReturnType<typeof useCatalog<'coverules'>>>
type Chapter = Book['chapters'][number]

interface ChapterRulesProps {
  readonly chapter: Chapter
  readonly rule: string
  readonly wanted: React.Ref<HTMLLIElement>
}

function ChapterRules({ chapter, rule, wanted }: ChapterRulesProps): React.ReactNode {
  return (
    <>
      <h4>{chapter.title}</h4>
      <ul className="rows gap-4">
        {chapter.rules.map((each) => (
          <li
            key={each.id}
            ref={each.id === rule ? wanted : undefined}
            aria-current={each.id === rule ? 'true' : undefined}
          >
            <span className="cv-rule">{each.id}</span>
            <span>
              {each.text} <SourceMark source={provenanceOf(each.id) ?? 'booklet'} hasWords />
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The chapters of each part, in the order in which one reads them. */
const partsOf = (book: Book) =>
  RULE_PARTS.map(({ part, chapters }) => ({
    part,
    ...book.parts.find(({ id }) => id === part),
    chapters: chapters.flatMap((id) => book.chapters.filter((each) => each.id === id)),
  }))

function RulesDialog({ rule, onClose }: { readonly rule: string; readonly onClose: () => void }): React.ReactNode {
  const t = useTranslation()
  const book = useCatalog('coverules')
  const wanted = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (book !== undefined) wanted.current?.scrollIntoView({ block: 'center' })
  }, [book, rule])
  return (
    <Dialog title={t('cove.rules')} onClose={onClose}>
      <div className="rows gap-14 cv-rules" tabIndex={0}>
        {(book === undefined ? [] : partsOf(book)).map(({ part, title, text, chapters }) => (
          <section key={part}>
            <h3>{title}</h3>
            <RulePicture of={part} />
            <p>{text}</p>
            <details open={chapters.some(({ rules }) => rules.some(({ id }) => id === rule))}>
              <summary>
                {t('cove.rules-all', { count: chapters.reduce((sum, { rules }) => sum + rules.length, 0) })}
              </summary>
              {chapters.map((chapter) => (
                <ChapterRules key={chapter.id} chapter={chapter} rule={rule} wanted={wanted} />
              ))}
            </details>
          </section>
        ))}
        <SourceList />
      </div>
    </Dialog>
  )
}
