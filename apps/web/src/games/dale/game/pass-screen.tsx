/** A player at a shared device has seen their new hand and passes the device on. */
import { useEffect, useRef } from 'react'
import { useTable } from '../table/table-context.tsx'
import { useTranslation } from '../../../words/words.tsx'

export function PassScreen(): React.ReactNode {
  const t = useTranslation()
  const { match, link, nameOf } = useTable()
  const { handover } = match
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [handover])
  if (handover === undefined) return undefined
  return (
    <button ref={button} type="button" className="btn primary" data-pass-screen onClick={() => void link?.passScreen()}>
      {t('table.pass-screen', { who: nameOf(handover) })}
    </button>
  )
}
