/** An earlier moment of the running game from the viewer's point of view; the game continues meanwhile. */
import type { Dale } from '@merchants/dale'
import type { Refusal } from '@merchants/tabletop'
import { isRefusal } from '@merchants/tabletop'
import type { MatchViewOf } from '@merchants/protocol'
import { useEffect, useMemo, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { Icon } from '../../../look/icon.tsx'
import type { DaleMatchView } from '../../../games/dale/match-types.ts'
import { DaleTable } from '../../../games/dale/table/dale-table.tsx'
import '../../../games/dale/table/watching.css'
import { useTranslation } from '../../../words/words.tsx'
import { toMatchView } from './to-match-view.ts'
import { useRefusal } from '../../refusal.ts'
import type { TableConnection } from '../../use-connection.ts'

interface PastViewProps {
  readonly at: TableConnection<Dale>
  readonly now: DaleMatchView
  readonly step: number
}

export function PastView({ at, now, step }: PastViewProps): React.ReactNode {
  const t = useTranslation()
  const inWords = useRefusal()
  const [, goTo] = useLocation()
  const { connection, table } = at
  const [seen, setSeen] = useState<MatchViewOf<Dale> | Refusal>()
  const address = (to: number): string => `/t/${table.table}/${to}`
  const isYourTurn = now.view.decision !== undefined

  useEffect(() => {
    let isWanted = true
    void connection.past(step).then((past) => (isWanted ? setSeen(past) : undefined))
    return () => {
      isWanted = false
    }
  }, [connection, step])

  const { log: told, setup } = now
  const shown = useMemo(() => {
    if (seen === undefined || isRefusal(seen)) return seen
    const log = told.filter((each) => each.step <= seen.step)
    return toMatchView({ ...seen, game: table.game, log, news: log.length }, table.table, setup)
  }, [seen, setup, table.game, table.table, told])

  if (shown === undefined) return <main className="waiting" aria-busy="true" aria-label={t('replay.loading')} />
  return (
    <div className="watching rows">
      {isRefusal(shown) ? (
        <p className="panel lost">{inWords(shown)}</p>
      ) : (
        <DaleTable match={shown} link={undefined} pastAt={address} />
      )}
      <nav className="past-bar below-table row gap-8" aria-label={t('online.past')}>
        <Way
          icon="step-back"
          label={t('online.past-back')}
          isOpen={step > 0}
          onPress={() => goTo(address(step - 1), { replace: true })}
        />
        <Way
          icon="step-forward"
          label={t('online.past-forward')}
          isOpen={step < now.step}
          onPress={() => goTo(address(step + 1), { replace: true })}
        />
        {step <= now.step && <span>{t('online.past-at', { step, steps: now.step })}</span>}
        <span className="grow" />
        <Link className="btn primary" href={`/t/${table.table}`}>
          {isYourTurn ? t('online.past-your-turn') : t('online.past-leave')}
        </Link>
      </nav>
    </div>
  )
}

interface WayProps {
  readonly icon: string
  readonly label: string
  readonly isOpen: boolean
  readonly onPress: () => void
}

function Way({ icon, label, isOpen, onPress }: WayProps): React.ReactNode {
  return (
    <button
      type="button"
      className="btn quiet"
      aria-label={label}
      title={label}
      aria-disabled={!isOpen}
      onClick={() => (isOpen ? onPress() : undefined)}
    >
      <Icon name={icon} />
    </button>
  )
}
