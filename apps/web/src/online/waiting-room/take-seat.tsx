/** Takes a seat under a nickname, for a newcomer or for a second player on this device. */
import { takeSeat } from '@merchants/client'
import { isRefusal } from '@merchants/tabletop'
import { useState } from 'react'
import { useTranslation } from '../../words/words.tsx'
import { Nickname, useNickname } from '../nickname.tsx'
import { newSalt } from '../salt.ts'
import { API } from '../api-base.ts'
import type { TableConnection } from '../use-connection.ts'
import { useRequestStatus } from '../use-request-status.ts'

interface TakeSeatProps {
  readonly at: TableConnection
  /** The seat to take; by default the first open one. */
  readonly seat?: number
  /** Told when the seat is asked for, and when it is refused. */
  readonly onSitting?: (isSitting: boolean) => void
  readonly onDone?: () => void
}

export function TakeSeat({ at, seat, onSitting, onDone }: TakeSeatProps): React.ReactNode {
  const t = useTranslation()
  const { table, mine, rejoin } = at
  const [remembered, remember] = useNickname()
  const [typed, setTyped] = useState<string>()
  const { refusal, isBusy, track } = useRequestStatus()
  const isFirst = mine.length === 0
  const name = typed ?? (isFirst ? remembered : '')

  const take = async (): Promise<void> => {
    const body = { name: name.trim(), salt: newSalt(), ...(seat !== undefined && { seat }) }
    onSitting?.(true)
    const asked = takeSeat(API, table.table, body).then((taken) => (isRefusal(taken) ? taken : undefined))
    if (!(await track(asked))) return onSitting?.(false)
    if (isFirst) remember(name.trim())
    rejoin()
    onDone?.()
  }
  return (
    <form
      className="take-seat rows gap-8"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy && name.trim() !== '') void take()
      }}
    >
      <Nickname value={name} onChange={setTyped} />
      <button type="submit" className="btn primary" aria-busy={isBusy}>
        {seat === undefined ? t('online.take-seat') : t('online.take-seat-number', { seat: seat + 1 })}
      </button>
      {refusal !== undefined && (
        <p className="fault" role="alert">
          {refusal}
        </p>
      )}
    </form>
  )
}
