/** The clock tower with the clock, his last turn, and the goal of the game. */
import { useTranslation } from '../../../words/words.tsx'
import { PieceMark } from '../pieces/source-mark.tsx'
import { Dial } from './dial.tsx'
import { HeDid } from './he-did.tsx'

export function Tower({ onLog }: { readonly onLog: () => void }): React.ReactNode {
  const t = useTranslation()
  return (
    <section className="column tower" aria-label={t('cove.clock')} data-region="tower">
      <Dial />
      <span className="dial-source">
        <PieceMark of="clockFace" />
      </span>
      <HeDid onOpen={onLog} />
    </section>
  )
}
