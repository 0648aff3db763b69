/** What is printed on the owner's board: spaces of shelf and pool, order of the piers, the clock and its hands. */
import type { Pier } from '@merchants/cove'
import { PIERS } from '@merchants/cove'
import { useState } from 'react'
import { useWords } from '../../../words/words.tsx'
import { Corruption, Hourglass } from '../../pieces/mark.tsx'
import { ClockPicture } from '../pictures/clock-picture.tsx'
import { HisBoardSketch, PierSketch } from '../pictures/board-sketches.tsx'
import { pierSlot } from '../slots.ts'
import { Confirm } from './confirm.tsx'
import { CountRow } from './count-row.tsx'
import { NumbersForm } from './counts.tsx'
import type { FormProps } from './form.ts'

export function ShelfForm({ question, onEnter }: FormProps<'shelf'>): React.ReactNode {
  const t = useWords()
  return (
    <NumbersForm
      picture={<HisBoardSketch lit="shelf" />}
      rows={[{ name: 'shelf', label: t('companion.shelf-spaces') }]}
      before={[question.suggest]}
      onEnter={([spaces = 0]) => onEnter(spaces)}
    />
  )
}

/** More spaces than this are on no board, and no phone could show them. */
const MOST_SHOWN = 30

/** First how many spaces, then a tap on each that carries the symbol. */
export function PoolForm({ question, onEnter }: FormProps<'pool'>): React.ReactNode {
  const t = useWords()
  const [spaces, setSpaces] = useState(question.suggest?.spaces)
  const [marked, setMarked] = useState<readonly number[]>(question.suggest?.symbols ?? [])
  const symbols = marked.filter((space) => space <= (spaces ?? 0))
  const toggle = (space: number): void =>
    setMarked(marked.includes(space) ? marked.filter((each) => each !== space) : [...marked, space])
  const missing = [
    ...(spaces ? [] : [t('companion.pool-spaces')]),
    ...(symbols.length > 0 ? [] : [t('companion.pool-symbols')]),
  ]
  return (
    <>
      <div className="cp-counts">
        <HisBoardSketch lit="pool" />
        <CountRow name="pool" label={t('companion.pool-spaces')} count={spaces} onChange={setSpaces} />
        <fieldset className="cp-toggles" data-row="symbols">
          <legend>{t('companion.pool-symbols')}</legend>
          <div className="cp-spaces">
            {Array.from({ length: Math.min(spaces ?? 0, MOST_SHOWN) }, (_, at) => (
              <button
                key={at}
                type="button"
                className="cp-toggle"
                aria-pressed={marked.includes(at + 1)}
                data-answer={at + 1}
                onClick={() => toggle(at + 1)}
              >
                {at + 1}
              </button>
            ))}
          </div>
        </fieldset>
      </div>
      <Confirm
        missing={missing}
        onClick={() => onEnter({ spaces: spaces ?? 0, symbols: symbols.toSorted((a, b) => a - b) })}
      />
    </>
  )
}

/** Taps in their order on the board, from left to right; a second tap takes one back. */
export function PiersForm({ question, onEnter }: FormProps<'piers'>): React.ReactNode {
  const t = useWords()
  const [order, setOrder] = useState<readonly Pier[]>(question.suggest ?? [])
  const tap = (pier: Pier): void =>
    setOrder(order.includes(pier) ? order.filter((each) => each !== pier) : [...order, pier])
  return (
    <>
      <div className="cp-rows">
        <PierSketch />
        {PIERS.map((pier) => (
          <button
            key={pier}
            type="button"
            className="cp-bb"
            data-answer={pier}
            aria-pressed={order.includes(pier)}
            onClick={() => tap(pier)}
          >
            <span className="cp-bb-picture">
              <b className={order.includes(pier) ? 'cp-badge is-dark' : 'cp-badge'}>
                {order.includes(pier) ? order.indexOf(pier) + 1 : '?'}
              </b>
            </span>
            <span>{t('companion.pier-takes', { pier: pierSlot(pier) })}</span>
          </button>
        ))}
      </div>
      <Confirm
        missing={order.length < PIERS.length ? [t('companion.piers-order')] : []}
        onClick={() => onEnter(order)}
      />
    </>
  )
}

export function ClockForm({ question, onEnter }: FormProps<'clock'>): React.ReactNode {
  const t = useWords()
  const { first, last } = question.suggest ?? {}
  return (
    <NumbersForm
      picture={<ClockPicture />}
      rows={[
        { name: 'first', label: t('companion.clock-first') },
        { name: 'last', label: t('companion.clock-last') },
      ]}
      before={[first, last]}
      onEnter={([from = 0, to = 0]) => onEnter({ first: from, last: to })}
    />
  )
}

export function HandSpaceForm({ question, onEnter }: FormProps<'handSpace'>): React.ReactNode {
  const t = useWords()
  const { hour } = question.about
  const before = question.suggest
  return (
    <NumbersForm
      picture={<ClockPicture hour={hour} stretch={hour} hasHand />}
      rows={[
        { name: 'hours', label: t('companion.hand-hours'), picture: <Hourglass size={34} /> },
        { name: 'cards', label: t('companion.hand-cards'), picture: <Corruption size={36} /> },
        { name: 'next', label: t('companion.hand-next') },
      ]}
      before={[before?.hours, before?.corruption, before?.next]}
      onEnter={([hours = 0, corruption = 0, next = 0]) => onEnter({ hours, corruption, next })}
    />
  )
}
