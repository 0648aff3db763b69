/** Urgent notes and questions in small slips that never cover the text. */
import type { Proposal } from '@merchants/protocol'
import { useState } from 'react'
import { Dialog } from '../../shell/dialog.tsx'
import { Icon } from '../../look/icon.tsx'
import { sayAnnouncement } from '../say-announcement.ts'
import type { T } from '../../words/translator.ts'
import { useTranslation } from '../../words/words.tsx'
import { ChatAnnouncer } from '../chat/chat-announcer.tsx'
import { TakeSeat } from '../waiting-room/take-seat.tsx'
import type { TableConnection } from '../use-connection.ts'
import type { RequestStatus } from '../use-request-status.ts'
import { Trouble } from './trouble.tsx'
import { useTableNews } from './use-table-news.ts'

type Naming = (seat: number) => string

interface NoticesProps {
  readonly at: TableConnection
  readonly nameOf: Naming
  readonly status: RequestStatus
  /** The seat of the viewer; -1 for spectators. */
  readonly viewer: number
}

/** How many lines of the chat are unread. */
type Unread = { readonly unread: number }

export function Notices({ at, nameOf, status, viewer, unread }: NoticesProps & Unread): React.ReactNode {
  const t = useTranslation()
  const { table, disconnect, isSaving, mine, chat } = at
  return (
    <div className="slips">
      <ChatAnnouncer chat={chat} mine={mine} unread={unread} />
      <Trouble {...{ disconnect, isSaving }} isStopped={table.isStopped} />
      <div role="alert">
        {status.refusal !== undefined && (
          <p className="slip panel row wrap gap-8">
            {status.refusal}
            <button type="button" className="btn quiet" aria-label={t('common.close')} onClick={status.dismiss}>
              <Icon name="close" />
            </button>
          </p>
        )}
      </div>
      <div aria-live="polite">
        {mine.map((seat) => (
          <StandIn key={seat} {...{ at, nameOf, status, viewer, seat }} />
        ))}
        <News {...{ at, nameOf, viewer }} />
        <FreeSeat at={at} />
        {table.proposal !== null && <Asking {...{ at, nameOf, status, viewer }} proposal={table.proposal} />}
      </div>
    </div>
  )
}

/** A bot plays your own seat, which you can take back at any time. */
function StandIn({ at, nameOf, status, seat }: NoticesProps & { readonly seat: number }): React.ReactNode {
  const t = useTranslation()
  const standIn = at.table.seats[seat]?.standIn ?? null
  if (standIn === null || at.table.stage !== 'playing') return undefined
  const who = nameOf(seat)
  return (
    <p className="slip panel row wrap gap-8">
      <Icon name="robot" />
      <span>
        {standIn === 'resigned'
          ? t('online.you-resigned')
          : at.mine.length > 1
            ? t('online.robot-for', { who })
            : t('online.robot-for-you')}
      </span>
      {standIn !== 'resigned' && (
        <button
          type="button"
          className="btn primary"
          onClick={() => void status.track(at.connection.standIn(false, seat))}
        >
          {t('online.take-back')}
        </button>
      )}
    </p>
  )
}

/** Shows an undo or a new player until it is dismissed. */
function News({ at, nameOf, viewer }: Omit<NoticesProps, 'status'>): React.ReactNode {
  const t = useTranslation()
  const { events, wasAway, dismiss } = useTableNews(at)
  if (events.length === 0) return undefined
  const said = events.map((event) => sayAnnouncement(t, event, nameOf, viewer))
  return (
    <p className="slip panel row wrap gap-8">
      <Icon name="undo" />
      <span>{wasAway ? t('online.while-away', { news: said.join(' ') }) : said.join(' ')}</span>
      <button type="button" className="btn quiet" aria-label={t('common.close')} onClick={dismiss}>
        <Icon name="close" />
      </button>
    </p>
  )
}

/** The others have agreed that a new player can take over a seat. */
function FreeSeat({ at }: Pick<NoticesProps, 'at'>): React.ReactNode {
  const t = useTranslation()
  const [isSitting, setIsSitting] = useState(false)
  const { table, mine } = at
  const seat = table.seats.findIndex(({ is }) => is === 'open')
  if (table.stage !== 'playing' || mine.length > 0 || seat < 0) return undefined
  const sit = t('online.take-seat-number', { seat: seat + 1 })
  return (
    <>
      <p className="slip panel row wrap gap-8">
        <span>{t('online.seat-free', { seat: seat + 1 })}</span>
        <button type="button" className="btn primary" onClick={() => setIsSitting(true)}>
          {sit}
        </button>
      </p>
      {isSitting && (
        <Dialog title={sit} onClose={() => setIsSitting(false)}>
          <TakeSeat at={at} seat={seat} />
        </Dialog>
      )}
    </>
  )
}

/** A proposal, with buttons to agree and decline. */
function Asking({ at, nameOf, status, proposal }: NoticesProps & { readonly proposal: Proposal }): React.ReactNode {
  const t = useTranslation()
  const { mine, connection } = at
  const { by, agreed, needed, number } = proposal
  const [asked] = needed.filter((seat) => mine.includes(seat) && !agreed.includes(seat))
  const waiting = needed.filter((seat) => !agreed.includes(seat)).map(nameOf)
  const isMine = mine.includes(by)
  const said = sayProposal(t, proposal, nameOf, mine)
  const vote = (yes: boolean, seat: number): void => void status.track(connection.agree(yes, seat, undefined, number))
  if (asked === undefined) {
    return (
      <p className="slip panel row wrap gap-8">
        <span>
          {said} {waiting.length > 0 && t('online.waits-for', { who: t.list(waiting) })}
        </span>
        {isMine && (
          <button type="button" className="btn" onClick={() => vote(false, by)}>
            {t('online.withdraw')}
          </button>
        )}
      </p>
    )
  }
  return (
    <p className="slip panel row wrap gap-8">
      <span>{said}</span>
      <button type="button" className="btn primary" onClick={() => vote(true, asked)}>
        {t('online.agree')}
      </button>
      <button type="button" className="btn" onClick={() => vote(false, asked)}>
        {t('online.disagree')}
      </button>
    </p>
  )
}

function sayProposal(t: T, { what, by, steps, opens }: Proposal, nameOf: Naming, own: readonly number[]): string {
  const facts = { who: nameOf(by), mine: own.includes(by) && own.length === 1 ? 'me' : 'other' }
  if (what === 'undo') return t('online.proposed-undo', { ...facts, count: steps ?? 1 })
  if (what === 'end') return t('online.proposed-end', facts)
  return t('online.proposed-open', { ...facts, seat: nameOf(opens ?? by) })
}
