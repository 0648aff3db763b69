/** The end of a game in this browser, compared with earlier ones, and a way to play again. */
import type { Level } from '@merchants/cove'
import { useLocation } from 'wouter'
import { useTranslation } from '../../../words/words.tsx'
import { CoveAnalysis } from '../coach/cove-analysis.tsx'
import { useCoveResults } from '../book/use-results.ts'
import type { CoveMatchView } from '../cove-match-types.ts'
import { coveHost } from '../local/worker-host.ts'
import { playedGame } from '../watch/played-link.ts'
import { CoveEndScreen } from './end-screen.tsx'
import { ShareGame } from './share-game.tsx'

interface LocalEndProps {
  readonly match: CoveMatchView
  readonly onWatch: () => void
}

export function LocalEnd({ match, onWatch }: LocalEndProps): React.ReactNode {
  const t = useTranslation()
  const [, go] = useLocation()
  const { results: games = [] } = useCoveResults()
  const { table } = match
  const { setup } = table
  const isWon = !match.view.winners.includes(match.view.humans.length)
  const again = (level: Level): void => {
    void coveHost()
      .create({ ...table, setup: { ...setup, level } })
      .then((game) => go(`/cove/${game}`))
  }
  const tools = (
    <>
      <CoveAnalysis match={match} />
      <ShareGame played={playedGame(match)} className="cv-tool" />
    </>
  )
  return (
    <CoveEndScreen {...{ match, onWatch, games }} tools={tools}>
      <button type="button" className="cv-btn is-main" onClick={() => again(setup.level)}>
        {t('cove.play-again')}
      </button>
      {setup.level === 'hard' && (
        <button type="button" className="cv-btn" onClick={() => again('normal')}>
          {t('cove.try-normal')}
        </button>
      )}
      {setup.level === 'normal' && isWon && (
        <button type="button" className="cv-btn" onClick={() => again('hard')}>
          {t('cove.try-hard')}
        </button>
      )}
    </CoveEndScreen>
  )
}
