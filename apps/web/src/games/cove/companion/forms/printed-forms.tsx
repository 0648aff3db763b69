/** The numbers printed on the owner's board: spaces of shelf and pool, order of the piers, the clock and its hands. */
import type { Pier, Printed } from '@merchants/cove'
import { PIERS } from '@merchants/cove'
import { useState } from 'react'
import { useTranslation } from '../../../../words/words.tsx'
import { Corruption, Hourglass } from '../../pieces/mark.tsx'
import { Picture } from '../frame.tsx'
import { ClockPicture } from '../pictures/clock-picture.tsx'
import { HisBoardSketch, PierSketch } from '../pictures/board-sketches.tsx'
import { pierSlot } from '../slots.ts'
import { BigButton } from './big-button.tsx'
import { Confirm } from './confirm.tsx'
import { CountRow } from './count-row.tsx'
import { NumbersForm } from './counts.tsx'
import type { FormProps, JointFormProps } from './form.ts'
import { asking } from './form.ts'

type PoolRow = NonNullable<Printed['pool']>

/** More spaces than this are on no board, and no phone could show them. */
const MAX_SHOWN = 30

interface PoolRowsProps {
  readonly pool: PoolRow
  readonly onChange: (pool: PoolRow) => void
}

/** First how many spaces, then a tap on each that carries the symbol. */
function PoolRows({ pool: { spaces, symbols }, onChange }: PoolRowsProps): React.ReactNode {
  const t = useTranslation()
  const toggle = (space: number): void => {
    const isMarked = symbols.includes(space)
    onChange({ spaces, symbols: isMarked ? symbols.filter((each) => each !== space) : [...symbols, space] })
  }
  return (
    <>
      <CountRow
        name="pool"
        label={t('companion.pool-spaces')}
        count={spaces === 0 ? undefined : spaces}
        onChange={(count = 0) => onChange({ spaces: count, symbols: symbols.filter((each) => each <= count) })}
      />
      <fieldset className="cp-toggles" data-row="symbols" hidden={spaces === 0}>
        <legend>{t('companion.pool-symbols')}</legend>
        <div className="cells cp-spaces">
          {Array.from({ length: Math.min(spaces, MAX_SHOWN) }, (_, at) => (
            <button
              key={at}
              type="button"
              className="cv-btn cp-toggle"
              aria-pressed={symbols.includes(at + 1)}
              data-answer={at + 1}
              onClick={() => toggle(at + 1)}
            >
              {at + 1}
            </button>
          ))}
        </div>
      </fieldset>
    </>
  )
}

const NO_POOL: PoolRow = { spaces: 0, symbols: [] }

const inOrder = ({ spaces, symbols }: PoolRow): PoolRow => ({ spaces, symbols: symbols.toSorted((a, b) => a - b) })

function useMissing(pool: PoolRow): string[] {
  const t = useTranslation()
  return [
    ...(pool.spaces > 0 ? [] : [t('companion.pool-spaces')]),
    ...(pool.symbols.length > 0 ? [] : [t('companion.pool-symbols')]),
  ]
}

/** His shop board with the shelf, and the pool unless only the shelf is asked for. */
export function ShelfForm({ question, more, onEnter }: JointFormProps<'shelf'>): React.ReactNode {
  const t = useTranslation()
  const [asked] = asking(more, 'pool')
  const [shelf, setShelf] = useState(question.suggest)
  const [pool, setPool] = useState(asked?.suggest ?? NO_POOL)
  const missing = [
    ...(shelf === undefined ? [t('companion.shelf-spaces')] : []),
    ...useMissing(pool).filter(() => asked !== undefined),
  ]
  return (
    <>
      <Picture>
        <HisBoardSketch lit="shelf" />
      </Picture>
      <div className="cp-answers" data-scroll="">
        <CountRow name="shelf" label={t('companion.shelf-spaces')} count={shelf} onChange={setShelf} />
        {asked !== undefined && <PoolRows pool={pool} onChange={setPool} />}
      </div>
      <Confirm
        missing={missing}
        onClick={() => (asked === undefined ? onEnter(shelf ?? 0) : onEnter(shelf ?? 0, inOrder(pool)))}
      />
    </>
  )
}

export function PoolForm({ question, onEnter }: FormProps<'pool'>): React.ReactNode {
  const [pool, setPool] = useState(question.suggest ?? NO_POOL)
  return (
    <>
      <Picture>
        <HisBoardSketch lit="pool" />
      </Picture>
      <div className="cp-answers" data-scroll="">
        <PoolRows pool={pool} onChange={setPool} />
      </div>
      <Confirm missing={useMissing(pool)} onClick={() => onEnter(inOrder(pool))} />
    </>
  )
}

/** Taps in their order on the board, from left to right; a second tap takes one back. */
export function PiersForm({ question, onEnter }: FormProps<'piers'>): React.ReactNode {
  const t = useTranslation()
  const [order, setOrder] = useState<readonly Pier[]>(question.suggest ?? [])
  const tap = (pier: Pier): void =>
    setOrder(order.includes(pier) ? order.filter((each) => each !== pier) : [...order, pier])
  return (
    <>
      <Picture>
        <PierSketch order={order} />
      </Picture>
      <div className="cp-answers is-list">
        {PIERS.map((pier) => (
          <BigButton
            key={pier}
            name={pier}
            isPressed={order.includes(pier)}
            picture={
              <b className={order.includes(pier) ? 'center cp-badge is-dark' : 'center cp-badge'}>
                {order.includes(pier) ? order.indexOf(pier) + 1 : '?'}
              </b>
            }
            label={t('companion.pier-takes', { pier: pierSlot(pier) })}
            onClick={() => tap(pier)}
          />
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
  const t = useTranslation()
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
  const t = useTranslation()
  const { hour } = question.about
  const before = question.suggest
  return (
    <NumbersForm
      picture={<ClockPicture hour={hour} stretch={hour} />}
      rows={[
        { name: 'hours', label: t('companion.hand-hours'), picture: <Hourglass size={28} /> },
        { name: 'cards', label: t('companion.hand-cards'), picture: <Corruption size={30} /> },
        { name: 'next', label: t('companion.hand-next') },
      ]}
      before={[before?.hours, before?.corruption, before?.next]}
      onEnter={([hours = 0, corruption = 0, next = 0]) => onEnter({ hours, corruption, next })}
    />
  )
}
