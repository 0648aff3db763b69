/** The end of a game online: the result as everywhere, and a rematch as soon as everybody wants one. */
import { useMemo, useState } from 'react'
import { EndScreen } from '../../end/end-screen.tsx'
import { Icon } from '../../look/icon.tsx'
import { useTextTable } from '../../settings/text-mode.ts'
import { TextTable } from '../../text-table/text-table.tsx'
import { useWords } from '../../words/words.tsx'
import { useUnread } from '../chat/use-unread.ts'
import { useBotNames } from '../names.ts'
import { seatsFrom } from '../online-sight.ts'
import { Drawer } from '../playing/drawer.tsx'
import '../playing/playing.css'
import { Slips } from '../playing/slips.tsx'
import { useOnlineSight } from '../playing/use-online-sight.ts'
import type { AtTable } from '../use-connection.ts'
import { useTold } from '../use-told.ts'
import { Again } from './again.tsx'
import './over.css'
import { useFinished } from './use-finished.ts'

const ENDINGS = { agreed: 'online.ended-agreed', abandoned: 'online.ended-abandoned' } as const

export function OverScreen({ at }: { readonly at: AtTable }): React.ReactNode {
  const t = useWords()
  const told = useTold()
  const [isOpen, setOpen] = useState(false)
  const { table, mine, chat } = at
  const unread = useUnread(chat, mine, isOpen)
  const botNames = useBotNames(table.seats)
  const seats = useMemo(() => seatsFrom(table.seats, mine, botNames), [botNames, mine, table.seats])
  const finished = useFinished(table.table, table.game, seats)
  const { sight: last } = useOnlineSight(at)
  const sight = finished ?? last
  const [isText, showText] = useTextTable(sight?.game ?? '')
  if (sight === undefined) return <main className="waiting" aria-busy="true" aria-label={t('table.loading')} />

  const nameOf = (seat: number): string => seats[seat]?.name ?? ''
  const ending = table.ending === null || table.ending === 'won' ? undefined : t(ENDINGS[table.ending])
  const again = <Again at={at} nameOf={nameOf} tell={told.tell} />
  return (
    <div className="online-end">
      {isText ? (
        <>
          <TextTable sight={sight} link={undefined} onLeave={() => showText(false)} />
          <div className="text-again">{again}</div>
        </>
      ) : (
        <EndScreen sight={sight} ending={ending} isKept={finished !== undefined} rematch={again} />
      )}
      <button
        type="button"
        className="btn company-button talk"
        aria-expanded={isOpen}
        aria-label={t('online.company-unread', { count: unread })}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="people" />
        {t('online.chat')}
        {unread > 0 && <b aria-hidden="true">{unread}</b>}
      </button>
      {isOpen && <Drawer {...{ at, nameOf }} seat={mine[0]} tell={told.tell} onClose={() => setOpen(false)} />}
      <Slips at={at} nameOf={nameOf} told={told} unread={unread} />
    </div>
  )
}
