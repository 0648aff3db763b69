/** The replay of a finished game at the whole table, picture by picture; the address holds the moment. */
import { useEffect, useMemo, useState } from 'react'
import { copyText } from '../../../look/copy-text.ts'
import { Icon } from '../../../look/icon.tsx'
import type { T } from '../../../words/translator.ts'
import { uncapitalised } from '../../../words/uncapitalised.ts'
import { useTranslation } from '../../../words/words.tsx'
import { Panel } from '../ask/panel.tsx'
import { NO_CHOICE } from '../choose/no-choice.ts'
import type { CoveFrame, CoveMatchCommands, CoveMatchView } from '../cove-match-types.ts'
import { RuleTag } from '../pieces/rule-tag.tsx'
import { sayEvent } from '../say/event.tsx'
import { turnSteps } from '../playback/turn-steps.ts'
import { SPEED_FACTOR, useSettings } from '../../../settings/settings.ts'
import { CoveTable } from '../table/cove-table.tsx'
import { seatName } from '../table/seat.ts'
import type { CoveTableState } from '../table/table-context.tsx'
import { CoveTableProvider } from '../table/table-context.tsx'
import { marksOf, turnsOf } from './marks.ts'
import { momentHash, useMomentInAddress } from './moment-address.ts'
import { playedGame, playedLink } from './played-link.ts'

const nothing = (): void => undefined
const refuse = (): Promise<undefined> => Promise.resolve(undefined)

/** A game that is over takes no commands. */
const DEAF: CoveMatchCommands = {
  answer: refuse,
  say: refuse,
  why: refuse,
  legal: () => Promise.resolve([]),
  undo: refuse,
  cancel: refuse,
}

const PAUSE = 700

/** The moment that the address names, kept there without a new page in the history. */
function useMoment(last: number): readonly [number, (at: number) => void] {
  const named = useMomentInAddress()
  const [at, setAt] = useState(named ?? 0)
  const [before, setBefore] = useState(named)
  if (named !== before) {
    setBefore(named)
    setAt(named ?? at)
  }
  const bounded = Math.max(0, Math.min(at, last))
  const go = (next: number): void => {
    const moment = Math.max(0, Math.min(next, last))
    setAt(moment)
    history.replaceState(history.state, '', momentHash(moment))
  }
  return [bounded, go]
}

/** The table as it stood at a picture. */
function useTableAt(match: CoveMatchView, frames: readonly CoveFrame[], at: number): CoveTableState | undefined {
  const humans = match.view.humans.length
  const [seat, peek] = useState(0)
  return useMemo(() => {
    const frame = frames[at]
    if (frame === undefined) return undefined
    const start = turnsOf(frames).findLast((each) => each <= at) ?? 0
    const first = frames[start]?.event
    const isHis =
      first?.what === 'turn began' ? first.seat === humans : first?.what === 'phase began' && first.phase === 'market'
    const turn = frames.slice(start)
    const shown = at - start + 1
    return {
      match: { ...match, view: { ...frame.view, decision: undefined, seat }, log: [] },
      link: DEAF,
      showing: {
        view: frame.view,
        frames: turn,
        shown,
        isHis,
        isBusy: true,
        isMoving: false,
        isRead: false,
        isEvening: false,
        canGoBack: at > 0,
        next: nothing,
        back: nothing,
        toEnd: nothing,
      },
      story: isHis ? turnSteps(turn, shown) : undefined,
      choosing: NO_CHOICE,
      shop: { seat, peek },
      start: nothing,
    }
  }, [at, frames, humans, seat, match])
}

interface ReelProps {
  readonly match: CoveMatchView
  readonly frames: readonly CoveFrame[]
  readonly at: number
  readonly go: (at: number) => void
  readonly onClose: () => void
}

/** Shows one picture after the other while it plays. */
function usePlaying(last: number, at: number, go: (at: number) => void): readonly [boolean, (isOn: boolean) => void] {
  const { speed } = useSettings()
  const [isPlaying, setPlaying] = useState(false)
  useEffect(() => {
    if (!isPlaying) return undefined
    const next = setTimeout(() => (at < last ? go(at + 1) : setPlaying(false)), PAUSE * (SPEED_FACTOR[speed] || 0.25))
    return () => clearTimeout(next)
  })
  return [isPlaying, setPlaying]
}

