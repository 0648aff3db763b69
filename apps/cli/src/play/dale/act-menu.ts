/** Your next options, grouped by kind: build, buy, play, use, discard, pass. */
import type { Act, ActView, CardId, DaleHistory, UseView, View } from '@merchants/dale'
import { cardType, FROM_DISCARD, offeredAt, priceAt, stallOf } from '@merchants/dale'
import type { TerminalStyle } from '../terminal-style.ts'
import { cut, lengthOf } from '../terminal-style.ts'
import type { Group, Item } from '../draw-menu.ts'
import { lookAhead, stackLabel } from './items.ts'
import { kindMark, nameIn, nameOf, namesOf, useName } from './names.ts'

/** This many ways to build are listed at once; more are asked for afterwards. */
const LISTED_STACKS = 5

/** The text in front of a label. */
const MARGIN = 12

/** A page that has room for texts. */
const WIDE = 110

const TITLES: readonly (readonly [string, readonly Act['do'][]])[] = [
  ['Resolve', ['resolve']],
  ['Build', ['build', 'build with help']],
  ['Buy', ['buy']],
  ['Play', ['play']],
  ['Use', ['use']],
  ['Or', ['take inventory', 'pass']],
]

export function actItems(history: DaleHistory, view: View, style: TerminalStyle): Group[] {
  const acts = view.decision?.kind === 'acts' ? view.decision.options : []
  const itemsOf = (act: ActView, at: number): Item[] => {
    if (act.do === 'build') return buildItems(history, view, at)
    if (act.do === 'buy') return [buyItem(history, view, act.slot, at, style)]
    return [{ label: actLabel(act, view, style), answers: [[at]] }]
  }
  return TITLES.flatMap(([title, kinds]) => {
    const items = acts.flatMap((act, at) => (kinds.includes(act.do) ? itemsOf(act, at) : []))
    return items.length === 0 ? [] : [{ title, items }]
  })
}

function actLabel(act: ActView, view: View, style: TerminalStyle): string {
  switch (act.do) {
    case 'play':
    case 'use':
      return withText(act.use, style)
    case 'resolve':
      return useName(act.use)
    case 'build with help':
      return 'build with your teammate'
    case 'take inventory':
      return 'discard cards, or none (inventory)'
    case 'pass':
      return view.decision?.ask === 'last' ? 'end the turn' : 'pass'
    case 'build':
    case 'buy':
      return act.do
  }
}

/** On a wide page a card says what it does. */
function withText(use: UseView, { width, paint }: TerminalStyle): string {
  const type = cardType(use.as)
  const label = `${useName(use)} ${kindMark(type)}`
  return width < WIDE ? label : `${label.padEnd(28)} ${paint('dim', cut(type.text, width - 44))}`
}

/** Every stack by its cards, if they are few. */
function buildItems(history: DaleHistory, view: View, at: number): Item[] {
  const { next, built } = lookAhead(history, [at])
  const worth = `stack ${stallOf(view, view.seat).length + 1}`
  if (next?.kind !== 'stacks') return [{ label: `${worth}: ${built.map(nameOf).join(' + ')}`, answers: [[at]] }]
  const stacks = next.options
  if (stacks.length > LISTED_STACKS) return [{ label: `${worth} (${stacks.length} ways)`, answers: [[at]] }]
  return stacks.map((stack, place) => ({ label: `${worth}: ${stackLabel(stack)}`, answers: [[at], [place]] }))
}

function buyItem(history: DaleHistory, view: View, slot: number, at: number, style: TerminalStyle): Item {
  const card = offeredAt(view, slot) as CardId
  const price = priceAt(view, slot) ?? 0
  const where = slot === FROM_DISCARD ? 'from the market discard ' : ''
  const { next, paid } = lookAhead(history, [at])
  const payments = next?.kind === 'payments' ? next.options : []
  const [only] = payments
  const forced = only === undefined ? paid : only.pays.map((use) => use.card)
  const how =
    payments.length > 1 ? `(${payments.length} ways to pay)` : forced.length > 0 ? `with ${namesOf(forced)}` : ''
  const label = `${nameIn(card, style)} ${where}for ${price} `
  return { label: label + style.paint('dim', cut(how, style.width - MARGIN - lengthOf(label))), answers: [[at]] }
}
