/** The game played last, to be continued with one press, and the way to all others that are not over. */
import { useState } from 'react'
import { Link } from 'wouter'
import { useHost } from '../host-context.tsx'
import { sayFault } from '../../../kept/say-fault.ts'
import { useGameFaults } from '../../../kept/use-game-fault.ts'
import { Icon } from '../../../look/icon.tsx'
import { Portrait } from '../../../look/portrait.tsx'
import type { GameSummary } from '../match-types.ts'
import { useTranslation } from '../../../words/words.tsx'
import { Confirm, Dialog } from '../../../shell/dialog.tsx'
import { GameRow } from './game-row.tsx'
import { useGameScore, useGameTitle } from './game-title.ts'
import { useSavedGames } from './use-saved-games.ts'

export function Continue(): React.ReactNode {
  const t = useTranslation()
  const title = useGameTitle()
  const score = useGameScore()
  const { games, deleteGame } = useSavedGames()
  const [isListOpen, setListOpen] = useState(false)
  const unfinished = games.filter(({ winners, isClosed }) => winners.length === 0 && !isClosed)
  const [latest] = unfinished
  const looked = isListOpen ? unfinished : unfinished.slice(0, 1)
  const faults = useGameFaults(
    useHost(),
    looked.map(({ game }) => game),
  )
  if (latest === undefined) return undefined

  const fault = faults.get(latest.game)
  const standing = fault === undefined ? score(latest) : sayFault(t, fault)
  const [face] = latest.setup.decks
  return (
    <div className="contbox">
      <Link className="cont row" href={`/table/${latest.game}`}>
        <span className="faces">{face && <Portrait deck={face} />}</span>
        <span className="words grow">
          <b className="row">{t('home.go-on')}</b>
          <small>{t('home.go-on-about', { game: title(latest), score: standing })}</small>
        </span>
        {unfinished.length === 1 && <Icon name="arrow" />}
      </Link>
      {unfinished.length > 1 && (
        <button
          type="button"
          className="btn more-games"
          aria-label={t('home.all-games', { count: unfinished.length })}
          title={t('home.all-games', { count: unfinished.length })}
          onClick={() => setListOpen(true)}
        >
          +{unfinished.length - 1}
        </button>
      )}
      {isListOpen && (
        <OpenGames games={unfinished} faults={faults} onDelete={deleteGame} onClose={() => setListOpen(false)} />
      )}
    </div>
  )
}

interface OpenGamesProps {
  readonly games: readonly GameSummary[]
  readonly faults: ReturnType<typeof useGameFaults>
  readonly onDelete: (game: string) => void
  readonly onClose: () => void
}

/** All games that are not over, to be continued or deleted. */
function OpenGames({ games, faults, onDelete, onClose }: OpenGamesProps): React.ReactNode {
  const t = useTranslation()
  const title = useGameTitle()
  const [doomed, setDoomed] = useState<GameSummary>()
  return (
    <>
      <Dialog title={t('home.all-games-title')} onClose={onClose}>
        <ul className="open-games rows gap-8">
          {games.map((game) => (
            <GameRow key={game.game} game={game} fault={faults.get(game.game)} onDelete={() => setDoomed(game)} />
          ))}
        </ul>
      </Dialog>
      {doomed && (
        <Confirm
          title={t('home.forget-title')}
          text={t('home.forget-about', { game: title(doomed) })}
          deed={t('home.forget')}
          onConfirm={() => onDelete(doomed.game)}
          onClose={() => setDoomed(undefined)}
        />
      )}
    </>
  )
}
