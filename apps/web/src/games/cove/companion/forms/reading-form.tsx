/** The inner halves of the printed cards (H-97), row by row. Nothing is preset, and any number can be entered. */
import type { Arrow, Half, Reading } from '@merchants/cove'
import { useState } from 'react'
import type { T } from '../../../../words/translator.ts'
import { useTranslation } from '../../../../words/words.tsx'
import { Mark } from '../../pieces/mark.tsx'
import { Times } from '../../pieces/times.tsx'
import { Picture } from '../frame.tsx'
import { CardsPicture } from '../pictures/cards-picture.tsx'
import type { ActionParts } from './action-rows.tsx'
import { actionOf, ActionRows, partsOf } from './action-rows.tsx'
import { Confirm } from './confirm.tsx'
import type { FormProps } from './form.ts'
import { NumberRow } from './number-row.tsx'
import { SaidRow } from './said-row.tsx'
import type { Toggle } from './toggle-row.tsx'
import { ToggleRow } from './toggle-row.tsx'

/** The parts of a card, each as far as it was entered. */
export interface Parts {
  readonly action?: ActionParts | undefined
  readonly multiplier?: number | undefined
  readonly side?: Half | undefined
  readonly arrow?: Arrow | undefined
  readonly hours?: number | undefined
  readonly corruption?: number | undefined
}

/** The reading, once every part was entered. */
function readingOf({ action: parts, multiplier, side, arrow, hours, corruption }: Parts): Reading | undefined {
  const action = parts && actionOf(parts)
  if (action === undefined || multiplier === undefined || side === undefined || arrow === undefined) return undefined
  return hours === undefined || corruption === undefined
    ? undefined
    : { action, multiplier, side, arrow, hours, corruption }
}

/** The rows in their order, and the half that each is read from. */
const ROWS = [
  ['action', 'right'],
  ['multiplier', 'left'],
  ['side', 'left'],
  ['arrow', 'right'],
  ['hours', 'both'],
  ['corruption', 'both'],
] as const
export type RowName = (typeof ROWS)[number][0]

const isSaid = (parts: Parts, row: RowName): boolean =>
  row === 'action' ? parts.action !== undefined && actionOf(parts.action) !== undefined : parts[row] !== undefined

const WHERE = {
  left: 'companion.row-left',
  right: 'companion.row-right',
  both: 'companion.row-both',
} as const

/** On a phone one row is shown at a time, and the next one after a tap; at the end what was read, to be looked over. */
export function ReadingForm({ question, onEnter }: FormProps<'reading'>): React.ReactNode {
  const t = useTranslation()
  const before = question.suggest
  const [parts, setParts] = useState<Parts>(before ? { ...before, action: partsOf(before.action) } : {})
  const [opened, open] = useState<RowName | undefined>(before ? undefined : 'action')
  const reading = readingOf(parts)
  const missing = ROWS.flatMap(([row]) => (isSaid(parts, row) ? [] : [t(NAMES[row])]))
  const nextOf = (all: Parts): RowName | undefined => ROWS.find(([row]) => !isSaid(all, row))?.[0]
  const change = (part: Parts, isWhole: boolean): void => {
    const all = { ...parts, ...part }
    setParts(all)
    if (isWhole) open(nextOf(all))
  }
  const half = ROWS.find(([row]) => row === opened)?.[1]
  const rowProps = (row: RowName): RowFrame => ({
    row,
    isOpen: row === opened,
    isAll: opened === undefined,
    where: t(WHERE[ROWS.find(([each]) => each === row)?.[1] ?? 'both']),
    onNext: isSaid(parts, row) && opened !== undefined ? () => open(nextOf(parts)) : undefined,
  })
  return (
    <>
      <Picture>
        <CardsPicture half={half} reading={parts} />
      </Picture>
      <div className="cp-answers cp-reading" data-scroll="">
        {ROWS.map(([row]) => (
          <Row key={row} {...rowProps(row)}>
            {opened === undefined && <SaidRow row={row} label={t(NAMES[row])} parts={parts} onOpen={() => open(row)} />}
            <RowAnswers row={row} parts={parts} onChange={change} />
          </Row>
        ))}
      </div>
      <Confirm missing={missing} onClick={() => reading && onEnter(reading)} />
    </>
  )
}

