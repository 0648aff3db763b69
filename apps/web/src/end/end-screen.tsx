/** The end of a game: who won, the stalls as they stand, how it went, and what to do next. */
import { Bunting } from '../look/bunting.tsx'
import { Icon } from '../look/icon.tsx'
import { useTextTable } from '../settings/text-mode.ts'
import type { Sight } from '../sight.ts'
import { useWords } from '../words/words.tsx'
import { BestCard } from './best-card.tsx'
import { Figures } from './figures.tsx'
import { Headline } from './headline.tsx'
import { PageBar } from '../shell/page-bar.tsx'
import { ResultRow } from './result-row.tsx'
import { useSeatNames } from './seat-names.ts'
import { sidesOf } from './sides.ts'
import { StacksChart } from './stacks-chart.tsx'

interface EndScreenProps {
  readonly sight: Sight
  /** What stands for the button of a rematch, where that is not decided at this screen alone. */
  readonly rematch?: React.ReactNode
  /** What is said where nobody has won. */
  readonly ending?: string | undefined
  /** Whether the game can be watched and downloaded here. */
  readonly isKept?: boolean
}

export function EndScreen({ sight, rematch, ending, isKept = true }: EndScreenProps): React.ReactNode {
  const t = useWords()
  const names = useSeatNames(sight.setup)
  const [, showText] = useTextTable(sight.game)
  const { view, setup, log } = sight
  const sides = sidesOf(view)
  const isCheered = !setup.seats.some((_, seat) => names.isYou(seat)) || view.winners.some(names.isYou)
  const table = view.teams ? t('table.table-of-teams') : t('table.table-of', { players: setup.seats.length })
  return (
    <div className={`endp sides-${sides.length}`}>
      <PageBar meta={`${table} · ${t('end.finished', { turns: view.turn })}`}>
        <button type="button" className="btn quiet" onClick={() => showText(true)}>
          <Icon name="text" />
          <span className="word">{t('table.text-table')}</span>
        </button>
      </PageBar>
      {ending === undefined && isCheered && <Bunting />}
      <main>
        <Headline {...{ sight, sides, rematch, ending, isKept }} />
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
