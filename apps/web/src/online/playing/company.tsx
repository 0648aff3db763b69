/** Everything beside the game: the people, what they say, and what can be done. In the rail, or in a drawer. */
import { useWords } from '../../words/words.tsx'
import { Chat } from '../chat/chat.tsx'
import type { AtTable } from '../use-connection.ts'
import type { Told } from '../use-told.ts'
import { People } from './people.tsx'
import { TableMenu } from './table-menu.tsx'

export interface CompanyProps {
  readonly at: AtTable
  readonly nameOf: (seat: number) => string
  /** The own seat that acts and speaks; nothing for somebody who watches. */
  readonly seat: number | undefined
  readonly tell: Told['tell']
  readonly children?: React.ReactNode
}

export function Company({ at, nameOf, seat, tell, children }: CompanyProps): React.ReactNode {
  const t = useWords()
  const { connection, chat, mine, table } = at
  return (
    <section className="company" aria-label={t('online.company')}>
      <header>
        <h2>{seat === undefined ? t('online.you-watch') : t('online.company')}</h2>
        <TableMenu {...{ at, seat, tell }} name={seat === undefined ? '' : nameOf(seat)} />
        {children}
      </header>
      <People at={at} nameOf={nameOf} />
      <Chat {...{ connection, chat, mine }} teams={table.options.teams} speaker={seat} />
    </section>
  )
}
