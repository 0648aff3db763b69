/** The dock of a phone: the buttons of the question, or the actions of the turn. */
import { cardType, FROM_DISCARD } from '@merchants/dale'
import { Tile } from '../card/card.tsx'
import { Icon } from '../look/icon.tsx'
import { useCardWords } from '../words/cards.ts'
import { useWords } from '../words/words.tsx'
import { ACT_BUTTONS, useActs } from './act-list.tsx'
import { offerSpot } from './spots.ts'
import { Buttons } from './status.tsx'
import { useTableWithChoice } from './table-context.tsx'
import { useExplain } from './use-explain.ts'

export function Dock(): React.ReactNode {
  const t = useWords()
  const words = useCardWords()
  const { choice, sight } = useTableWithChoice()
  const { isPossible, begin } = useActs()
  const explained = useExplain()
  const isFree = choice.decision?.kind === 'acts' && choice.spots.length === 0
  if (!isFree) {
    return (
      <nav className="dock" aria-label={t('table.actions')}>
        <Buttons />
      </nav>
    )
  }
  const shown = ACT_BUTTONS.filter(({ id }) => DOCKED.has(id) || (id === 'help' && sight.view.teams))
  const spot = offerSpot(sight.view, FROM_DISCARD)
  const top = sight.view.marketDiscard.at(-1)
  return (
    <nav className="dock acts" aria-label={t('table.actions')}>
      {top !== undefined && choice.stateOf(spot) === 'legal' && (
        <button
          type="button"
          className="btn"
          data-spot={spot}
          aria-label={t('table.buy-from-discard', { card: words.name(top), price: cardType(top).value })}
          onClick={() => choice.choose(spot)}
        >
          <Tile card={top} />
          <span className="clip">{t('table.act-buy')}</span>
        </button>
      )}
      {shown.map((button) => {
        const can = isPossible(button)
        return (
          <button
            type="button"
            key={button.id}
            className={`btn ${can ? '' : 'off'}`}
            data-spot={`act:${button.id}`}
            {...explained(`act:${button.id}`, can, () => begin(button))}
          >
            <Icon name={button.icon} />
            {t.any(`table.short-${button.id}`)}
          </button>
        )
      })}
    </nav>
  )
}

/** Buying and playing begin with a card: on a phone no button is needed for them. */
const DOCKED: ReadonlySet<string> = new Set(['build', 'inventory', 'end'])
