/** A calm question on other players' turns: react with a card, or not, or never with this one. */
import type { CardId, UseView } from '@merchants/dale'
import { cardType } from '@merchants/dale'
import { Tile } from '../card/card.tsx'
import { entriesOf } from '../log/entries.ts'
import { useSentences } from '../log/sentence.ts'
import type { Habit } from '../settings/settings.ts'
import { useSettings } from '../settings/settings.ts'
import { useCardWords } from '../words/cards.ts'
import { useWords } from '../words/words.tsx'
import { useQuestion } from './question.ts'
import { useTableWithChoice } from './table-context.tsx'
import { useHabits } from './use-habits.ts'

export function Reaction(): React.ReactNode {
  const t = useWords()
  const words = useCardWords()
  const { choice, sight, nameOf } = useTableWithChoice()
  const sentence = useSentences(nameOf)
  const question = useQuestion()
  const { habits, change } = useSettings()
  const { isOpen, beSilentThisTurn } = useHabits()
  const { decision, give } = choice
  if (!isOpen || decision === undefined) return undefined
  const uses = decision.options as readonly UseView[]
  const deeds = entriesOf(sight.log, sight.view)
    .flatMap(({ entries }) => entries)
    .filter(({ seat }) => seat === sight.view.active)
  const [first] = uses
  const deed = DEEDS[(first && cardType(first.as).reaction?.after) ?? '']
  const cause = deeds.findLast(({ say }) => deed !== undefined && say.startsWith(deed)) ?? deeds.at(-1)
  const setHabit = (card: CardId, habit: Habit): void => change({ habits: { ...habits, [card]: habit } })
  return (
    <section className="reaction" role="group" aria-label={question.say}>
      {cause !== undefined && <p className="cause">{sentence(cause)}</p>}
      <ul>
        {uses.map(({ card, as }, at) => (
          <li key={at}>
            <button type="button" className="btn" data-option={at} onClick={() => give([at])}>
              <Tile card={card} />
              {t('table.react-with', { card: words.name(as) })}
            </button>
            <select
              aria-label={t('table.habit', { card: words.name(as) })}
              value={habits[as] ?? 'ask'}
              onChange={({ target }) => setHabit(as, target.value as Habit)}
            >
              <option value="ask">{t('table.habit-ask')}</option>
              <option value="always">{t('table.habit-always')}</option>
              <option value="never">{t('table.habit-never')}</option>
            </select>
          </li>
        ))}
      </ul>
      <div className="row">
        <button type="button" className="btn primary" onClick={() => give([])}>
          {t('table.no-reaction')}
        </button>
        <button
          type="button"
          className="btn"
          onClick={() => {
            beSilentThisTurn()
            give([])
          }}
        >
          {t('table.not-this-turn')}
        </button>
      </div>
    </section>
  )
}

/** How the log tells what a card reacts to; what came of it is told after that. */
const DEEDS: Readonly<Record<string, string>> = {
  technique: 'log.played',
  purchase: 'log.bought',
  build: 'log.built',
  shuffle: 'log.shuffled',
}
