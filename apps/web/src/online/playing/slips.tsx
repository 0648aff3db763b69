/** What should be known or answered at once, in small slips that never stand in the way of reading. */
import type { Proposal } from '@merchants/protocol'
import { Icon } from '../../look/icon.tsx'
import { useWords } from '../../words/words.tsx'
import { ChatNews } from '../chat/chat-news.tsx'
import type { AtTable } from '../use-connection.ts'
import type { Told } from '../use-told.ts'

interface SlipsProps {
  readonly at: AtTable
  readonly nameOf: (seat: number) => string
  readonly told: Told
}

/** How many lines of the chat are unread. */
type Unread = { readonly unread: number }

export function Slips({ at, nameOf, told, unread }: SlipsProps & Unread): React.ReactNode {
  const t = useWords()
  const { table, lost, mine, chat } = at
  return (
    <div className="slips">
      <ChatNews chat={chat} mine={mine} unread={unread} />
      <div role="status">
        {lost !== undefined && (
          <p className="slip is-lost">
            <Icon name="warning" /> {lost.why === 'restart' ? t('online.restarting') : t('online.reconnecting')}
          </p>
        )}
      </div>
      <div role="alert">
        {told.refusal !== undefined && (
          <p className="slip">
            {told.refusal}
            <button type="button" className="btn quiet" aria-label={t('common.close')} onClick={told.forget}>
              <Icon name="close" />
            </button>
          </p>
        )}
      </div>
      <div aria-live="polite">
        {mine.map((seat) => (
          <StandIn key={seat} {...{ at, nameOf, told, seat }} />
        ))}
        {table.proposal !== null && <Asking {...{ at, nameOf, told }} proposal={table.proposal} />}
      </div>
    </div>
  )
}

/** A program plays an own seat: it can be taken back at any time. */
function StandIn({ at, nameOf, told, seat }: SlipsProps & { readonly seat: number }): React.ReactNode {
  const t = useWords()
  const standIn = at.table.seats[seat]?.standIn ?? null
  if (standIn === null || at.table.stage !== 'playing') return undefined
  const who = nameOf(seat)
  return (
    <p className="slip">
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
          onClick={() => void told.tell(at.connection.standIn(false, seat))}
        >
          {t('online.take-back')}
        </button>
      )}
    </p>
  )
}

/** Somebody proposes something, and everybody concerned says yes or no. */
function Asking({ at, nameOf, told, proposal }: SlipsProps & { readonly proposal: Proposal }): React.ReactNode {
  const t = useWords()
  const { mine, connection } = at
  const { what, by, agreed, needed } = proposal
  const [asked] = needed.filter((seat) => mine.includes(seat) && !agreed.includes(seat))
  const waiting = needed.filter((seat) => !agreed.includes(seat)).map(nameOf)
  const isMine = mine.includes(by)
  if (asked === undefined || isMine) {
    return (
      <p className="slip">
        <span>
          {t(what === 'undo' ? 'online.proposed-undo' : 'online.proposed-end', {
            who: nameOf(by),
            mine: isMine ? 'me' : 'other',
          })}{' '}
          {waiting.length > 0 && t('online.waits-for', { who: t.list(waiting) })}
        </span>
        {isMine && (
          <button type="button" className="btn" onClick={() => void told.tell(connection.agree(false, by))}>
            {t('online.withdraw')}
          </button>
        )}
      </p>
    )
  }
  return (
    <p className="slip">
      <span>
        {t(what === 'undo' ? 'online.proposed-undo' : 'online.proposed-end', { who: nameOf(by), mine: 'other' })}
      </span>
      <button type="button" className="btn primary" onClick={() => void told.tell(connection.agree(true, asked))}>
        {t('online.agree')}
      </button>
      <button type="button" className="btn" onClick={() => void told.tell(connection.agree(false, asked))}>
        {t('online.disagree')}
      </button>
    </p>
  )
}
