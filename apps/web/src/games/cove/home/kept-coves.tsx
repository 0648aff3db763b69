/** Games of the Cove that are kept in this browser: go on, or look at the result again. */
import { useState } from 'react'
import { Link } from 'wouter'
import { Confirm } from '../../../shell/dialog.tsx'
import { sayFault } from '../../../kept/say-fault.ts'
import { useGameFaults } from '../../../kept/use-game-fault.ts'
import { sayScore } from '../../../say-score.ts'
import { uncapitalised } from '../../../words/uncapitalised.ts'
import { useTranslation } from '../../../words/words.tsx'
import type { CoveSummary } from '../cove-match-types.ts'
import { coveHost } from '../local/worker-host.ts'

export function KeptCoves({
  games,
  onDelete,
}: {
  readonly games: readonly CoveSummary[]
  readonly onDelete: (game: string) => void
}): React.ReactNode {
  const t = useTranslation()
  const [doomed, setDoomed] = useState<string>()
  const faults = useGameFaults(
    coveHost(),
    games.map(({ game }) => game),
  )
  if (games.length === 0) return undefined
  return (
    <section className="cv-kept" aria-labelledby="cove-kept">
      <h2 id="cove-kept">{t('cove.go-on-playing')}</h2>
      <ul className="rows gap-10">
        {games.map(({ game, table, round, phase, gold, winners }) => {
          const { merchants, level } = table.setup
          const who = t.list(merchants.map((merchant) => t.any(`cove.merchant-${merchant}`)))
          const isWon = winners.length > 0 && !winners.includes(merchants.length)
          const fault = faults.get(game)
          const standing =
            phase === 'over'
              ? t(isWon ? 'cove.kept-won' : 'cove.kept-lost')
              : t('cove.kept-running', { day: round, phase: uncapitalised(t.any(`cove.phase-${phase}`)) })
          const state = fault === undefined ? standing : sayFault(t, fault)
          return (
            <li key={game} className="row">
              <Link href={`/cove/${game}`} className="rows grow">
                <b>{who}</b>
                <span className="soft">
                  {t.any(`cove.level-name-${level}`)} · {state} {gold.length > 0 && `· ${sayScore(t, gold)}`}
                </span>
              </Link>
              <button type="button" aria-label={t('cove.forget-game', { who })} onClick={() => setDoomed(game)}>
                ×
              </button>
            </li>
          )
        })}
      </ul>
      {doomed !== undefined && (
        <Confirm
          title={t('kept.forget-title')}
          text={t('cove.forget-text')}
          deed={t('cove.forget')}
          onConfirm={() => onDelete(doomed)}
          onClose={() => setDoomed(undefined)}
        />
      )}
    </section>
  )
}
