/** The Cove's first page: start a game, continue one, or open the companion. */
import { FIRST_GAME } from '@merchants/cove'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { UnreadGames } from '../../kept/unread-games.tsx'
import { useSettings } from '../../settings/settings.ts'
import { LanguageSelect } from '../../shell/switches.tsx'
import { useTitle } from '../../shell/use-title.ts'
import { useTranslation } from '../../words/words.tsx'
import { newSeed } from '../../seed.ts'
import type { CoveSummary, CoveMatchSetup } from './cove-match-types.ts'
import { DailyHarbour } from './daily/daily-harbour.tsx'
import { readCoveLink } from './home/cove-link.ts'
import './home/home.css'
import { KeptCoves } from './home/kept-coves.tsx'
import { LinkedCove } from './home/linked-cove.tsx'
import { LoadCove } from './home/load-cove.tsx'
import { NewCove } from './home/new-cove.tsx'
import { PlayOnline } from './home/play-online.tsx'
import { coveHost } from './local/worker-host.ts'
import { useDayReached } from './learn/day-reached.ts'
import { FirstDayLink } from './learn/first-day-link.tsx'
import { CoveSprite } from './look/cove-sprite.tsx'
import { Lighthouse } from './table/houses.tsx'
import { CoveRules, useAllRules } from './rules/cove-rules.tsx'

export function CoveHomeScreen(): React.ReactNode {
  return (
    <div className="cove cv-home">
      <CoveSprite />
      <CoveRules>
        <CoveDoor />
      </CoveRules>
    </div>
  )
}

/** The games on this device, and how to delete one. */
function useKeptGames(): readonly [readonly CoveSummary[], (game: string) => void] {
  const [games, setGames] = useState<readonly CoveSummary[]>([])
  useEffect(() => {
    let isHere = true
    void coveHost()
      .games()
      .then((all) => isHere && setGames(all))
    return () => {
      isHere = false
    }
  }, [])
  const deleteGame = (game: string): void => {
    setGames((all) => all.filter((each) => each.game !== game))
    void coveHost().deleteGame(game)
  }
  return [games, deleteGame]
}

function CoveDoor(): React.ReactNode {
  const t = useTranslation()
  const { name } = useSettings()
  const isDone = useDayReached((day) => day.isDone)
  const [, go] = useLocation()
  const [games, deleteGame] = useKeptGames()
  const [linked] = useState(() => readCoveLink(location.hash))
  useTitle(t('cove.title'))
  const begin = (table: CoveMatchSetup, seed = newSeed()): void => {
    void coveHost()
      .create(table, seed)
      .then((game) => go(`/cove/${game}`))
  }
  return (
    <>
      <DoorHead />
      <main className="fit gap-16" style={{ '--least': '24rem' }}>
        <div className="rows gap-10">
          {linked !== undefined && <LinkedCove linked={linked} onBegin={begin} />}
          <FirstDayLink isNewcomer={linked === undefined && games.length === 0} />
          <section className="cv-now">
            <button
              type="button"
              className={linked === undefined && (isDone || games.length > 0) ? 'cv-btn is-main' : 'cv-btn'}
              data-play-now=""
              onClick={() => begin({ setup: FIRST_GAME, names: [name] })}
            >
              {t('cove.play-now')}
            </button>
            <p>{t('cove.play-now-text')}</p>
          </section>
          <DailyHarbour games={games} onBegin={({ setup, seed }) => begin({ setup, names: [name] }, seed)} />
          <KeptCoves games={games} onDelete={deleteGame} />
          <UnreadGames host={coveHost()} className="cv-unread" button="cv-btn" />
        </div>
        <div className="rows gap-10">
          <details open={games.length > 0}>
            <summary>{t('cove.own-table')}</summary>
            <NewCove onBegin={begin} />
          </details>
          <PlayOnline />
          <CompanionLink />
          <LoadCove />
        </div>
      </main>
    </>
  )
}

function DoorHead(): React.ReactNode {
  const t = useTranslation()
  const openRules = useAllRules()
  return (
    <>
      <header className="row wrap cv-bar">
        <h1>{t('cove.title')}</h1>
        <span className="grow" />
        <div className="row wrap">
          <Link className="cv-tool" href="/">
            {t('common.home')}
          </Link>
          <LanguageSelect />
          <Link className="cv-tool" href="/cove/book">
            {t('cove.book')}
          </Link>
          <button type="button" className="cv-tool" onClick={openRules}>
            {t('cove.rules')}
          </button>
        </div>
      </header>
      <section className="row wrap hero" aria-label={t('cove.home-title')}>
        <Lighthouse />
        <div>
          <p className="big">{t('cove.home-title')}</p>
          <p>{t('cove.home-text')}</p>
        </div>
      </section>
    </>
  )
}

function CompanionLink(): React.ReactNode {
  const t = useTranslation()
  return (
    <section>
      <h2>{t('cove.companion')}</h2>
      <p>{t('cove.companion-text')}</p>
      <Link className="cv-btn" href="/companion">
        {t('cove.companion-open')}
      </Link>
    </section>
  )
}
