/** One entry of the log, a sentence whose cards can be looked at, and a link to its moment. */
import { memo } from 'react'
import type { CardId } from '@merchants/dale'
import { seatClass } from '../../../look/seat-class.ts'
import { useCardWords } from '../../../words/cards.ts'
import { useTranslation } from '../../../words/words.tsx'
import type { LogLine } from './log-lines.ts'
import { inWords } from './sentence.ts'
import type { LogActs } from './use-log-actions.ts'

interface LineProps {
  readonly entry: LogLine
  readonly names: readonly string[]
  readonly teams: boolean
  /** Whether the Tab key leads here. */
  readonly isCurrent: boolean
  readonly canJump: boolean
  readonly acts: LogActs
}

export const Line = memo(function Line({ entry, names, teams, isCurrent, canJump, acts }: LineProps): React.ReactNode {
  const t = useTranslation()
  const words = useCardWords()
  const { id, seat, step } = entry
  const tabIndex = isCurrent ? 0 : -1
  // No <button>: behind one, a line may begin with the full stop.
  const cardName = (card: CardId): React.ReactElement => (
    <span
      role="button"
      tabIndex={tabIndex}
      className="cardname"
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return acts.press(event)
        // The space bar would scroll the log.
        event.preventDefault()
        acts.look(card)
      }}
      onClick={() => acts.look(card)}
      onFocus={() => acts.enter(id)}
    >
      <u>{words.name(card)}</u>
    </span>
  )
  return (
    <li className={seat === undefined ? '' : seatClass(seat, teams)} data-entry={id}>
      {canJump && (
        <button
          type="button"
          tabIndex={tabIndex}
          className="jump"
          onKeyDown={acts.press}
          aria-label={t('logbook.jump')}
          onClick={() => acts.jump(step)}
          onFocus={() => acts.enter(id)}
        />
      )}
      <span>{inWords(t, entry, { seat: (each) => names[each] ?? '', card: cardName })}</span>
    </li>
  )
}, isSame)

/** Every view brings a new log, most of which says what the last one said. */
function isSame(before: LineProps, after: LineProps): boolean {
  const [one, two] = [before.entry, after.entry]
  return (
    before.names === after.names &&
    before.teams === after.teams &&
    before.isCurrent === after.isCurrent &&
    before.canJump === after.canJump &&
    before.acts === after.acts &&
    one.step === two.step &&
    one.say === two.say &&
    JSON.stringify(one.facts) === JSON.stringify(two.facts)
  )
}
