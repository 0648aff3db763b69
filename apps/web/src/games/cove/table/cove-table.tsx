/** The table of the Cove, one tree for every window. The style sheet places its parts; the question decides which part is in front. */
import { useCallback, useRef, useState } from 'react'
import { useTranslation } from '../../../words/words.tsx'
import { Question } from '../ask/question.tsx'
import { LaidOpen } from '../explain/laid-open.tsx'
import { useExplain } from '../explain/use-explain.ts'
import { Evening } from '../evening/evening.tsx'
import { LogTray } from '../log/log-tray.tsx'
import { useMotion } from '../motion/use-motion.ts'
import { Shop } from '../shop/shop.tsx'
import { CoveBar } from './cove-bar.tsx'
import { useDialogs } from './dialogs.tsx'
import { Harbour } from './harbour.tsx'
import { Stall } from './stall.tsx'
import { useCove } from './table-context.tsx'
import { Tabs } from './tabs.tsx'
import { ExplanationProvider } from './tell.tsx'
import { Tower } from './tower.tsx'
import { useAutoStart } from './use-auto-start.ts'
import type { Scene } from './use-scene.ts'
import { useScene } from './use-scene.ts'
import './table.css'
import { useTableKeys } from './use-table-keys.ts'

function classOf({ state, front, isMarket }: Scene, marks: Readonly<Record<string, boolean>>): string {
  const set = Object.keys(marks).filter((name) => marks[name] === true)
  return ['cv-table', `s-${state}`, `front-${front}`, ...(isMarket ? ['is-market'] : []), ...set].join(' ')
}

interface CoveTableProps {
  /** The panel of the question or message; by default the question of the game. */
  readonly question?: React.ReactNode
}

export function CoveTable({ question }: CoveTableProps): React.ReactNode {
  useAutoStart()
  useTableKeys()
  const t = useTranslation()
  const { showing, story, match } = useCove()
  const root = useRef<HTMLElement>(null)
  useMotion(showing, root)
  const scene = useScene()
  const [hasLog, setLog] = useState(false)
  const toggleLog = useCallback(() => setLog((was) => !was), [])
  const { open, hint, save, dialog } = useDialogs()
  const { isOpen } = useExplain()
  const isLaid = isOpen && story?.kind === 'turn'
  const marks = {
    'is-his': story !== undefined,
    'is-two': match.view.humans.length > 1,
    'is-laid': isLaid,
    'has-log': hasLog,
  }
  return (
    <div className="window">
      <ExplanationProvider>
        <main ref={root} className={classOf(scene, marks)} aria-label={t('cove.title')}>
          <CoveBar onLog={toggleLog} onText={() => open('text')} onHint={hint} onSave={save} />
          <Tower onLog={toggleLog} />
          <Harbour about={scene.about} />
          <Stall />
          <Shop />
          {question ?? <Question />}
          <Tabs front={scene.front} hasLog={hasLog} onPart={scene.bring} onLog={setLog} />
          {showing.isEvening && <Evening />}
          {isLaid && <LaidOpen story={story} />}
          {hasLog && <LogTray onClose={() => setLog(false)} />}
        </main>
        {dialog}
      </ExplanationProvider>
    </div>
  )
}