interface RowAnswersProps {
  readonly row: RowName
  readonly parts: Parts
  readonly onChange: (part: Parts, isWhole: boolean) => void
}

function RowAnswers({ row, parts, onChange }: RowAnswersProps): React.ReactNode {
  const t = useTranslation()
  const label = t(NAMES[row])
  switch (row) {
    case 'action':
      return (
        <ActionRows
          action={parts.action}
          onChange={(action) => onChange({ action }, action.does !== 'goods' && actionOf(action) !== undefined)}
        />
      )
    case 'multiplier':
      return (
        <NumberRow
          name="times"
          label={label}
          usual={[1, 2, 3]}
          face={(times) => <Times times={times} />}
          value={parts.multiplier}
          onChange={(multiplier, isTap) => onChange({ multiplier }, isTap)}
        />
      )
    case 'side':
      return (
        <ToggleRow
          name={row}
          label={label}
          toggles={facesOf(t, row, SIDES)}
          value={parts.side}
          onChoose={(side) => onChange({ side }, true)}
        />
      )
    case 'arrow':
      return (
        <ToggleRow
          name={row}
          label={label}
          toggles={facesOf(t, row, ARROWS)}
          value={parts.arrow}
          onChoose={(arrow) => onChange({ arrow }, true)}
        />
      )
    case 'hours':
    case 'corruption':
      return (
        <NumberRow
          name={row}
          label={label}
          usual={row === 'hours' ? [0, 1, 2, 3, 4] : [0, 1, 2, 3]}
          value={parts[row]}
          onChange={(value, isTap) => onChange({ [row]: value }, isTap)}
        />
      )
  }
}

const SIDES: readonly Half[] = ['left', 'right']
const ARROWS: readonly Arrow[] = ['inner', 'outer']

const facesOf = <Value extends Half | Arrow>(
  t: T,
  row: 'side' | 'arrow',
  values: readonly Value[],
): readonly Toggle<Value>[] =>
  values.map((value) => ({ value, face: <Face mark={`${row}-${value}`} word={t.any(`cove.${value}`)} /> }))

interface RowFrame {
  readonly row: RowName
  readonly isOpen: boolean
  /** Shows all rows once every one was read. */
  readonly isAll: boolean
  readonly where: string
  /** A row without a known end is left by hand. */
  readonly onNext: (() => void) | undefined
}

function Row({ row, isOpen, isAll, where, onNext, children }: RowFrame & React.PropsWithChildren): React.ReactNode {
  const t = useTranslation()
  return (
    <div className={`cp-row${isOpen ? ' is-open' : ''}${isAll ? ' is-all' : ''}`} data-reading={row}>
      <p className="cp-where">{where}</p>
      {children}
      {isOpen && onNext !== undefined && (
        <button type="button" className="cv-btn cp-next-row" data-next-row="" onClick={onNext}>
          {t('companion.next-row')} <span aria-hidden="true">▸</span>
        </button>
      )}
    </div>
  )
}

const Face = ({ mark, word }: { readonly mark: string; readonly word: string }): React.ReactNode => (
  <span className="center cp-toggle-face">
    <Mark name={mark} width={40} height={24} />
    <span>{word}</span>
  </span>
)

const NAMES = {
  action: 'companion.reading-action',
  multiplier: 'companion.reading-times',
  side: 'companion.reading-side',
  arrow: 'companion.reading-arrow',
  hours: 'companion.reading-hours',
  corruption: 'companion.reading-corruption',
} as const
