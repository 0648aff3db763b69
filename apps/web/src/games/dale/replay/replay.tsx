/** A replay with the table at a moment, the moves beside it, and the bar to go through them. */
import { useCallback, useEffect } from 'react'
import { useTextMode } from '../../../settings/text-mode.ts'
import { playFor } from '../table/play-for.ts'
import { DaleTable } from '../table/dale-table.tsx'
import '../table/watching.css'
import { TextMode } from '../text-mode/text-mode.tsx'
import { useTitle } from '../../../shell/use-title.ts'
import { useTranslation } from '../../../words/words.tsx'
import { MoveList } from './move-list.tsx'
import './replay.css'
import { placeOf } from './timeline.ts'
import { PlaybackBar } from './playback-bar.tsx'
import { useStepInUrl } from './use-step-in-url.ts'
import { useAutoplay } from './use-autoplay.ts'
import type { ReplayState } from './use-replay.ts'
import { useWayKeys, navigationFor } from './navigation.ts'

interface ReplayProps {
  readonly looking: ReplayState
  /** The step that the address names. */
  readonly given: number
  /** Actions on the current moment. */
  readonly tools: React.ReactNode
}

export function Replay({ looking, given, tools }: ReplayProps): React.ReactNode {
  const t = useTranslation()
  const playing = useAutoplay(looking)
  const ways = navigationFor(looking, playing)
  const { replay, match, step, go } = looking
  const [isText, showText] = useTextMode(replay.game)
  useWayKeys(ways)
  const follow = useCallback((to: number) => go(placeOf(replay, to)), [go, replay])
  useStepInUrl({ game: replay.game, given, step, follow })

  useTitle(t('replay.page-title'))
  useEffect(() => playFor(match.log.slice(match.news), false), [match])

  return (
    <div className={`replay watching rows players-${replay.setup.seats.length}`}>
      {!isText && <h1 className="sr">{t('replay.page-title')}</h1>}
      {isText ? (
        <div>
          <TextMode match={match} link={undefined} onLeave={() => showText(false)} />
        </div>
      ) : (
        <DaleTable match={match} link={undefined}>
          <MoveList looking={looking} ways={ways} />
        </DaleTable>
      )}
      <PlaybackBar looking={looking} playing={playing} ways={ways}>
        {tools}
      </PlaybackBar>
    </div>
  )
}
