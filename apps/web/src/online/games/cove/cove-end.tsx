/** The end of a game of the Cove online. Once this browser has saved the game, it can be shared too. */
import type { Cove } from '@merchants/cove'
import { useMemo, useState } from 'react'
import { CoveEndScreen } from '../../../games/cove/end/end-screen.tsx'
import { ShareGame } from '../../../games/cove/end/share-game.tsx'
import { playedGame } from '../../../games/cove/watch/played-link.ts'
import { CoveSprite } from '../../../games/cove/look/cove-sprite.tsx'
import { CoveRules } from '../../../games/cove/rules/cove-rules.tsx'
import { dropMoment } from '../../../games/cove/watch/moment-address.ts'
import { WatchAgain } from '../../../games/cove/watch/watch-again.tsx'
import { useTranslation } from '../../../words/words.tsx'
import type { TableConnection } from '../../use-connection.ts'
import type { OnlineEndProps } from '../online-game.ts'
import { isAtCove } from './cove-options.ts'
import { useMatchSetup } from './online-cove.tsx'
import { toCoveMatchView } from './to-cove-match-view.ts'
import { useFrames } from './use-frames.ts'
import { useKeptCove } from './use-kept-cove.ts'

export function CoveEnd({ at, ...end }: OnlineEndProps): React.ReactNode {
  return (
    <div className="cove cv-page">
      <CoveSprite />
      <CoveRules>{isAtCove(at) && <End at={at} {...end} />}</CoveRules>
    </div>
  )
}

type EndProps = Omit<OnlineEndProps, 'at'> & { readonly at: TableConnection<Cove> }

function End({ at, ending, again }: EndProps): React.ReactNode {
  const t = useTranslation()
  const [isWatching, setWatching] = useState(false)
  const { connection, match: last, table } = at
  const setup = useMatchSetup(at)
  const match = useMemo(
    () => last && toCoveMatchView({ match: last, frames: [] }, `${table.table}-${last.game}`, setup),
    [last, setup, table.table],
  )
  const load = useFrames(connection, last?.step ?? 0)
  const stopWatching = (): void => {
    dropMoment()
    setWatching(false)
  }
  const kept = useKeptCove(table.table, last?.view.phase === 'over' ? last.game : undefined, setup)
  const shown = kept ?? match
  if (shown === undefined) return <main className="waiting" aria-busy="true" aria-label={t('table.loading')} />
  if (isWatching) return <WatchAgain match={shown} load={load} onClose={stopWatching} />
  if (shown.view.phase !== 'over') {
    return (
      <main className="center cv-lost">
        <h1>{ending}</h1>
        <button type="button" className="cv-btn" onClick={() => setWatching(true)}>
          {t('cove.watch-again')}
        </button>
        {again}
      </main>
    )
  }
  return (
    <CoveEndScreen
      match={shown}
      onWatch={() => setWatching(true)}
      tools={kept && <ShareGame played={playedGame(kept)} className="cv-tool" />}
    >
      {again}
    </CoveEndScreen>
  )
}
