/** The actions of a turn that begin with a button; one that is not possible says why. Buying and playing begin with a card. */
import { Icon } from '../../../look/icon.tsx'
import { useTranslation } from '../../../words/words.tsx'
import { ACT_BUTTONS, useActs } from './act-list.tsx'
import { useTable } from './table-context.tsx'
import { useExplain } from './use-explain.ts'

export function Acts(): React.ReactNode {
  const t = useTranslation()
  const { match, seat } = useTable()
  const { isPossible, begin } = useActs()
  const explained = useExplain()
  const { view } = match
  const buttons = ACT_BUTTONS.filter(({ id }) => BUTTONS.has(id) || (id === 'help' && view.teams))
  return buttons.map((button) => {
    const can = isPossible(button)
    const label =
      button.id === 'end' && view.phase === 'last'
        ? t('table.act-done')
        : t.any(`table.act-${button.id}`, { goal: view.seats[seat]?.goal ?? 0 })
    return (
      <button
        type="button"
        key={button.id}
        className={`btn ${can ? '' : 'off'}`}
        data-spot={`act:${button.id}`}
        {...explained(`act:${button.id}`, can, () => begin(button))}
      >
        <Icon name={button.icon} />
        <span className="clip">{label}</span>
        <kbd>{button.key.toUpperCase()}</kbd>
      </button>
    )
  })
}

const BUTTONS: ReadonlySet<string> = new Set(['build', 'inventory', 'end'])
