/** The table of the Cove: clock tower, harbour, the Huckster's stall and your shop; on a phone one of them at a time. */
import { useRef, useState } from 'react'
import { useIsNarrow } from '../../table/use-is-narrow.ts'
import { useWords } from '../../words/words.tsx'
import { AskSheet } from '../ask/ask-sheet.tsx'
import { ExplainToggle } from '../explain/explain-toggle.tsx'
import { ExplainView } from '../explain/explain-view.tsx'
import { useExplain } from '../explain/use-explain.ts'
import { PhoneTable } from '../phone/phone-table.tsx'
import { useMotion } from '../motion/use-motion.ts'
import { Laboratory } from '../shop/laboratory.tsx'
import { Shop } from '../shop/shop.tsx'
import { CoveBar } from './cove-bar.tsx'
import { useDialogs } from './dialogs.tsx'
import { Harbour } from './harbour.tsx'
import { HisTurnToCome } from './his-turn-to-come.tsx'
import { Duo, HisPool, HisShelf, HucksterHead } from './stall.tsx'
import { StepControls } from './step-controls.tsx'
import { Steps } from './steps.tsx'
import './table.css'
import { useCove } from './table-context.tsx'
import { Tower } from './tower.tsx'
import { useAutoStart } from './use-auto-start.ts'
import { useTableKeys } from './use-table-keys.ts'
import { useShrinking } from './use-shrinking.ts'

/** Where the whole table does not fit, and at 200 % zoom. */
const NARROW = '(max-width: 999px), (max-height: 519px)'

export function CoveTable(): React.ReactNode {
  const isPhone = useIsNarrow(NARROW)
  useAutoStart()
  useTableKeys()
  return isPhone ? <PhoneTable /> : <WideTable />
}

function WideTable(): React.ReactNode {
  const { choosing, showing, story } = useCove()
  const root = useRef<HTMLElement>(null)
  useMotion(showing, root)
  const [isOpen, setOpen] = useState(false)
  const { open, save, dialog } = useDialogs()
  const shrunk = useShrinking()
  // Questions about boats and docks are answered in the harbour.
  const isLaboratory = isOpen && choosing.decision?.kind === 'acts'
  const { isOpen: isExplaining } = useExplain()
  const explained = isExplaining && story?.kind === 'turn' ? story : undefined
  const bar = <CoveBar onLog={() => open('log')} onText={() => open('text')} onSave={save} />
  return (
    <main
      ref={root}
      className={`cv-table${isLaboratory ? ' is-laboratory' : explained ? ' is-explained' : ''}`}
      style={shrunk}
    >
      {bar}
      {isLaboratory ? (
        <Laboratory onClose={() => setOpen(false)} />
      ) : explained !== undefined ? (
        <ExplainView story={explained} />
      ) : (
        <>
          <Tower />
          <Harbour />
          <Stall />
          <Shop onOpen={() => setOpen(true)} />
        </>
      )}
      {dialog}
    </main>
  )
}

function Stall(): React.ReactNode {
  const t = useWords()
  const { choosing, story } = useCove()
  return (
    <aside className="cv-stall" aria-label={t('cove.the-huckster')} data-region="stall">
      <div className="cv-awning" />
      <HucksterHead>
        <ExplainToggle />
      </HucksterHead>
      <Duo />
      <HisShelf />
      <HisPool />
      {choosing.decision === undefined ? (
        <>
          {story === undefined ? <HisTurnToCome /> : <Steps />}
          <StepControls />
        </>
      ) : (
        <AskSheet />
      )}
    </aside>
  )
}
