/** Questions about the harbour and the square: places in their order on the board, each with a tap for its state. */
import { BOATS, DOCKS } from '@merchants/cove'
import { useContext, useState } from 'react'
import { useTranslation } from '../../../../words/words.tsx'
import { boatSlot, dockSlot } from '../slots.ts'
import { NextAnswers } from './choices.tsx'
import { Confirm, IsCorrection } from './confirm.tsx'
import type { FormProps } from './form.ts'

const changed = <Value,>(list: readonly Value[], at: number, value: Value): Value[] =>
  list.map((each, place) => (place === at ? value : each))

interface ListProps<Value> {
  readonly value: readonly Value[]
  readonly onChange: (value: readonly Value[]) => void
}

/** A tap on a boat seats a newcomer; the small button beside it frees a seat. */
function Boats({ value: seats, onChange }: ListProps<number>): React.ReactNode {
  const t = useTranslation()
  return (
    <div className="cells cp-boats">
      {BOATS.map((boat, at) => {
        const free = seats[at] ?? 0
        const name = t('companion.boat', { boat })
        const position = t('companion.boat-position', { boat: boatSlot(boat) })
        return (
          <div key={boat} className="cp-boat" data-boat={boat} data-seats={free}>
            <button
              type="button"
              className="cv-btn"
              data-fewer=""
              aria-disabled={free === 0}
              onClick={() => free > 0 && onChange(changed(seats, at, free - 1))}
            >
              <span className="sr">
                {t('common.labelled', {
                  label: `${name}, ${position}`,
                  text: t('companion.seats-free', { seats: free }),
                })}
              </span>
              <b aria-hidden="true">{boat}</b>
              <span className="row gap-2 cp-seats" aria-hidden="true">
                {Array.from({ length: free }, (_, seat) => (
                  <i key={seat} />
                ))}
              </span>
              <small aria-hidden="true">{t('companion.seats', { seats: free })}</small>
            </button>
            <button
              type="button"
              className="cv-btn"
              data-more=""
              aria-label={t('companion.more', { what: `${name}, ${position}` })}
              onClick={() => onChange(changed(seats, at, free + 1))}
            >
              +
            </button>
          </div>
        )
      })}
    </div>
  )
}

function Docks({ value: taken, onChange }: ListProps<boolean>): React.ReactNode {
  const t = useTranslation()
  return (
    <div className="cells">
      {DOCKS.map((dock, at) => (
        <button
          key={dock}
          type="button"
          className="cv-btn cp-dock"
          data-dock={dock}
          aria-pressed={taken[at]}
          onClick={() => onChange(changed(taken, at, !taken[at]))}
        >
          <span>{t('companion.dock-position', { dock: dockSlot(dock) })}</span>
          <strong>{t(taken[at] ? 'companion.dock-taken' : 'companion.dock-free')}</strong>
        </button>
      ))}
    </div>
  )
}

export function BoatsForm({ question, onEnter }: FormProps<'boats'>): React.ReactNode {
  const [seats, setSeats] = useState<readonly number[]>(question.suggest ?? BOATS.map(() => 0))
  return (
    <>
      <div className="cp-answers">
        <Boats value={seats} onChange={setSeats} />
      </div>
      <Confirm onClick={() => onEnter(seats)} />
    </>
  )
}

export function DocksForm({ question, onEnter }: FormProps<'docks'>): React.ReactNode {
  const [taken, setTaken] = useState<readonly boolean[]>(question.suggest ?? DOCKS.map(() => false))
  return (
    <>
      <div className="cp-answers">
        <Docks value={taken} onChange={setTaken} />
      </div>
      <Confirm onClick={() => onEnter(taken)} />
    </>
  )
}

/** Changes on the board after a player's turn, and the next to act, so that seats and docks need not be asked again. */
export function YoursForm({ question, onEnter }: FormProps<'yours'>): React.ReactNode {
  const isCorrection = useContext(IsCorrection)
  const before = question.suggest
  const [boats, setBoats] = useState(before?.boats ?? question.about.boats)
  const [docks, setDocks] = useState(before?.docks ?? question.about.docks)
  return (
    <>
      <div className="cp-answers" data-scroll="">
        <Docks value={docks} onChange={setDocks} />
        <Boats value={boats} onChange={setBoats} />
      </div>
      {isCorrection && before !== undefined ? (
        <Confirm onClick={() => onEnter({ boats, docks, next: before.next })} />
      ) : (
        <div className="cp-go cells is-next">
          <NextAnswers
            own="you"
            his="turn"
            before={before?.next}
            onChoose={(next) => onEnter({ boats, docks, next })}
          />
        </div>
      )}
    </>
  )
}

export function SquareForm({ question, onEnter }: FormProps<'square'>): React.ReactNode {
  const t = useTranslation()
  const [filled, setFilled] = useState<readonly boolean[]>(question.suggest ?? [])
  return (
    <>
      <div className="cp-answers">
        <div className="cells">
          {filled.map((isFilled, at) => (
            <button
              key={at}
              type="button"
              className="cv-btn cp-dock"
              aria-pressed={isFilled}
              onClick={() => setFilled(changed(filled, at, !isFilled))}
            >
              <span>{t('companion.slot', { slot: at + 1 })}</span>
              <strong>{t(isFilled ? 'companion.slot-card' : 'companion.slot-empty')}</strong>
            </button>
          ))}
        </div>
      </div>
      <Confirm onClick={() => onEnter(filled)} />
    </>
  )
}
