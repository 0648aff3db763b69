/** A game from its first card to its end, with the table or text mode, the curtain between players, and the result. */
import { useCallback, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { EndScreen } from '../end/end-screen.tsx'
import { useHost } from '../host-context.tsx'
import { Elsewhere } from '../../../kept/elsewhere.tsx'
import { useGameFault } from '../../../kept/use-game-fault.ts'
import { SPEED_FACTOR, useSettings } from '../../../settings/settings.ts'
import { useTextMode } from '../../../settings/text-mode.ts'
import type { DaleMatchView, MatchCommands } from '../match-types.ts'
import { playFor } from '../table/play-for.ts'
import { DaleTable } from '../table/dale-table.tsx'
import { LazyTextMode } from '../text-mode/lazy-text-mode.tsx'
import { useTurnTitle } from '../../../shell/use-title.ts'
import { useTranslation } from '../../../words/words.tsx'
import { PassDeviceScreen } from './pass-device.tsx'
import { LAST_LOOK, useEnding } from './use-ending.ts'
import { StoppedGame } from './stopped-game.tsx'

/** How long a bot waits between its moves at normal speed. */
const PACE = 900

export function GameScreen({ game }: { readonly game: string }): React.ReactNode {
  const t = useTranslation()
  const host = useHost()
  const speed = useSettings((settings) => settings.speed)
  const [isText, showText] = useTextMode(game)
  const { match, link, isLost } = useOpenGame(game)

  const isOwnTurn = match?.view.decision !== undefined
  const hurry = usePace(link, isOwnTurn)

  useEffect(() => {
    if (match !== undefined) playFor(match.log.slice(match.news), isOwnTurn)
  }, [match, isOwnTurn])

  useTurnTitle(isOwnTurn)

  const isEndTold = useEnding(match?.view.phase === 'over', LAST_LOOK * SPEED_FACTOR[speed])

  if (isLost) return <LostGame game={game} />
  // The first view comes a moment before the commands, and a press before that would be lost.
  if (match === undefined || link === undefined) {
    return <main className="waiting" aria-busy="true" aria-label={t('table.loading')} />
  }
  if (match.elsewhere !== undefined) {
    return (
      <main className="panel lost rows middle gap-16">
        <Elsewhere where={match.elsewhere} onTakeOver={() => void host.takeOver(game)} button="btn primary">
          <Link className="btn" href="/">
            {t('common.home')}
          </Link>
        </Elsewhere>
      </main>
    )
  }
  if (match.curtain !== undefined) {
    return <PassDeviceScreen match={match} seat={match.curtain} onConfirm={() => void link.confirmViewer()} />
  }
  if (isText) return <LazyTextMode match={match} link={link} onLeave={() => showText(false)} />
  if (isEndTold) return <EndScreen match={match} />
  return <DaleTable match={match} link={link} onHurry={hurry} />
}

/** The view of the game and its commands, once the host has opened it. */
function useOpenGame(game: string): {
  readonly match: DaleMatchView | undefined
  readonly link: MatchCommands | undefined
  readonly isLost: boolean
} {
  const host = useHost()
  const [match, setSight] = useState<DaleMatchView>()
  const [link, setLink] = useState<MatchCommands>()
  const [isLost, setLost] = useState(false)

  useEffect(() => {
    let isHere = true
    const watch = (next: DaleMatchView): void => {
      if (isHere && next.game === game) setSight(next)
    }
    void host.open(game, watch).then((opened) => {
      if (!isHere) return
      setLink(() => opened)
      setLost(opened === undefined)
    })
    return () => {
      isHere = false
      void host.leave(game)
    }
  }, [game, host])
  return { match, link, isLost }
}

/** Sets the speed of bots. The returned function lets them hurry until the player's next turn. */
function usePace(link: MatchCommands | undefined, isOwnTurn: boolean): () => void {
  const speed = useSettings((settings) => settings.speed)
  const [isHurried, setHurried] = useState(false)
  if (isHurried && isOwnTurn) setHurried(false)
  useEffect(() => {
    void link?.setPace(isHurried ? 0 : PACE * SPEED_FACTOR[speed])
  }, [link, speed, isHurried])
  return useCallback(() => setHurried(true), [])
}

/** A game that cannot be opened, because it is missing or cannot continue here. */
function LostGame({ game }: { readonly game: string }): React.ReactNode {
  const t = useTranslation()
  const fault = useGameFault(useHost(), game)
  if (fault !== undefined) return <StoppedGame game={game} fault={fault} />
  return (
    <main className="panel lost rows middle gap-16">
      <h1>{t('table.lost')}</h1>
      <Link className="btn primary" href="/">
        {t('common.home')}
      </Link>
    </main>
  )
}
