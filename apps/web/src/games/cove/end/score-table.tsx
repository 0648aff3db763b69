/** The scoring in three parts: earnings, guild symbols and corruption, and the sum. */
import { COLOURS } from '@merchants/cove'
import type { View } from '@merchants/cove'
import { useTranslation } from '../../../words/words.tsx'
import type { CoveMatchSetup } from '../cove-match-types.ts'
import { GuildSign } from '../pieces/guild-sign.tsx'
import { Corruption } from '../pieces/mark.tsx'
import { RuleTag } from '../pieces/rule-tag.tsx'
import { signed } from '../say/words.tsx'
import { seatName } from '../table/seat.ts'
import type { Score } from './score.ts'

interface LineProps {
  readonly title: React.ReactNode
  readonly more?: string
  readonly amounts: readonly (number | undefined)[]
  readonly rules: readonly string[]
  readonly className?: string
}

function ScoreLine({ title, more, amounts, rules, className }: LineProps): React.ReactNode {
  return (
    <tr className={className}>
      <th scope="row">
        {title} {more !== undefined && <small>{more}</small>}
      </th>
      {amounts.map((amount, seat) => (
        <td key={seat} className={(amount ?? 0) < 0 ? 'neg' : ''}>
          {amount === undefined ? '–' : signed(amount)}
        </td>
      ))}
      <td>
        {rules.map((rule) => (
          <RuleTag key={rule} rule={rule} />
        ))}
      </td>
    </tr>
  )
}

interface ScoresProps {
  readonly scores: readonly Score[]
  readonly view: View
}

export function ScoreTable({ scores, view, table }: ScoresProps & { readonly table: CoveMatchSetup }): React.ReactNode {
  const t = useTranslation()
  return (
    <section className="score" tabIndex={0} aria-label={t('cove.end-where')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('cove.end-where')}</th>
            {scores.map((_, seat) => (
              <th key={seat} scope="col" className="num">
                {seatName(t, table, seat)}
              </th>
            ))}
            <th scope="col" className="num">
              {t('cove.end-rule')}
            </th>
          </tr>
        </thead>
        <tbody>
          <EarnedLines scores={scores} />
          <SymbolLines scores={scores} view={view} />
          <ScoreLine
            className="is-sum"
            title={t('cove.end-total')}
            amounts={scores.map(({ total }) => total)}
            rules={['C-63']}
          />
        </tbody>
      </table>
    </section>
  )
}

/** The gold of three days. */
function EarnedLines({ scores }: Pick<ScoresProps, 'scores'>): React.ReactNode {
  const t = useTranslation()
  const huckster = scores.length - 1
  return (
    <>
      {[0, 1, 2].map((day) => (
        <ScoreLine
          key={day}
          title={t('cove.end-sales', { day: day + 1 })}
          amounts={scores.map(({ sales }) => sales[day] ?? 0)}
          rules={['C-55']}
        />
      ))}
      <ScoreLine title={t('cove.end-guilds')} amounts={scores.map(({ guilds }) => guilds)} rules={['C-39', 'H-51']} />
      <ScoreLine
        title={t('cove.end-townsfolk')}
        amounts={scores.map(({ townsfolk }, seat) => (seat === huckster ? undefined : townsfolk))}
        rules={['C-48']}
      />
      <ScoreLine
        title={t('cove.end-pool')}
        amounts={scores.map(({ pool }, seat) => (seat === huckster ? pool : undefined))}
        rules={['H-77']}
      />
      <ScoreLine
        className="is-part"
        title={t('cove.end-before')}
        amounts={scores.map(({ before }) => before)}
        rules={[]}
      />
    </>
  )
}

/** Guild symbols times their halls, and corruption times the lair. */
function SymbolLines({ scores, view }: ScoresProps): React.ReactNode {
  const t = useTranslation()
  const counts = (list: readonly number[]): string => t.list(list.map(String))
  return (
    <>
      {COLOURS.map((colour) => (
        <ScoreLine
          key={colour}
          title={
            <>
              <GuildSign of={colour} size={20} isMute /> {t.any(`cove.hall-${colour}`)}
            </>
          }
          more={t('cove.end-signs', {
            hall: view.halls[colour],
            symbols: counts(scores.map(({ symbols }) => symbols[colour])),
          })}
          amounts={scores.map(({ symbols }) => symbols[colour] * view.halls[colour])}
          rules={['C-61']}
        />
      ))}
      <ScoreLine
        title={
          <>
            <Corruption size={20} /> {t('cove.end-corruption')}
          </>
        }
        more={t('cove.end-lair', { lair: view.lair, symbols: counts(scores.map(({ corruption }) => corruption)) })}
        amounts={scores.map(({ corruptionGold }) => corruptionGold)}
        rules={['C-62']}
      />
    </>
  )
}
