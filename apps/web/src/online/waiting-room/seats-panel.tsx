/** The seats with their players, and the buttons to sit down and to start. */
import { useId, useState } from 'react'
import { Dialog } from '../../shell/dialog.tsx'
import { Icon } from '../../look/icon.tsx'
import { useTranslation } from '../../words/words.tsx'
import { Sizes } from '../sizes.tsx'
import { SeatLine } from './seat-line.tsx'
import { fewestSeats } from './seat-plans.ts'
import { StartControls } from './start-controls.tsx'
import { TakeSeat } from './take-seat.tsx'
import type { WaitingRoom } from './use-waiting-room.ts'
import { useReadyReset } from './use-ready-reset.ts'

export function SeatsPanel({ gathering }: { readonly gathering: WaitingRoom }): React.ReactNode {
  const t = useTranslation()
  const heading = useId()
  const [wanted, setWanted] = useState<number>()
  const { at, isHost, refusal } = gathering
  const { table, mine } = at
  const isOpen = table.seats.some(({ is }) => is === 'open')
  const isSeated = mine.length > 0
  const [isSitting, setSitting] = useState(false)
  // The seat is taken a moment before the page is seated.
  if (isSeated && isSitting) setSitting(false)
  const isTakenBack = useReadyReset(at)
  return (
    <section className="panel column gap-6" aria-labelledby={heading}>
      <h2 id={heading}>{t('online.seats')}</h2>
      {isHost && <HostSizes gathering={gathering} />}
      <ol className="seats rows gap-6" aria-label={t('home.seats')}>
        {table.seats.map((_, seat) => (
          <SeatLine key={seat} gathering={gathering} seat={seat} onSit={isSeated ? undefined : () => setWanted(seat)} />
        ))}
      </ol>
      {table.spectators > 0 && (
        <p className="soft">
          <Icon name="eye" /> {t('online.spectators', { count: table.spectators })}
        </p>
      )}
      <p className="changed" role="status">
        {isTakenBack && t('online.changed')}
      </p>
      {refusal !== undefined && (
        <p className="fault" role="alert">
          {refusal}
        </p>
      )}
      {!isSeated && (isOpen || isSitting) && wanted === undefined && <TakeSeat at={at} onSitting={setSitting} />}
      {!isSeated && !isOpen && !isSitting && <p className="soft">{t('online.full-watch')}</p>}
      {isSeated && isOpen && (
        <button
          type="button"
          className="btn quiet beside"
          onClick={() => setWanted(table.seats.findIndex(({ is }) => is === 'open'))}
        >
          <Icon name="people" />
          {t('online.somebody-beside')}
        </button>
      )}
      {isSeated && <StartControls gathering={gathering} />}
      {wanted !== undefined && (
        <Dialog
          title={isSeated ? t('online.somebody-beside') : t('online.take-seat-number', { seat: wanted + 1 })}
          onClose={() => setWanted(undefined)}
        >
          {isSeated && <p>{t('online.beside-about')}</p>}
          <TakeSeat at={at} seat={wanted} onSitting={setSitting} onDone={() => setWanted(undefined)} />
        </Dialog>
      )}
    </section>
  )
}

/** The number of players; never fewer than are seated. */
function HostSizes({ gathering }: { readonly gathering: WaitingRoom }): React.ReactNode {
  const t = useTranslation()
  const { at, game } = gathering
  const [size, choose] = game.useSize(gathering)
  return (
    <div className="seg rows gap-6" role="group" aria-label={t('home.players')}>
      <Sizes sizes={game.sizes} value={size} fewest={fewestSeats(at.table.seats)} onChoose={choose} />
    </div>
  )
}
