/** The slider through all moves, with a tick where each turn begins, in the colour of its player. */
import { useSeatNames } from '../end/seat-names.ts'
import { useSentences } from '../log/sentence.ts'
import { seatClass } from '../../../look/seat-class.ts'
import { useTranslation } from '../../../words/words.tsx'
import { turnStarts } from './timeline.ts'
import type { ReplayState } from './use-replay.ts'
import type { Navigation } from './navigation.ts'

export function Scrubber({
  looking,
  ways,
}: {
  readonly looking: ReplayState
  readonly ways: Navigation
}): React.ReactNode {
  const t = useTranslation()
  const { replay, moves, place } = looking
  const sentence = useSentences(useSeatNames(replay.setup).of)
  const last = replay.moves.length
  const move = moves[place - 1]
  const said =
    move === undefined
      ? t('replay.start')
      : t('replay.place-said', { number: place, all: last, turn: move.turn, line: sentence(move.told) })
  return (
    <span className="scrub">
      <span className="ticks" aria-hidden="true">
        {turnStarts(replay.moves).map((start) => (
          <i
            key={start}
            className={seatClass(replay.moves[start]?.seat ?? 0, replay.setup.teams)}
            style={{ '--at': start / Math.max(1, last) }}
          />
        ))}
      </span>
      <input
        type="range"
        min={0}
        max={last}
        value={place}
        aria-label={t('replay.scrub')}
        aria-valuetext={said}
        onChange={({ target }) => ways.jump(Number(target.value))}
      />
    </span>
  )
}
