/** Actions at an online table besides playing. */
import type { TableView } from '@merchants/protocol'
import { useId, useState } from 'react'
import { useLocation } from 'wouter'
import { Confirm, Dialog } from '../../shell/dialog.tsx'
import { Icon } from '../../look/icon.tsx'
import { WebhookDialog } from '../../notify/webhook-dialog.tsx'
import { useTranslation } from '../../words/words.tsx'
import { LinkCard } from '../invite/link-card.tsx'
import { SeatLink } from '../invite/seat-link.tsx'
import type { TableConnection } from '../use-connection.ts'
import type { RequestStatus } from '../use-request-status.ts'
import '../../shell/menu.css'
import { RemindItem } from './remind-item.tsx'

interface TableMenuProps {
  readonly at: TableConnection
  /** The viewer's seat; absent for a spectator. */
  readonly seat: number | undefined
  readonly nameOf: (seat: number) => string
  readonly tell: RequestStatus['track']
}

type Slip = 'resign' | 'seat-link' | 'invite' | 'webhook'

export function TableMenu({ at, seat, nameOf, tell }: TableMenuProps): React.ReactNode {
  const t = useTranslation()
  const menu = useId()
  const [, goTo] = useLocation()
  const [slip, setSlip] = useState<Slip>()
  const { connection, table } = at
  const isPlaying = table.stage === 'playing'
  const standIn = seat === undefined ? null : (table.seats[seat]?.standIn ?? null)
  const canAct = seat !== undefined && isPlaying && standIn !== 'resigned'
  const item = (icon: string, label: string, onPress: () => void): React.ReactNode => (
    <MenuItem {...{ menu, icon, label, onPress }} />
  )
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
        {canAct &&
          standIn === null &&
          item('robot', t('online.hand-over'), () => void tell(connection.standIn(true, seat)))}
        {canAct && table.proposal === null && <Proposals {...{ at, seat, nameOf, tell, menu }} />}
        {seat !== undefined && item('phone-screen', t('online.other-device'), () => setSlip('seat-link'))}
        {canAct && <RemindItem table={table.table} seat={seat} />}
        {canAct && item('link', t('push.webhook'), () => setSlip('webhook'))}
        {item('link', t('online.invite-watch'), () => setSlip('invite'))}
        {canAct && item('ban', t('online.resign'), () => setSlip('resign'))}
        {item('back', t('online.go-away'), () => goTo('/online'))}
      </div>
      {slip !== undefined && <OpenSlip {...{ at, seat, nameOf, tell, slip }} onClose={() => setSlip(undefined)} />}
    </>
  )
}

interface ProposalsProps extends TableMenuProps {
  readonly seat: number
  readonly menu: string
}

/** Requests to all players. */
function Proposals({ at: { connection, table }, seat, nameOf, tell, menu }: ProposalsProps): React.ReactNode {
  const t = useTranslation()
  return (
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
      {seatsToFree(table, seat).map((other) => (
        <MenuItem
          key={other}
          menu={menu}
          icon="plus"
          label={t('online.ask-open', { who: nameOf(other) })}
          onPress={() => void tell(connection.propose('open', seat, other))}
        />
      ))}
    </>
  )
}

interface OpenSlipProps extends TableMenuProps {
  readonly slip: Slip
  readonly onClose: () => void
}

function OpenSlip({ at, seat, nameOf, tell, slip, onClose }: OpenSlipProps): React.ReactNode {
  const t = useTranslation()
  const { connection, table } = at
  if (slip === 'invite') {
    return (
      <Dialog title={t('online.invite-watch')} onClose={onClose}>
        <p>{t('online.invite-watch-about')}</p>
        <LinkCard
          link={`${location.origin}/t/${table.table}`}
          label={t('online.invite-link')}
          invitation={t('online.invitation')}
        />
      </Dialog>
    )
  }
  if (seat === undefined) return undefined
  if (slip === 'seat-link') return <SeatLink table={table.table} seat={seat} name={nameOf(seat)} onClose={onClose} />
  if (slip === 'webhook') return <WebhookDialog table={table.table} seat={seat} onClose={onClose} />
  return (
    <Confirm
      title={t('online.resign-title')}
      text={t('online.resign-about')}
      deed={t('online.resign')}
      onConfirm={() => void tell(connection.resign(seat))}
      onClose={onClose}
    />
  )
}

/** The seats that a computer plays for good. The host may ask to let a new player take one. */
const seatsToFree = ({ host, seats }: TableView, seat: number): readonly number[] =>
  seat !== host ? [] : seats.flatMap(({ is, standIn }, at) => (is === 'bot' || standIn === 'resigned' ? [at] : []))

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
