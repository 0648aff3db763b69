/** A row of a printed card as it was read. A tap opens it again. */
import { useTranslation } from '../../../../words/words.tsx'
import { ActionMark, ActionWords } from '../../pieces/huckster-action.tsx'
import { Mark } from '../../pieces/mark.tsx'
import { Times } from '../../pieces/times.tsx'
import { actionOf } from './action-rows.tsx'
import type { Parts, RowName } from './reading-form.tsx'

interface SaidProps {
  readonly row: RowName
  readonly parts: Parts
}

interface SaidRowProps extends SaidProps {
  readonly label: string
  readonly onOpen: () => void
}

export const SaidRow = ({ row, label, parts, onOpen }: SaidRowProps): React.ReactNode => (
  <button type="button" className="row cp-said" data-said={row} onClick={onOpen}>
    <span className="grow cp-count-name">{label}</span>
    <b className="grow cv-btn">
      <Said row={row} parts={parts} />
    </b>
  </button>
)

function Said({ row, parts }: SaidProps): React.ReactNode {
  const t = useTranslation()
  switch (row) {
    case 'action': {
      const action = parts.action && actionOf(parts.action)
      return (
        action && (
          <>
            <ActionMark action={action} size={30} />
            {action.does !== 'goods' && <ActionWords action={action} />}
          </>
        )
      )
    }
    case 'multiplier':
      return parts.multiplier !== undefined && <Times times={parts.multiplier} />
    case 'side':
    case 'arrow': {
      const value = parts[row]
      return (
        value !== undefined && (
          <>
            <Mark name={`${row}-${value}`} width={40} height={24} />
            {t.any(`cove.${value}`)}
          </>
        )
      )
    }
    case 'hours':
    case 'corruption':
      return parts[row]
  }
}
