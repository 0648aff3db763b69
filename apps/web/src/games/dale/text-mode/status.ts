/** The player who decides and the progress of the game, in a sentence each. */
import { stallOf } from '@merchants/dale'
import type { TextContext } from './describe-zones.ts'

export function statusIn({ t, table }: TextContext): string {
  const { match } = table
  const { phase, winners, seat, decision, active, waitsFor } = match.view
  if (phase === 'over')
    return winners.includes(seat)
      ? t('text.you-won')
      : t('text.won', { names: t.list(winners.map((winner) => table.nameOf(winner))) })
  if (decision !== undefined) {
    if (active !== seat) return t('text.your-decision', { who: table.nameOf(active) })
    return t(phase === 'bonus' ? 'text.your-bonus' : 'text.your-turn')
  }
  return waitsFor === undefined ? t('text.secret') : t('text.decides', { who: table.nameOf(waitsFor) })
}

export function scoreIn({ t, table }: TextContext): string {
  const { match, seat } = table
  const { view } = match
  const turn =
    view.active === view.seat
      ? t('text.turn-you', { turn: view.turn })
      : t('text.turn', { turn: view.turn, who: table.nameOf(view.active) })
  if (view.seat < 0) return turn
  const score = { built: stallOf(view, seat).length, all: view.lastStack, goal: view.seats[seat]?.goal ?? 0 }
  return t('text.with-more', { line: turn, more: t('text.score', score) })
}
