/** The effect of a visit in words before it is paid, with its hours and the newcomers on the way. */
import { FLASK_LIMIT, onTheWay, takeChain } from '@merchants/cove'
import { useTranslation } from '../../../words/words.tsx'
import type { Plan } from '../choose/plan.ts'
import { hoursOfPlan, rowOf } from '../choose/plan.ts'
import { RuleTag } from '../pieces/rule-tag.tsx'
import { useCove } from '../table/table-context.tsx'
import { hourWord } from '../say/words.tsx'

export function PlanPreview({ plan }: { readonly plan: Plan }): React.ReactNode {
  const t = useTranslation()
  const { match } = useCove()
  const { view } = match
  const hours = hoursOfPlan(plan)
  const from = view.clock.at[view.seat] ?? 1
  const human = view.humans[view.seat]
  if (human === undefined) return undefined
  const { newcomers, hands } = onTheWay(from, hours ?? 0, view.humans.length)
  return (
    <>
      <p className="cv-more">
        {t.any(`cove.about-${plan.go.startsWith('row') ? 'row' : plan.go}`)} <RuleTag rule={RULES[plan.go]} />
      </p>
      {plan.go.startsWith('row') && plan.items[0] !== undefined && (
        <Chain
          row={takeChain(rowOf(human, plan.go).slice(), Number(plan.items[0]) - 1)}
          flask={human.laboratory?.flask.length ?? 0}
        />
      )}
      {hours !== undefined && (
        <p className="cv-more">
          {t('cove.marker-goes', { from: hourWord(t, from), to: hourWord(t, Math.floor(from) + hours) })}{' '}
          {newcomers > 0 && t('cove.meets', { count: newcomers })} {hands > 0 && t('cove.meets-hand')}
        </p>
      )}
    </>
  )
}

const RULES: Readonly<Record<Plan['go'], string>> = {
  square: 'C-37',
  staffRoom: 'C-38',
  guildVisit: 'C-39',
  rest: 'C-40',
  stoke: 'C-67',
  bellows: 'C-68',
  forge: 'C-69',
  oreCart: 'C-70',
  row1: 'C-74',
  row2: 'C-74',
  row3: 'C-74',
  brew: 'C-76',
  purify: 'C-79',
}

interface ChainProps {
  readonly row: ReturnType<typeof takeChain>
  readonly flask: number
}

function Chain({ row, flask }: ChainProps): React.ReactNode {
  const t = useTranslation()
  const count = row.flat().length
  const runs = row.map((run) => t('cove.run', { count: run.length, marble: t.any(`cove.marble-${run[0] ?? 'ichor'}`) }))
  return (
    <p className="cv-more">
      {t('cove.chain', {
        runs: runs.join(' → '),
        count,
        flask: Math.min(FLASK_LIMIT, flask + count),
        limit: FLASK_LIMIT,
      })}
    </p>
  )
}
