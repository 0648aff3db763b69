/** A past game in the list with its decks, winner, score and date. */
import { Link } from 'wouter'
import { useGameTitle } from '../home/game-title.ts'
import { sayFault } from '../../../kept/say-fault.ts'
import { Icon } from '../../../look/icon.tsx'
import { Portrait } from '../../../look/portrait.tsx'
import { isSpokenTo, seatName } from '../seat-name.ts'
import type { GameSummary } from '../match-types.ts'
import { LOCALES } from '../../../words/language.ts'
import { sayScore } from '../../../say-score.ts'
import { useTranslation } from '../../../words/words.tsx'
import type { GameFault } from '../../../worker/kept-record.ts'

interface GameCardProps {
  readonly game: GameSummary
  readonly fault: GameFault | undefined
  readonly onDelete: () => void
}

export function GameCard({ game, fault, onDelete }: GameCardProps): React.ReactNode {
  const t = useTranslation()
  const title = useGameTitle()(game)
  const result = useResult()(game)
  const isOpen = game.winners.length === 0 && !game.isClosed && fault === undefined
  const date = new Intl.DateTimeFormat(LOCALES[t.language], { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <li className={`panel past row wrap gap-16 ${isOpen ? 'is-open' : ''}`}>
      <span className="laurel" aria-hidden="true">
        {game.setup.decks.map((deck) => (
          <Portrait deck={deck} key={deck} />
        ))}
      </span>
      <div className="told">
        <h2>{title}</h2>
        <p className="soft">
          {game.winners.length > 0 && <Icon name="crown" />} {result}{' '}
          {t('replay.stacks', { stacks: sayScore(t, game.stacks) })}
        </p>
        {fault && <p role="status">{sayFault(t, fault)}</p>}
        <time className="soft" dateTime={new Date(game.playedAt).toISOString()}>
          {date.format(game.playedAt)}
        </time>
      </div>
      <span className="deeds">
        {isOpen && (
          <Link className="btn" href={`/table/${game.game}`} aria-label={t('replay.go-on-game', { game: title })}>
            {t('replay.go-on')}
          </Link>
        )}
        <Link className="btn" href={`/replay/${game.game}`} aria-label={t('replay.watch-game', { game: title })}>
          <Icon name="play" />
          {t('replay.watch')}
        </Link>
        <button
          type="button"
          className="btn quiet"
          title={t('replay.forget')}
          aria-label={t('replay.forget-game', { game: title })}
          onClick={onDelete}
        >
          <Icon name="close" />
        </button>
      </span>
    </li>
  )
}

function useResult(): (game: GameSummary) => string {
  const t = useTranslation()
  return ({ setup, winners, turn, isClosed }) => {
    const [first, second] = winners
    // Names are looked up here and not by a hook, for a list of games has as many tables.
    const nameOf = (seat: number): string => seatName(t, setup.seats, seat)
    const isYou = (seat: number | undefined): boolean => isSpokenTo(setup.seats, seat ?? -1)
    if (first === undefined) return isClosed ? t('online.ended-game', { turn }) : t('replay.open-game', { turn })
    if (second === undefined) return isYou(first) ? t('replay.you-won') : t('replay.won', { who: nameOf(first) })
    if (!isYou(first) && !isYou(second)) return t('replay.won-team', { who: nameOf(first), other: nameOf(second) })
    return t('replay.you-won-team', { who: nameOf(isYou(first) ? second : first) })
  }
}
