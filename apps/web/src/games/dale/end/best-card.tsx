/** The card of the game, and why. */
import { CardFace } from '../card/card.tsx'
import type { DaleLogEntry } from '../match-types.ts'
import { useTranslation } from '../../../words/words.tsx'
import { cardOfTheGame } from './stats.ts'

export function BestCard({ log }: { readonly log: readonly DaleLogEntry[] }): React.ReactNode {
  const t = useTranslation()
  const best = cardOfTheGame(log)
  if (best === undefined) return undefined
  const { card, deed, times, stacks } = best
  return (
    <div className="panel column best">
      <h2>{t('end.best')}</h2>
      <div className="mvp row gap-14">
        <CardFace card={card} />
        <p>
          {deed === 'bought' ? (
            <>
              {t('end.best-bought', { times })} {t('end.best-built', { stacks })}
            </>
          ) : (
            <>
              {t('end.best-played', { times })}{' '}
              {stacks === times && times > 1 ? t('end.best-always') : t('end.best-stacks', { stacks })}
            </>
          )}
        </p>
      </div>
    </div>
  )
}
