/** A seat of a waiting table with its player, their readiness, and the possible actions. */
import type { BotLevel } from '@merchants/protocol'
import { BOT_LEVELS } from '@merchants/protocol'
import { BotFace } from '../../look/bot-face.tsx'
import { CHARACTERS } from '../../look/bot-characters.ts'
import { Icon } from '../../look/icon.tsx'
import { initialOf } from '../../look/initial.ts'
import { useTranslation } from '../../words/words.tsx'
import { isTeamGame } from '../games/games.ts'
import { newSalt } from '../salt.ts'
import type { WaitingRoom } from './use-waiting-room.ts'
import { withBot } from './seat-plans.ts'

interface SeatLineProps {
  readonly gathering: WaitingRoom
  readonly seat: number
  /** A viewer here wants to take this seat. */
  readonly onSit: (() => void) | undefined
}

export function SeatLine({ gathering, seat, onSit }: SeatLineProps): React.ReactNode {
  const t = useTranslation()
  const { table, mine } = gathering.at
  const info = table.seats[seat]
  if (info === undefined) return undefined
  const colour = isTeamGame(table.options) ? seat % 2 : seat
  const name = info.is === 'open' ? t('online.open-seat') : info.is === 'bot' ? gathering.botName(seat) : info.name
  return (
    <li className={`row seat-${colour + 1} is-${info.is} ${mine.includes(seat) ? 'is-mine' : ''}`}>
      <span className="pawn" aria-hidden="true">
        {info.is === 'open' ? '' : info.is === 'bot' ? <BotFace level={info.level ?? 'novice'} /> : initialOf(name)}
      </span>
      <span className={info.is === 'open' ? 'nm soft' : 'nm'}>
        {name}
        <small>
          <Note gathering={gathering} seat={seat} />
        </small>
      </span>
      <span className="seat-ways row gap-6">
        {info.is === 'person' && <Ready gathering={gathering} seat={seat} />}
        {info.is !== 'person' && gathering.isHost && <BotLevelSelect gathering={gathering} seat={seat} />}
        {info.is === 'open' && onSit !== undefined && (
          <button type="button" className="btn" aria-label={t('online.sit-at', { seat: seat + 1 })} onClick={onSit}>
            {t('online.sit-here')}
          </button>
        )}
      </span>
    </li>
  )
}

/** The player and their presence. */
function Note({ gathering, seat }: Omit<SeatLineProps, 'onSit'>): React.ReactNode {
  const t = useTranslation()
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

/** Your own seat has a ready button. */
function Ready({ gathering, seat }: Omit<SeatLineProps, 'onSit'>): React.ReactNode {
  const t = useTranslation()
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
        {t('online.say-ready')}
      </button>
    )
  }
  return (
    <span className={isReady ? 'ok' : 'soft'}>
      {isReady && <Icon name="check" />}
      {isReady ? t('online.ready') : t('online.not-ready')}
    </span>
  )
}

/** Whether the seat is for a player or a bot. */
function BotLevelSelect({ gathering, seat }: Omit<SeatLineProps, 'onSit'>): React.ReactNode {
  const t = useTranslation()
  const { at, change } = gathering
  const level = at.table.seats[seat]?.level ?? null
  const choose = (value: string): void => {
    const chosen = BOT_LEVELS.find((each) => each === value)
    void change((now) => ({ ...now, seats: withBot(now.seats, seat, chosen) }))
  }
  return (
    <select
      className="btn"
      aria-label={t('home.seat-kind', { seat: seat + 1 })}
      title={level === null ? undefined : t(CHARACTERS[level])}
      value={level ?? 'open'}
      onChange={({ target }) => choose(target.value)}
    >
      <option value="open">{t('online.for-person')}</option>
      {BOT_LEVELS.map((each) => (
        <option key={each} value={each}>
          {t(KIND_WORDS[each])}
        </option>
      ))}
    </select>
  )
}

const KIND_WORDS = {
  novice: 'home.kind-novice',
  seasoned: 'home.kind-seasoned',
  quick: 'home.kind-quick',
  trader: 'home.kind-trader',
  master: 'home.kind-master',
} as const satisfies Readonly<Record<BotLevel, string>>
