/** What is about to happen: the Huckster's turn, his market phase, or what is being shown. */
import { useWords } from '../../words/words.tsx'
import { useCove } from './table-context.tsx'
import { sayEvent } from '../say/event.tsx'

export function HisTurnToCome(): React.ReactNode {
  const t = useWords()
  const { sight, showing } = useCove()
  const { view, frames, shown } = showing
  const isHis = sight.view.waitsFor === sight.view.humans.length
  const isMarket = isHis && view.clock.at.every((hour) => hour >= view.clock.token)
  const newest = showing.isBusy ? frames[shown - 1] : undefined
  const said = newest && sayEvent(t, newest.event, view.humans.length)
  return (
    <div className="cv-ask" aria-live="polite">
      <h2>
        {t(!showing.isBusy && isHis ? (isMarket ? 'cove.market-comes' : 'cove.his-turn-comes') : 'cove.being-shown')}
      </h2>
      <p>{said?.text ?? t(isMarket ? 'cove.market-comes-text' : 'cove.his-turn-comes-text')}</p>
    </div>
  )
}
