/** The people at an online table, their chat, and notices that ask for an answer. The same for all games. */
import { useMemo, useState } from 'react'
import { Icon } from '../../look/icon.tsx'
import { useTranslation } from '../../words/words.tsx'
import { useUnread } from '../chat/use-unread.ts'
import { useSeatNames } from '../names.ts'
import type { TableConnection } from '../use-connection.ts'
import type { RequestStatus } from '../use-request-status.ts'
import { useRequestStatus } from '../use-request-status.ts'
import type { SidePanelProps } from './side-panel.tsx'
import { Drawer } from './drawer.tsx'
import './playing.css'
import { Notices } from './notices.tsx'

interface CompanyOptions {
  /** The viewer's seat; -1 for spectators. */
  readonly viewer: number
  /** Whether the panel is always beside the table. */
  readonly hasRail?: boolean
  /** More classes and words of the button, where it stands alone. */
  readonly button?: { readonly className: string; readonly words: string } | undefined
}

interface TableCompany {
  readonly nameOf: (seat: number) => string
  readonly tell: RequestStatus['track']
  /** For a game that shows the company beside its table. */
  readonly company: SidePanelProps
  /** Opens the drawer with the company. */
  readonly button: React.ReactNode
  readonly drawer: React.ReactNode
  readonly slips: React.ReactNode
}

export function useCompany(
  at: TableConnection,
  { viewer, hasRail = false, button: look }: CompanyOptions,
): TableCompany {
  const t = useTranslation()
  const told = useRequestStatus()
  const [isOpen, setOpen] = useState(false)
  const { mine, chat, table } = at
  const unread = useUnread(chat, mine, hasRail || isOpen)
  const nameOf = useSeatNames(table.seats)
  const company = { at, nameOf, seat: viewer >= 0 ? viewer : mine[0], tell: told.track }
  const { className = 'quiet', words } = look ?? {}
  const button = useMemo(
    () => (
      <button
        type="button"
        className={`btn company-button ${className}`}
        aria-expanded={isOpen}
        aria-label={t('online.company-unread', { count: unread })}
        onClick={() => setOpen((is) => !is)}
      >
        <Icon name="people" />
        {words}
        {unread > 0 && <b aria-hidden="true">{unread}</b>}
      </button>
    ),
    [className, isOpen, t, unread, words],
  )
  return {
    nameOf,
    tell: told.track,
    company,
    button,
    drawer: !hasRail && isOpen && <Drawer {...company} onClose={() => setOpen(false)} />,
    slips: <Notices {...{ at, nameOf, status: told, unread, viewer }} />,
  }
}
