/** The position in words, and a line in which moves can be written. */
import type { Refusal } from '@merchants/tabletop'
import { useEffect, useId, useState } from 'react'
import { useWords } from '../../words/words.tsx'
import { sayReason } from '../say/reason.ts'
import { useQuestion } from '../ask/use-question.ts'
import { useCove } from '../table/table-context.tsx'
import { PositionText } from './position-text.tsx'
import './text.css'

export function TextView(): React.ReactNode {
  const t = useWords()
  const { sight, link } = useCove()
  const { title, text } = useQuestion()
  const [line, setLine] = useState('')
  const [legal, setLegal] = useState<readonly string[]>([])
  const [reply, setReply] = useState<Refusal>()
  const list = useId()
  useEffect(() => {
    let isHere = true
    void link.legal().then((lines) => isHere && setLegal(lines))
    return () => {
      isHere = false
    }
  }, [link, sight.step])
  const say = (event: React.FormEvent): void => {
    event.preventDefault()
    void link.say(line.trim()).then((refusal) => {
      setReply(refusal)
      if (refusal === undefined) setLine('')
    })
  }
  return (
    <div className="cv-text">
      <p aria-live="polite">
        <b>{title}</b> {text} {reply !== undefined && <span role="alert">{sayReason(t, reply)}</span>}
      </p>
      <form onSubmit={say}>
        <label>
          {t('cove.write-move')}
          <input
            value={line}
            list={list}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => setLine(target.value)}
          />
        </label>
        <datalist id={list}>
          {legal.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </datalist>
        <button type="submit" className="cv-btn is-main">
          {t('cove.say')}
        </button>
      </form>
      <details>
        <summary>{t('cove.legal-moves', { count: legal.length })}</summary>
        <ul>
          {legal.map((each) => (
            <li key={each}>
              <button type="button" onClick={() => setLine(each)}>
                {each}
              </button>
            </li>
          ))}
        </ul>
      </details>
      <PositionText view={sight.view} table={sight.table} />
    </div>
  )
}
