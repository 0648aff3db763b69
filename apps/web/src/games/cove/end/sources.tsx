/** Where a human's gold came from, as one bar, and what corruption took. */
import { useTranslation } from '../../../words/words.tsx'
import { signed } from '../say/words.tsx'
import type { Score } from './score.ts'

interface Source {
  readonly name: string
  readonly gold: number
  readonly fill: string
  readonly ink: string
}

interface SourcesProps {
  /** Whose it is, if several humans play. */
  readonly who: string | undefined
  readonly score: Score
}

export function Sources({ who, score }: SourcesProps): React.ReactNode {
  const t = useTranslation()
  const signs = score.total - score.before - score.corruptionGold
  const sources: readonly Source[] = [
    { name: t('cove.end-day-1'), gold: score.sales[0] ?? 0, fill: '#1F6B7A', ink: '#fff' },
    { name: t('cove.end-day-2'), gold: score.sales[1] ?? 0, fill: '#17586A', ink: '#fff' },
    { name: t('cove.end-day-3'), gold: score.sales[2] ?? 0, fill: '#0F4656', ink: '#fff' },
    { name: t('cove.end-people'), gold: score.guilds + score.townsfolk, fill: '#6C2A7E', ink: '#fff' },
    { name: t('cove.end-sign'), gold: signs, fill: '#F2C230', ink: '#14212E' },
  ].filter(({ gold }) => gold > 0)
  const all = sources.reduce((sum, { gold }) => sum + gold, 0)
  const sales = score.sales.reduce((sum, gold) => sum + gold, 0)
  return (
    <>
      <h3>{who === undefined ? t('cove.end-yours') : t('cove.end-theirs', { who })}</h3>
      <div
        className="row gap-2 source-bar"
        role="img"
        aria-label={sources.map(({ name, gold }) => t('common.labelled', { label: name, text: gold })).join(', ')}
      >
        {sources.map(({ name, gold, fill, ink }) => (
          <span key={name} className="center" style={{ flexGrow: gold, background: fill, color: ink }}>
            {gold / all > 0.2 ? t('common.labelled', { label: name, text: gold }) : gold}
          </span>
        ))}
      </div>
      <p>
        {t('cove.end-sum', {
          sales,
          guilds: score.guilds + score.townsfolk,
          signs,
          corruption: signed(score.corruptionGold),
        })}{' '}
        {score.corruption > 0 && who === undefined && t('cove.end-rogue', { gold: score.corruption })}
      </p>
    </>
  )
}
