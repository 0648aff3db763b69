/** The quickest wins, with links to their replays. */
import { Link } from 'wouter'
import { Icon } from '../../../look/icon.tsx'
import { Portrait } from '../../../look/portrait.tsx'
import { dayFormat } from '../../../words/day.ts'
import { useTranslation } from '../../../words/words.tsx'
import type { GameResult } from './game-result.ts'

interface BestGamesProps {
  readonly best: readonly GameResult[]
  /** The games that can still be watched. */
  readonly kept: ReadonlySet<string>
}

export function BestGames({ best, kept }: BestGamesProps): React.ReactNode {
  const t = useTranslation()
  const day = dayFormat(t.language)
  if (best.length === 0) return undefined
  return (
    <section className="panel best rows gap-10" aria-labelledby="best-games">
      <h2 id="best-games">{t('records.best')}</h2>
      <p>{t('records.best-about')}</p>
      <ol className="rows gap-6">
        {best.map(({ game, turns, decks, playedAt }) => (
          <li key={game} className="row gap-12">
            <span className="rows grow">
              <b>{t('records.turns', { turns })}</b>
              <time className="soft" dateTime={new Date(playedAt).toISOString()}>
                {day.format(playedAt)}
              </time>
            </span>
            <span className="faces" aria-hidden="true">
              {decks.map((deck) => (
                <Portrait key={deck} deck={deck} />
              ))}
            </span>
            {kept.has(game) ? (
              <Link
                className="btn"
                href={`/replay/${game}`}
                aria-label={t('records.watch-game', { turns, date: day.format(playedAt) })}
              >
                <Icon name="play" />
                {t('records.watch')}
              </Link>
            ) : (
              <small>{t('records.deleted')}</small>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
