/** The current options as a numbered list. It knows no rules and lists the engine's options under their names. */
import type { Ask, DaleDecision, DaleHistory, DecisionView, Kind, OptionViews, View } from '@merchants/dale'
import { inWords, isOrderOnly, isPileOrder, view as viewOf } from '@merchants/dale'
import { actItems } from './act-menu.ts'
import type { Item, Menu } from '../draw-menu.ts'
import { cheapFirst, paymentLabel, stackLabel } from './items.ts'
import type { TerminalStyle } from '../terminal-style.ts'
import type { Names } from './names.ts'
import { namesOf, titleOf, useName } from './names.ts'

/** The list for the person who is asked; `undefined` once the game is over. */
export function menuOf(history: DaleHistory, names: Names, style: TerminalStyle): Menu | undefined {
  const { decision } = history.pause
  if (decision === undefined) return undefined
  const view = viewOf(history.pause, decision.seat)
  const asked = view.decision
  if (asked === undefined) return undefined
  const { min, max, ordered, receivers } = asked
  return {
    question: questionOf(decision, asked, names),
    groups:
      asked.kind === 'acts' ? actItems(history, view, style) : [{ title: '', items: items(asked, view, names, style) }],
    min,
    max: isPileOrder(asked) ? 1 : max,
    isOrdered: ordered,
    isOrderOnly: isOrderOnly(asked) && receivers === undefined,
    usual: usualAnswer(asked),
  }
}

function questionOf(decision: DaleDecision, asked: DecisionView, names: Names): string {
  const { receivers, options, max, ask } = asked
  if (isPileOrder(asked))
    return `Which card goes on top of ${ask === 'throw away' ? 'the market discard' : 'the discard pile'}?`
  const words = inWords(decision)
  if (receivers !== undefined)
    return `${words} Name a card for each, in this order: ${receivers.map(names.short).join(', ')}.`
  return options.length === 0 && max <= 1 ? `${words} (Nothing fits.)` : words
}

/** The options under their names; where one is chosen, options that read the same are listed once. */
function items(asked: DecisionView, view: View, names: Names, style: TerminalStyle): Item[] {
  const { options, max } = asked
  if (isPileOrder(asked)) return topItems(asked, style)
  const found: Item[] = []
  const order = asked.kind === 'payments' ? cheapFirst(asked.options) : options.map((_, at) => at)
  for (const at of order) {
    const label = labelOf(asked, at, { view, names, look: style })
    if (max > 1 || !found.some((item) => item.label === label))
      found.push({ label, answers: [[at]], ...keyOf(asked, at) })
  }
  return found
}

/** Where a number is asked for, that number is typed. */
function keyOf({ kind, ask, options }: DecisionView, at: number): { key?: number } {
  const number = kind === 'numbers' ? options[at] : undefined
  return number === undefined ? {} : { key: ask === 'to slot' ? 5 - number : number }
}

/** Of cards that go to a discard pile together, only which one ends on top is asked; a move in notation can say more. */
function topItems({ kind, options }: DecisionView, style: TerminalStyle): Item[] {
  const cards = kind === 'cards' ? options : []
  return [...new Set(cards)].map((card) => {
    const top = cards.indexOf(card)
    return { label: titleOf(card, style), answers: [[...cards.keys()].filter((at) => at !== top).concat(top)] }
  })
}

/** Additional data for a label. */
interface Around {
  readonly ask: Ask
  readonly view: View
  readonly names: Names
  readonly look: TerminalStyle
}

const LABELS: { readonly [K in Kind]: (option: OptionViews[K], around: Around) => string } = {
  cards: (card, { look }) => titleOf(card, look),
  slots: (card, { look }) => (card === 'empty slot' ? card : titleOf(card, look)),
  uses: useName,
  payments: paymentLabel,
  stacks: stackLabel,
  names: (card, { look }) => titleOf(card, look),
  helpings: namesOf,
  seats: (seat, { names }) => names.long(seat),
  numbers: (number, { ask }) => (ask === 'to slot' ? `slot ${5 - number} (+${number})` : String(number)),
  'yes or no': (isYes) => (isYes ? 'yes' : 'no'),
  sides: (side, { view, names }) => `${side} (${names.short(neighbour(view, side))})`,
  acts: ({ do: what }) => what,
}

function labelOf<K extends Kind>(
  { kind, ask, options }: DecisionView<K>,
  at: number,
  around: Omit<Around, 'ask'>,
): string {
  const option: OptionViews[K] | undefined = options[at]
  return option === undefined ? '' : LABELS[kind](option, { ...around, ask })
}

const neighbour = ({ seat, seats }: View, side: 'left' | 'right'): number =>
  (seat + (side === 'left' ? 1 : seats.length - 1)) % seats.length

/** The most common answer, given by Enter alone. */
function usualAnswer(asked: DecisionView): Menu['usual'] {
  const { ask, min, options } = asked
  const all = options.map((_, at) => at)
  if (isPileOrder(asked)) return { label: 'in any order', answer: all }
  if (ask === 'arrange') return { label: 'as they are', answer: all }
  if (isOrderOnly(asked)) return { label: 'as listed', answer: all }
  if (ask === 'keep paid') return { label: 'keep', answer: all }
  if (ask === 'throw paid') return { label: 'all of it', answer: all.slice(0, asked.max) }
  if (asked.kind === 'acts' && ask === 'last')
    return { label: 'end the turn', answer: [asked.options.findIndex((act) => act.do === 'pass')] }
  return min === 0 && ask !== 'inventory' ? { label: 'none', answer: [] } : undefined
}
