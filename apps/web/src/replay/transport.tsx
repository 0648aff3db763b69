/** The bar below the table: forward and back, where we are, how fast, and with whose eyes. */
import { useId } from 'react'
import { useSeatNames } from '../end/seat-names.ts'
import { Icon } from '../look/icon.tsx'
import type { Eyes } from '../sight.ts'
import { seatClass } from '../table/table-context.tsx'
import { useIsNarrow } from '../table/use-is-narrow.ts'
import { useWords } from '../words/words.tsx'
import { eyesFor } from './eyes.ts'
import { Scrubber } from './scrubber.tsx'
import type { Playing, Tempo } from './use-playing.ts'
import { TEMPOS } from './use-playing.ts'
import type { Looking } from './use-replay.ts'
import type { Way, Ways } from './ways.ts'
import { WAYS } from './ways.ts'

interface TransportProps {
  readonly looking: Looking
  readonly playing: Playing
  readonly ways: Ways
  readonly children?: React.ReactNode
}

export function Transport({ looking, playing, ways, children }: TransportProps): React.ReactNode {
  const t = useWords()
  return (
    <section className="transport" aria-label={t('replay.transport')}>
      <span className="ways-through">
        {WAYS.map((way) => (
          <WayButton key={way} way={way} playing={playing} ways={ways} />
        ))}
      </span>
      <Scrubber looking={looking} ways={ways} />
      <Place looking={looking} />
      <Tools>
        <TempoSelect playing={playing} />
        <EyesSelect looking={looking} />
        {children}
      </Tools>
    </section>
  )
}

/** Beside the slider, or behind a button where there is no room. */
function Tools({ children }: { readonly children: React.ReactNode }): React.ReactNode {
  const t = useWords()
  const isNarrow = useIsNarrow('(max-width: 900px)')
  const id = useId()
  if (!isNarrow) return <span className="tools">{children}</span>
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
} as const satisfies Readonly<Record<Way, readonly [icon: string, words: string]>>

type WayButtonProps = Pick<TransportProps, 'playing' | 'ways'> & { readonly way: Way }

function WayButton({ way, playing, ways }: WayButtonProps): React.ReactNode {
  const t = useWords()
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
function Place({ looking }: { readonly looking: Looking }): React.ReactNode {
  const t = useWords()
  const { replay, place, sight } = looking
  const names = useSeatNames(replay.setup)
  const { view } = sight
  return (
    <span className={`place ${seatClass(view.active, view.teams)}`}>
      <b className="turn">{t('replay.turn', { turn: view.turn, who: names.of(view.active) })}</b>
      <small>{place === 0 ? t('replay.start') : t('replay.place', { number: place, all: replay.moves.length })}</small>
    </span>
  )
}

function TempoSelect({ playing }: { readonly playing: Playing }): React.ReactNode {
  const t = useWords()
  return (
    <select
      className="btn"
      aria-label={t('replay.speed')}
      title={t('replay.speed')}
      value={playing.tempo}
      onChange={({ target }) => playing.setTempo(Number(target.value) as Tempo)}
    >
      {TEMPOS.map((tempo) => (
        <option key={tempo} value={tempo}>
          {t('replay.speed-of', { factor: tempo })}
        </option>
      ))}
    </select>
  )
}

function EyesSelect({ looking }: { readonly looking: Looking }): React.ReactNode {
  const t = useWords()
  const { replay, eyes, look } = looking
  const names = useSeatNames(replay.setup)
  const said = (each: Eyes): string => {
    if (each === 'open') return t('replay.eyes-open')
    return each === 'spectator' ? t('replay.eyes-spectator') : t('replay.eyes-of', { who: names.of(each) })
  }
  const title = replay.isOver ? t('replay.eyes') : t('replay.eyes-closed')
  return (
    <span className="btn eyes" title={title}>
      <Icon name="eye" />
      <select
        aria-label={t('replay.eyes')}
        value={String(eyes)}
        onChange={({ target }) => look(NAMED.find((each) => each === target.value) ?? Number(target.value))}
      >
        {eyesFor(replay.setup, replay.isOver).map((each) => (
          <option key={each} value={String(each)}>
            {said(each)}
          </option>
        ))}
      </select>
    </span>
  )
}

const NAMED = ['spectator', 'open'] as const
