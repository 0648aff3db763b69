/** The door of the Cove: set a table, go on playing, or put the companion beside the box. */
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { UnreadGames } from '../kept/unread-games.tsx'
import { LanguageSelect } from '../table/bar.tsx'
import { useWords } from '../words/words.tsx'
import type { CoveSummary, CoveTable } from './cove-sight.ts'
import { EndGround } from './end/end-ground.tsx'
import { readCoveLink } from './home/cove-link.ts'
import './home/home.css'
import { KeptCoves } from './home/kept-coves.tsx'
import { LoadCove } from './home/load-cove.tsx'
import { NewCove } from './home/new-cove.tsx'
import { coveHost } from './host/worker-host.ts'
import { CoveSprite } from './look/cove-sprite.tsx'
import { CoveRules, useAllRules } from './rules/cove-rules.tsx'
import { CoveBarTitle } from './table/cove-bar.tsx'

export function CoveHomeScreen(): React.ReactNode {
  return (
    <CoveRules>
      <CoveDoor />
    </CoveRules>
  )
}

function CoveDoor(): React.ReactNode {
  const t = useWords()
  const openRules = useAllRules()
  const [, go] = useLocation()
  const [games, setGames] = useState<readonly CoveSummary[]>([])
  const [linked] = useState(() => readCoveLink(location.hash))
  useEffect(() => {
    let isHere = true
    void coveHost()
      .games()
      .then((all) => isHere && setGames(all))
    return () => {
      isHere = false
    }
  }, [])
  useEffect(() => {
    document.title = t('cove.title')
    return () => {
      document.title = t('common.brand')
    }
  }, [t])
  const begin = (table: CoveTable, seed?: string): void => {
    void coveHost()
      .create(table, seed)
      .then((game) => go(`/cove/${game}`))
  }
  const forget = (game: string): void => {
    setGames((all) => all.filter((each) => each.game !== game))
    void coveHost().forget(game)
  }
  return (
    <div className="cove cv-home">
      <CoveSprite />
      <header className="cv-bar">
        <CoveBarTitle />
        <span className="sp" />
        <LanguageSelect />
        <button type="button" className="cv-tool" onClick={openRules}>
          {t('cove.rules')}
        </button>
        <Link className="cv-tool" href="/">
          <span className="on-desk">{t('common.brand')}</span>
          <span className="on-phone">{t('common.home')}</span>
        </Link>
      </header>
      <div className="hero">
        <EndGround />
        <div className="txt">
          <p className="big">{t('cove.home-title')}</p>
          <p>{t('cove.home-text')}</p>
        </div>
      </div>
      <main>
        <NewCove onBegin={begin} />
        <div className="cv-beside">
          {linked !== undefined && (
            <section className="cv-linked">
              <h2>{t('cove.linked')}</h2>
              <p>{t('cove.linked-text')}</p>
              <button
                type="button"
                className="cv-btn is-main"
                onClick={() => begin({ setup: linked.setup, names: [] }, linked.seed)}
              >
                {t('cove.linked-begin')}
              </button>
            </section>
          )}
          <KeptCoves games={games} onForget={forget} />
          <UnreadGames host={coveHost()} className="cv-unread" button="cv-btn" />
          <section className="cv-companion-door">
            <h2>{t('cove.companion')}</h2>
            <p>{t('cove.companion-text')}</p>
            <Link className="cv-btn is-main" href="/companion">
              {t('cove.companion-open')}
            </Link>
          </section>
          <LoadCove />
        </div>
      </main>
    </div>
  )
}
