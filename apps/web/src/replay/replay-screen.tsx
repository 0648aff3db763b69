/** The replay of a game that this browser keeps. */
import { useHost } from '../host-context.tsx'
import { StoppedGame } from '../game/stopped-game.tsx'
import { useGameFault } from '../kept/use-game-fault.ts'
import { useWords } from '../words/words.tsx'
import { LostReplay } from './lost-replay.tsx'
import { PlayOn } from './play-on.tsx'
import { ReplayFault } from './replay-fault.tsx'
import { Replay } from './replay.tsx'
import { Share } from './share.tsx'
import { Verify } from './verify.tsx'
import { useReplay } from './use-replay.ts'

interface ReplayScreenProps {
  readonly game: string
  readonly step: number
}

export function ReplayScreen({ game, step }: ReplayScreenProps): React.ReactNode {
  const t = useWords()
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
            <PlayOn looking={looking} />
            <Share looking={looking} />
          </>
        }
      />
      <ReplayFault game={game} />
    </>
  )
}
