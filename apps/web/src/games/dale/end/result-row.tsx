/** One side at the end, with its name and its final stall under the awning. */
import { Tile } from '../card/card.tsx'
import { Icon } from '../../../look/icon.tsx'
import type { MatchSetup } from '../match-types.ts'
import { isBot } from '../match-types.ts'
import { listedInText } from '../log/sentence.ts'
import '../table/stall.css'
import { useCardWords } from '../../../words/cards.ts'
import { useTranslation } from '../../../words/words.tsx'
import { useSeatNames } from './seat-names.ts'
import type { Side } from './sides.ts'

interface ResultRowProps {
  readonly side: Side
  /** How many stacks win. */
  readonly stacks: number
  readonly setup: MatchSetup
}

export function ResultRow({ side, stacks, setup }: ResultRowProps): React.ReactNode {
  const t = useTranslation()
  const names = useSeatNames(setup)
  const { seats, at, stall, hasWon } = side
  const columns = { '--n': stacks, '--half': Math.ceil(stacks / 2) }
  return (
    <section className={`panel rows res seat-${at + 1} ${hasWon ? 'first' : ''}`} aria-label={names.all(seats)}>
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
      <ol className="stall" style={columns}>
        {Array.from({ length: stacks }, (_, place) => (
          <Stack key={place} number={place + 1} cards={stall[place]} isNext={place === stall.length} />
        ))}
      </ol>
    </section>
  )
}

/** The bot of a single seat, if any. */
function Note({ seats, setup }: { readonly seats: readonly number[]; readonly setup: MatchSetup }): React.ReactNode {
  const t = useTranslation()
  const [only = 0, partner] = seats
  const kind = setup.seats[only]?.kind ?? 'guest'
  return partner === undefined && isBot(kind) ? t.any(`table.bot-${kind}`) : undefined
}

interface StackProps {
  readonly number: number
  readonly cards: Side['stall'][number] | undefined
  readonly isNext: boolean
}

function Stack({ number, cards, isNext }: StackProps): React.ReactNode {
  const t = useTranslation()
  const words = useCardWords()
  return (
    <li className={`slot ${cards !== undefined ? '' : isNext ? 'is-next' : 'empty'}`}>
      <span className="scallop" aria-hidden="true">
        <b>{number}</b>
        {cards !== undefined && <Icon name="check" />}
      </span>
      <span className="stack">
        {isNext && cards === undefined && (
          <span className="need row wrap">
            <small>{t('end.missing')}</small>
            <b>{number}</b>
          </span>
        )}
        {cards?.map((card, place) => (
          <Tile card={card} key={`${card}-${place}`} />
        ))}
      </span>
      {cards !== undefined && (
        <span className="sr">{t('table.stack-of', { number, cards: listedInText(t, cards, words.name) })}</span>
      )}
    </li>
  )
}
