/** The order of chosen cards, where it matters. It is the order of choosing, and can be changed here. */
import type { CardId, OptionView } from '@merchants/dale'
import { isTopUsed } from '@merchants/dale'
import { itemAt } from '@merchants/tabletop'
import { Icon } from '../../../look/icon.tsx'
import { useCardWords } from '../../../words/cards.ts'
import { useTranslation } from '../../../words/words.tsx'
import { makesPile, moved } from './choosing.ts'
import './order-chip.css'
import { cardOfSpot } from './spots.ts'
import type { TableWithChoice } from './table-context.tsx'
import { useTableWithChoice } from './table-context.tsx'

export function OrderChip(): React.ReactNode {
  const t = useTranslation()
  const words = useCardWords()
  const table = useTableWithChoice()
  const { choice } = table
  const cards = cardsInOrder(table)
  if (cards === undefined) return undefined
  const move = (from: number, to: number): void => {
    const { spots, picks } = choice
    choice.repick(
      spots.length > 0 ? { spots: moved(spots, from, to), picks } : { spots, picks: moved(picks, from, to) },
    )
  }
  return (
    <>
      <button type="button" className="btn order-chip" popoverTarget="order-list" data-order>
        <Icon name="swap" />
        <span className="clip">
          {t('table.order', { card: words.name(itemAt(cards, isPile(table) ? cards.length - 1 : 0)) })}
        </span>
      </button>
      <section id="order-list" popover="auto" className="panel order-list" aria-label={t('table.order-title')}>
        <p>{t(isPile(table) ? 'table.order-pile' : 'table.order-deck')}</p>
        <ol>
          {cards.map((card, at) => (
            <li key={`${card}:${at}`} className="row gap-6">
              <b className="grow">{words.name(card)}</b>
              <MoveButton
                label={t('table.earlier', { card: words.name(card) })}
                isOff={at === 0}
                onMove={() => move(at, at - 1)}
              >
                ↑
              </MoveButton>
              <MoveButton
                label={t('table.later', { card: words.name(card) })}
                isOff={at === cards.length - 1}
                onMove={() => move(at, at + 1)}
              >
                ↓
              </MoveButton>
            </li>
          ))}
        </ol>
      </section>
    </>
  )
}

interface MoveButtonProps {
  readonly label: string
  readonly isOff: boolean
  readonly onMove: () => void
  readonly children: string
}

function MoveButton({ label, isOff, onMove, children }: MoveButtonProps): React.ReactNode {
  return (
    <button type="button" className="btn" aria-label={label} disabled={isOff} onClick={onMove}>
      {children}
    </button>
  )
}

/** Whether the cards go to a pile, where the last one ends on top. */
const isPile = ({ choice }: TableWithChoice): boolean => choice.decision?.ask.endsWith('deck') !== true

/** The chosen cards, if there are several and their order is the player's to say. */
function cardsInOrder({ choice, match }: TableWithChoice): readonly CardId[] | undefined {
  const { decision, spots, picks, answer } = choice
  const { view } = match
  if (decision === undefined || answer === undefined) return undefined
  const isPaid = decision.ask === 'pay' && isTopUsed(view.decks, 'discard pile')
  if (!isPaid && !makesPile(decision)) return undefined
  const cards = isPaid
    ? spots.flatMap((spot) => cardOfSpot(view, spot) ?? [])
    : picks.flatMap((at) => cardOf(decision.options[at]) ?? [])
  return new Set(cards).size > 1 ? cards : undefined
}

const cardOf = (option: OptionView | undefined): CardId | undefined =>
  typeof option === 'string' && option !== 'empty slot' && option !== 'left' && option !== 'right' ? option : undefined
