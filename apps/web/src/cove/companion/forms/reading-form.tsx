/** What the inner halves of the printed cards show (H-97): empty at first, and any number can be entered. */
import type { Arrow, Half, Reading } from '@merchants/cove'
import { useState } from 'react'
import { useWords } from '../../../words/words.tsx'
import { Mark } from '../../pieces/mark.tsx'
import { Times } from '../../pieces/times.tsx'
import type { ActionParts } from './action-rows.tsx'
import { actionOf, ActionRows, partsOf } from './action-rows.tsx'
import { Confirm } from './confirm.tsx'
import type { FormProps } from './form.ts'
import { NumberRow } from './number-row.tsx'
import { ToggleRow } from './toggle-row.tsx'

/** The parts of a card in the order of the form, each as far as it was entered. */
interface Parts {
  readonly action: ActionParts | undefined
  readonly multiplier: number | undefined
  readonly side: Half | undefined
  readonly arrow: Arrow | undefined
  readonly hours: number | undefined
  readonly corruption: number | undefined
}

const NOTHING: Parts = {
  action: undefined,
  multiplier: undefined,
  side: undefined,
  arrow: undefined,
  hours: undefined,
  corruption: undefined,
}

/** What the cards show, once every part was entered. */
function readingOf({ action: parts, multiplier, side, arrow, hours, corruption }: Parts): Reading | undefined {
  const action = parts && actionOf(parts)
  if (action === undefined || multiplier === undefined || side === undefined || arrow === undefined) return undefined
  return hours === undefined || corruption === undefined
    ? undefined
    : { action, multiplier, side, arrow, hours, corruption }
}

export function ReadingForm({ question, onEnter }: FormProps<'reading'>): React.ReactNode {
  const t = useWords()
  const before = question.suggest
  const [parts, setParts] = useState<Parts>(before ? { ...before, action: partsOf(before.action) } : NOTHING)
  const change = (part: Partial<Parts>): void => setParts({ ...parts, ...part })
  const { action, multiplier, side, arrow, hours, corruption } = parts
  const reading = readingOf(parts)
  const names = {
    times: t('companion.reading-times'),
    side: t('companion.reading-side'),
    arrow: t('companion.reading-arrow'),
    hours: t('companion.reading-hours'),
    corruption: t('companion.reading-corruption'),
  }
  const entered: readonly (readonly [name: string, part: unknown])[] = [
    [t(ACTION_NAMES[action?.does ?? 'hire']), action && actionOf(action)],
    [names.times, multiplier],
    [names.side, side],
    [names.arrow, arrow],
    [names.hours, hours],
    [names.corruption, corruption],
  ]
  const missing = entered.filter(([, part]) => part === undefined).map(([name]) => name)
  return (
    <>
      <div className="cp-rows is-reading">
        <ActionRows action={action} onChange={(value) => change({ action: value })} />
        <NumberRow
          name="times"
          label={names.times}
          usual={[1, 2, 3]}
          face={(times) => <Times times={times} />}
          value={multiplier}
          onChange={(value) => change({ multiplier: value })}
        />
        <div className="cp-pair">
          <ToggleRow<Half>
            name="side"
            label={names.side}
            toggles={(['left', 'right'] as const).map((value) => ({
              value,
              face: <Mark name={`side-${value}`} width={40} height={24} />,
              label: t.any(`cove.${value}`),
            }))}
            value={side}
            onChoose={(value) => change({ side: value })}
          />
          <ToggleRow<Arrow>
            name="arrow"
            label={names.arrow}
            toggles={(['inner', 'outer'] as const).map((value) => ({
              value,
              face: <Mark name={`arrow-${value}`} width={40} height={24} />,
              label: t.any(`cove.${value}`),
            }))}
            value={arrow}
            onChoose={(value) => change({ arrow: value })}
          />
        </div>
        <NumberRow
          name="hours"
          label={names.hours}
          usual={[0, 1, 2, 3, 4]}
          value={hours}
          onChange={(value) => change({ hours: value })}
        />
        <NumberRow
          name="corruption"
          label={names.corruption}
          usual={[0, 1, 2, 3]}
          value={corruption}
          onChange={(value) => change({ corruption: value })}
        />
      </div>
      <Confirm missing={missing} onClick={() => reading && onEnter(reading)} />
    </>
  )
}

/** What is missing of an action that was begun. */
const ACTION_NAMES = {
  hire: 'companion.reading-action',
  goods: 'companion.reading-goods',
  'guild support': 'companion.reading-hall',
} as const
