/** The state of a seat in a few words: online or offline, played by a bot, time left. */
import type { TableView } from '@merchants/protocol'
import { Icon } from '../../look/icon.tsx'
import type { T } from '../../words/translator.ts'
import { useTranslation } from '../../words/words.tsx'
import { sayLeft, secondsLeft } from '../clocks.ts'
import { useServerTime } from '../use-server-time.ts'

type Seat = TableView['seats'][number]

const STAND_IN = {
  away: 'online.stand-in-away',
  asked: 'online.stand-in-asked',
  clock: 'online.stand-in-clock',
  resigned: 'online.stand-in-resigned',
} as const satisfies Readonly<Record<NonNullable<Seat['standIn']>, string>>

export function saySeat(t: T, { is, level, standIn, isHere }: Seat, isMine: boolean): string {
  if (is === 'bot') return t.any(`table.bot-${level ?? 'novice'}`)
  if (standIn !== null) return t(STAND_IN[standIn])
  if (!isHere) return t('online.note-away')
  return isMine ? t('online.note-you') : t('online.note-here')
}

/** Shown below a name at the table. */
export function SeatState({ seat, isMine }: { readonly seat: Seat; readonly isMine: boolean }): React.ReactNode {
  const t = useTranslation()
  return (
    <span className={`row gap-2 ${seat.standIn === null ? '' : 'fault'}`}>
      <Dot seat={seat} />
      <span className="clip">{saySeat(t, seat, isMine)}</span>
      <Clock seat={seat} />
    </span>
  )
}

export function Dot({ seat }: { readonly seat: Seat }): React.ReactNode {
  if (seat.is === 'bot' || seat.standIn !== null) return <Icon name="robot" />
  return <i className={seat.isHere ? 'dot is-here' : 'dot'} aria-hidden="true" />
}

/** From this many seconds down, a clock is highlighted. */
const SHORT = 60

export function Clock({ seat }: { readonly seat: Seat }): React.ReactNode {
  const { clock } = seat
  if (clock === null) return undefined
  return clock.since === null ? <Left seconds={clock.left} state="soft" /> : <RunningClock clock={clock} />
}

function RunningClock({ clock }: { readonly clock: NonNullable<Seat['clock']> }): React.ReactNode {
  const left = secondsLeft(clock, useServerTime())
  return <Left seconds={left} state={left < SHORT ? 'runs is-short' : 'runs'} />
}

function Left({ seconds, state }: { readonly seconds: number; readonly state: string }): React.ReactNode {
  const t = useTranslation()
  return (
    <span className={`clock ${state}`}>
      <Icon name="schedule" />
      <span className="sr">{t('online.time-left')}</span> {sayLeft(t, seconds)}
    </span>
  )
}
