/** Wins by deck and level, streaks and the quickest wins of this browser, which can be exported as a file. */
import { useEffect, useState } from 'react'
import { useHost } from '../host-context.tsx'
import { Portrait } from '../../../look/portrait.tsx'
import { useTranslation } from '../../../words/words.tsx'
import { BestGames } from './best-games.tsx'
import type { GameResult, Opponents } from './game-result.ts'
import { recordsFile } from './game-result.ts'
import type { Tally } from '../../../records/tally.ts'
import type { Records } from './records.ts'
import { recordsOf } from './records.ts'
import { Figures, NoGames, RecordsPage } from '../../../records/records-page.tsx'
import { TakeAlong } from '../../../records/take-along.tsx'

export function RecordsScreen(): React.ReactNode {
  const t = useTranslation()
  const host = useHost()
  const { results, kept, read } = useResults()
  const records = results && recordsOf(results)
  const add = async (others: readonly GameResult[]): Promise<number> => {
    const added = await host.addResults(others)
    read()
    return added
  }
  return (
    <RecordsPage
      title={t('records.title')}
      about={t('records.about')}
      other={{ href: '/cove/book', words: t('records.cove') }}
    >
      {records?.all.games === 0 && <NoGames href="/" />}
      {records !== undefined && records.all.games > 0 && (
        <>
          <Summary records={records} />
          <Levels records={records} />
          <BestGames best={records.best} kept={kept} />
          <DeckWins records={records} />
        </>
      )}
      {results !== undefined && <TakeAlong results={results} file={recordsFile} add={add} />}
    </RecordsPage>
  )
}

interface Results {
  /** Nothing until they have been read. */
  readonly results: readonly GameResult[] | undefined
  /** The games that can still be watched. */
  readonly kept: ReadonlySet<string>
  readonly read: () => void
}

function useResults(): Results {
  const host = useHost()
  const [found, setFound] = useState<{ readonly results: readonly GameResult[]; readonly kept: ReadonlySet<string> }>()
  const [readings, setReadings] = useState(0)
  useEffect(() => {
    let isHere = true
    const reading = async (): Promise<void> => {
      const [results, games] = await Promise.all([host.results(), host.games()])
      if (isHere) setFound({ results, kept: new Set(games.map(({ game }) => game)) })
    }
    void reading()
    return () => {
      isHere = false
    }
  }, [host, readings])
  return { results: found?.results, kept: found?.kept ?? new Set(), read: () => setReadings((count) => count + 1) }
}

function Summary({ records }: { readonly records: Records }): React.ReactNode {
  const t = useTranslation()
  const { all, streak, longestStreak, decks } = records
  return (
    <Figures
      figures={[
        [t('records.games'), all.games],
        [t('records.wins'), all.wins],
        [t('records.streak'), streak],
        [t('records.longest'), longestStreak],
        [
          t('records.decks-won'),
          t('records.of', { wins: decks.filter(({ wins }) => wins > 0).length, games: decks.length }),
        ],
      ]}
    />
  )
}

const LEVEL_WORDS = {
  novice: 'home.kind-novice',
  seasoned: 'home.kind-seasoned',
  quick: 'home.kind-quick',
  trader: 'home.kind-trader',
  master: 'home.kind-master',
  people: 'records.people',
} as const satisfies Readonly<Record<Opponents, string>>

function Levels({ records }: { readonly records: Records }): React.ReactNode {
  const t = useTranslation()
  return (
    <section className="panel levels" aria-labelledby="by-level">
      <h2 id="by-level">{t('records.by-level')}</h2>
      <ul>
        {records.against.map(({ opponents, ...tally }) => (
          <li key={opponents}>
            <span>{t(LEVEL_WORDS[opponents])}</span>
            <Wins tally={tally} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function DeckWins({ records }: { readonly records: Records }): React.ReactNode {
  const t = useTranslation()
  return (
    <section className="panel deck-wins" aria-labelledby="by-deck">
      <h2 id="by-deck">{t('records.by-deck')}</h2>
      <ul className="fit">
        {records.decks.map(({ deck, ...tally }) => (
          <li key={deck}>
            <Portrait deck={deck} />
            <span>{t.any(`decks.${deck}.name`)}</span>
            <Wins tally={tally} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** How many of the games were won, as a figure and as a bar. */
function Wins({ tally: { games, wins } }: { readonly tally: Tally }): React.ReactNode {
  const t = useTranslation()
  if (games === 0) return <small>{t('records.not-played')}</small>
  return (
    <>
      <b>{t('records.of', { wins, games })}</b>
      <span className="share" style={{ backgroundSize: `${(100 * wins) / games}% 100%` }} aria-hidden="true" />
    </>
  )
}
