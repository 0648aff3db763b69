/** The sheet at the bottom of a phone: the Huckster's step in sentences, or the human's question. */
import { useEffect, useRef } from 'react'
import face from '../../look/portraits/huckster.svg?url'
import { useWords } from '../../words/words.tsx'
import { AskSheet } from '../ask/ask-sheet.tsx'
import { Pin } from '../pieces/pin.tsx'
import { RuleTag } from '../pieces/rule-tag.tsx'
import { sayEvent } from '../say/event.tsx'
import type { StepNumber } from '../show/story.ts'
import { HisTurnToCome } from '../table/his-turn-to-come.tsx'
import { Places } from '../table/place-list.tsx'
import { HisPool } from '../table/stall.tsx'
import { StepControls } from '../table/step-controls.tsx'
import { useStepHeads } from '../table/step-heads.tsx'
import { useCove } from '../table/table-context.tsx'

const TURN: readonly StepNumber[] = [1, 2, 3, 4, 5]
const MARKET: readonly StepNumber[] = [1, 2]

export function PhoneSheet({ isPoolShown }: { readonly isPoolShown: boolean }): React.ReactNode {
  const t = useWords()
  const { choosing, story } = useCove()
  return (
    <section className="sheet" aria-label={t('cove.now')}>
      {choosing.decision !== undefined && (
        <AskSheet
          places={
            <div className="cv-places is-short">
              <Places />
            </div>
          }
        />
      )}
      {choosing.decision === undefined && (
        <>
          {story === undefined ? <HisTurnToCome /> : <StepLines isPoolShown={isPoolShown} />}
          <StepControls />
        </>
      )}
    </section>
  )
}

function StepLines({ isPoolShown }: { readonly isPoolShown: boolean }): React.ReactNode {
  const t = useWords()
  const { story, showing } = useCove()
  const headOf = useStepHeads()
  const list = useRef<HTMLDivElement>(null)
  const lines = story?.lines[story.step] ?? []
  const count = lines.length
  useEffect(() => {
    if (count > 0) list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' })
  }, [count])
  if (story === undefined) return undefined
  const { title, text } = headOf(story.step)
  return (
    <>
      <div className="hd">
        <span className="face">
          <img src={face} alt="" />
        </span>
        <span>
          {title}
          <br />
          <small>{text}</small>
        </span>
        <span className="dots" aria-hidden="true">
          {(story.kind === 'turn' ? TURN : MARKET).map((number) => (
            <i key={number} className={number < story.step ? 'd' : number === story.step ? 'n' : ''}>
              {number}
            </i>
          ))}
        </span>
      </div>
      {isPoolShown && <HisPool height={33} isBare />}
      <div className="lns" aria-live="polite" aria-busy={showing.isMoving} ref={list}>
        {lines.map(({ pin, event }, at) => {
          const said = sayEvent(t, event, showing.view.humans.length)
          if (said === undefined) return undefined
          const isNewest = at === lines.length - 1
          return (
            <div key={at} className={`ln${isNewest ? ' is-newest' : ''}`}>
              {pin === undefined ? <span /> : <Pin name={pin} isDone={!isNewest} />}
              <span>{said.text}</span>
              {said.rule === undefined ? <span /> : <RuleTag rule={said.rule} />}
            </div>
          )
        })}
      </div>
    </>
  )
}
