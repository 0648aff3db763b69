/** The actions of a turn as buttons; one that is not possible says why. */
import { focusVisibly } from '../look/focus-visibly.ts'
import type { ActView } from '../sight.ts'
import { Icon } from '../look/icon.tsx'
import { useWords } from '../words/words.tsx'
import { useTable, useTableWithChoice } from './table-context.tsx'
import { useExplain } from './use-explain.ts'

interface ActButton {
  readonly id: string
  readonly icon: string
  readonly key: string
  readonly acts: readonly ActView['do'][]
}

export const ACT_BUTTONS: readonly ActButton[] = [
  { id: 'buy', icon: 'market', key: 'm', acts: ['buy'] },
  { id: 'play', icon: 'technique', key: 't', acts: ['play', 'use'] },
  { id: 'build', icon: 'stall', key: 's', acts: ['build'] },
  { id: 'help', icon: 'team', key: 'h', acts: ['build with help'] },
  { id: 'inventory', icon: 'discard', key: 'i', acts: ['take inventory'] },
  { id: 'end', icon: 'arrow', key: 'e', acts: ['pass'] },
]

/** Actions that begin with a card: their button leads to the cards. */
const LEADS_TO: Readonly<Record<string, string>> = { buy: '.market .is-legal ~ .hit', play: '.cards .is-legal ~ .hit' }

/** How an action is begun, by its button or key. */
interface Acts {
  readonly isPossible: (button: ActButton) => boolean
  readonly begin: (button: ActButton) => void
}

export function useActs(): Acts {
  const { choice } = useTableWithChoice()
  const isPossible = ({ acts }: ActButton): boolean => acts.some((act) => choice.canAct(act))
  return {
    isPossible,
    begin: (button) => {
      if (!isPossible(button)) return
      const first = LEADS_TO[button.id]
      if (first === undefined) return choice.act(button.acts[0] as ActView['do'])
      focusVisibly(document.querySelector<HTMLElement>(first))
    },
  }
}

export function ActList(): React.ReactNode {
  const t = useWords()
  const { sight, seat } = useTable()
  const { isPossible, begin } = useActs()
  const explained = useExplain()
  const { view, act } = sight
  const extra = view.surcharges.reduce((sum, { amount }) => sum + amount, 0)
  const buttons = ACT_BUTTONS.filter(({ id }) => id !== 'help' || view.teams)
  return (
    <nav className="acts-list" aria-label={t('table.actions')}>
      {buttons.map((button) => {
        const isOn = button.acts.includes(act?.do ?? 'resolve')
        const can = isPossible(button)
        const label =
          button.id === 'buy' && extra > 0
            ? t('table.act-buy-more', { extra })
            : button.id === 'end' && view.phase === 'last'
              ? t('table.act-done')
              : t.any(`table.act-${button.id}`, { goal: view.seats[Math.max(seat, 0)]?.goal ?? 0 })
        return (
          <button
            type="button"
            key={button.id}
            className={`btn ${isOn ? 'on' : can ? '' : 'off'}`}
            data-spot={`act:${button.id}`}
            {...explained(`act:${button.id}`, can, () => begin(button))}
          >
            <Icon name={button.icon} />
            <span className="clip">{label}</span>
            <kbd>{button.key.toUpperCase()}</kbd>
          </button>
        )
      })}
    </nav>
  )
}
