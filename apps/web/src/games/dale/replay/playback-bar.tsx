/** The bar below the table: forward and back, where we are, how fast, and as which viewer. */
import { useId } from 'react'
import { useSeatNames } from '../end/seat-names.ts'
import { Icon } from '../../../look/icon.tsx'
import type { ReplayViewer } from '../match-types.ts'
import { oneOf } from '../../../one-of.ts'
import { seatClass } from '../../../look/seat-class.ts'
import { useIsNarrow } from '../../../shell/use-is-narrow.ts'
import { useTranslation } from '../../../words/words.tsx'
import { allowedViewers } from './viewers.ts'
import { Scrubber } from './scrubber.tsx'
import type { Autoplay } from './use-autoplay.ts'
import { TEMPOS } from './use-autoplay.ts'
import type { ReplayState } from './use-replay.ts'
import type { NavigationName, Navigation } from './navigation.ts'
import { WAYS } from './navigation.ts'

interface PlaybackBarProps {
  readonly looking: ReplayState
  readonly playing: Autoplay
  readonly ways: Navigation
  readonly children?: React.ReactNode
}

export function PlaybackBar({ looking, playing, ways, children }: PlaybackBarProps): React.ReactNode {
  const t = useTranslation()
  return (
    <section className="transport below-table row gap-12" aria-label={t('replay.transport')}>
      <span className="ways-through row">
        {WAYS.map((way) => (
          <WayButton key={way} way={way} playing={playing} ways={ways} />
        ))}
      </span>
      <Scrubber looking={looking} ways={ways} />
      <Place looking={looking} />
      <Tools>
        <TempoSelect playing={playing} />
        <ViewerSelect looking={looking} />
        {children}
      </Tools>
    </section>
  )
}

/** Beside the slider, or behind a button where there is no room. */
function Tools({ children }: { readonly children: React.ReactNode }): React.ReactNode {
  const t = useTranslation()
  const isNarrow = useIsNarrow('(max-width: 900px)')
  const id = useId()
  if (!isNarrow) return <span className="tools row gap-10">{children}</span>
  return (
    <>
      <button type="button" className="btn quiet more" popoverTarget={id} aria-label={t('replay.tools')}>
        <Icon name="settings" />
      </button>
      <div id={id} popover="auto" className="tools menu panel">
        {children}
      </div>
    </>
  )
}

const SIGNS = {
  first: ['first', 'replay.way-first'],
  'turn-back': ['chevron-left', 'replay.way-turn-back'],
  back: ['step-back', 'replay.way-back'],
  play: ['play', 'replay.way-play'],
  forward: ['step-forward', 'replay.way-forward'],
  'turn-forward': ['chevron-right', 'replay.way-turn-forward'],
  last: ['last', 'replay.way-last'],
} as const satisfies Readonly<Record<NavigationName, readonly [icon: string, words: string]>>

type WayButtonProps = Pick<PlaybackBarProps, 'playing' | 'ways'> & { readonly way: NavigationName }

function WayButton({ way, playing, ways }: WayButtonProps): React.ReactNode {
  const t = useTranslation()
  const isPause = way === 'play' && playing.isPlaying
  const [icon, words] = SIGNS[way]
  const label = t(isPause ? 'replay.pause' : words)
  return (
    <button
      type="button"
      className={`btn way-${way} ${way === 'play' ? 'on' : 'quiet'}`}
      aria-label={label}
      title={label}
      aria-disabled={!ways.isOpen(way)}
      onClick={() => ways.take(way)}
    >
      <Icon name={isPause ? 'pause' : icon} />
    </button>
  )
}

/** Which turn and move is on the table. */
function Place({ looking }: { readonly looking: ReplayState }): React.ReactNode {
  const t = useTranslation()
  const { replay, place, match } = looking
  const names = useSeatNames(replay.setup)
  const { view } = match
  return (
    <span className={`place rows ${seatClass(view.active, view.teams)}`}>
      <b className="whose-turn nm">{t('replay.turn', { turn: view.turn, who: names.of(view.active) })}</b>
      <small className="soft">
        {place === 0 ? t('replay.start') : t('replay.place', { number: place, all: replay.moves.length })}
      </small>
    </span>
  )
}

function TempoSelect({ playing }: { readonly playing: Autoplay }): React.ReactNode {
  const t = useTranslation()
  return (
    <select
      className="btn"
      aria-label={t('replay.speed')}
      title={t('replay.speed')}
      value={playing.tempo}
      onChange={({ target }) => playing.setTempo(oneOf(TEMPOS, target.value) ?? playing.tempo)}
    >
      {TEMPOS.map((tempo) => (
        <option key={tempo} value={tempo}>
          {t('replay.speed-of', { factor: tempo })}
        </option>
      ))}
    </select>
  )
}

function ViewerSelect({ looking }: { readonly looking: ReplayState }): React.ReactNode {
  const t = useTranslation()
  const { replay, viewer, look } = looking
  const names = useSeatNames(replay.setup)
  const said = (each: ReplayViewer): string => {
    if (each === 'open') return t('replay.eyes-open')
    if (each === 'spectator') return t('replay.eyes-spectator')
    return names.isYou(each) ? t('replay.eyes-of-you') : t('replay.eyes-of', { who: names.of(each) })
  }
  const title = replay.isOver ? t('replay.eyes') : t('replay.eyes-closed')
  return (
    <span className="btn eyes" title={title}>
      <Icon name="eye" />
      <select
        aria-label={t('replay.eyes')}
        value={String(viewer)}
        onChange={({ target }) => look(NAMED.find((each) => each === target.value) ?? Number(target.value))}
      >
        {allowedViewers(replay.setup, replay.isOver).map((each) => (
          <option key={each} value={String(each)}>
            {said(each)}
          </option>
        ))}
      </select>
    </span>
  )
}

const NAMED = ['spectator', 'open'] as const
