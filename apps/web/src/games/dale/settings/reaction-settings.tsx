/** Whether to ask for each reaction, card by card. */
import type { CardId } from '@merchants/dale'
import { catalogue } from '@merchants/dale'
import { Tile } from '../card/card.tsx'
import { useCardWords } from '../../../words/cards.ts'
import { useTranslation } from '../../../words/words.tsx'
import type { ReactionPreference } from '../../../settings/settings.ts'
import { useSettings } from '../../../settings/settings.ts'

const REACTIONS: readonly CardId[] = catalogue.filter(({ reaction }) => reaction !== undefined).map(({ id }) => id)

const PREFERENCES = [
  ['ask', 'settings.habit-ask'],
  ['always', 'settings.habit-always'],
  ['never', 'settings.habit-never'],
] as const satisfies readonly (readonly [ReactionPreference, string])[]

export function ReactionSettings(): React.ReactNode {
  const t = useTranslation()
  const { habits, change } = useSettings()
  const isUsual = Object.values(habits).every((habit) => habit === 'ask')
  return (
    <section className="panel habits rows gap-14">
      <h2>{t('settings.habits')}</h2>
      <p className="soft">{t('settings.habits-about')}</p>
      <ul className="rows gap-8">
        {REACTIONS.map((card) => (
          <ReactionRow key={card} card={card} />
        ))}
      </ul>
      <button
        type="button"
        className={isUsual ? 'btn off' : 'btn'}
        disabled={isUsual}
        onClick={() => change({ habits: {} })}
      >
        {t('settings.habits-reset')}
      </button>
    </section>
  )
}

function ReactionRow({ card }: { readonly card: CardId }): React.ReactNode {
  const t = useTranslation()
  const name = useCardWords().name(card)
  const { habits, change } = useSettings()
  return (
    <li className="row gap-10">
      <span aria-hidden="true">
        <Tile card={card} />
      </span>
      <b className="grow">{name}</b>
      <select
        className="btn"
        aria-label={name}
        value={habits[card] ?? 'ask'}
        onChange={({ target }) =>
          change({ habits: { ...habits, [card]: PREFERENCES.find(([habit]) => habit === target.value)?.[0] ?? 'ask' } })
        }
      >
        {PREFERENCES.map(([habit, words]) => (
          <option key={habit} value={habit}>
            {t(words)}
          </option>
        ))}
      </select>
    </li>
  )
}
