/** The curtain between players at one screen: nothing hidden is behind it. */
import { stallOf } from '@merchants/dale'
import { useEffect, useRef } from 'react'
import { Portrait } from '../../../look/portrait.tsx'
import { seatName } from '../seat-name.ts'
import type { DaleMatchView } from '../match-types.ts'
import { seatClass } from '../../../look/seat-class.ts'
import { useTranslation } from '../../../words/words.tsx'
import './pass-device.css'

interface PassDeviceScreenProps {
  readonly match: DaleMatchView
  readonly seat: number
  readonly onConfirm: () => void
}

export function PassDeviceScreen({ match, seat, onConfirm }: PassDeviceScreenProps): React.ReactNode {
  const t = useTranslation()
  const button = useRef<HTMLButtonElement>(null)
  const { view, setup } = match
  const name = seatName(t, setup.seats, seat)
  const stacks = { built: stallOf(view, seat).length, all: view.lastStack }
  useEffect(() => button.current?.focus(), [seat])
  return (
    <main className={`curtain rows middle gap-16 ${seatClass(seat, view.teams)}`}>
      <div className="awning" aria-hidden="true">
        {Array.from({ length: 12 }, (_, at) => (
          <span className="scallop" key={at} />
        ))}
      </div>
      <div className="laurel" aria-hidden="true">
        {setup.decks.map((deck) => (
          <Portrait deck={deck} key={deck} />
        ))}
      </div>
      <h1>{t('table.curtain-for', { who: name })}</h1>
      <p className="soft">{t('table.curtain-hint', { who: name })}</p>
      <p className="soft">{t('table.stacks-of', stacks)}</p>
      <button ref={button} type="button" className="btn primary" onClick={onConfirm}>
        {t('table.curtain-lift', { who: name })}
      </button>
    </main>
  )
}
