/** What may be answered now at the Cove, as a numbered list. Knows no rule: it lists the engine’s options in words. */
import type { Act, Ask, CoveHistory, DecisionView, Location, Placement, View } from '@merchants/cove'
import { inWords, view as viewOf } from '@merchants/cove'
import type { Group, Item } from '../items.ts'
import type { Look } from '../look.ts'
import type { Menu } from '../menu.ts'
import { actLabel, optionLabel } from './labels.ts'

/** The list for whoever is asked; `undefined` once the game is over. */
export function coveMenuOf(history: CoveHistory, look: Look): Menu | undefined {
  const { decision } = history.pause
  if (decision === undefined) return undefined
  const view = viewOf(history.pause, decision.seat)
  const asked = view.decision as DecisionView
  const { min, max, ordered } = asked
  return {
    question: inWords(decision),
    groups: asked.kind === 'acts' ? actGroups(asked, view, look) : [{ title: '', items: itemsOf(asked, view, look) }],
    min,
    max,
    isOrdered: ordered,
    isOrder: false,
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

function actGroups({ options }: DecisionView, view: View, look: Look): Group[] {
  const acts = options as readonly Act[]
  return TITLES.flatMap(([title, locations]) => {
    const items = acts.flatMap((act, at): Item[] =>
      locations.includes(act.go) ? [{ label: actLabel(act, view, look), answers: [[at]] }] : [],
    )
    return items.length === 0 ? [] : [{ title, items }]
  })
}

function itemsOf(asked: DecisionView, view: View, look: Look): Item[] {
  return asked.options.flatMap((option, at): Item[] =>
    isLikeAnother(option, asked, view) ? [] : [{ label: optionLabel(option, asked, view, look), answers: [[at]] }],
  )
}

/** One empty furnace is as good as another; a move in notation can name any. */
function isLikeAnother(option: DecisionView['options'][number], { kind }: DecisionView, view: View): boolean {
  if (kind !== 'placements') return false
  const furnaces = view.humans[view.seat]?.smithy?.furnaces ?? []
  const { furnace } = option as Placement
  const isEmpty = (at: number): boolean => furnaces[at]?.alloy === undefined
  return isEmpty(furnace - 1) && furnaces.some((_, at) => at < furnace - 1 && isEmpty(at))
}

const NONE_WORDS: Readonly<Partial<Record<Ask, string>>> = {
  sell: 'done selling',
  stoke: 'the rest stays on the rack',
  forge: 'that is all',
  brew: 'that is all',
  replace: 'the new one is lost',
}

/** What Enter alone means: the next step of the Huckster, or none. */
function usualAnswer({ ask, kind, min }: DecisionView): Menu['usual'] {
  if (kind === 'steps') return { label: 'go on', answer: [0] }
  return min === 0 ? { label: NONE_WORDS[ask] ?? 'none', answer: [] } : undefined
}
