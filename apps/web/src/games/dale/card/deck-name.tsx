/** The name of a deck below its portrait, where a long word may have to break. */
import type { Deck } from '@merchants/dale'
import { useTranslation } from '../../../words/words.tsx'
import { hyphenated } from './hyphenated.ts'

export function DeckName({ deck }: { readonly deck: Deck | 'junk' }): React.ReactNode {
  const t = useTranslation()
  return <span className="dn">{hyphenated(t.any(`decks.${deck}.name`), t('card.hyphens'))}</span>
}
