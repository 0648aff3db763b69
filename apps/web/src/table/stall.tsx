/** A stall under its awning: a scallop and a place for each stack. */
import { stallOf } from '@merchants/dale'
import { Tile } from '../card/card.tsx'
import { Icon } from '../look/icon.tsx'
import { useCardWords } from '../words/cards.ts'
import { useWords } from '../words/words.tsx'
import { zoneKey } from './spots.ts'
import { useTable } from './table-context.tsx'

interface StallProps {
  readonly seat: number
  /** Width of a tile, and how far tiles may lie apart where there are eight stacks. */
  readonly tile: number
  readonly room: number
  /** What the next stack has to be worth, where it is to be shown. */
  readonly goal?: number
  readonly isBuilding?: boolean
}

export function Stall({ seat, tile, room, goal, isBuilding = false }: StallProps): React.ReactNode {
  const t = useWords()
  const words = useCardWords()
  const { sight, openPile } = useTable()
  const stall = stallOf(sight.view, seat)
  const stacks = sight.view.lastStack
  const places = Array.from({ length: stacks }, (_, at) => at)
  return (
    <div className="stallbox" data-zone={zoneKey('stall', sight.view.teams ? seat % 2 : seat)}>
      <div className="awning" style={{ '--n': stacks } as React.CSSProperties} aria-hidden="true">
        {places.map((at) => (
          <span className="scallop" key={at}>
            <span>
              {at + 1}
              {at < stall.length && <Icon name="check" />}
            </span>
          </span>
        ))}
      </div>
      <ol className="slots" style={{ '--n': stacks } as React.CSSProperties}>
        {places.map((at) => {
          const stack = stall[at]
          if (stack !== undefined) {
            const label = t('table.stack-of', { number: at + 1, cards: stack.map(words.name).join(', ') })
            return (
              <li className="slot" key={at} data-at={at} style={lap(stack.length, tile, (room * 8) / stacks)}>
                <button className="stackbtn" type="button" onClick={() => openPile({ title: label, cards: stack })}>
                  {stack.map((card, place) => (
                    <Tile card={card} key={`${card}-${place}`} />
                  ))}
                  <span className="sr">{label}</span>
                </button>
              </li>
            )
          }
          if (goal === undefined || at !== stall.length) return <li className="slot empty" key={at} data-at={at} />
          return (
            <li className="slot is-next" key={at} data-at={at} data-drop="stall">
              <span className="need">
                {t(isBuilding ? 'table.building' : 'table.next')}
                <b>{goal}</b>
              </span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}

/** How much tiles of a stack cover each other. */
function lap(cards: number, tile: number, room: number): React.CSSProperties {
  const covered = cards < 2 ? 0 : Math.max(0, (cards * tile - room) / (cards - 1))
  return { '--lap': `${Math.min(covered, tile - 8)}px` } as React.CSSProperties
}
