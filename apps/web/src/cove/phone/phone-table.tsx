/** The table on a phone: a bar, one part at a time, the sheet with what happens or is asked, and tabs. */
import type { Kind } from '@merchants/cove'
import { useRef, useState } from 'react'
import { useWords } from '../../words/words.tsx'
import { useExplain } from '../explain/use-explain.ts'
import { CoveLog } from '../log/cove-log.tsx'
import { useMotion } from '../motion/use-motion.ts'
import { Mark } from '../pieces/mark.tsx'
import { Marker } from '../pieces/marker.tsx'
import { CoveMenu, Race } from '../table/cove-bar.tsx'
import { useDialogs } from '../table/dialogs.tsx'
import { Duo, HisPool, HisShelf, HucksterHead } from '../table/stall.tsx'
import { useCove } from '../table/table-context.tsx'
import { ClockLine } from './clock-line.tsx'
import { PhoneExplain } from './phone-explain.tsx'
import { PhoneHarbour } from './phone-harbour.tsx'
import { PhoneSheet } from './phone-sheet.tsx'
import { PhoneShop } from './phone-shop.tsx'
import './phone.css'

const TABS = ['harbour', 'shop', 'huckster', 'log'] as const
type Tab = (typeof TABS)[number]

/** Where the answer to a question is pressed. */
const SHOP_KINDS: readonly Kind[] = ['placements', 'corruption', 'goods', 'furnaces', 'pieces', 'recipes', 'staff']
const SHOP_PLACES = ['stoke', 'bellows', 'forge', 'oreCart', 'row1', 'row2', 'row3', 'brew', 'purify', 'staffRoom']

/** The tab that what happens calls for; whoever chooses another one keeps it until something else is asked. */
function useTab(isExplained: boolean): readonly [Tab, (tab: Tab) => void] {
  const { choosing, story, sight } = useCove()
  const { decision, plan } = choosing
  const called: Tab =
    (decision !== undefined && SHOP_KINDS.includes(decision.kind)) || (plan && SHOP_PLACES.includes(plan.go))
      ? 'shop'
      : isExplained || (story !== undefined && story.step < 3 && story.kind === 'turn')
        ? 'huckster'
        : 'harbour'
  const call = `${sight.step}-${decision?.kind ?? ''}-${plan?.go ?? ''}-${story?.kind ?? ''}-${called}`
  const [chosen, setChosen] = useState<{ readonly call: string; readonly tab: Tab }>({ call, tab: called })
  return [chosen.call === call ? chosen.tab : called, (tab) => setChosen({ call, tab })]
}

function TabMark({ tab }: { readonly tab: Tab }): React.ReactNode {
  const t = useWords()
  const { sight } = useCove()
  const isSmith = sight.view.humans[sight.view.seat]?.merchant === 'blacksmith'
  if (tab === 'harbour') return <Mark name="boat" width={32} height={24} />
  if (tab === 'shop') return <Mark name={isSmith ? 'furnace' : 'flask'} width={22} height={24} />
  if (tab === 'huckster') return <Marker isHuckster letter={t('cove.letter-huckster')} />
  return <Mark name="lantern" width={18} height={24} />
}

export function PhoneTable(): React.ReactNode {
  const t = useWords()
  const { showing, sight, story } = useCove()
  const { isOpen: isExplaining } = useExplain()
  const explained = isExplaining && story?.kind === 'turn' ? story : undefined
  const root = useRef<HTMLElement>(null)
  useMotion(showing, root)
  const [tab, setTab] = useTab(explained !== undefined)
  const isLaidOpen = tab === 'huckster' && explained !== undefined
  const { open, save, dialog } = useDialogs()
  const { round, phase } = showing.view
  const merchant = sight.view.humans[sight.view.seat]?.merchant ?? 'blacksmith'
  const name = (each: Tab): string => t.any(`cove.tab-${each === 'shop' ? merchant : each}`)
  return (
    <main ref={root} className="cv-phone">
      <header className="cv-bar">
        <CoveMenu isShort onLog={() => setTab('log')} onText={() => open('text')} onSave={save} />
        <h1>{t('cove.day', { day: round })}</h1>
        <span className="phase">{phase === 'over' ? '' : t.any(`cove.phase-${phase}`)}</span>
        <span className="sp" />
        <Race isShort />
      </header>
      <div className="ph-part">
        {tab === 'harbour' && (
          <>
            <ClockLine />
            <PhoneHarbour />
          </>
        )}
        {tab === 'shop' && <PhoneShop />}
        {isLaidOpen && <PhoneExplain story={explained} />}
        {tab === 'huckster' && !isLaidOpen && (
          <section className="ph-huckster" aria-label={t('cove.the-huckster')} data-region="stall">
            <HucksterHead />
            <Duo />
            <HisShelf />
            <HisPool />
          </section>
        )}
        {tab === 'log' && (
          <section className="ph-log">
            <CoveLog />
          </section>
        )}
      </div>
      <PhoneSheet isStockShown={tab !== 'huckster'} isLow={isLaidOpen} />
      <nav className="tabs" aria-label={t('cove.parts')}>
        {TABS.map((each) => (
          <button
            key={each}
            type="button"
            aria-current={each === tab ? 'page' : undefined}
            onClick={() => setTab(each)}
          >
            <TabMark tab={each} />
            {name(each)}
          </button>
        ))}
      </nav>
      {dialog}
    </main>
  )
}
