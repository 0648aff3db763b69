/** Questions about the harbour and the square: places in their order on the board, and a tap that says how it is there. */
import { BOATS, DOCKS, SEATS } from '@merchants/cove'
import { useState } from 'react'
import { useWords } from '../../../words/words.tsx'
import { usePrinted } from '../printed-context.ts'
import { boatSlot, dockSlot, PIER_WORDS } from '../slots.ts'
import { Confirm } from './confirm.tsx'
import type { FormProps } from './form.ts'

const changed = <Value,>(list: readonly Value[], at: number, value: Value): Value[] =>
  list.map((each, place) => (place === at ? value : each))

/** A tap counts the free seats: one more, and after four none. */
export function BoatsForm({ question, onEnter }: FormProps<'boats'>): React.ReactNode {
  const t = useWords()
  const [seats, setSeats] = useState<readonly number[]>(question.suggest ?? BOATS.map(() => 0))
  return (
    <>
      <div className="cp-sea">
        {BOATS.map((boat, at) => {
          const free = seats[at] ?? 0
          const position = t('companion.boat-position', { boat: boatSlot(boat) })
          const said = `${t('companion.boat', { boat })}, ${position}: ${t('companion.seats-free', { seats: free })}`
          return (
            <button
              key={boat}
              type="button"
              className="cp-boat"
              data-boat={boat}
              data-seats={free}
              onClick={() => setSeats(changed(seats, at, (free + 1) % (SEATS + 1)))}
            >
              <span className="sr">{said}</span>
              <b aria-hidden="true">{boat}</b>
              <span className="cp-seats">
                {Array.from({ length: SEATS }, (_, seat) => (
                  <i key={seat} className={seat < SEATS - free ? 'is-taken' : ''} />
                ))}
              </span>
              <strong aria-hidden="true">{free}</strong>
            </button>
          )
        })}
        <span className="cp-half">{t('companion.map-left')}</span>
        <span className="cp-half">{t('companion.map-right')}</span>
      </div>
      <Confirm onClick={() => onEnter(seats)} />
    </>
  )
}

export function DocksForm({ question, onEnter }: FormProps<'docks'>): React.ReactNode {
  const t = useWords()
  const { piers = [] } = usePrinted()
  const [taken, setTaken] = useState<readonly boolean[]>(question.suggest ?? DOCKS.map(() => false))
  return (
    <>
      <div className="cp-quay">
        <div className="cp-quay-names" aria-hidden="true">
          {piers.map((pier) => (
            <span key={pier}>{t.any(PIER_WORDS[pier])}</span>
          ))}
        </div>
        {DOCKS.map((dock, at) => (
          <button
            key={dock}
            type="button"
            className="cp-dock"
            data-dock={dock}
            aria-pressed={taken[at]}
            onClick={() => setTaken(changed(taken, at, !taken[at]))}
          >
            <span>{t('companion.dock-position', { dock: dockSlot(dock) })}</span>
            <strong>{t(taken[at] ? 'companion.dock-taken' : 'companion.dock-free')}</strong>
          </button>
        ))}
      </div>
      <Confirm onClick={() => onEnter(taken)} />
    </>
  )
}

export function SquareForm({ question, onEnter }: FormProps<'square'>): React.ReactNode {
  const t = useWords()
  const [filled, setFilled] = useState<readonly boolean[]>(question.suggest ?? [])
  return (
    <>
      <div className="cp-slots">
        {filled.map((isFilled, at) => (
          <button
            key={at}
            type="button"
            className="cp-slot"
            aria-pressed={isFilled}
            onClick={() => setFilled(changed(filled, at, !isFilled))}
          >
            <span>{t('companion.slot', { slot: at + 1 })}</span>
            <strong>{t(isFilled ? 'companion.slot-card' : 'companion.slot-empty')}</strong>
          </button>
        ))}
      </div>
      <Confirm onClick={() => onEnter(filled)} />
    </>
  )
}
