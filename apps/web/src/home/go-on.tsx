/** Games that are not over: go on with one, or forget it. */
import { useState } from 'react'
import { useHost } from '../host-context.tsx'
import { useGameFaults } from '../kept/use-game-fault.ts'
import type { GameSummary } from '../sight.ts'
import { useWords } from '../words/words.tsx'
import { Confirm, Dialog } from './dialog.tsx'
import { GameRow } from './game-row.tsx'
import { useGameTitle } from './game-title.ts'
import { useGames } from './games.ts'

/** So many stand on the page itself. */
const SHOWN = 2

export function GoOn(): React.ReactNode {
  const t = useWords()
  const title = useGameTitle()
  const { games, forget } = useGames()
  const [isListOpen, setListOpen] = useState(false)
  const [doomed, setDoomed] = useState<GameSummary>()
  const unfinished = games.filter(({ winners, isClosed }) => winners.length === 0 && !isClosed)
  const listed = isListOpen ? unfinished : unfinished.slice(0, SHOWN)
  const faults = useGameFaults(
    useHost(),
    listed.map(({ game }) => game),
  )
  if (unfinished.length === 0) return undefined

  const rows = (shown: readonly GameSummary[]): React.ReactNode => (
    <ul className="conts">
      {shown.map((game) => (
        <GameRow key={game.game} game={game} fault={faults.get(game.game)} onForget={() => setDoomed(game)} />
      ))}
    </ul>
  )
  return (
    <section className="panel" aria-labelledby="go-on">
      <h2 id="go-on">
        {t('home.go-on-title')}
        {unfinished.length > SHOWN && (
          <button type="button" className="btn quiet" onClick={() => setListOpen(true)}>
            {t('home.all-games', { count: unfinished.length })}
          </button>
        )}
      </h2>
      {rows(unfinished.slice(0, SHOWN))}
      {isListOpen && (
        <Dialog title={t('home.all-games-title')} onClose={() => setListOpen(false)}>
          {rows(unfinished)}
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
    </section>
  )
}
