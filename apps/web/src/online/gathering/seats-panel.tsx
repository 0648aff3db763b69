/** Who sits where, how to sit down, and the way to begin. */
import { useId, useState } from 'react'
import { Dialog } from '../../home/dialog.tsx'
import { TABLES, playersAt, withSize } from '../../home/draft.ts'
import { useDraft } from '../../home/draft-store.ts'
import { Icon } from '../../look/icon.tsx'
import { useSettings } from '../../settings/settings.ts'
import { useWords } from '../../words/words.tsx'
import { SeatLine } from './seat-line.tsx'
import { fewestSeats } from './seat-plans.ts'
import { Start } from './start.tsx'
import { TakeSeat } from './take-seat.tsx'
import type { Gathering } from './use-gathering.ts'
import { useIsTakenBack } from './use-is-taken-back.ts'

export function SeatsPanel({ gathering }: { readonly gathering: Gathering }): React.ReactNode {
  const t = useWords()
  const heading = useId()
  const [wanted, setWanted] = useState<number>()
  const { at, isHost, refusal } = gathering
  const { table, mine } = at
  const isOpen = table.seats.some(({ is }) => is === 'open')
  const isSeated = mine.length > 0
  const isTakenBack = useIsTakenBack(at)
  return (
    <section className="panel gather-seats" aria-labelledby={heading}>
      <h2 id={heading}>{t('online.seats')}</h2>
      {isHost && <Sizes gathering={gathering} />}
      <ol className="seats" aria-label={t('home.seats')}>
        {table.seats.map((_, seat) => (
          <SeatLine key={seat} gathering={gathering} seat={seat} onSit={isSeated ? undefined : () => setWanted(seat)} />
        ))}
      </ol>
      {table.spectators > 0 && (
        <p className="watchers">
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
      {!isSeated && isOpen && wanted === undefined && <TakeSeat at={at} />}
      {!isSeated && !isOpen && <p className="hint">{t('online.full-watch')}</p>}
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
      {isSeated && <Start gathering={gathering} />}
      {wanted !== undefined && (
        <Dialog
          title={isSeated ? t('online.somebody-beside') : t('online.take-seat-number', { seat: wanted + 1 })}
          onClose={() => setWanted(undefined)}
        >
          {isSeated && <p>{t('online.beside-about')}</p>}
          <TakeSeat at={at} seat={wanted} onDone={() => setWanted(undefined)} />
        </Dialog>
      )}
    </section>
  )
}

/** How many play; never fewer than sit there. */
function Sizes({ gathering }: { readonly gathering: Gathering }): React.ReactNode {
  const t = useWords()
  const { draft, setDraft } = useDraft()
  const banned = useSettings((settings) => settings.banned)
  const fewest = fewestSeats(gathering.at.table.seats)
  return (
    <div className="seg" role="group" aria-label={t('home.players')}>
      {TABLES.map((size) => {
        const can = playersAt(size) >= fewest
        return (
          <button
            key={size}
            type="button"
            className={`btn ${size === draft.size ? 'on' : can ? '' : 'off'}`}
            aria-pressed={size === draft.size}
            aria-disabled={!can}
            title={can ? undefined : t('online.too-many-sit')}
            aria-label={size === 'teams' ? t('home.teams') : t('home.players-count', { count: playersAt(size) })}
            onClick={() => (can ? setDraft(withSize(draft, size, banned)) : undefined)}
          >
            {size === 'teams' ? t('home.teams') : size}
          </button>
        )
      })}
    </div>
  )
}
