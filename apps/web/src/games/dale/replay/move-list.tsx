/** All moves in words, by turns; a click leads to the table after the move. The log, which tells more of the same, takes turns with it. */
import { useEffect, useRef, useState } from 'react'
import { useSeatNames } from '../end/seat-names.ts'
import { useSentences } from '../log/sentence.ts'
import { seatClass } from '../../../look/seat-class.ts'
import { useTranslation } from '../../../words/words.tsx'
import { turnOf, turnStarts } from './timeline.ts'
import type { ReplayState } from './use-replay.ts'
import type { Navigation } from './navigation.ts'

interface MoveListProps {
  readonly looking: ReplayState
  readonly ways: Navigation
}

export function MoveList({ looking, ways }: MoveListProps): React.ReactNode {
  const t = useTranslation()
  const { replay, moves, place } = looking
  const names = useSeatNames(replay.setup)
  const { teams } = replay.setup
  const list = useRef<HTMLDivElement>(null)
  const [isLog, setLog] = useState(false)

  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (list.current === null) return
    if (current === null || current === undefined) list.current.scrollTop = 0
    else list.current.scrollTop = current.offsetTop - list.current.clientHeight / 2
  }, [moves, place])

  return (
    <section className={isLog ? 'moves column is-log' : 'moves column'} aria-labelledby="moves">
      <header className="row wrap gap-6">
        <h2 id="moves" className="sr">
          {t('replay.moves')}
        </h2>
        <button type="button" className={isLog ? 'btn' : 'btn on'} aria-pressed={!isLog} onClick={() => setLog(false)}>
          {t('replay.moves')}
        </button>
        <button type="button" className={isLog ? 'btn on' : 'btn'} aria-pressed={isLog} onClick={() => setLog(true)}>
          {t('logbook.title')}
        </button>
        <span className="grow" />
        {replay.setup.seats.map((_, seat) => {
          const label = names.isYou(seat) ? t('replay.turn-of-you') : t('replay.turn-of', { who: names.of(seat) })
          return (
            <button
              type="button"
              key={seat}
              className={`pawn ${seatClass(seat, teams)}`}
              aria-label={label}
              title={label}
              onClick={() => ways.jump(turnOf(replay.moves, place, seat))}
            >
              {names.initial(seat)}
            </button>
          )
        })}
      </header>
      <div className="turns" ref={list}>
        <Turns looking={looking} ways={ways} />
      </div>
    </section>
  )
}

function Turns({ looking, ways }: MoveListProps): React.ReactNode {
  const t = useTranslation()
  const { replay, moves, place } = looking
  const names = useSeatNames(replay.setup)
  const sentence = useSentences(names.of)
  const starts = turnStarts(moves)
  return starts.map((start, at) => {
    const { turn = 0, seat = 0 } = moves[start] ?? {}
    return (
      <section key={start}>
        <h3 className="ruled">{t('replay.turn', { turn, who: names.of(seat) })}</h3>
        <ol>
          {moves.slice(start, starts[at + 1]).map((move, nth) => (
            <li key={move.step} className={seatClass(move.seat, replay.setup.teams)}>
              <button
                type="button"
                title={move.line.slice(3)}
                aria-current={place === start + nth + 1 ? 'step' : undefined}
                onClick={() => ways.jump(start + nth + 1)}
              >
                {sentence(move.told)}
              </button>
            </li>
          ))}
        </ol>
      </section>
    )
  })
}
