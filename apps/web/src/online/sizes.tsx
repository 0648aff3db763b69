/** The numbers of players, one button each. */
import { useTranslation } from '../words/words.tsx'
import type { TableSize } from './games/online-game.ts'

interface SizesProps {
  readonly sizes: readonly TableSize[]
  /** The name of the size that is chosen. */
  readonly value: string
  /** The number of seats that are taken. */
  readonly fewest?: number
  readonly onChoose: (size: TableSize) => void
}

export function Sizes({ sizes, value, fewest = 0, onChoose }: SizesProps): React.ReactNode {
  const t = useTranslation()
  return sizes.map((size) => {
    const { name, players, isTeams = false } = size
    const can = players >= fewest
    return (
      <button
        key={name}
        type="button"
        className={`btn ${name === value ? 'on' : can ? '' : 'off'}`}
        aria-pressed={name === value}
        aria-disabled={!can}
        title={can ? undefined : t('online.too-many-sit')}
        aria-label={isTeams ? t('home.teams') : t('home.players-count', { count: players })}
        onClick={() => (can ? onChoose(size) : undefined)}
      >
        {isTeams ? t('home.teams') : players}
      </button>
    )
  })
}
