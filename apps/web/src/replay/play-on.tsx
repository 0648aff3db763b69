/** Goes on from a moment of a replay at a new table, against programs. */
import { useId, useState } from 'react'
import { useLocation } from 'wouter'
import { useSeatNames } from '../end/seat-names.ts'
import { Dialog } from '../home/dialog.tsx'
import { useHost } from '../host-context.tsx'
import { Icon } from '../look/icon.tsx'
import type { BotLevel, SeatInfo } from '../sight.ts'
import { BOT_LEVELS } from '../sight.ts'
import { seatClass } from '../table/table-context.tsx'
import { useWords } from '../words/words.tsx'
import { seatsToPlayOn } from './seats-to-play-on.ts'
import type { Looking } from './use-replay.ts'

export function PlayOn({ looking }: { readonly looking: Looking }): React.ReactNode {
  const t = useWords()
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
          <PlayOnForm looking={looking} />
        </Dialog>
      )}
    </>
  )
}

function PlayOnForm({ looking }: { readonly looking: Looking }): React.ReactNode {
  const t = useWords()
  const host = useHost()
  const [, navigate] = useLocation()
  const { replay, step, sight } = looking
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
    navigate(`/table/${await host.playOnFrom(replay.game, step, taken)}`)
  }
  return (
    <form
      className="play-on-form"
      onSubmit={(event) => {
        event.preventDefault()
        void begin()
      }}
    >
      <p>{t('replay.play-on-about', { turn: sight.view.turn })}</p>
      <h3 id={heading}>{t('replay.your-seat')}</h3>
      <div className="seat-choice" role="radiogroup" aria-labelledby={heading}>
        {seats.map((_, at) => (
          <label key={at} className={seatClass(at, teams)}>
            <input type="radio" name="seat" checked={seat === at} onChange={() => setSeat(at)} />
            <span className="pawn" aria-hidden="true">
              {names.initial(at)}
            </span>
            {names.of(at)}
          </label>
        ))}
      </div>
      <label className="level">
        {t('replay.others')}
        <select className="btn" value={level} onChange={({ target }) => setLevel(target.value as BotLevel)}>
          {BOT_LEVELS.map((each) => (
            <option key={each} value={each}>
              {t.any(`table.bot-${each}`)}
            </option>
          ))}
        </select>
      </label>
      <footer>
        <button type="submit" className="btn primary">
          {t('replay.play-on-go')}
        </button>
      </footer>
    </form>
  )
}
