/** Saved games that cannot be shown at all. Each can be downloaded as it is, or deleted. */
import { useEffect, useState } from 'react'
import { Confirm } from '../shell/dialog.tsx'
import { dayFormat } from '../words/day.ts'
import { useTranslation } from '../words/words.tsx'
import type { UnreadGame } from '../worker/kept-record.ts'
import { DownloadKept } from './fault-text.tsx'
import { sayFault } from './say-fault.ts'

interface UnreadGamesHost {
  readonly unreadGames: () => Promise<readonly UnreadGame[]>
  readonly save: (game: string) => Promise<string>
  readonly deleteGame: (game: string) => Promise<void>
}

interface UnreadGamesProps {
  readonly host: UnreadGamesHost
  readonly className: string
  readonly button: string
}

export function UnreadGames({ host, className, button }: UnreadGamesProps): React.ReactNode {
  const t = useTranslation()
  const [games, setGames] = useState<readonly UnreadGame[]>([])
  const [doomed, setDoomed] = useState<string>()
  useEffect(() => {
    let isHere = true
    host.unreadGames().then(
      (found) => (isHere ? setGames(found) : undefined),
      () => undefined, // A browser without storage has nothing to show here.
    )
    return () => {
      isHere = false
    }
  }, [host])
  if (games.length === 0) return undefined
  const date = dayFormat(t.language)
  const deleteGame = (game: string): void => {
    setDoomed(undefined)
    setGames((all) => all.filter((each) => each.game !== game))
    void host.deleteGame(game)
  }
  return (
    <section className={`unread-games ${className}`} aria-labelledby="unread-games">
      <h2 id="unread-games">{t('kept.unread')}</h2>
      <ul className="rows gap-12">
        {games.map(({ game, fault, playedAt }) => (
          <li key={game} className="row wrap gap-8">
            <p className="whole">
              <b>
                {playedAt === undefined
                  ? t('kept.unread-undated')
                  : t('kept.unread-game', { date: date.format(playedAt) })}
              </b>{' '}
              {sayFault(t, fault)}
            </p>
            <DownloadKept game={game} save={host.save} className={button} />
            <button type="button" className={button} onClick={() => setDoomed(game)}>
              {t('kept.forget')}
            </button>
          </li>
        ))}
      </ul>
      {doomed !== undefined && (
        <Confirm
          title={t('kept.forget-title')}
          text={t('kept.forget-about')}
          deed={t('kept.forget')}
          onConfirm={() => deleteGame(doomed)}
          onClose={() => setDoomed(undefined)}
        />
      )}
    </section>
  )
}
