/** A calm question on other players' turns: react with a card, or not, or never with this one. */
import { useEffect } from 'react'
import type { CardId, UseView } from '@merchants/dale'
import { Tile } from '../card/card.tsx'
import type { Habit } from '../settings/settings.ts'
import { useSettings } from '../settings/settings.ts'
import { useCardWords } from '../words/cards.ts'
import { useWords } from '../words/words.tsx'
import { useQuestion } from './question.ts'
import { useTable } from './table-context.tsx'

/** The turn in which the player does not want to be asked again. */
let silentTurn: string | undefined

export function Reaction(): React.ReactNode {
  const t = useWords()
  const words = useCardWords()
  const { choice, sight } = useTable()
  const question = useQuestion()
  const { habits, change } = useSettings()
  const { decision, give } = choice
  const isAsked = decision?.ask === 'react'
  const turn = `${sight.game}:${sight.view.turn}`
  const uses = isAsked ? (decision.options as readonly UseView[]) : []
  const wanted = uses.findIndex(({ as }) => habits[as] === 'always')
  const isUnwanted = isAsked && (silentTurn === turn || uses.every(({ as }) => habits[as] === 'never'))
  const isAnswered = wanted >= 0 || isUnwanted

  useEffect(() => {
    if (isAsked && isAnswered) give(wanted >= 0 && silentTurn !== turn ? [wanted] : [])
  }, [give, isAnswered, isAsked, turn, wanted])

  if (!isAsked || isAnswered) return undefined
  const setHabit = (card: CardId, habit: Habit): void => change({ habits: { ...habits, [card]: habit } })
  return (
    <section className="reaction" role="group" aria-label={question.say}>
      <p>
        <b>{question.say}</b> {question.hint}
      </p>
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
            silentTurn = turn
            give([])
          }}
        >
          {t('table.not-this-turn')}
        </button>
      </div>
    </section>
  )
}
