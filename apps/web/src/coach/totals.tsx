/** The causes of all changes over a whole game, decisions apart from luck, and how many mistakes there were. */
import type { JudgedMove, Review } from '@merchants/bots/coach'
import { useTranslation } from '../words/words.tsx'
import { percent, signOf } from './percent.ts'

const CAUSES = ['play', 'draw', 'others'] as const
const WEIGHTS = ['blunder', 'mistake', 'inaccuracy'] as const

interface TotalsProps {
  readonly review: Review<JudgedMove>
  /** The player that all decisions are compared with. */
  readonly about: string
  /** Changes that no decision has caused. */
  readonly luck: { readonly draw: string; readonly others: string }
}

export function Totals({ review, about, luck }: TotalsProps): React.ReactNode {
  const t = useTranslation()
  const { totals, decisions } = review
  return (
    <section className="totals">
      <h3>{t('coach.totals')}</h3>
      <dl>
        {CAUSES.map((cause) => (
          <div key={cause}>
            <dt>{cause === 'play' ? t('coach.cause-play') : luck[cause]}</dt>
            <dd>
              <Points change={totals[cause]} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="hint">{about}</p>
      <h3>{t('coach.mistakes')}</h3>
      <ul className="weights">
        {WEIGHTS.map((weight) => (
          <li key={weight} className={weight}>
            {t(`coach.count-${weight}`, { count: decisions.filter((each) => each.weight === weight).length })}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A change in percentage points, with its sign. */
export function Points({ change }: { readonly change: number }): React.ReactNode {
  const t = useTranslation()
  return `${signOf(change)}${t.number(Math.abs(percent(change)))}`
}
