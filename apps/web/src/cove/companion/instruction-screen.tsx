/** One instruction: what to do, a picture of where, why, what comes after it, and the button that says it is done. */
import type { Awaited, CompanionState, Instruction } from '@merchants/cove'
import { useWords } from '../../words/words.tsx'
import { RuleTag } from '../pieces/rule-tag.tsx'
import { Headline } from './frame.tsx'
import { InstructionPicture, ReasonIcon } from './pictures/instruction-picture.tsx'
import type { Reason } from './say-instruction.ts'
import { linesOf, reasonsOf, sayInstruction } from './say-instruction.ts'

interface InstructionScreenProps {
  readonly awaits: Extract<Awaited, { readonly kind: 'instruction' }>
  readonly state: CompanionState
  /** What will be awaited when this is done. */
  readonly next: Awaited
  readonly onDone: () => void
}

export function InstructionScreen({ awaits, state, next, onDone }: InstructionScreenProps): React.ReactNode {
  const t = useWords()
  const { instruction } = awaits.told
  const { printed } = state.known
  return (
    <>
      <div className="cp-scroll">
        <div className="cp-say">
          <Headline isLarge>{sayInstruction(t, instruction, printed)}</Headline>
          <Pass instruction={instruction} />
        </div>
        {awaits.was !== undefined && (
          <p className="cp-tile is-changed">
            {t('companion.changed', { before: sayInstruction(t, awaits.was, printed) })}
          </p>
        )}
        <InstructionPicture instruction={instruction} state={state} />
        <Lines lines={linesOf(t, instruction, state)} />
        <div className="cp-say">
          {reasonsOf(t, instruction, state).map((reason, at) => (
            <p key={at} className="cp-reason">
              <ReasonIcon instruction={instruction} at={at} state={state} />
              <span>
                <Said {...reason} />
              </span>
            </p>
          ))}
        </div>
      </div>
      <div className="cp-end">
        <After instruction={instruction} next={next} state={state} />
        <button
          type="button"
          className="cv-btn is-main cp-main is-done"
          data-done=""
          aria-keyshortcuts="n"
          onClick={onDone}
        >
          {t('companion.done')} <span aria-hidden="true">▸</span>
        </button>
      </div>
    </>
  )
}

/** An action that is done twice says which time it is. */
function Pass({ instruction }: { readonly instruction: Instruction }): React.ReactNode {
  const t = useWords()
  if (!('times' in instruction) || instruction.times < 2) return undefined
  const { time, times } = instruction
  return (
    <p className="cp-pass">
      {t('companion.time-of', { time, times })} <RuleTag rule="H-26" />
    </p>
  )
}

const Said = ({ text, rule }: Reason): React.ReactNode => (
  <>
    {text} {rule !== undefined && <RuleTag rule={rule} />}
  </>
)

function Lines({ lines }: { readonly lines: readonly Reason[] }): React.ReactNode {
  if (lines.length === 0) return undefined
  return (
    <ol className="cp-lines">
      {lines.map(({ text, rule }) => (
        <li key={text}>
          <span>
            <Said text={text} {...(rule !== undefined && { rule })} />
          </span>
        </li>
      ))}
    </ol>
  )
}

interface AfterProps {
  readonly instruction: Instruction
  readonly next: Awaited
  readonly state: CompanionState
}

/** After somebody was seated: a full boat docks, and where if that is known; then the pool moves to the left (H-67, H-70). */
function After({ instruction, next, state }: AfterProps): React.ReactNode {
  const t = useWords()
  if (instruction.do !== 'seat') return undefined
  const { stall, known } = state
  const then = next.kind === 'instruction' ? next.told.instruction : undefined
  const isPlaced = then?.do === 'dock' || then?.do === 'stay at sea'
  const docking = isPlaced ? sayInstruction(t, then, known.printed) : t('companion.after-full')
  const lines: readonly Reason[] = [
    ...(instruction.full ? [{ text: docking, rule: 'H-67' }] : []),
    ...(stall.pool.length > 0 ? [{ text: t('companion.seat-then'), rule: 'H-70' }] : []),
  ]
  if (lines.length === 0) return undefined
  return (
    <div className="cp-tile is-after">
      <b>{t('companion.after')}</b>
      {lines.map((line) => (
        <p key={line.text}>
          <Said {...line} />
        </p>
      ))}
    </div>
  )
}
