/** The end of a game: who won, where the gold came from line by line, and the games before. */
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { useWords } from '../../words/words.tsx'
import type { CoveSight, CoveSummary } from '../cove-sight.ts'
import { coveHost } from '../host/worker-host.ts'
import { Marker } from '../pieces/marker.tsx'
import { CoveBarTitle } from '../table/cove-bar.tsx'
import { markerLetter, seatName } from '../table/seat.ts'
import { EndGround } from './end-ground.tsx'
import './end.css'
import { PastChart } from './past-chart.tsx'
import { isFinishedSolo } from './past-games.ts'
import { scoresOf } from './score.ts'
import { ScoreTable } from './score-table.tsx'
import { ShareSeed } from './share-seed.tsx'
import { Sources } from './sources.tsx'

function useFinished(game: string): readonly CoveSummary[] {
  const [games, setGames] = useState<readonly CoveSummary[]>([])
  useEffect(() => {
    void coveHost()
      .games()
      .then((all) => setGames(all.filter(isFinishedSolo)))
  }, [game])
  return games
}

export function CoveEndScreen({
  sight,
  onWatch,
}: {
  readonly sight: CoveSight
  readonly onWatch: () => void
}): React.ReactNode {
  const t = useWords()
  const [, go] = useLocation()
  const games = useFinished(sight.game)
  const { view, table } = sight
  const { setup } = table
  const humans = view.humans.length
  const scores = scoresOf(sight.log, humans + 1)
  const isWon = !view.winners.includes(humans)
  const own = scores[view.winners.find((seat) => seat < humans) ?? 0]
  const his = scores[humans]
  const best = own?.total ?? 0
  const again = (level: typeof setup.level): void => {
    void coveHost()
      .create({ ...table, setup: { ...setup, level } })
      .then((game) => go(`/cove/${game}`))
  }
  const won = view.winners.map((seat) => seatName(t, table, seat))
  return (
    <main className="cv-end">
      <header className="cv-bar">
        <CoveBarTitle />
        <ol className="phases">
          <li>{t('cove.day-of', { day: 3, days: 3 })}</li>
          <li aria-current="step">{t('cove.final-scoring')}</li>
        </ol>
        <span className="sp" />
        <button type="button" className="cv-tool" onClick={onWatch}>
          {t('cove.watch-again')}
        </button>
        <ShareSeed seed={sight.seed} setup={setup} />
        <Link className="cv-tool" href="/cove">
          {t('cove.to-harbour-door')}
        </Link>
      </header>
      <section className="hero">
        <EndGround />
        <div className="txt">
          <h2>{t(isWon ? 'cove.end-title-won' : 'cove.end-title-lost')}</h2>
          <p>
            {isWon
              ? humans === 1
                ? t('cove.end-beat', { gold: best - (his?.total ?? 0) })
                : t('cove.end-winners', { who: t.list(won) })
              : t('cove.end-beaten', { gold: (his?.total ?? 0) - best })}{' '}
            {t('cove.end-setup', {
              merchants: t.list(setup.merchants.map((merchant) => t.any(`cove.merchant-${merchant}`))),
              level: t.any(`cove.level-${setup.level}`),
              rogue: t.any(`cove.rogue-${setup.rogue}`),
              sets: t.list(setup.townsfolkSets.map((set) => t.any(`cove.set-${set}`))),
            })}
          </p>
        </div>
        {scores.map(({ total }, seat) => (
          <div key={seat} className={view.winners.includes(seat) ? 'tot2 is-win' : 'tot2'}>
            <span>
              <Marker isHuckster={seat === humans} letter={markerLetter(t, seat, humans)} /> {seatName(t, table, seat)}
            </span>
            <b>{total}</b>
            {t('cove.gold-word')}
          </div>
        ))}
      </section>
      <ScoreTable scores={scores} view={view} table={table} />
      <aside className="bars">
        {humans === 1 && games.length > 0 && <PastChart games={games} gold={best} />}
        {scores.slice(0, humans).map((score, seat) => (
          <Sources key={seat} who={humans === 1 ? undefined : seatName(t, table, seat)} score={score} />
        ))}
        <div className="deeds">
          <button type="button" className="cv-btn is-main" onClick={() => again(setup.level)}>
            {t('cove.play-again')}
          </button>
          <button type="button" className="cv-btn" onClick={() => again(setup.level === 'normal' ? 'hard' : 'normal')}>
            {t(setup.level === 'normal' ? 'cove.try-hard' : 'cove.try-normal')}
          </button>
        </div>
      </aside>
    </main>
  )
}
