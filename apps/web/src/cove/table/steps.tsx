/** The Huckster's turn, step by step: what is done, what is going on with its reasons, and what is to come. */
import { useEffect, useRef } from 'react'
import { useWords } from '../../words/words.tsx'
import { Pin } from '../pieces/pin.tsx'
import { RuleTag } from '../pieces/rule-tag.tsx'
import { sayEvent } from '../say/event.tsx'
import type { Line, StepNumber } from '../show/story.ts'
import { useStepHeads } from './step-heads.tsx'
import { useCove } from './table-context.tsx'

const TURN: readonly StepNumber[] = [1, 2, 3, 4, 5]
const MARKET: readonly StepNumber[] = [1, 2]

function SubLine({ line, isNewest }: { readonly line: Line; readonly isNewest: boolean }): React.ReactNode {
  const t = useWords()
  const { showing } = useCove()
  const said = sayEvent(t, line.event, showing.view.humans.length)
  if (said === undefined) return undefined
  return (
    <li className={isNewest ? 'is-newest' : ''}>
      {line.pin === undefined ? <span /> : <Pin name={line.pin} isDone={!isNewest} />}
      <span>{said.text}</span>
      {said.rule === undefined ? <span /> : <RuleTag rule={said.rule} />}
    </li>
  )
}

/** The lines under the step that is going on; the newest one is always in sight. */
export function NowLines({ lines }: { readonly lines: readonly Line[] }): React.ReactNode {
  const list = useRef<HTMLOListElement>(null)
  const count = lines.length
  useEffect(() => {
    const last = list.current?.lastElementChild
    if (count > 0) last?.scrollIntoView({ block: 'nearest' })
  }, [count])
  return (
    <ol ref={list}>
      {lines.map((line, at) => (
        <SubLine key={at} line={line} isNewest={at === lines.length - 1} />
      ))}
    </ol>
  )
}

export function Steps(): React.ReactNode {
  const t = useWords()
  const { story, showing } = useCove()
  const headOf = useStepHeads()
  if (story === undefined) return undefined
  const { kind, step, lines } = story
  return (
    <ol
      className="cv-steps"
      aria-live="polite"
      aria-busy={showing.isMoving}
      aria-label={t(kind === 'turn' ? 'cove.his-turn' : 'cove.his-market')}
    >
      {(kind === 'turn' ? TURN : MARKET).map((number) => {
        const { title, text, rule } = headOf(number)
        const state = number < step ? 'is-done' : number === step ? 'is-now' : ''
        return (
          <li key={number} className={`cv-step ${state}`}>
            <span className="n">{number < step ? '✓' : number}</span>
            <span>
              <b>{title}</b> {text}
            </span>
            <RuleTag rule={rule} />
            {number === step && step > 2 && kind === 'turn' && step < 5 && <NowLines lines={lines[number]} />}
            {number === step && kind === 'market' && <NowLines lines={lines[number]} />}
          </li>
        )
      })}
    </ol>
  )
}
