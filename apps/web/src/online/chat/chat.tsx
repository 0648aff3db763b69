/** The chat of a table, read by everyone there. */
import type { Connection } from '@merchants/client'
import type { ChatLine } from '@merchants/protocol'
import { useEffect, useId, useRef, useState } from 'react'
import { Icon } from '../../look/icon.tsx'
import { useTranslation } from '../../words/words.tsx'
import { useRequestStatus } from '../use-request-status.ts'
import './chat.css'
import { linesOf } from './chat-lines.ts'

/** The server's limit. */
const LONGEST = 300

interface ChatProps {
  readonly connection: Connection
  readonly chat: readonly ChatLine[]
  readonly mine: readonly number[]
  readonly teams: boolean
  /** The viewer's seat; absent for a spectator. */
  readonly speaker: number | undefined
}

export function Chat({ connection, chat, mine, teams, speaker }: ChatProps): React.ReactNode {
  const t = useTranslation()
  const title = useId()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.scrollTo({ top: box.current.scrollHeight })
  }, [chat.length])
  return (
    <section className="chat column gap-8" aria-labelledby={title}>
      <h2 id={title}>{t('online.chat')}</h2>
      <div className="chat-lines rows gap-4" ref={box} role="log" aria-labelledby={title} tabIndex={0}>
        {chat.length === 0 && <p className="soft">{t('online.chat-empty')}</p>}
        {linesOf(chat).map(({ line, isSame }, at) => (
          <p key={at} className={`seat-${(teams ? line.seat % 2 : line.seat) + 1} ${isSame ? 'is-same' : ''}`}>
            <b className={isSame ? 'sr' : ''}>{mine.includes(line.seat) ? t('common.you') : line.name}</b> {line.text}
          </p>
        ))}
      </div>
      {speaker === undefined ? <p className="soft">{t('online.chat-watch')}</p> : <Say {...{ connection, speaker }} />}
    </section>
  )
}

function Say({ connection, speaker }: { readonly connection: Connection; readonly speaker: number }): React.ReactNode {
  const t = useTranslation()
  const [text, setText] = useState('')
  const { track, refusal } = useRequestStatus()
  const say = (): void => {
    const said = text.trim()
    if (said === '') return
    setText('')
    void track(connection.chat(said, speaker)).then((isDone) => isDone || setText((typed) => typed || said))
  }
  return (
    <form
      className="row wrap gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        say()
      }}
    >
      {refusal !== undefined && (
        <p className="fault whole" role="alert">
          {refusal}
        </p>
      )}
      <input
        className="field grow"
        aria-label={t('online.chat-say')}
        placeholder={t('online.chat-say')}
        value={text}
        maxLength={LONGEST}
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
      />
      <button type="submit" className="btn" aria-label={t('online.chat-send')} title={t('online.chat-send')}>
        <Icon name="arrow" />
      </button>
    </form>
  )
}
