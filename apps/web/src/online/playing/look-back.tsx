/** A moment of the game that is being played, as the person who looks may know it; the game goes on meanwhile. */
import type { Refusal } from '@merchants/tabletop'
import { isRefusal } from '@merchants/tabletop'
import type { Seen } from '@merchants/protocol'
import { useEffect, useMemo, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { Icon } from '../../look/icon.tsx'
import type { Sight } from '../../sight.ts'
import { Table } from '../../table/table.tsx'
import { useWords } from '../../words/words.tsx'
import { sightFrom } from '../online-sight.ts'
import { useRefusal } from '../refusal.ts'
import type { AtTable } from '../use-connection.ts'

interface LookBackProps {
  readonly at: AtTable
  readonly now: Sight
  readonly step: number
}

export function LookBack({ at, now, step }: LookBackProps): React.ReactNode {
  const t = useWords()
  const inWords = useRefusal()
  const [, goTo] = useLocation()
  const { connection, table } = at
  const [seen, setSeen] = useState<Seen | Refusal>()
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
    return sightFrom({ ...seen, game: table.game, log, news: log.length }, table.table, setup)
  }, [seen, setup, table.game, table.table, told])

  if (shown === undefined) return <main className="waiting" aria-busy="true" aria-label={t('replay.loading')} />
  return (
    <div className="online-past">
      {isRefusal(shown) ? (
        <p className="panel lost">{inWords(shown)}</p>
      ) : (
        <Table sight={shown} link={undefined} pastAt={address} />
      )}
      <nav className="past-bar" aria-label={t('online.past')}>
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
        <span>{t('online.past-at', { step, steps: now.step })}</span>
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
