/** The current options at the Cove as a numbered list. It knows no rules and lists the engine’s options in words. */
import type { Ask, CoveHistory, DecisionView, Location, OptionOfKind, View } from '@merchants/cove'
import { inWords, optionsOf, view as viewOf } from '@merchants/cove'
import type { Group, Item, Menu } from '../draw-menu.ts'
import type { TerminalStyle } from '../terminal-style.ts'
import { actLabel, optionLabel } from './labels.ts'

/** The list for the seat asked; `undefined` once the game is over. */
export function coveMenuOf(history: CoveHistory, style: TerminalStyle): Menu | undefined {
  const { decision } = history.pause
  if (decision === undefined) return undefined
  const view = viewOf(history.pause, decision.seat)
  const { decision: asked } = view
  if (asked === undefined) return undefined
  const { min, max, ordered } = asked
  return {
    question: inWords(decision),
    groups: asked.kind === 'acts' ? actGroups(asked, view, style) : [{ title: '', items: itemsOf(asked, view, style) }],
    min,
    max,
    isOrdered: ordered,
    isOrderOnly: false,
    usual: usualAnswer(asked),
  }
}

/** Which locations are listed together. */
const TITLES: readonly (readonly [string, readonly Location[]])[] = [
  ['shop', ['stoke', 'bellows', 'forge', 'oreCart', 'row1', 'row2', 'row3', 'brew', 'purify']],
  ['square', ['square']],
  ['staff', ['staffRoom']],
  ['guild', ['guildVisit']],
  ['rest', ['rest']],
]

function actGroups({ options: acts }: DecisionView<'acts'>, view: View, style: TerminalStyle): Group[] {
  return TITLES.flatMap(([title, locations]) => {
    const items = acts.flatMap((act, at): Item[] =>
      locations.includes(act.go) ? [{ label: actLabel(act, view, style), answers: [[at]] }] : [],
    )
    return items.length === 0 ? [] : [{ title, items }]
  })
}

function itemsOf(asked: DecisionView, view: View, style: TerminalStyle): Item[] {
  return optionsOf(asked).flatMap((each, at): Item[] =>
    isLikeAnother(each, view) ? [] : [{ label: optionLabel(each, view, style), answers: [[at]] }],
  )
}

/** One empty furnace is as good as another; a move in notation can name any. */
function isLikeAnother({ kind, option }: OptionOfKind, view: View): boolean {
  if (kind !== 'placements') return false
  const furnaces = view.humans[view.seat]?.smithy?.furnaces ?? []
  const { furnace } = option
  const isEmpty = (at: number): boolean => furnaces[at]?.alloy === undefined
  return isEmpty(furnace - 1) && furnaces.some((_, at) => at < furnace - 1 && isEmpty(at))
}

const NONE_WORDS: Readonly<Partial<Record<Ask, string>>> = {
  sell: 'done selling',
  stoke: 'the rest stays on the rack',
  forge: 'no more',
  brew: 'no more',
  replace: 'the new one is lost',
}

/** The meaning of Enter alone, which is the Huckster's next step or nothing. */
function usualAnswer({ ask, kind, min }: DecisionView): Menu['usual'] {
  if (kind === 'steps') return { label: 'continue', answer: [0] }
  return min === 0 ? { label: NONE_WORDS[ask] ?? 'none', answer: [] } : undefined
}
