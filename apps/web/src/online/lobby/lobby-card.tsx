/** A public table in the list: its game, who sits there, and the way in. */
import type { LobbyEntry } from '@merchants/protocol'
import { Link } from 'wouter'
import { Icon } from '../../look/icon.tsx'
import { useTranslation } from '../../words/words.tsx'
import { sayClock } from '../clocks.ts'
import { gameAt, isTeamGame } from '../games/games.ts'

export function LobbyCard({ table: entry }: { readonly table: LobbyEntry }): React.ReactNode {
  const t = useTranslation()
  const { table, stage, options, seats } = entry
  const people = seats.filter(({ is }) => is === 'person').map(({ name }) => name)
  const open = seats.filter(({ is }) => is === 'open').length
  const bots = seats.filter(({ is }) => is === 'bot').length
  const who = people.length === 0 ? t('online.nobody-yet') : t.list(people)
  const game = gameAt(options)
  const canSit = stage === 'gathering' && open > 0
  return (
    <li className="panel lobby-card row wrap gap-14">
      {game?.Face !== undefined && (
        <span className="laurel" aria-hidden="true">
          <game.Face chosen={options} />
        </span>
      )}
      <div className="told">
        <h4>{who}</h4>
        <p className="soft">
          {game?.title(t)} ·{' '}
          {isTeamGame(options) ? t('table.table-of-teams') : t('table.table-of', { players: seats.length })}
          {canSit && ` · ${t('online.free-seats', { count: open })}`}
          {bots > 0 && ` · ${t('online.bots', { count: bots })}`} · {sayClock(t, options.clock)}
        </p>
      </div>
      <Link
        className={canSit ? 'btn primary' : 'btn'}
        href={`/t/${table}`}
        aria-label={t(canSit ? 'online.join-table' : 'online.watch-table', { who })}
      >
        <Icon name={canSit ? 'hand' : 'eye'} />
        {canSit ? t('online.join') : t('online.watch')}
      </Link>
    </li>
  )
}
