/** The coach's analysis of a game of the Cove: the button on the last page, and the dialog it opens. */
import type { CoveJudged } from '@merchants/bots/cove'
import { useCallback, useState } from 'react'
import { Found } from '../../../coach/found.tsx'
import { useReview } from '../../../coach/use-review.ts'
import { Dialog } from '../../../shell/dialog.tsx'
import { useTranslation } from '../../../words/words.tsx'
import type { CoveMatchView } from '../cove-match-types.ts'
import { coveHost } from '../local/worker-host.ts'
import { seatName } from '../table/seat.ts'
import { askedWords, reasonWords } from './answer-words.ts'

export function CoveAnalysis({ match }: { readonly match: CoveMatchView }): React.ReactNode {
  const t = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="cv-tool" onClick={() => setOpen(true)}>
        {t('coach.analyse')}
      </button>
      {isOpen && <Looking match={match} onClose={() => setOpen(false)} />}
    </>
  )
}

interface LookingProps {
  readonly match: CoveMatchView
  readonly onClose: () => void
}

function Looking({ match, onClose }: LookingProps): React.ReactNode {
  const t = useTranslation()
  const { table, game, view } = match
  const [seat, setSeat] = useState(0)
  const host = useCallback((name: string, whose: number) => coveHost().review(name, whose), [])
  const reviewing = useReview(host, game, seat)
  const words = {
    best: ({ question, best }: CoveJudged) => askedWords(t, question, best.answer),
    played: ({ question, played }: CoveJudged) => askedWords(t, question, played.answer),
    reasons: ({ played }: CoveJudged) => reasonWords(t, played.reasons),
    draw: t('cove.luck-draw'),
    others: t('cove.luck-others'),
  }
  const choose = (chosen: number): void => {
    reviewing.run(false)
    setSeat(chosen)
  }
  return (
    <Dialog title={t('coach.analysis')} onClose={onClose}>
      {view.humans.length > 1 && (
        <label className="whose">
          {t('coach.whose')}
          <select className="btn" value={seat} onChange={({ target }) => choose(Number(target.value))}>
            {view.humans.map(({ merchant }, each) => (
              <option key={merchant} value={each}>
                {seatName(t, table, each)}
              </option>
            ))}
          </select>
        </label>
      )}
      <Found reviewing={reviewing} who={seatName(t, table, seat)} words={words} about={t('cove.totals-about')} />
    </Dialog>
  )
}
