/** Everything that happened so far, with the rules behind it; the newest turn is in sight. */
import { useEffect, useMemo, useRef } from 'react'
import { useTranslation } from '../../../words/words.tsx'
import { RuleTag } from '../pieces/rule-tag.tsx'
import { sayEvent } from '../say/event.tsx'
import { seatName } from '../table/seat.ts'
import { useCove } from '../table/table-context.tsx'
import { logLinesOf } from './entries.ts'

export function CoveLog(): React.ReactNode {
  const t = useTranslation()
  const { match } = useCove()
  const humans = match.view.humans.length
  const entries = useMemo(() => logLinesOf(match.log, humans), [humans, match.log])
  const list = useRef<HTMLOListElement>(null)
  const count = entries.length
  useEffect(() => {
    if (count > 0) list.current?.lastElementChild?.scrollIntoView({ block: 'end' })
  }, [count])
  return (
    <ol ref={list} className="cv-log" aria-label={t('cove.log')} tabIndex={0}>
      {entries.map(({ seat, phase, events }, at) => (
        <li key={at} className={seat === undefined ? undefined : `cv-seat-${seat < humans ? seat + 1 : 'h'}`}>
          <h3>
            {phase !== undefined && sayEvent(t, phase, humans)?.text}
            {seat !== undefined && seatName(t, match.table, seat)}
          </h3>
          <ul>
            {events.map((event, line) => {
              const said = sayEvent(t, event, humans)
              if (said === undefined) return undefined
              return (
                <li key={line}>
                  {said.text} {said.rule !== undefined && <RuleTag rule={said.rule} />}
                </li>
              )
            })}
          </ul>
        </li>
      ))}
    </ol>
  )
}
