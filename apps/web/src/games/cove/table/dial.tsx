/** The clock as a dial, or a line where its box is flat. Shows hours, newcomers, the two hands, the market token and all markers. */
import type { View } from '@merchants/cove'
import type { T } from '../../../words/translator.ts'
import { useTranslation } from '../../../words/words.tsx'
import type { CoveMatchSetup } from '../cove-match-types.ts'
import { Mark } from '../pieces/mark.tsx'
import { Marker } from '../pieces/marker.tsx'
import { hourWord } from '../say/words.tsx'
import { markerLetter, seatName } from './seat.ts'
import { useCove } from './table-context.tsx'
import { usePreview } from './use-preview.ts'

const HOURS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const
const NEWCOMERS = [1.5, 3.5, 5.5, 7.5, 9.5, 11.5] as const
const HANDS: readonly number[] = [3.5, 7.5]
const LAST = 12

/** The places of all markers and the token, for screen readers. */
export function clockWords(t: T, { clock }: View, table: CoveMatchSetup): string {
  const markers = clock.at.map((hour, seat) =>
    t('cove.marker-on', { who: seatName(t, table, seat), hour: hourWord(t, hour) }),
  )
  return [...markers, t('cove.token-on', { hour: clock.token })].join(' ')
}

interface AtProps {
  readonly hour: number
  readonly className: string
  readonly zone?: string
  /** The number of markers below. */
  readonly below?: number
  readonly children?: React.ReactNode
}

const At = ({ hour, className, zone, below = 0, children }: AtProps): React.ReactNode => (
  <span
    className={className}
    style={{ '--h': Math.min(hour, LAST), '--below': below, '--lean': hour > 6 ? -1 : 1 }}
    data-zone={zone}
  >
    {children}
  </span>
)

const Person = (): React.ReactNode => (
  <svg viewBox="0 0 14 16" aria-hidden="true">
    <path d="M7 1a3.300 3.300 0 1 1 0 6.600A3.300 3.300 0 0 1 7 1zM1 15.500q0-7 6-7t6 7z" fill="currentColor" />
  </svg>
)

/** Dots along the way of a marker. */
function Way({
  from,
  to,
  isHis,
}: {
  readonly from: number
  readonly to: number
  readonly isHis: boolean
}): React.ReactNode {
  const count = Math.max(0, Math.round((Math.min(to, LAST) - from) * 2.5) - 1)
  const className = `dial-dot cv-seat-${isHis ? 'h' : 1}`
  return Array.from({ length: count }, (_, at) => <At key={at} hour={from + 0.4 * (at + 1)} className={className} />)
}

export function Dial(): React.ReactNode {
  const t = useTranslation()
  const { showing, story, match } = useCove()
  const { view } = showing
  const preview = usePreview()
  const { at, stack, token } = view.clock
  const huckster = view.humans.length
  const walked = story?.walkedFrom
  return (
    <div className="box dial" role="img" aria-label={clockWords(t, view, match.table)} data-zone="clock">
      <span className="dial-face" />
      <span className="dial-in" />
      {HANDS.map((hour) => (
        <At key={hour} hour={hour} className="dial-hand" />
      ))}
      {HOURS.map((hour) => (
        <At key={hour} hour={hour} className="dial-hour">
          {hour}
        </At>
      ))}
      {NEWCOMERS.map((hour) => (
        <At key={hour} hour={hour} className={huckster === 1 && hour > 9 ? 'dial-new is-two' : 'dial-new'}>
          {huckster === 1 && hour > 9 ? 2 : <Person />}
        </At>
      ))}
      {HANDS.map((hour) => (
        <At key={hour} hour={hour} className="dial-drop">
          <Mark name="corruption" className="" />
        </At>
      ))}
      <At hour={token} className="dial-token">
        <Mark name="market-token" className="" />
      </At>
      {preview !== undefined && <Way {...preview} isHis={false} />}
      {preview === undefined && walked !== undefined && <Way from={walked} to={at[huckster] ?? 1} isHis />}
      {stack.map((seat) => {
        const hour = at[seat] ?? 1
        const below = stack.slice(0, stack.indexOf(seat)).filter((other) => at[other] === hour).length
        const isOnHand = HANDS.includes(hour)
        return (
          <At
            key={seat}
            hour={hour}
            className={isOnHand ? 'dial-mark is-on-hand' : 'dial-mark'}
            below={below}
            zone={`marker:${seat}`}
          >
            <Marker isHuckster={seat === huckster} seat={seat} letter={markerLetter(t, match.table, seat)} />
          </At>
        )
      })}
    </div>
  )
}
