/** Continues from a moment of a replay as a new game against bots. */
import { useId, useState } from 'react'
import { useLocation } from 'wouter'
import { useSeatNames } from '../end/seat-names.ts'
import { Dialog } from '../../../shell/dialog.tsx'
import { useHost } from '../host-context.tsx'
import { Icon } from '../../../look/icon.tsx'
import type { SeatInfo } from '../match-types.ts'
import type { BotLevel } from '@merchants/protocol'
import { BOT_LEVELS } from '@merchants/protocol'
import { oneOf } from '../../../one-of.ts'
import { seatClass } from '../../../look/seat-class.ts'
import { useTranslation } from '../../../words/words.tsx'
import { seatsToPlayOn } from './seats-to-play-on.ts'
import type { ReplayState } from './use-replay.ts'

export function ContinueFromHere({ looking }: { readonly looking: ReplayState }): React.ReactNode {
  const t = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const { replay, place } = looking
  const isEnd = replay.isOver && place === replay.moves.length
  return (
    <>
      <button
        type="button"
        className={`btn play-on ${isEnd ? 'off' : ''}`}
        aria-disabled={isEnd}
        title={isEnd ? t('replay.play-on-end') : t('replay.play-on')}
        onClick={() => (isEnd ? undefined : setOpen(true))}
      >
        <Icon name="hand" />
        <span>{t('replay.play-on')}</span>
      </button>
      {isOpen && (
        <Dialog title={t('replay.play-on')} onClose={() => setOpen(false)}>
          <ContinueForm looking={looking} />
        </Dialog>
      )}
    </>
  )
}

function ContinueForm({ looking }: { readonly looking: ReplayState }): React.ReactNode {
  const t = useTranslation()
  const host = useHost()
  const [, navigate] = useLocation()
  const { replay, step, match } = looking
  const { seats, teams } = replay.setup
  const names = useSeatNames(replay.setup)
  const [seat, setSeat] = useState(
    Math.max(
      0,
      seats.findIndex(({ kind }) => kind === 'me'),
    ),
  )
  const [level, setLevel] = useState<BotLevel>('seasoned')
  const heading = useId()

  const begin = async (): Promise<void> => {
    const taken: readonly SeatInfo[] = seatsToPlayOn(seats, seat, level)
    navigate(`/table/${await host.continueFrom(replay.game, step, taken)}`)
  }
  return (
    <form
      className="play-on-form rows gap-10"
      onSubmit={(event) => {
        event.preventDefault()
        void begin()
      }}
    >
      <p>{t('replay.play-on-about', { turn: match.view.turn })}</p>
      <h3 id={heading}>{t('replay.your-seat')}</h3>
      <div className="seat-choice rows gap-6" role="radiogroup" aria-labelledby={heading}>
        {seats.map((_, at) => (
          <label key={at} className={`btn ${seatClass(at, teams)}`}>
            <input type="radio" name="seat" checked={seat === at} onChange={() => setSeat(at)} />
            <span className="pawn" aria-hidden="true">
              {names.initial(at)}
            </span>
            {names.of(at)}
          </label>
        ))}
      </div>
      <LevelSelect level={level} choose={setLevel} />
      <footer>
        <button type="submit" className="btn primary">
          {t('replay.play-on-go')}
        </button>
      </footer>
    </form>
  )
}

interface LevelSelectProps {
  readonly level: BotLevel
  readonly choose: (level: BotLevel) => void
}

function LevelSelect({ level, choose }: LevelSelectProps): React.ReactNode {
  const t = useTranslation()
  return (
    <label className="level row spread gap-12">
      {t('replay.others')}
      <select className="btn" value={level} onChange={({ target }) => choose(oneOf(BOT_LEVELS, target.value) ?? level)}>
        {BOT_LEVELS.map((each) => (
          <option key={each} value={each}>
            {t.any(`table.bot-${each}`)}
          </option>
        ))}
      </select>
    </label>
  )
}
