/** Today's harbour: play it, continue it, or share how it went. */
import { useState } from 'react'
import { Link } from 'wouter'
import { LOCALES } from '../../../words/language.ts'
import { useTranslation } from '../../../words/words.tsx'
import type { CoveResult } from '../book/cove-result.ts'
import { useCoveResults } from '../book/use-results.ts'
import type { CoveSummary } from '../cove-match-types.ts'
import { ShareGame } from '../end/share-game.tsx'
import { saySetup } from '../say/setup.ts'
import type { Daily } from './daily.ts'
import { dailyOf, dayOf, dayOfGame, sayDay } from './daily.ts'

interface DailyHarbourProps {
  readonly games: readonly CoveSummary[]
  readonly onBegin: (daily: Daily) => void
}

export function DailyHarbour({ games, onBegin }: DailyHarbourProps): React.ReactNode {
  const t = useTranslation()
  const [daily] = useState(() => dailyOf(dayOf(Date.now())))
  const { results } = useCoveResults()
  if (results === undefined) return undefined
  const result = firstOf(results, daily.day)
  const running = games.find(
    ({ phase, seed, table }) => phase !== 'over' && dayOfGame({ setup: table.setup, seed }) === daily.day,
  )
  return (
    <section className="cv-daily" aria-labelledby="cove-daily">
      <h2 id="cove-daily">{t('cove.daily', { date: sayDay(daily.day, LOCALES[t.language]) })}</h2>
      <p>
        {t('cove.daily-text')} {saySetup(t, daily.setup)}
      </p>
      {result === undefined && running === undefined && (
        <button type="button" className="cv-btn" data-daily="" onClick={() => onBegin(daily)}>
          {t('cove.daily-play')}
        </button>
      )}
      {result === undefined && running !== undefined && (
        <Link className="cv-btn" href={`/cove/${running.game}`} data-daily="">
          {t('cove.daily-continue')}
        </Link>
      )}
      {result !== undefined && <Result result={result} isKept={games.some(({ game }) => game === result.game)} />}
    </section>
  )
}

/** The first game of a day counts. Later ones know what is coming. */
const firstOf = (results: readonly CoveResult[], day: number): CoveResult | undefined =>
  results.filter((result) => dayOfGame(result) === day).toSorted((a, b) => a.playedAt - b.playedAt)[0]

function Result({ result, isKept }: { readonly result: CoveResult; readonly isKept: boolean }): React.ReactNode {
  const t = useTranslation()
  const { game, seed, setup, gold, his } = result
  return (
    <>
      <p>
        <b>{t('cove.daily-result', { own: gold, his })}</b>
      </p>
      {isKept && <ShareGame played={{ game, seed, setup, gold: [gold, his] }} className="cv-btn" />}
    </>
  )
}
