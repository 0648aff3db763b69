/** What somebody at a table online can do besides playing. */
import { useId, useState } from 'react'
import { useLocation } from 'wouter'
import { Confirm, Dialog } from '../../home/dialog.tsx'
import { Icon } from '../../look/icon.tsx'
import { WebhookDialog } from '../../notify/webhook-dialog.tsx'
import { useWords } from '../../words/words.tsx'
import { LinkCard } from '../invite/link-card.tsx'
import { SeatLink } from '../invite/seat-link.tsx'
import type { AtTable } from '../use-connection.ts'
import type { Told } from '../use-told.ts'
import { RemindItem } from './remind-item.tsx'

interface TableMenuProps {
  readonly at: AtTable
  /** The own seat that is meant; nothing for somebody who watches. */
  readonly seat: number | undefined
  readonly name: string
  readonly tell: Told['tell']
}

type Slip = 'resign' | 'seat-link' | 'invite' | 'webhook'

export function TableMenu({ at, seat, name, tell }: TableMenuProps): React.ReactNode {
  const t = useWords()
  const menu = useId()
  const [, goTo] = useLocation()
  const [slip, setSlip] = useState<Slip>()
  const { connection, table } = at
  const close = (): void => setSlip(undefined)
  const isPlaying = table.stage === 'playing'
  const standIn = seat === undefined ? null : (table.seats[seat]?.standIn ?? null)
  const canAct = seat !== undefined && isPlaying && standIn !== 'resigned'
  const canPropose = canAct && table.proposal === null
  return (
    <>
      <button
        type="button"
        className="btn quiet"
        popoverTarget={menu}
        aria-label={t('online.menu')}
        title={t('online.menu')}
      >
        <Icon name="settings" />
      </button>
      <div id={menu} popover="auto" className="menu panel online-menu">
        {canAct && standIn === null && (
          <MenuItem
            menu={menu}
            icon="robot"
            label={t('online.hand-over')}
            onPress={() => void tell(connection.standIn(true, seat))}
          />
        )}
        {canPropose && (
          <>
            <MenuItem
              menu={menu}
              icon="undo"
              label={t('online.ask-undo')}
              onPress={() => void tell(connection.propose('undo', seat))}
            />
            <MenuItem
              menu={menu}
              icon="check"
              label={t('online.ask-end')}
              onPress={() => void tell(connection.propose('end', seat))}
            />
          </>
        )}
        {seat !== undefined && (
          <MenuItem
            menu={menu}
            icon="phone-screen"
            label={t('online.other-device')}
            onPress={() => setSlip('seat-link')}
          />
        )}
        {canAct && <RemindItem table={table.table} seat={seat} />}
        {canAct && <MenuItem menu={menu} icon="link" label={t('push.webhook')} onPress={() => setSlip('webhook')} />}
        <MenuItem menu={menu} icon="link" label={t('online.invite-watch')} onPress={() => setSlip('invite')} />
        {canAct && <MenuItem menu={menu} icon="ban" label={t('online.resign')} onPress={() => setSlip('resign')} />}
        <MenuItem menu={menu} icon="back" label={t('online.go-away')} onPress={() => goTo('/online')} />
      </div>
      {slip === 'resign' && seat !== undefined && (
        <Confirm
          title={t('online.resign-title')}
          text={t('online.resign-about')}
          deed={t('online.resign')}
          onConfirm={() => void tell(connection.resign(seat))}
          onClose={close}
        />
      )}
      {slip === 'seat-link' && seat !== undefined && (
        <SeatLink table={table.table} seat={seat} name={name} onClose={close} />
      )}
      {slip === 'webhook' && seat !== undefined && <WebhookDialog table={table.table} seat={seat} onClose={close} />}
      {slip === 'invite' && (
        <Dialog title={t('online.invite-watch')} onClose={close}>
          <p>{t('online.invite-watch-about')}</p>
          <LinkCard
            link={`${location.origin}/t/${table.table}`}
            label={t('online.invite-link')}
            invitation={t('online.invitation')}
          />
        </Dialog>
      )}
    </>
  )
}

interface MenuItemProps {
  /** The menu to close. */
  readonly menu: string
  readonly icon: string
  readonly label: string
  readonly onPress: () => void
}

function MenuItem({ menu, icon, label, onPress }: MenuItemProps): React.ReactNode {
  return (
    <button type="button" popoverTarget={menu} popoverTargetAction="hide" onClick={onPress}>
      <Icon name={icon} /> {label}
    </button>
  )
}
