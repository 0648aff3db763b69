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
  const corruption = score.corruptionGold
  return (
    <>
      <h3>{who === undefined ? t('cove.end-yours') : t('cove.end-theirs', { who })}</h3>
      <div className="row gap-2 source-bar" aria-hidden>
        {sources.map(({ name, gold, fill, ink }) => (
          <span key={name} className="center" style={{ flexGrow: gold, background: fill, color: ink }}>
            {gold}
          </span>
        ))}
      </div>
      <ul className="row wrap source-names">
        {sources.map(({ name, gold, fill }) => (
          <li key={name}>
            <i style={{ background: fill }} /> {t('common.labelled', { label: name, text: gold })}
          </li>
        ))}
        {corruption < 0 && (
          <li>{t('common.labelled', { label: t('cove.end-corruption'), text: signed(corruption) })}</li>
        )}
      </ul>
      {score.corruption > 0 && who === undefined && <p>{t('cove.end-rogue', { gold: score.corruption })}</p>}
    </>
  )
}
