/** The position in words, and a line in which moves can be written. */
import type { Refusal } from '@merchants/tabletop'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from '../../../words/words.tsx'
import { sayReason } from '../say/reason.ts'
import { useQuestion } from '../ask/use-question.ts'
import { useCove } from '../table/table-context.tsx'
import { PositionText } from './position-text.tsx'
import './text.css'

/** Every move that can be written now. */
function useLegalMoves(): readonly string[] {
  const { match, link } = useCove()
  const [legal, setLegal] = useState<readonly string[]>([])
  useEffect(() => {
    let isHere = true
    void link.legal().then((lines) => isHere && setLegal(lines))
    return () => {
      isHere = false
    }
  }, [link, match.step])
  return legal
}

export function TextView(): React.ReactNode {
  const t = useTranslation()
  const { match, link } = useCove()
  const { title, text } = useQuestion()
  const [line, setLine] = useState('')
  const legal = useLegalMoves()
  const [reply, setReply] = useState<Refusal>()
  const list = useId()
  const say = (event: React.FormEvent): void => {
    event.preventDefault()
    void link.say(line.trim()).then((refusal) => {
      setReply(refusal)
      if (refusal === undefined) setLine('')
    })
  }
  return (
    <div className="rows gap-10 cv-text">
      <p aria-live="polite">
        <b>{title}</b> {text} {reply !== undefined && <span role="alert">{sayReason(t, reply)}</span>}
      </p>
      <form className="row gap-8" onSubmit={say}>
        <label className="rows grow bold">
          {t('cove.write-move')}
          <input
            className="field"
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
        <ul className="row wrap gap-4">
          {legal.map((each) => (
            <li key={each}>
              <button type="button" onClick={() => setLine(each)}>
                {each}
              </button>
            </li>
          ))}
        </ul>
      </details>
      <PositionText view={match.view} table={match.table} />
    </div>
  )
}
