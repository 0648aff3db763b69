/** The end of a game with the winner, the sources of the gold line by line, and earlier games. */
import { Link } from 'wouter'
import type { T } from '../../../words/translator.ts'
import { useTranslation } from '../../../words/words.tsx'
import type { CoveResult } from '../book/cove-result.ts'
import type { CoveMatchView } from '../cove-match-types.ts'
import { Marker } from '../pieces/marker.tsx'
import { saySetup } from '../say/setup.ts'
import { Lighthouse } from '../table/houses.tsx'
import { isAlone, markerLetter, seatName } from '../table/seat.ts'
import './end.css'
import '../table/wide.css'
import { GoldChart } from './gold-chart.tsx'
import { PastChart } from './past-chart.tsx'
import type { Score } from './score.ts'
import { decidedBy, scoresOf } from './score.ts'
import { ScoreTable } from './score-table.tsx'
import { Sources } from './sources.tsx'

interface CoveEndProps {
  readonly match: CoveMatchView
  readonly onWatch: () => void
  /** Finished games to compare a solo game with. */
  readonly games?: readonly CoveResult[]
  /** More ways out, in the bar. */
  readonly tools?: React.ReactNode
  /** The ways to another game. */
  readonly children: React.ReactNode
}

export function CoveEndScreen({ match, onWatch, games = [], tools, children }: CoveEndProps): React.ReactNode {
  const t = useTranslation()
  const { view, table } = match
  const humans = view.humans.length
  const scores = scoresOf(match.log, humans + 1)
  return (
    <div className="window">
      <main className="cv-end">
        <header className="row wrap cv-bar">
          <h1>
            <Link href="/cove">{t('cove.title')}</Link>
          </h1>
          <ol className="row gap-10">
            <li>{t('cove.day-of', { day: 3, days: 3 })}</li>
            <li aria-current="step">{t('cove.final-scoring')}</li>
          </ol>
          <span className="grow" />
          <div className="row wrap">
            <button type="button" className="cv-tool" onClick={onWatch}>
              {t('cove.watch-again')}
            </button>
            {tools}
            <Link className="cv-tool" href="/cove">
              {t('cove.to-all-games')}
            </Link>
          </div>
        </header>
        <section className="row wrap hero">
          <Lighthouse />
          <Outcome match={match} scores={scores} />
          {scores.map(({ total }, seat) => (
            <div key={seat} className={view.winners.includes(seat) ? 'tot2 is-win' : 'tot2'}>
              <span>
                <Marker isHuckster={seat === humans} seat={seat} letter={markerLetter(t, table, seat)} />{' '}
                {seatName(t, table, seat)}
              </span>
              <b>{total}</b>
              {t('cove.gold-word', { gold: total })}
            </div>
          ))}
        </section>
        <ScoreTable scores={scores} view={view} table={table} />
        <aside className="column bars">
          <GoldChart match={match} />
          {humans === 1 && games.length > 0 && <PastChart games={games} gold={bestOf(match, scores)} />}
          {scores.slice(0, humans).map((score, seat) => (
            <Sources key={seat} who={isAlone(table) ? undefined : seatName(t, table, seat)} score={score} />
          ))}
          <div className="row wrap deeds">{children}</div>
        </aside>
      </main>
    </div>
  )
}

/** The gold of the winner among the humans, or of the first of them. */
const bestOf = ({ view }: CoveMatchView, scores: readonly Score[]): number =>
  scores[view.winners.find((seat) => seat < view.humans.length) ?? 0]?.total ?? 0

/** A sentence with the source of gold that decided a game of one human. */
function sayDecided(t: T, [own, his]: readonly Score[], isWon: boolean): string {
  if (own === undefined || his === undefined) return ''
  const { by, winner, loser } = isWon ? decidedBy(own, his) : decidedBy(his, own)
  const [mine, theirs] = isWon ? [winner, loser] : [loser, winner]
  return t.any(`cove.end-why-${by}`, { own: mine, his: theirs })
}

interface OutcomeProps {
  readonly match: CoveMatchView
  readonly scores: readonly Score[]
}

/** The winner, what decided it, and the setup of the table. */
function Outcome({ match, scores }: OutcomeProps): React.ReactNode {
  const t = useTranslation()
  const { view, table } = match
  const isWon = !view.winners.includes(view.humans.length)
  const best = bestOf(match, scores)
  const his = scores[view.humans.length]?.total ?? 0
  const winners = view.winners.map((seat) => seatName(t, table, seat))
  const ahead = isAlone(table)
    ? t('cove.end-beat', { gold: best - his })
    : t('cove.end-winners', { who: t.list(winners) })
  return (
    <div>
      <h2>{t(isWon ? 'cove.end-title-won' : 'cove.end-title-lost')}</h2>
      {isAlone(table) && <p>{sayDecided(t, scores, isWon)}</p>}
      <p>
        {isWon ? ahead : t('cove.end-beaten', { gold: his - best })} {saySetup(t, table.setup)}
      </p>
    </div>
  )
}
