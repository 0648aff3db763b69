/** The result of a step of the Huckster, in a few words. */
import type { EventView } from '@merchants/cove'
import type { T } from '../../../words/translator.ts'

/** The result of a step of his market phase so far; none before anything is counted. */
export function earnedWords(t: T, events: readonly EventView[], isDone: boolean): string {
  const gold = goldOf(events)
  if (gold > 0) return t('cove.gold-more', { gold })
  return isDone || events.length > 0 ? t('cove.nothing') : ''
}

const goldOf = (events: readonly EventView[]): number =>
  events.reduce((sum, event) => sum + (event.what === 'sold' || event.what === 'gold' ? event.gold : 0), 0)
