/** How the bar tells a deed: one short sentence, and in small what it was paid with. */
import type { Entry } from '../log/entries.ts'
import type { Deed } from './deeds.ts'

type Said = Pick<Entry, 'say' | 'facts'>

export interface Telling {
  readonly say: Said
  readonly more: Said | undefined
}

export function tellingOf({ entry: { say, facts } }: Deed): Telling {
  if (!say.startsWith('log.bought-with')) return { say: { say, facts }, more: undefined }
  const { cards = [], ...bought } = facts
  return {
    say: { say: say.replace('-with', ''), facts: bought },
    more: { say: 'news.paid-with', facts: { cards } },
  }
}
