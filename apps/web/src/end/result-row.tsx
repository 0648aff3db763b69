/** One side at the end: its name, and its stall under the awning as it stands. */
import { Tile } from '../card/card.tsx'
import { Icon } from '../look/icon.tsx'
import type { TableSetup } from '../sight.ts'
import { isBot } from '../sight.ts'
import { useCardWords } from '../words/cards.ts'
import { useWords } from '../words/words.tsx'
import { useSeatNames } from './seat-names.ts'
import type { Side } from './sides.ts'

interface ResultRowProps {
  readonly side: Side
  /** How many stacks win. */
  readonly stacks: number
  readonly setup: TableSetup
}

export function ResultRow({ side, stacks, setup }: ResultRowProps): React.ReactNode {
  const t = useWords()
  const names = useSeatNames(setup)
  const { seats, at, stall, hasWon } = side
  const places = Array.from({ length: stacks }, (_, place) => place)
  const half = Math.ceil(stacks / 2)
  const columns = { '--n': stacks, '--half': half } as React.CSSProperties
  /** Where there is no room for one row there are two. */
  const rowOf = (place: number): string => (place < half ? '' : 'is-later')
  return (
    <section className={`res seat-${at + 1} ${hasWon ? 'first' : ''}`} aria-label={names.all(seats)}>
      <div className="who">
        {seats.map((seat) => (
          <span className="pawn" aria-hidden="true" key={seat}>
            {names.initial(seat)}
          </span>
        ))}
        <span className="nm">
          {names.all(seats)}
          <small>
            {hasWon ? (
              <>
                <Icon name="crown" /> {t('end.winner')}
              </>
            ) : (
              <Note seats={seats} setup={setup} />
            )}
          </small>
        </span>
      </div>
      <div className="stallbox" style={columns}>
        <div className="awning" aria-hidden="true">
          {places.map((place) => (
            <span className={`scallop ${rowOf(place)}`} key={place}>
              <span>
                {place + 1}
                {place < stall.length && <Icon name="check" />}
              </span>
            </span>
          ))}
        </div>
        <ol className="slots">
          {places.map((place) => (
            <Stack
              key={place}
              number={place + 1}
              row={rowOf(place)}
              cards={stall[place]}
              isNext={place === stall.length}
            />
          ))}
        </ol>
      </div>
    </section>
  )
}

/** Who plays a single seat, if it is a program. */
function Note({ seats, setup }: { readonly seats: readonly number[]; readonly setup: TableSetup }): React.ReactNode {
  const t = useWords()
  const [only = 0, partner] = seats
  const kind = setup.seats[only]?.kind ?? 'guest'
  return partner === undefined && isBot(kind) ? t.any(`table.bot-${kind}`) : undefined
}

interface StackProps {
  readonly number: number
  readonly row: string
  readonly cards: Side['stall'][number] | undefined
  readonly isNext: boolean
}

function Stack({ number, row, cards, isNext }: StackProps): React.ReactNode {
  const t = useWords()
  const words = useCardWords()
  if (cards === undefined) {
    if (!isNext) return <li className={`slot empty ${row}`} />
    return (
      <li className={`slot is-next ${row}`}>
        <span className="need">
          {t('end.missing')}
          <b>{number}</b>
        </span>
      </li>
    )
  }
  return (
    <li className={`slot ${row}`} style={{ '--cards': cards.length } as React.CSSProperties}>
      <span className="sr">
        {t('table.stack-of', { number, cards: t.list(cards.map((card) => words.name(card))) })}
      </span>
      {cards.map((card, place) => (
        <Tile card={card} key={`${card}-${place}`} />
      ))}
    </li>
  )
}
