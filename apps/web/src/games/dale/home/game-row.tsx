/** An unfinished game in one line: opponents, score, whose turn it is. */
import { Link } from 'wouter'
import { sayFault } from '../../../kept/say-fault.ts'
import { Icon } from '../../../look/icon.tsx'
import { initialOf } from '../../../look/initial.ts'
import { seatName } from '../seat-name.ts'
import type { GameSummary } from '../match-types.ts'
import { useTranslation } from '../../../words/words.tsx'
import type { GameFault } from '../../../worker/kept-record.ts'
import { othersIn, useGameScore, useGameTitle } from './game-title.ts'

interface GameRowProps {
  readonly game: GameSummary
  readonly fault: GameFault | undefined
  readonly onDelete: () => void
}

export function GameRow({ game, fault, onDelete }: GameRowProps): React.ReactNode {
  const t = useTranslation()
  const title = useGameTitle()(game)
  const standing = useGameScore()(game)
  const score = fault === undefined ? standing : sayFault(t, fault)
  const [opponent = 0] = othersIn(game)
  return (
    <li className="open-game row gap-8 soft">
      <span className={`pawn seat-${opponent + 1}`} aria-hidden="true">
        {initialOf(seatName(t, game.setup.seats, opponent))}
      </span>
      <span className="what grow" title={`${title}\n${score}`}>
        <b>{title}</b>
        {score}
      </span>
      <Link className="btn" href={`/table/${game.game}`} aria-label={t('home.go-on-with', { game: title })}>
        {t('home.go-on')}
      </Link>
      <button
        type="button"
        className="btn quiet forget"
        title={t('home.forget')}
        aria-label={t('home.forget-this', { game: title })}
        onClick={onDelete}
      >
        <Icon name="close" />
      </button>
    </li>
  )
}
