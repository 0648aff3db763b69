/** The dock of a phone: the buttons of the question, or the actions of the turn. */
import { Icon } from '../look/icon.tsx'
import { useWords } from '../words/words.tsx'
import { ACT_BUTTONS, useActs } from './act-list.tsx'
import { Buttons } from './status.tsx'
import { useTableWithChoice } from './table-context.tsx'

export function Dock(): React.ReactNode {
  const t = useWords()
  const { choice, sight } = useTableWithChoice()
  const { isPossible, begin } = useActs()
  const isFree = choice.decision?.kind === 'acts' && choice.spots.length === 0
  if (!isFree) {
    return (
      <nav className="dock" aria-label={t('table.actions')}>
        <Buttons />
      </nav>
    )
  }
  const shown = ACT_BUTTONS.filter(({ id }) => DOCKED.has(id) || (id === 'help' && sight.view.teams))
  return (
    <nav className="dock acts" aria-label={t('table.actions')}>
      {shown.map((button) => {
        const can = isPossible(button)
        return (
          <button
            type="button"
            key={button.id}
            className={`btn ${can ? '' : 'off'}`}
            aria-disabled={!can}
            data-spot={`act:${button.id}`}
            onClick={() => begin(button)}
          >
            <Icon name={button.icon} />
            {t.any(`table.short-${button.id}`)}
          </button>
        )
      })}
    </nav>
  )
}

/** Buying and playing begin with a card: on a phone no button is needed for them. */
const DOCKED: ReadonlySet<string> = new Set(['build', 'inventory', 'end'])
