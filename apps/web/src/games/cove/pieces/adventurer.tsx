/** An adventurer: silhouette, letter and colour, so that none of them is needed alone. */
import type { Adventurer as Who } from '@merchants/cove'
import { useTranslation } from '../../../words/words.tsx'

interface Figure {
  readonly symbol: string
  readonly colour: string
  readonly x: number
  readonly y: number
}

const FIGURES: Readonly<Record<Who, Figure>> = {
  red: { symbol: 'm-warrior', colour: 'c-red', x: 20, y: 38 },
  green: { symbol: 'm-bard', colour: 'c-green', x: 22, y: 40 },
  blue: { symbol: 'm-wizard', colour: 'c-blue', x: 19, y: 41 },
  yellow: { symbol: 'm-noble', colour: 'c-yellow', x: 20, y: 42 },
  rogue: { symbol: 'm-rogue', colour: 'c-grey', x: 20, y: 40 },
}

export interface AdventurerProps {
  readonly who: Who
  /** In pixels; figures are five wide to six high. Without it the sheet says how large. */
  readonly height?: number
  /** Only shown where it will be. */
  readonly isGhost?: boolean
  /** Hidden from screen readers, because the words are beside it. */
  readonly isMute?: boolean
  readonly className?: string
}

export function Adventurer({
  who,
  height,
  isGhost = false,
  isMute = false,
  className = '',
}: AdventurerProps): React.ReactNode {
  const t = useTranslation()
  const { symbol, colour, x, y } = FIGURES[who]
  const said = isMute ? { 'aria-hidden': true } : { role: 'img', 'aria-label': t.any(`cove.who-${who}`) }
  return (
    <svg
      className={`fig ${colour}${isGhost ? ' is-ghost' : ''} ${className}`}
      viewBox="0 0 40 48"
      style={height === undefined ? undefined : { '--f': `${(height * 5) / 6}px` }}
      data-who={who}
      {...said}
    >
      <use href={`#cove-${symbol}`} />
      <text x={x} y={y}>
        {t.any(`cove.letter-${who}`)}
      </text>
    </svg>
  )
}
