/** The game played last, to be continued with one press, and the way to all others that are not over. */
import { useState } from 'react'
import { Link } from 'wouter'
import { useHost } from '../host-context.tsx'
import { sayFault } from '../kept/say-fault.ts'
import { useGameFaults } from '../kept/use-game-fault.ts'
import { Icon } from '../look/icon.tsx'
import { Portrait } from '../look/portrait.tsx'
import type { GameSummary } from '../sight.ts'
import { useWords } from '../words/words.tsx'
import { Confirm, Dialog } from './dialog.tsx'
import { GameRow } from './game-row.tsx'
import { useGameScore, useGameTitle } from './game-title.ts'
import { useGames } from './games.ts'

export function Continue(): React.ReactNode {
  const t = useWords()
  const title = useGameTitle()
  const score = useGameScore()
  const { games, forget } = useGames()
  const [isListOpen, setListOpen] = useState(false)
  const [doomed, setDoomed] = useState<GameSummary>()
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
      <Link className="cont" href={`/table/${latest.game}`}>
        <span className="faces">{face && <Portrait deck={face} />}</span>
        <span className="words">
          <b>{t('home.go-on')}</b>
          <small>{t('home.go-on-about', { game: title(latest), score: standing })}</small>
        </span>
        <Icon name="arrow" />
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
        <Dialog title={t('home.all-games-title')} onClose={() => setListOpen(false)}>
          <ul className="open-games">
            {unfinished.map((game) => (
              <GameRow key={game.game} game={game} fault={faults.get(game.game)} onForget={() => setDoomed(game)} />
            ))}
          </ul>
        </Dialog>
      )}
      {doomed && (
        <Confirm
          title={t('home.forget-title')}
          text={t('home.forget-about', { game: title(doomed) })}
          deed={t('home.forget')}
          onConfirm={() => forget(doomed.game)}
          onClose={() => setDoomed(undefined)}
        />
      )}
    </div>
  )
}
