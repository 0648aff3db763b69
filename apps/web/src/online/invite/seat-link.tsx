/** The viewer's seat on another device, as a secret link. */
import { createSeatLink } from '@merchants/client'
import { useEffect, useState } from 'react'
import { isRefusal } from '@merchants/tabletop'
import type { Refusal } from '@merchants/tabletop'
import { Dialog } from '../../shell/dialog.tsx'
import { useTranslation } from '../../words/words.tsx'
import { useRefusal } from '../refusal.ts'
import { API } from '../api-base.ts'
import { Devices } from './devices.tsx'
import { LinkCard } from './link-card.tsx'

interface SeatLinkProps {
  readonly table: string
  readonly seat: number
  readonly name: string
  readonly onClose: () => void
}

export function SeatLink({ table, seat, name, onClose }: SeatLinkProps): React.ReactNode {
  const t = useTranslation()
  const inWords = useRefusal()
  const [made, setMade] = useState<{ readonly secret: string } | Refusal>()

  useEffect(() => {
    let isWanted = true
    void createSeatLink(API, table, seat).then((answer) => isWanted && setMade(answer))
    return () => {
      isWanted = false
    }
  }, [seat, table])

  return (
    <Dialog title={t('online.seat-link', { who: name })} onClose={onClose}>
      <p>{t('online.seat-link-about')}</p>
      {made === undefined && <p aria-busy="true">{t('online.seat-link-wait')}</p>}
      {made !== undefined && isRefusal(made) && <p role="alert">{inWords(made)}</p>}
      {made !== undefined && !isRefusal(made) && (
        <LinkCard
          link={`${location.origin}/t/${table}#seat=${made.secret}`}
          label={t('online.seat-link', { who: name })}
          invitation={t('online.seat-link', { who: name })}
        />
      )}
      <p className="warning">{t('online.seat-link-warning')}</p>
      <Devices
        table={table}
        seat={seat}
        link={made !== undefined && !isRefusal(made) ? made.secret : undefined}
        onWithdrawn={onClose}
      />
    </Dialog>
  )
}
