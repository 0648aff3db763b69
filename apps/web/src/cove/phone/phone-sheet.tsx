/** The sheet at the bottom of a phone: the Huckster's step in sentences, or the human's question. */
import { useEffect, useRef } from 'react'
import face from '../../look/portraits/huckster.svg?url'
import { useWords } from '../../words/words.tsx'
import { AskSheet } from '../ask/ask-sheet.tsx'
import { ExplainToggle } from '../explain/explain-toggle.tsx'
import { Pin } from '../pieces/pin.tsx'
import { RuleTag } from '../pieces/rule-tag.tsx'
import { sayEvent } from '../say/event.tsx'
import type { Line, StepNumber, Story } from '../show/story.ts'
import { HisTurnToCome } from '../table/his-turn-to-come.tsx'
import { Places } from '../table/place-list.tsx'
import { HisPool, HisShelf } from '../table/stall.tsx'
import { StepControls } from '../table/step-controls.tsx'
import { useStepHeads } from '../table/step-heads.tsx'
import { useCove } from '../table/table-context.tsx'
import { stockInSight } from './stock-in-sight.ts'

const TURN: readonly StepNumber[] = [1, 2, 3, 4, 5]
const MARKET: readonly StepNumber[] = [1, 2]

interface PhoneSheetProps {
  readonly isStockShown: boolean
  /** The sentences of his step are told elsewhere. */
  readonly isLow: boolean
}

export function PhoneSheet({ isStockShown, isLow }: PhoneSheetProps): React.ReactNode {
  const t = useWords()
  const { choosing, story } = useCove()
  return (
    <section className={isLow ? 'sheet is-low' : 'sheet'} aria-label={t('cove.now')}>
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
          {story === undefined ? (
            <div className="hd">
              <HisTurnToCome />
              <ExplainToggle />
            </div>
          ) : (
            <StepHead story={story} isLow={isLow} />
          )}
          {story !== undefined && isStockShown && <Stock story={story} />}
          {story !== undefined && !isLow && <StepLines lines={story.lines[story.step]} />}
          <StepControls />
        </>
      )}
    </section>
  )
}

function Stock({ story }: { readonly story: Story }): React.ReactNode {
  return stockInSight(story) === 'shelf' ? <HisShelf size={33} isBare /> : <HisPool height={33} isBare />
}

/** Which step it is; steps of one sentence say it only below. */
function StepHead({ story, isLow }: { readonly story: Story; readonly isLow: boolean }): React.ReactNode {
  const { kind, step, lines } = story
  const { title, text } = useStepHeads()(step)
  const isToldBelow = isLow || (kind === 'turn' && step !== 3 && step !== 4 && lines[step].length > 0)
  return (
    <div className="hd">
      <span className="face">
        <img src={face} alt="" />
      </span>
      <span className="step">
        <span className="dots" aria-hidden="true">
          {(kind === 'turn' ? TURN : MARKET).map((number) => (
            <i key={number} className={number < step ? 'd' : number === step ? 'n' : ''}>
              {number}
            </i>
          ))}
        </span>
        {title}
        {!isToldBelow && <small>{text}</small>}
      </span>
      {kind === 'turn' && <ExplainToggle />}
    </div>
  )
}

function StepLines({ lines }: { readonly lines: readonly Line[] }): React.ReactNode {
  const t = useWords()
  const { showing } = useCove()
  const list = useRef<HTMLDivElement>(null)
  const count = lines.length
  useEffect(() => {
    if (count > 0) list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' })
  }, [count])
  return (
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
  )
}
