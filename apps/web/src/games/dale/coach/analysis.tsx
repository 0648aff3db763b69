/** The coach's analysis of a game: the button among the tools of a replay, and the panel it opens. */
import type { Judged } from '@merchants/bots/coach'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useSeatNames } from '../end/seat-names.ts'
import { Dialog } from '../../../shell/dialog.tsx'
import { useHost } from '../host-context.tsx'
import { Icon } from '../../../look/icon.tsx'
import { allowedViewers } from '../replay/viewers.ts'
import { placeOf } from '../replay/timeline.ts'
import type { ReplayState } from '../replay/use-replay.ts'
import { useTranslation } from '../../../words/words.tsx'
import '../../../coach/coach.css'
import { Found } from '../../../coach/found.tsx'
import { seatsToTryAgain } from './seats-to-try-again.ts'
import { useCoachWords } from '../../../coach/use-coach-words.ts'
import type { Reviewing } from '../../../coach/use-review.ts'
import { useReview } from '../../../coach/use-review.ts'

/** Seats whose decisions may be looked at. */
const seatsIn = ({ replay: { setup, isOver } }: ReplayState): number[] =>
  allowedViewers(setup, isOver).filter((viewer) => typeof viewer === 'number')

interface AnalysisButtonProps {
  readonly looking: ReplayState
  readonly onOpen: () => void
}

export function AnalysisButton({ looking, onOpen }: AnalysisButtonProps): React.ReactNode {
  const t = useTranslation()
  if (seatsIn(looking).length === 0) return undefined
  return (
    <button type="button" className="btn analyse" onClick={onOpen}>
      <Icon name="bulb" />
      <span>{t('coach.analyse')}</span>
    </button>
  )
}

interface AnalysisProps {
  readonly looking: ReplayState
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** It continues while it is closed and the player looks at a moment of the game. */
export function Analysis({ looking, isOpen, onClose }: AnalysisProps): React.ReactNode {
  const t = useTranslation()
  const seats = seatsIn(looking)
  const { replay } = looking
  const own = replay.setup.seats.findIndex(({ kind }) => kind === 'me')
  const [seat, setSeat] = useState(seats.includes(own) ? own : (seats[0] ?? 0))
  const { review } = useHost()
  const reviewing = useReview(review, replay.game, seat)
  if (!isOpen || seats.length === 0) return undefined
  const choose = (chosen: number): void => {
    reviewing.run(false)
    setSeat(chosen)
  }
  return (
    <Dialog title={t('coach.analysis')} onClose={onClose}>
      <Whose looking={looking} seats={seats} seat={seat} onChange={choose} />
      <DaleFound looking={looking} seat={seat} reviewing={reviewing} onClose={onClose} />
    </Dialog>
  )
}

interface WhoseProps {
  readonly looking: ReplayState
  readonly seats: readonly number[]
  readonly seat: number
  readonly onChange: (seat: number) => void
}

function Whose({ looking, seats, seat, onChange }: WhoseProps): React.ReactNode {
  const t = useTranslation()
  const names = useSeatNames(looking.replay.setup)
  return (
    <label className="whose">
      {t('coach.whose')}
      <select className="btn" value={seat} onChange={({ target }) => onChange(Number(target.value))}>
        {seats.map((each) => (
          <option key={each} value={each}>
            {names.of(each)}
          </option>
        ))}
      </select>
    </label>
  )
}

interface DaleFoundProps {
  readonly looking: ReplayState
  readonly seat: number
  readonly reviewing: Reviewing
  readonly onClose: () => void
}

/** With the ways back into the game. */
function DaleFound({ looking, seat, reviewing, onClose }: DaleFoundProps): React.ReactNode {
  const t = useTranslation()
  const host = useHost()
  const [, navigate] = useLocation()
  const { replay, step, go } = looking
  const names = useSeatNames(replay.setup)
  const said = useCoachWords(names.of)
  const words = {
    best: ({ best }: Judged) => said.move(best.move),
    played: ({ played }: Judged) => said.move(played.move),
    reasons: ({ played }: Judged) => said.reasons(played.reasons),
    draw: t('coach.cause-draw'),
    others: t('coach.cause-others'),
  }
  const show = (to: number): void => {
    go(placeOf(replay, to))
    onClose()
  }
  const tryAgain = async (from: number): Promise<void> => {
    const seats = seatsToTryAgain(replay.setup.seats, seat)
    navigate(`/table/${await host.continueFrom(replay.game, from, seats)}`)
  }
  const ways = { step, onGo: show, onTryAgain: (from: number) => void tryAgain(from) }
  return <Found {...{ reviewing, words, ...ways }} who={names.of(seat)} about={t('coach.totals-about')} />
}
