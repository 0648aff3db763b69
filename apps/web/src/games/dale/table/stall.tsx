/** A stall under its awning, with a scallop and a place for each stack. */
import type { CardId } from '@merchants/dale'
import { cardType, stallOf } from '@merchants/dale'
import { Tile } from '../card/card.tsx'
import { Icon } from '../../../look/icon.tsx'
import { listedInText } from '../log/sentence.ts'
import { useCardWords } from '../../../words/cards.ts'
import { useTranslation } from '../../../words/words.tsx'
import { zoneKey } from './spots.ts'
import { useTable } from './table-context.tsx'
import { seatClass } from '../../../look/seat-class.ts'

interface StallProps {
  readonly seat: number
  /** The value required of the next stack, where it is to be shown. */
  readonly goal?: number
  /** The cards in the next stack so far. */
  readonly laid?: readonly CardId[]
  /** Whether it is part of a panel that opens as a whole. */
  readonly isSmall?: boolean
}

export function Stall({ seat, goal, laid = [], isSmall = false }: StallProps): React.ReactNode {
  const t = useTranslation()
  const words = useCardWords()
  const { match, openPile } = useTable()
  const { view } = match
  const stall = stallOf(view, seat)
  const stacks = view.lastStack
  return (
    <ol
      className={`stall ${seatClass(seat, view.teams)}`}
      data-zone={zoneKey('stall', view.teams ? seat % 2 : seat)}
      aria-label={t('table.stacks-of', { built: stall.length, all: stacks })}
      style={{ '--n': stacks }}
    >
      {Array.from({ length: stacks }, (_, at) => {
        const stack = stall[at]
        const isNext = goal !== undefined && at === stall.length
        const label = stack && t('table.stack-of', { number: at + 1, cards: listedInText(t, stack, words.name) })
        return (
          <li
            className={`slot ${stack === undefined ? (isNext ? 'is-next' : 'empty') : ''}`}
            key={at}
            data-at={at}
            data-drop={isNext ? 'stall' : undefined}
          >
            <span className="scallop" aria-hidden="true">
              <b>{at + 1}</b>
              {stack !== undefined && <Icon name="check" />}
            </span>
            <span className="stack">
              {stack?.map((card, place) => (
                <Tile card={card} key={`${card}-${place}`} />
              ))}
              {isNext && <Need goal={goal} laid={laid} />}
              <span className="sr">{label}</span>
            </span>
            {!isSmall && stack !== undefined && label !== undefined && (
              <button
                className="stackbtn"
                type="button"
                aria-label={label}
                onClick={() => openPile({ title: label, cards: stack })}
              />
            )}
          </li>
        )
      })}
    </ol>
  )
}

/** The next stack with its required or missing value. */
function Need({ goal, laid }: { readonly goal: number; readonly laid: readonly CardId[] }): React.ReactNode {
  const t = useTranslation()
  const sum = laid.reduce((all, card) => all + cardType(card).value, 0)
  return (
    <span className="need row wrap">
      {laid.length === 0 ? <small>{t('table.next')}</small> : laid.map((card, at) => <Tile card={card} key={at} />)}
      {goal > sum && <b>{goal - sum}</b>}
    </span>
  )
}
