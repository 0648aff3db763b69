/** What should be known or answered at once, in small slips that never stand in the way of reading. */
import type { Proposal } from '@merchants/protocol'
import { Icon } from '../../look/icon.tsx'
import { sayTable } from '../../log/say-table.ts'
import type { T } from '../../words/t.ts'
import { useWords } from '../../words/words.tsx'
import { ChatNews } from '../chat/chat-news.tsx'
import type { AtTable } from '../use-connection.ts'
import type { Told } from '../use-told.ts'
import { Trouble } from './trouble.tsx'
import { useTableNews } from './use-table-news.ts'

type Naming = (seat: number) => string

interface SlipsProps {
  readonly at: AtTable
  readonly nameOf: Naming
  readonly told: Told
}

/** How many lines of the chat are unread. */
type Unread = { readonly unread: number }

export function Slips({ at, nameOf, told, unread }: SlipsProps & Unread): React.ReactNode {
  const t = useWords()
  const { table, lost, isSaving, mine, chat } = at
  return (
    <div className="slips">
      <ChatNews chat={chat} mine={mine} unread={unread} />
      <Trouble {...{ lost, isSaving }} isStopped={table.isStopped} />
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
        <News {...{ at, nameOf }} />
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

/** Somebody took something back, or somebody new sits at the table: told until it is put away. */
function News({ at, nameOf }: Pick<SlipsProps, 'at' | 'nameOf'>): React.ReactNode {
  const t = useWords()
  const { events, wasAway, dismiss } = useTableNews(at)
  if (events.length === 0) return undefined
  const viewer = at.sight?.view.seat ?? -1
  const said = events.map((event) => sayTable(t, event, nameOf, viewer))
  return (
    <p className="slip">
      <Icon name="undo" />
      <span>{wasAway ? t('online.while-away', { news: said.join(' ') }) : said.join(' ')}</span>
      <button type="button" className="btn quiet" aria-label={t('common.close')} onClick={dismiss}>
        <Icon name="close" />
      </button>
    </p>
  )
}

/** Somebody proposes something, and everybody concerned says yes or no. */
function Asking({ at, nameOf, told, proposal }: SlipsProps & { readonly proposal: Proposal }): React.ReactNode {
  const t = useWords()
  const { mine, connection } = at
  const { by, agreed, needed, number } = proposal
  const [asked] = needed.filter((seat) => mine.includes(seat) && !agreed.includes(seat))
  const waiting = needed.filter((seat) => !agreed.includes(seat)).map(nameOf)
  const isMine = mine.includes(by)
  const said = sayProposal(t, proposal, nameOf, mine)
  const vote = (yes: boolean, seat: number): void => void told.tell(connection.agree(yes, seat, undefined, number))
  if (asked === undefined) {
    return (
      <p className="slip">
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
    <p className="slip">
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
