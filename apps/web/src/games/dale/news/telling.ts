/** An action in the bar, one short sentence with the payment in small print. */
import type { LogLine } from '../log/log-lines.ts'
import type { Deed } from './deeds.ts'

type Said = Pick<LogLine, 'say' | 'facts'>

export interface Telling {
  readonly say: Said
  readonly more: Said | undefined
}

/** An action in very few words, which leave out the player and a card that copies another. An inventory of several cards is only counted. */
export function brieflyOf({ say, facts }: Deed): Said {
  if (say === 'news.as') return { say: 'news.copied', facts }
  const { cards = [], ...others } = facts
  if (say !== 'news.discarded' || cards.length < 2) return { say, facts }
  return { say: 'news.inventory', facts: { ...others, count: cards.length } }
}

export function tellingOf({ entry: { say, facts } }: Deed): Telling {
  if (!say.startsWith('log.bought-with')) return { say: { say, facts }, more: undefined }
  const { cards = [], ...bought } = facts
  return {
    say: { say: say.replace('-with', ''), facts: bought },
    more: { say: 'news.paid-with', facts: { cards } },
  }
}
