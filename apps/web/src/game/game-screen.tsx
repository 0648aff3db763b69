/** A game from its first card to its end: the table, drawn or in words, the curtain between players, and the result. */
import { useCallback, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { EndScreen } from '../end/end-screen.tsx'
import { useHost } from '../host-context.tsx'
import { Elsewhere } from '../kept/elsewhere.tsx'
import { useGameFault } from '../kept/use-game-fault.ts'
import { SPEED_FACTOR, useSettings } from '../settings/settings.ts'
import { useTextTable } from '../settings/text-mode.ts'
import type { Sight, TableLink } from '../sight.ts'
import { playFor } from '../sound/sound.ts'
import { Table } from '../table/table.tsx'
import { TextTable } from '../text-table/text-table.tsx'
import { useWords } from '../words/words.tsx'
import { Curtain } from './curtain.tsx'
import { LAST_LOOK, useEnding } from './use-ending.ts'
import { StoppedGame } from './stopped-game.tsx'

/** How long a bot waits between its moves at normal speed. */
const PACE = 900

export function GameScreen({ game }: { readonly game: string }): React.ReactNode {
  const t = useWords()
  const host = useHost()
  const speed = useSettings((settings) => settings.speed)
  const [isText, showText] = useTextTable(game)
  const [sight, setSight] = useState<Sight>()
  const [link, setLink] = useState<TableLink>()
  const [isLost, setLost] = useState(false)

  useEffect(() => {
    let isHere = true
    const watch = (next: Sight): void => {
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

  const isOwnTurn = sight?.view.decision !== undefined
  const [isHurried, setHurried] = useState(false)
  if (isHurried && isOwnTurn) setHurried(false)
  const hurry = useCallback(() => setHurried(true), [])
  useEffect(() => {
    void link?.setPace(isHurried ? 0 : PACE * SPEED_FACTOR[speed])
  }, [link, speed, isHurried])

  useEffect(() => {
    if (sight !== undefined) playFor(sight.log.slice(sight.news), isOwnTurn)
  }, [sight, isOwnTurn])

  useEffect(() => {
    document.title = isOwnTurn ? t('table.title-your-turn') : t('common.brand')
    return () => {
      document.title = t('common.brand')
    }
  }, [isOwnTurn, t])

  const isEndTold = useEnding(sight?.view.phase === 'over', LAST_LOOK * SPEED_FACTOR[speed])

  if (isLost) return <LostGame game={game} />
  // The first sight comes a moment before the link, and what is pressed without one would be lost.
  if (sight === undefined || link === undefined) {
    return <main className="waiting" aria-busy="true" aria-label={t('table.loading')} />
  }
  if (sight.elsewhere !== undefined) {
    return (
      <main className="panel lost">
        <Elsewhere where={sight.elsewhere} onTakeOver={() => void host.takeOver(game)} button="btn primary">
          <Link className="btn" href="/">
            {t('common.home')}
          </Link>
        </Elsewhere>
      </main>
    )
  }
  if (sight.curtain !== undefined) {
    return <Curtain sight={sight} seat={sight.curtain} onLift={() => void link.liftCurtain()} />
  }
  if (isText) return <TextTable sight={sight} link={link} onLeave={() => showText(false)} />
  if (isEndTold) return <EndScreen sight={sight} />
  return <Table sight={sight} link={link} onHurry={hurry} />
}

/** A game that cannot be opened: there is none, or it does not go on here. */
function LostGame({ game }: { readonly game: string }): React.ReactNode {
  const t = useWords()
  const fault = useGameFault(useHost(), game)
  if (fault !== undefined) return <StoppedGame game={game} fault={fault} />
  return (
    <main className="panel lost">
      <h1>{t('table.lost')}</h1>
      <Link className="btn primary" href="/">
        {t('common.home')}
      </Link>
    </main>
  )
}
