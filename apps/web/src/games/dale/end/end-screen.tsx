/** The end of a game with the winner, the final stalls, the course of the game, and the next steps. */
import { Bunting } from '../../../look/bunting.tsx'
import { Icon } from '../../../look/icon.tsx'
import { useTextMode } from '../../../settings/text-mode.ts'
import type { DaleMatchView } from '../match-types.ts'
import { useTranslation } from '../../../words/words.tsx'
import { BestCard } from './best-card.tsx'
import { Figures } from './figures.tsx'
import { Headline } from './headline.tsx'
import { PageBar } from '../../../shell/page-bar.tsx'
import { ResultRow } from './result-row.tsx'
import { useSeatNames } from './seat-names.ts'
import { sidesOf } from './sides.ts'
import { StacksChart } from './stacks-chart.tsx'

interface EndScreenProps {
  readonly match: DaleMatchView
  /** Replaces the rematch button where a rematch is not decided at this screen alone. */
  readonly rematch?: React.ReactNode
  /** The text where no player has won. */
  readonly ending?: string | undefined
  /** Whether the game can be watched and downloaded here. */
  readonly isKept?: boolean
}

export function EndScreen({ match, rematch, ending, isKept = true }: EndScreenProps): React.ReactNode {
  const t = useTranslation()
  const names = useSeatNames(match.setup)
  const [, showText] = useTextMode(match.game)
  const { view, setup, log } = match
  const sides = sidesOf(view)
  const isCheered = !setup.seats.some((_, seat) => names.isYou(seat)) || view.winners.some(names.isYou)
  const table = view.teams ? t('table.table-of-teams') : t('table.table-of', { players: setup.seats.length })
  return (
    <div className={`endp column sides-${sides.length}`}>
      <PageBar meta={`${table} · ${t('end.finished', { turns: view.turn })}`}>
        <button type="button" className="btn quiet" aria-label={t('table.text-table')} onClick={() => showText(true)}>
          <Icon name="text" />
          <span className="word">{t('table.text-table')}</span>
        </button>
      </PageBar>
      {ending === undefined && isCheered && <Bunting />}
      <main className="column grow">
        <Headline {...{ match, sides, rematch, ending, isKept }} />
        {sides.map((side) => (
          <ResultRow key={side.at} side={side} stacks={view.lastStack} setup={setup} />
        ))}
        <section className="lower">
          <StacksChart log={log} sides={sides} stacks={view.lastStack} turns={view.turn} nameOf={names.all} />
          <Figures log={log} sides={sides} nameOf={names.of} />
          <BestCard log={log} />
        </section>
      </main>
    </div>
  )
}
