/** Public online tables, and a button for your own table. */
import type { LobbyEntry } from '@merchants/protocol'
import { Link } from 'wouter'
import { PageBar } from '../../shell/page-bar.tsx'
import { Icon } from '../../look/icon.tsx'
import { usePageTitle } from '../../shell/use-title.ts'
import { useTranslation } from '../../words/words.tsx'
import { useRefusal } from '../refusal.ts'
import { useIsOnline } from '../use-is-online.ts'
import './lobby.css'
import { LobbyCard } from './lobby-card.tsx'
import { NewOnlineTable } from './new-online-table.tsx'
import { useLobby } from './use-lobby.ts'

export function LobbyScreen(): React.ReactNode {
  const t = useTranslation()
  const isOnline = useIsOnline()
  usePageTitle(t('online.title'))
  return (
    <div className="page lobby">
      <PageBar meta={t('online.about')} />
      <main>
        <h1>{t('online.title')}</h1>
        <div className="columns">
          {isOnline ? (
            <NewOnlineTable />
          ) : (
            <p className="panel" role="status">
              {t('online.offline')}
            </p>
          )}
          <div className="wider rows gap-16">
            {isOnline && <OpenTables />}
            <HowItGoes />
          </div>
        </div>
      </main>
    </div>
  )
}

function OpenTables(): React.ReactNode {
  const t = useTranslation()
  const inWords = useRefusal()
  const { tables, refusal } = useLobby()
  const isOpen = ({ stage }: LobbyEntry): boolean => stage === 'gathering'
  return (
    <section className="panel open-tables" aria-labelledby="open-tables">
      <h2 id="open-tables">{t('online.open-tables')}</h2>
      {refusal !== undefined && (
        <p className="fault" role="status">
          {inWords(refusal)}
        </p>
      )}
      {tables !== undefined && tables.length === 0 && <p className="soft">{t('online.no-tables')}</p>}
      <ul className="rows gap-8" aria-busy={tables === undefined}>
        {tables?.filter(isOpen).map((table) => (
          <LobbyCard key={table.table} table={table} />
        ))}
      </ul>
      {tables?.some((table) => !isOpen(table)) === true && (
        <>
          <h3>{t('online.being-played')}</h3>
          <ul className="rows gap-8">
            {tables
              .filter((table) => !isOpen(table))
              .map((table) => (
                <LobbyCard key={table.table} table={table} />
              ))}
          </ul>
        </>
      )}
    </section>
  )
}

/** For first-time visitors. */
function HowItGoes(): React.ReactNode {
  const t = useTranslation()
  const steps = [
    ['stall', t('online.step-open')],
    ['link', t('online.step-call')],
    ['hand', t('online.step-play')],
  ] as const
  return (
    <section className="how-it-goes soft" aria-label={t('online.how')}>
      <ol className="fit gap-16">
        {steps.map(([icon, text]) => (
          <li key={icon} className="row gap-12">
            <span className="plate" aria-hidden="true">
              <Icon name={icon} />
            </span>
            {text}
          </li>
        ))}
      </ol>
      <p>
        {t('online.fair-short')} <Link href="/fair">{t('online.fair-title')}</Link>
      </p>
    </section>
  )
}
