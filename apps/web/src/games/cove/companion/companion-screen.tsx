/** The companion to the box: runs the Huckster beside a real table, one question or one instruction at a time (H-96 to H-100). */
import type { FactQuestion, Session } from '@merchants/cove'
import { standingOf } from '@merchants/cove'
import { useMemo, useState } from 'react'
import { usePageTitle } from '../../../shell/use-title.ts'
import { useTranslation } from '../../../words/words.tsx'
import { CoveSprite } from '../look/cove-sprite.tsx'
import { CoveRules } from '../rules/cove-rules.tsx'
import { Board } from './board.tsx'
import { useCompanion } from './companion-store.ts'
import { Bar, IsAwake } from './frame.tsx'
import { useKeepAwake } from './keep-awake.ts'
import './look/companion.css'
import { Now } from './now.tsx'
import type { Place } from './place.ts'
import { NOW } from './place.ts'
import { PrintedBoard } from './printed-context.ts'
import { PrintedSheet } from './printed-sheet.tsx'
import { BoardFoot, BoardSheet, DiffersSheet, EditSheet, EntriesSheet, LogSheet } from './sheets.tsx'
import { SavedGame } from './saved-game.tsx'
import { Start } from './start.tsx'
import { useCompanionKeys } from './use-companion-keys.ts'

export function CompanionScreen(): React.ReactNode {
  const t = useTranslation()
  const { session, begin } = useCompanion()
  const isAwake = useKeepAwake()
  useCompanionKeys()
  usePageTitle(t('companion.title'))
  return (
    <div className="cove companion">
      <CoveSprite />
      <CoveRules>
        <IsAwake value={isAwake}>
          <div className="cp-room">
            {session === undefined ? (
              <main className="cp-main">
                <div className="cp-scr">
                  <Bar title={t('companion.title')} />
                  <Start onBegin={begin} />
                </div>
              </main>
            ) : (
              <Game key={session.setup.seed} session={session} />
            )}
          </div>
        </IsAwake>
      </CoveRules>
    </div>
  )
}

/** On a wide screen his board is beside the question; on a phone it is a sheet over it. */
function Game({ session }: { readonly session: Session }): React.ReactNode {
  const t = useTranslation()
  const { forget } = useCompanion()
  const [place, go] = useState<Place>(NOW)
  const standing = useMemo(() => standingOf(session), [session])
  const props = { session, standing, go }
  const edit = (question: FactQuestion): void => go({ at: 'edit', question })
  return (
    <PrintedBoard value={standing.state.known.printed}>
      <aside className="cp-side" aria-label={t('companion.his-board')} data-scroll="">
        <Board standing={standing} onCorrect={edit} />
        <BoardFoot {...props} />
      </aside>
      <main className="cp-main">
        <div className="cp-scr">
          {place.at === 'now' && <Now {...props} />}
          {place.at === 'board' && <BoardSheet {...props} />}
          {place.at === 'correct' && <EntriesSheet {...props} />}
          {place.at === 'differs' && <DiffersSheet {...props} keys={place.keys} />}
          {place.at === 'printed' && <PrintedSheet {...props} />}
          {place.at === 'log' && <LogSheet {...props} />}
          {place.at === 'edit' && <EditSheet key={place.question.key} {...props} question={place.question} />}
          {place.at === 'menu' && (
            <>
              <Bar title={t('companion.title')} onFace={() => go(NOW)} />
              <SavedGame
                session={session}
                onContinue={() => go(NOW)}
                onPrinted={() => go({ at: 'printed' })}
                onForget={forget}
              />
            </>
          )}
        </div>
      </main>
    </PrintedBoard>
  )
}
