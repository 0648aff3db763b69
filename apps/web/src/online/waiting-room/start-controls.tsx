/** The start button for the host, the reason for waiting for everyone else, and the button to leave. */
import { useId, useState } from 'react'
import { useLocation } from 'wouter'
import { Confirm } from '../../shell/dialog.tsx'
import { useTranslation } from '../../words/words.tsx'
import type { WaitingRoom } from './use-waiting-room.ts'

export function StartControls({ gathering }: { readonly gathering: WaitingRoom }): React.ReactNode {
  const t = useTranslation()
  const waits = useWhatIsMissing(gathering)
  const reason = useId()
  const { at, isHost, isBusy, tell } = gathering
  const canStart = waits === undefined
  return (
    <div className="begin rows gap-6">
      {isHost ? (
        <button
          type="button"
          className={canStart ? 'btn primary set' : 'btn off set'}
          aria-disabled={!canStart}
          aria-busy={isBusy}
          aria-describedby={canStart ? undefined : reason}
          onClick={() => (canStart ? void tell(at.connection.start(at.table.host)) : undefined)}
        >
          <span>{t('online.start')}</span>
          {!canStart && <small id={reason}>{waits}</small>}
        </button>
      ) : (
        <p className="soft" role="status">
          {waits ?? t('online.waits-for-host', { who: at.table.seats[at.table.host]?.name ?? '' })}
        </p>
      )}
      <LeaveSeat gathering={gathering} />
    </div>
  )
}

/** Why the game cannot begin yet. */
function useWhatIsMissing(gathering: WaitingRoom): string | undefined {
  const t = useTranslation()
  const missing = gathering.game.useMissing(gathering)
  const { seats, host } = gathering.at.table
  const open = seats.filter(({ is }) => is === 'open').length
  // Only the host can add computers.
  if (open > 0) return t(gathering.isHost ? 'online.waits-seats' : 'online.waits-players', { count: open })
  const slow = seats.filter(({ is, isReady }, seat) => is === 'person' && !isReady && seat !== host)
  if (slow.length > 0) return t('online.waits-ready', { who: t.list(slow.map(({ name }) => name)) })
  return missing
}

function LeaveSeat({ gathering }: { readonly gathering: WaitingRoom }): React.ReactNode {
  const t = useTranslation()
  const [, goTo] = useLocation()
  const [isAsking, setAsking] = useState(false)
  const { at, tell } = gathering
  const leave = async (): Promise<void> => {
    for (const seat of at.mine) if (!(await tell(at.connection.leave(seat)))) return
    goTo('/online')
  }
  return (
    <>
      <button type="button" className="btn quiet" onClick={() => setAsking(true)}>
        {t('online.leave')}
      </button>
      {isAsking && (
        <Confirm
          title={t('online.leave-title')}
          text={t('online.leave-about')}
          deed={t('online.leave')}
          onConfirm={() => void leave()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
