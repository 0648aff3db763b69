/** A seat of the table that gathers: who sits there, whether they are ready, and what can be done about it. */
import type { BotLevel } from '@merchants/protocol'
import { BOT_LEVELS } from '@merchants/protocol'
import { Icon } from '../../look/icon.tsx'
import { initialOf } from '../../look/initial.ts'
import { useWords } from '../../words/words.tsx'
import { newSalt } from '../salt.ts'
import type { Gathering } from './use-gathering.ts'
import { withProgram } from './seat-plans.ts'

interface SeatLineProps {
  readonly gathering: Gathering
  readonly seat: number
  /** Somebody here wants to sit on this seat. */
  readonly onSit: (() => void) | undefined
}

export function SeatLine({ gathering, seat, onSit }: SeatLineProps): React.ReactNode {
  const t = useWords()
  const { table, mine } = gathering.at
  const info = table.seats[seat]
  if (info === undefined) return undefined
  const colour = table.options.teams ? seat % 2 : seat
  const name = info.is === 'open' ? t('online.open-seat') : info.is === 'bot' ? gathering.botName(seat) : info.name
  return (
    <li className={`seat-${colour + 1} is-${info.is} ${mine.includes(seat) ? 'is-mine' : ''}`}>
      <span className="pawn" aria-hidden="true">
        {info.is === 'open' ? '' : info.is === 'bot' ? <Icon name="robot" /> : initialOf(name)}
      </span>
      <span className="nm">
        {name}
        <small>
          <Note gathering={gathering} seat={seat} />
        </small>
      </span>
      <span className="seat-ways">
        {info.is === 'person' && <Ready gathering={gathering} seat={seat} />}
        {info.is !== 'person' && gathering.isHost && <Program gathering={gathering} seat={seat} />}
        {info.is === 'open' && onSit !== undefined && (
          <button type="button" className="btn" aria-label={t('online.sit-at', { seat: seat + 1 })} onClick={onSit}>
            {t('online.sit-here')}
          </button>
        )}
      </span>
    </li>
  )
}

/** Who this is, and whether they are here. */
function Note({ gathering, seat }: Omit<SeatLineProps, 'onSit'>): React.ReactNode {
  const t = useWords()
  const { table, mine } = gathering.at
  const info = table.seats[seat]
  if (info === undefined || info.is === 'open') return t('online.seat-number', { seat: seat + 1 })
  if (info.is === 'bot') return t.any(`table.bot-${info.level ?? 'novice'}`)
  const facts = [
    ...(mine.includes(seat) ? [t('online.note-you')] : []),
    ...(table.host === seat ? [t('online.note-host')] : []),
    ...(info.isHere ? [] : [t('online.note-away')]),
  ]
  return facts.length > 0 ? facts.join(' · ') : t('online.note-here')
}

/** The own seat says itself whether it is ready. */
function Ready({ gathering, seat }: Omit<SeatLineProps, 'onSit'>): React.ReactNode {
  const t = useWords()
  const { at, tell } = gathering
  const { table, mine, connection } = at
  const isReady = table.seats[seat]?.isReady === true || table.host === seat
  if (mine.includes(seat) && table.host !== seat) {
    return (
      <button
        type="button"
        className={isReady ? 'btn on' : 'btn primary'}
        aria-pressed={isReady}
        onClick={() => void tell(connection.ready(!isReady, isReady ? undefined : newSalt(), seat))}
      >
        {isReady && <Icon name="check" />}
        {isReady ? t('online.ready') : t('online.say-ready')}
      </button>
    )
  }
  return (
    <span className={isReady ? 'ready' : 'ready not'}>
      {isReady && <Icon name="check" />}
      {isReady ? t('online.ready') : t('online.not-ready')}
    </span>
  )
}

/** Whether a person may come or a program plays. */
function Program({ gathering, seat }: Omit<SeatLineProps, 'onSit'>): React.ReactNode {
  const t = useWords()
  const { at, change } = gathering
  const { seats } = at.table
  const choose = (value: string): void => {
    const level = BOT_LEVELS.find((each) => each === value)
    void change((now) => ({ ...now, seats: withProgram(now.seats, seat, level) }))
  }
  return (
    <select
      className="btn"
      aria-label={t('home.seat-kind', { seat: seat + 1 })}
      value={seats[seat]?.level ?? 'open'}
      onChange={({ target }) => choose(target.value)}
    >
      <option value="open">{t('online.for-person')}</option>
      {BOT_LEVELS.map((level) => (
        <option key={level} value={level}>
          {t(KIND_WORDS[level])}
        </option>
      ))}
    </select>
  )
}

const KIND_WORDS = {
  novice: 'home.kind-novice',
  seasoned: 'home.kind-seasoned',
} as const satisfies Readonly<Record<BotLevel, string>>
