/** What a step of the Huckster has brought, in a few words. */
import type { EventView } from '@merchants/cove'
import type { T } from '../../words/t.ts'
import { cardWord } from '../say/words.tsx'

/** What his action has brought. */
export function outcomeWords(t: T, events: readonly EventView[]): string {
  const parts: string[] = []
  let newcomers = 0
  for (const event of events) {
    if (event.what === 'hired') parts.push(cardWord(t, event.card))
    else if (event.what === 'gained good') parts.push(t.any(`cove.good-${event.good}`))
    else if (event.what === 'pooled') newcomers += 1
  }
  if (newcomers > 0) parts.push(t('cove.newcomers', { count: newcomers }))
  const gold = goldOf(events)
  if (gold > 0) parts.push(t('cove.gold-more', { gold }))
  return parts.length === 0 ? t('cove.nothing') : `${parts.join(', ')}.`
}

/** What a step of his market phase has brought so far. Before anything is counted there is nothing to say. */
export function earnedWords(t: T, events: readonly EventView[], isDone: boolean): string {
  const gold = goldOf(events)
  if (gold > 0) return t('cove.gold-more', { gold })
  return isDone || events.length > 0 ? t('cove.nothing') : ''
}

const goldOf = (events: readonly EventView[]): number =>
  events.reduce((sum, event) => sum + (event.what === 'sold' || event.what === 'gold' ? event.gold : 0), 0)
