/** Instructions in order, each with its reasons and the numbers of their rules, a picture of the place, and the Done button. */
import type { CompanionState, Instruction, ShownTask, Task } from '@merchants/cove'
import { shownTasks } from '@merchants/cove'
import { useState } from 'react'
import { useTranslation } from '../../../words/words.tsx'
import { Pin } from '../pieces/pin.tsx'
import { RuleTag } from '../pieces/rule-tag.tsx'
import { Headline, Picture } from './frame.tsx'
import { InstructionDetails, InstructionPicture, TaskIcon } from './pictures/instruction-picture.tsx'
import type { Reason } from './say-instruction.ts'
import { linesOf, passOf, reasonsOf, sayInstruction, thenOf } from './say-instruction.ts'

interface TasksProps {
  readonly tasks: readonly Task[]
  /** Once all of them are done. */
  readonly state: CompanionState
  /** Nothing if a question follows on the same screen. */
  readonly onDone: (() => void) | undefined
}

export function Tasks({ tasks, state, onDone }: TasksProps): React.ReactNode {
  const t = useTranslation()
  const [hasReasons, setHasReasons] = useState(false)
  const shown = shownTasks(tasks)
  const pictured = picturedOf(tasks)
  const isAlone = onDone !== undefined && shown.length === 1
  const isList = onDone !== undefined && !isAlone
  const hasAny = shown.some(({ told }) => reasonsOf(t, told.instruction, state).length > 0)
  const kind = `${onDone === undefined ? '' : ' is-all'}${hasReasons || isAlone ? ' has-reasons' : ''}`
  const why = hasAny && !isAlone && <Why isShown={hasReasons} onToggle={() => setHasReasons(!hasReasons)} />
  return (
    <>
      <section className={`cp-do${kind}`} data-scroll="">
        {isList ? (
          <div className="row spread">
            <Headline>{t('companion.tasks-title')}</Headline>
            {why}
          </div>
        ) : (
          why
        )}
        <ol>
          {shown.map((task, at) => (
            <TaskItem
              key={task.told.key}
              task={task}
              state={state}
              number={shown.length > 1 ? at + 1 : undefined}
              isAlone={isAlone}
              isLastSeat={task === shown.findLast(({ told }) => told.instruction.do === 'seat')}
            />
          ))}
        </ol>
      </section>
      {onDone !== undefined && pictured !== undefined && (
        <Picture>
          <InstructionPicture instruction={pictured} state={state} />
        </Picture>
      )}
      {onDone !== undefined && (
        <div className="cp-go">
          <button type="button" className="cv-btn is-main" data-done="" aria-keyshortcuts="n" onClick={onDone}>
            {t('companion.done')} <span aria-hidden="true">✓</span>
          </button>
        </div>
      )}
    </>
  )
}

interface WhyProps {
  readonly isShown: boolean
  readonly onToggle: () => void
}

function Why({ isShown, onToggle }: WhyProps): React.ReactNode {
  const t = useTranslation()
  return (
    <button type="button" className="cp-why" aria-pressed={isShown} data-why="" onClick={onToggle}>
      {t('companion.why')}
    </button>
  )
}

/** Which of several tasks is drawn: places on the board before anything else, the last one of them. */
const DRAWN: readonly Instruction['do'][] = ['dock', 'seat', 'stay at sea', 'take card', 'step on hand', 'move']

function picturedOf(tasks: readonly Task[]): Instruction | undefined {
  const all = tasks.map(({ told }) => told.instruction)
  for (const deed of DRAWN) {
    const last = all.findLast((each) => each.do === deed)
    if (last !== undefined) return last
  }
  return all.length === 1 ? all[0] : undefined
}

interface TaskItemProps {
  readonly task: ShownTask
  readonly state: CompanionState
  /** Its place among several. */
  readonly number: number | undefined
  /** A single instruction, whose sentence is the headline. */
  readonly isAlone: boolean
  /** The pool is closed up once, after the last one has boarded. */
  readonly isLastSeat: boolean
}

function TaskItem({ task, state, number, isAlone, isLastSeat }: TaskItemProps): React.ReactNode {
  const t = useTranslation()
  const { instruction } = task.told
  const { printed } = state.known
  const sentence = sayInstruction(t, instruction, printed)
  const pass = task.passes > 1 ? undefined : passOf(t, instruction)
  const lines = linesOf(t, instruction, state)
  const then = instruction.do === 'seat' && !isLastSeat ? undefined : thenOf(t, instruction, state)
  return (
    <li className="row cp-task" data-task={instruction.do}>
      {number !== undefined && <Pin name={String(number)} />}
      <TaskIcon instruction={instruction} />
      <div className="grow">
        {isAlone ? <Headline>{sentence}</Headline> : <b>{sentence}</b>}
        {task.was !== undefined && (
          <p className="cp-changed">{t('companion.changed', { before: sayInstruction(t, task.was, printed) })}</p>
        )}
        <InstructionDetails instruction={instruction} passes={task.passes} />
        {lines.length > 0 && (
          <ol className="rows cp-lines">
            {lines.map((line) => (
              <li key={line.text}>
                <Said {...line} />
              </li>
            ))}
          </ol>
        )}
        {then !== undefined && (
          <p className="cp-then">
            <Said {...then} />
          </p>
        )}
        {[...(pass === undefined ? [] : [pass]), ...reasonsOf(t, instruction, state)].map((reason) => (
          <p key={reason.text} className="cp-reason">
            <Said {...reason} />
          </p>
        ))}
      </div>
    </li>
  )
}

const Said = ({ text, rule }: Reason): React.ReactNode => (
  <span>
    {text} {rule !== undefined && <RuleTag rule={rule} />}
  </span>
)
