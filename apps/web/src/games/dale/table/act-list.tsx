/** The actions of a turn, with their keys. */
import { focusVisibly } from '../../../look/focus-visibly.ts'
import type { ActView } from '../match-types.ts'
import { useTableWithChoice } from './table-context.tsx'
import { MIN_TOGETHER } from './together.ts'
import { itemAt } from '@merchants/tabletop'

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
  const { choice, match, seat } = useTableWithChoice()
  const isPossible = ({ id, acts }: ActButton): boolean =>
    acts.some((act) => choice.canAct(act)) && (id !== 'help' || (match.view.seats[seat]?.goal ?? 0) >= MIN_TOGETHER)
  return {
    isPossible,
    begin: (button) => {
      if (!isPossible(button)) return
      const first = LEADS_TO[button.id]
      if (first === undefined) return choice.act(itemAt(button.acts, 0))
      focusVisibly(document.querySelector<HTMLElement>(first))
    },
  }
}
