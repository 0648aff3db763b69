/** A game looked back at: the table as it was, the moves beside it, and the bar to go through them. */
import { useCallback, useEffect } from 'react'
import { useTextTable } from '../settings/text-mode.ts'
import { playFor } from '../sound/sound.ts'
import { Table } from '../table/table.tsx'
import { TextTable } from '../text-table/text-table.tsx'
import { useWords } from '../words/words.tsx'
import { MoveList } from './move-list.tsx'
import './replay.css'
import { placeOf } from './timeline.ts'
import { Transport } from './transport.tsx'
import { useAddress } from './use-address.ts'
import { usePlaying } from './use-playing.ts'
import type { Looking } from './use-replay.ts'
import { useWayKeys, waysOf } from './ways.ts'

interface ReplayProps {
  readonly looking: Looking
  /** The step that the address names. */
  readonly given: number
  /** What can be done with the moment on the table. */
  readonly tools: React.ReactNode
}

export function Replay({ looking, given, tools }: ReplayProps): React.ReactNode {
  const t = useWords()
  const playing = usePlaying(looking)
  const ways = waysOf(looking, playing)
  const { replay, sight, step, go } = looking
  const [isText, showText] = useTextTable(replay.game)
  useWayKeys(ways)
  const follow = useCallback((to: number) => go(placeOf(replay, to)), [go, replay])
  useAddress({ game: replay.game, given, step, follow })

  useEffect(() => {
    document.title = t('replay.page-title')
    return () => {
      document.title = t('common.brand')
    }
  }, [t])
  useEffect(() => playFor(sight.log.slice(sight.news), false), [sight])

  return (
    <div className={`replay players-${replay.setup.seats.length}`}>
      {!isText && <h1 className="sr">{t('replay.page-title')}</h1>}
      {isText ? (
        <div className="as-text">
          <TextTable sight={sight} link={undefined} onLeave={() => showText(false)} />
        </div>
      ) : (
        <Table sight={sight} link={undefined}>
          <MoveList looking={looking} ways={ways} />
        </Table>
      )}
      <Transport looking={looking} playing={playing} ways={ways}>
        {tools}
      </Transport>
    </div>
  )
}
