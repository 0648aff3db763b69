/** Moves and reasons of the coach in words. */
import type { MoveView, Reason } from '@merchants/bots/coach'
import type { CardId } from '@merchants/dale'
import { useMemo } from 'react'
import { useCardWords } from '../words/cards.ts'
import type { T } from '../words/translator.ts'
import { useTranslation } from '../words/words.tsx'

export interface CoachWords {
  readonly move: (move: MoveView) => string
  /** One sentence after the other. */
  readonly reasons: (reasons: readonly Reason[]) => string
}

interface Naming {
  readonly seat: (seat: number) => string
  readonly card: (card: CardId) => string
}

export function useCoachWords(nameOf: (seat: number) => string): CoachWords {
  const t = useTranslation()
  const cards = useCardWords()
  return useMemo(() => {
    const naming: Naming = { seat: nameOf, card: (card) => cards.name(card) }
    return {
      move: (move) => t.any(`coach.move-${nameIn(move)}`, slotsOf(t, move, naming)),
      reasons: (reasons) =>
        reasons.map((reason) => t.any(`coach.reason-${reason.why}`, slotsOf(t, reason, naming))).join(' '),
    }
  }, [cards, nameOf, t])
}

const nameIn = (move: MoveView): string =>
  move.what === 'inventory' && move.cards.length === 0 ? 'inventory-nothing' : move.what

function slotsOf(t: T, told: MoveView | Reason, { seat, card }: Naming): Record<string, string | number> {
  const slots: Record<string, string | number> = {}
  if ('card' in told) slots['card'] = card(told.card)
  if ('cards' in told) slots['cards'] = listed(t, told.cards.map(card))
  if ('who' in told) slots['who'] = seat(told.who)
  if ('stack' in told) slots['stack'] = told.stack
  if ('number' in told) slots['number'] = told.number
  if ('after' in told) slots['after'] = told.after
  if ('count' in told) slots['count'] = told.count
  return slots
}

/** Equal cards are named once, with their number. */
function listed(t: T, names: readonly string[]): string {
  const different = [...new Set(names)]
  return t.list(
    different.map((card) => {
      const count = names.filter((name) => name === card).length
      return count === 1 ? card : t('logbook.several', { count, card })
    }),
  )
}
