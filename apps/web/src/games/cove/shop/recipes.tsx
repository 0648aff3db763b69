/** Recipes of the flask: ready, with ichor, after the row pointed at, or with the number of missing marbles. */
import { GOODS, optionWord, takeChain } from '@merchants/cove'
import { useTranslation } from '../../../words/words.tsx'
import { marblesOf, rowOf } from '../choose/plan.ts'
import { Good } from '../pieces/good.tsx'
import { Marble } from '../pieces/marble.tsx'
import { capital, goodWord } from '../say/words.tsx'
import { Spot } from '../table/spot.tsx'
import { useCove } from '../table/table-context.tsx'
import { useExplanation } from '../table/tell.tsx'
import type { RecipeFacts } from './recipe-facts.ts'
import { recipeFacts } from './recipe-facts.ts'
import { useOwn } from './use-own.ts'

function RecipeLine({ good, recipe, state, short }: RecipeFacts): React.ReactNode {
  const t = useTranslation()
  const tell = useExplanation()
  const { plan } = useCove().choosing
  const verdict = t.any(`cove.recipe-${state}`, { row: plan?.go.slice(3) ?? '', count: short })
  const planned = plan?.go === 'brew' ? plan.items.filter((item) => item.startsWith(`${good}:`)).length : 0
  const marbles = recipe.marbles.map((marble) => t.any(`cove.marble-${marble}`)).join(', ')
  return (
    <li>
      <Spot
        at={`recipe:${optionWord('recipes', recipe)}`}
        className={`rows recipe is-${state}`}
        label={t('common.labelled', { label: capital(goodWord(t, good)), text: `${marbles}, ${verdict}` })}
        onRead={() => tell(good)}
      >
        <Good good={good} isMute />
        <b className="cv-price">{GOODS[good].value}</b>
        <span className="row wrap recipe-of">
          {recipe.marbles.map((marble, at) => (
            <Marble key={at} marble={marble} isMute />
          ))}
        </span>
        <small>{planned > 0 ? `×${planned}` : verdict}</small>
      </Spot>
    </li>
  )
}

export function Recipes(): React.ReactNode {
  const t = useTranslation()
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
  return (
    <div className="recipes" role="group" aria-label={t('cove.recipes')}>
      <h3>
        {t('cove.recipes')} <small>{t('cove.gold-each')}</small>
      </h3>
      <ol className="cells">
        {recipeFacts(laboratory.flask, taken, gained).map((facts) => (
          <RecipeLine key={facts.good} {...facts} />
        ))}
      </ol>
    </div>
  )
}
