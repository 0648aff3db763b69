/** The rules of the Cove over any of its screens: a press on the number of a rule opens it among its neighbours. */
import { provenanceOf } from '@merchants/cove'
import { createContext, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { Dialog } from '../../home/dialog.tsx'
import { useBook, useWords } from '../../words/words.tsx'
import { RuleOpener } from '../pieces/rule-tag.tsx'
import { SourceMark } from '../pieces/source-mark.tsx'
import './rules.css'
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

function RulesDialog({ rule, onClose }: { readonly rule: string; readonly onClose: () => void }): React.ReactNode {
  const t = useWords()
  const book = useBook('coverules')
  const wanted = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (book !== undefined) wanted.current?.scrollIntoView({ block: 'center' })
  }, [book, rule])
  return (
    <Dialog title={t('cove.rules')} onClose={onClose}>
      <div className="cv-rules" tabIndex={0}>
        <SourceList />
        {book?.chapters.map(({ id, title, rules }) => (
          <section key={id}>
            <h3>{title}</h3>
            <ul>
              {rules.map((each) => (
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
          </section>
        ))}
      </div>
    </Dialog>
  )
}
