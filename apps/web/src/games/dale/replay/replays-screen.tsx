/** The games saved in this browser, to be replayed, and an import of others. */
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { PageBar } from '../../../shell/page-bar.tsx'
import { Confirm } from '../../../shell/dialog.tsx'
import { useGameTitle } from '../home/game-title.ts'
import { useHost } from '../host-context.tsx'
import { UnreadGames } from '../../../kept/unread-games.tsx'
import { useGameFaults } from '../../../kept/use-game-fault.ts'
import type { GameSummary } from '../match-types.ts'
import { usePageTitle } from '../../../shell/use-title.ts'
import { useTranslation } from '../../../words/words.tsx'
import { GameCard } from './game-card.tsx'
import { ImportGame } from './import-game.tsx'
import './replays.css'

export function ReplaysScreen(): React.ReactNode {
  const t = useTranslation()
  const host = useHost()
  const title = useGameTitle()
  const [games, setGames] = useState<readonly GameSummary[]>()
  const [doomed, setDoomed] = useState<GameSummary>()
  const faults = useGameFaults(host, games?.map(({ game }) => game) ?? [])

  useEffect(() => {
    let isHere = true
    const show = (found: readonly GameSummary[]): void => (isHere ? setGames(found) : undefined)
    host.games().then(show, () => show([]))
    return () => {
      isHere = false
    }
  }, [host])
  usePageTitle(t('replay.title'))

  const deleteGame = async ({ game }: GameSummary): Promise<void> => {
    setDoomed(undefined)
    await host.deleteGame(game)
    setGames((kept) => kept?.filter((each) => each.game !== game))
  }
  return (
    <div className="page replays">
      <PageBar meta={t('replay.about')} />
      <main>
        <h1>{t('replay.title')}</h1>
        <div className="columns">
          {games?.length === 0 && (
            <p className="panel none wider row spread gap-12">
              {t('replay.none')}
              <Link className="btn primary" href="/">
                {t('replay.play-one')}
              </Link>
            </p>
          )}
          <ul className="pasts wider rows gap-10" aria-busy={games === undefined}>
            {games?.map((game) => (
              <GameCard key={game.game} game={game} fault={faults.get(game.game)} onDelete={() => setDoomed(game)} />
            ))}
          </ul>
          <ImportGame />
          <UnreadGames host={host} className="panel" button="btn" />
        </div>
      </main>
      {doomed && (
        <Confirm
          title={t('replay.forget-title')}
          text={t('replay.forget-about', { game: title(doomed) })}
          deed={t('replay.forget')}
          onConfirm={() => void deleteGame(doomed)}
          onClose={() => setDoomed(undefined)}
        />
      )}
    </div>
  )
}
