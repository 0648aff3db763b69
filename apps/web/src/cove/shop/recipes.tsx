/** What the flask can brew: ready, with ichor, after the row that is pointed at, or how much is missing. */
import { optionWord, takeChain } from '@merchants/cove'
import { useWords } from '../../words/words.tsx'
import { marblesOf, rowOf } from '../choose/plan.ts'
import { Good } from '../pieces/good.tsx'
import { Marble } from '../pieces/marble.tsx'
import { RuleTag } from '../pieces/rule-tag.tsx'
import { capital, goodWord } from '../say/words.tsx'
import { Spot } from '../table/spot.tsx'
import { useCove } from '../table/table-context.tsx'
import type { RecipeFacts } from './recipe-facts.ts'
import { recipeFacts } from './recipe-facts.ts'
import { useOwn } from './use-own.ts'

function RecipeLine({ good, recipe, state, short }: RecipeFacts): React.ReactNode {
  const t = useWords()
  const { plan } = useCove().choosing
  const isReady = state === 'ready' || state === 'with-ichor'
  const verdict = t.any(`cove.recipe-${state}`, { row: plan?.go.slice(3) ?? '', count: short })
  const planned = plan?.go === 'brew' ? plan.items.filter((item) => item.startsWith(`${good}:`)).length : 0
  const marbles = recipe.marbles.map((marble) => t.any(`cove.marble-${marble}`)).join(', ')
  return (
    <Spot
      at={`recipe:${optionWord('recipes', recipe)}`}
      className={isReady ? 'rec' : 'rec is-not'}
      label={`${capital(goodWord(t, good))}: ${marbles}; ${verdict}`}
    >
      <Good good={good} size={42} isMute />
      <span>
        <b>{capital(goodWord(t, good))}</b>
        <span className="cv-marbles">
          {recipe.marbles.map((marble, at) => (
            <Marble key={at} marble={marble} size={22} isMute />
          ))}
        </span>
      </span>
      <span className={isReady ? 'verdict-yes' : 'verdict-no'}>{planned > 0 ? `×${planned}` : verdict}</span>
    </Spot>
  )
}

export function Recipes(): React.ReactNode {
  const t = useWords()
  const { plan } = useCove().choosing
  const human = useOwn()
  const { laboratory } = human
  if (laboratory === undefined) return undefined
  const taken = plan?.go === 'brew' ? plan.items.flatMap(marblesOf) : []
  const pointed = plan?.go.startsWith('row') ? plan.items[0] : undefined
  const gained =
    plan === undefined || pointed === undefined
      ? []
      : takeChain(rowOf(human, plan.go).slice(), Number(pointed) - 1).flat()
  const inBag = Object.values(laboratory.bag).reduce((sum, count) => sum + count, 0)
  return (
    <aside className="brew" aria-label={t('cove.recipes')}>
      <h2>{t('cove.recipes')}</h2>
      <p>
        {t('cove.ichor-hint')} <RuleTag rule="C-77" />
      </p>
      {recipeFacts(laboratory.flask, taken, gained).map((facts) => (
        <RecipeLine key={facts.good} {...facts} />
      ))}
      <p className="foot">
        {t('cove.marble-bag', { count: inBag })} {t('cove.recipe-hint')} <RuleTag rule="C-76" />
      </p>
    </aside>
  )
}
