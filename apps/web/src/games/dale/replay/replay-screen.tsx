/** The replay of a game that this browser keeps. */
import { useState } from 'react'
import { useHost } from '../host-context.tsx'
import { Analysis, AnalysisButton } from '../coach/analysis.tsx'
import { StoppedGame } from '../game/stopped-game.tsx'
import { useGameFault } from '../../../kept/use-game-fault.ts'
import { useTranslation } from '../../../words/words.tsx'
import { LostReplay } from './lost-replay.tsx'
import { ContinueFromHere } from './continue-from-here.tsx'
import { ReplayFault } from './replay-fault.tsx'
import { Replay } from './replay.tsx'
import { Share } from './share.tsx'
import { Verify } from './verify.tsx'
import { useReplay } from './use-replay.ts'

interface ReplayScreenProps {
  readonly game: string
  readonly step: number
}

/** The end of an address that opens the analysis. */
const ANALYSIS = '?analysis'

export function ReplayScreen({ game, step }: ReplayScreenProps): React.ReactNode {
  const t = useTranslation()
  const [isAnalysing, setAnalysing] = useState(() => location.search === ANALYSIS)
  const looking = useReplay(game, step)
  const fault = useGameFault(useHost(), game)
  if (looking === undefined) return <main className="waiting" aria-busy="true" aria-label={t('replay.loading')} />
  if (looking === false && fault !== undefined) return <StoppedGame game={game} fault={fault} />
  if (looking === false) return <LostReplay title={t('replay.lost')} about={t('replay.lost-about')} />
  return (
    <>
      <Replay
        looking={looking}
        given={step}
        tools={
          <>
            <Verify game={looking.replay.game} />
            <AnalysisButton looking={looking} onOpen={() => setAnalysing(true)} />
            <ContinueFromHere looking={looking} />
            <Share looking={looking} />
          </>
        }
      />
      <Analysis looking={looking} isOpen={isAnalysing} onClose={() => setAnalysing(false)} />
      <ReplayFault game={game} />
    </>
  )
}