/** The day, its phase and the seat whose turn it is. */
function whereIs(t: T, { table }: CoveMatchView, frames: readonly CoveFrame[], at: number): string {
  const frame = frames[at]
  const first = frames[turnsOf(frames).findLast((each) => each <= at) ?? 0]?.event
  const who = first?.what === 'turn began' ? seatName(t, table, first.seat) : ''
  const phase =
    frame === undefined || frame.view.phase === 'over' ? '' : uncapitalised(t.any(`cove.phase-${frame.view.phase}`))
  return [t('cove.day', { day: frame?.view.round ?? 1 }), phase, who].filter((each) => each !== '').join(', ')
}

/** The slider, with marks for days and turns. */
function Moments({
  frames,
  at,
  go,
  where,
}: Pick<ReelProps, 'frames' | 'at' | 'go'> & { readonly where: string }): React.ReactNode {
  const t = useTranslation()
  const last = frames.length - 1
  return (
    <div className="reel">
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={t('cove.moment')}
        aria-valuetext={t('cove.moment-of', { at: at + 1, all: frames.length, where })}
        onChange={({ target }) => go(Number(target.value))}
      />
      <span className="reel-marks" aria-hidden="true">
        {marksOf(frames).map(({ place, kind, day }) => (
          <i key={`${kind}-${place}`} className={`is-${kind}`} style={{ '--at': place / Math.max(1, last) }}>
            {kind === 'day' && t('cove.day', { day })}
          </i>
        ))}
      </span>
    </div>
  )
}

function Reel({ match, frames, at, go, onClose }: ReelProps): React.ReactNode {
  const t = useTranslation()
  const [isPlaying, setPlaying] = usePlaying(frames.length - 1, at, go)
  const [isCopied, setCopied] = useState(false)
  const frame = frames[at]
  const turns = turnsOf(frames)
  const said = frame && sayEvent(t, frame.event, match.view.humans.length)
  const where = whereIs(t, match, frames, at)
  const button = (name: 'first' | 'step-back' | 'step-forward' | 'last', to: number): React.ReactNode => (
    <button type="button" className="cv-btn" aria-label={t.any(`cove.watch-${name}`)} onClick={() => go(to)}>
      <Icon name={name} />
    </button>
  )
  const last = frames.length - 1
  const share = (): void => void playedLink(playedGame(match), at).then(copyText).then(setCopied)
  return (
    <Panel
      seat={1}
      words={
        <>
          <h2>{where}</h2>
          <p className="cv-more">
            {said?.text} {said?.rule !== undefined && <RuleTag rule={said.rule} />}
          </p>
        </>
      }
    >
      <Moments frames={frames} at={at} go={go} where={where} />
      <div className="cv-line is-steps">
        {button('first', turns.findLast((each) => each < at) ?? 0)}
        {button('step-back', at - 1)}
        <button
          type="button"
          className="cv-btn is-main"
          aria-pressed={isPlaying}
          onClick={() => setPlaying(!isPlaying)}
        >
          <Icon name={isPlaying ? 'pause' : 'play'} /> <span>{t(isPlaying ? 'cove.pause' : 'cove.play')}</span>
        </button>
        {button('step-forward', at + 1)}
        {button('last', turns.find((each) => each > at) ?? last)}
      </div>
      <div className="cv-line">
        {match.seed !== '' && (
          <button type="button" className="cv-btn" onClick={share}>
            <Icon name="link" /> <span>{t(isCopied ? 'cove.copied' : 'cove.share-moment')}</span>
          </button>
        )}
        <button type="button" className="cv-btn is-soft" onClick={onClose}>
          {t('common.close')}
        </button>
      </div>
    </Panel>
  )
}

interface WatchAgainProps {
  readonly match: CoveMatchView
  /** Loads the whole game, picture by picture. */
  readonly load: () => Promise<readonly CoveFrame[]>
  readonly onClose: () => void
}

export function WatchAgain({ match, load, onClose }: WatchAgainProps): React.ReactNode {
  const t = useTranslation()
  const [frames, setFrames] = useState<readonly CoveFrame[]>([])
  useEffect(() => {
    void load().then(setFrames)
  }, [load])
  const [at, go] = useMoment(Math.max(0, frames.length - 1))
  const state = useTableAt(match, frames, at)
  if (state === undefined) return <p className="cv-lost">{t('cove.moving')}</p>
  return (
    <CoveTableProvider value={state}>
      <CoveTable question={<Reel match={match} frames={frames} at={at} go={go} onClose={onClose} />} />
    </CoveTableProvider>
  )
}
