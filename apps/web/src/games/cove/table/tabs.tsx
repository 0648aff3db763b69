/** The parts of the table where only one of them has room. */
import { useTranslation } from '../../../words/words.tsx'
import { Mark } from '../pieces/mark.tsx'
import { Marker } from '../pieces/marker.tsx'
import { useCove } from './table-context.tsx'
import type { Part } from './use-scene.ts'

interface TabsProps {
  readonly front: Part
  readonly hasLog: boolean
  readonly onPart: (part: Part) => void
  readonly onLog: (isOpen: boolean) => void
}

export function Tabs({ front, hasLog, onPart, onLog }: TabsProps): React.ReactNode {
  const t = useTranslation()
  const { match, shop } = useCove()
  const merchant = match.view.humans[shop.seat]?.merchant ?? 'blacksmith'
  const tab = (part: Part, name: string, mark: React.ReactNode): React.ReactNode => (
    <button
      type="button"
      className="row tab"
      aria-current={!hasLog && front === part ? 'page' : undefined}
      onClick={() => {
        onLog(false)
        onPart(part)
      }}
    >
      {mark}
      <span>{t.any(`cove.tab-${name}`)}</span>
    </button>
  )
  return (
    <nav className="even tabs" aria-label={t('cove.parts')}>
      {tab('board', 'harbour', <Mark name="boat" />)}
      {tab('shop', merchant, <Mark name={merchant === 'blacksmith' ? 'furnace' : 'flask'} />)}
      {tab('stall', 'huckster', <Marker isHuckster letter={t('cove.letter-huckster')} />)}
      <button
        type="button"
        className="row tab tab-log"
        aria-current={hasLog ? 'page' : undefined}
        onClick={() => onLog(!hasLog)}
      >
        <Mark name="lantern" />
        <span>{t('cove.tab-log')}</span>
      </button>
    </nav>
  )
}
