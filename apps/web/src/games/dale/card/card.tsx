/** A card as printed: cloth with its object, value, seal, name, kind and text. It is only a picture and takes no clicks. */
import { memo } from 'react'
import type { CardId } from '@merchants/dale'
import { cardType } from '@merchants/dale'
import { Icon, Symbol } from '../../../look/icon.tsx'
import { Portrait } from '../../../look/portrait.tsx'
import { SYMBOL_OF } from '../../../look/symbols.ts'
import { useCardWords } from '../../../words/cards.ts'
import { useTranslation } from '../../../words/words.tsx'
import { hyphenated } from './hyphenated.ts'
import { LETTERS } from './letters.ts'
import { useLines } from './use-lines.ts'

export interface CardProps {
  readonly card: CardId
  /** Its current value, if that differs from the printed one. */
  readonly value?: number
  /** The card that it copies. */
  readonly as?: CardId
  readonly className?: string
  /** Its marks. */
  readonly children?: React.ReactNode
}

/** Texts longer than this are set a little tighter. */
const LONG = 98

/** Its form comes from its own box: full, strip or small. */
/** Whether a word takes two lines on the smallest cards, and so shares the second one with the next word. */
const isLong = (word: string): boolean => word.replaceAll(/[\u00AD ]/g, '').length > 12

export const CardFace = memo(function CardFace(props: CardProps): React.ReactNode {
  const { card, value, as, className = '', children } = props
  const t = useTranslation()
  const words = useCardWords()
  const text = useLines()
  const { deck, kind, bonusAction, value: printed } = cardType(card)
  const isAltered = value !== undefined && value !== printed
  const says = words.text(as ?? card)
  return (
    <article className={`card d-${deck} t-${kind} ${isAltered ? 'is-altered' : ''} ${className}`}>
      <div className="face">
        <div className="cloth">
          <span className="plate">
            <Symbol name={SYMBOL_OF[card]} />
          </span>
          {bonusAction && (
            <span className="bonus" title={t('card.bonus')}>
              <Icon name="plus" />
            </span>
          )}
        </div>
        <b className="value">
          {value ?? printed}
          {isAltered && <s>{t('card.was', { value: printed })}</s>}
        </b>
        {deck !== 'junk' && (
          <span className="seal">
            <Portrait deck={deck} />
            <i>{LETTERS[deck]}</i>
          </span>
        )}
        <h3 className="name">
          {/* Each word is a box of its own, so that it breaks only where a whole line is too short for it. */}
          {hyphenated(words.name(card), t('card.hyphens'))
            .split(/(?<= )/)
            .map((word, at) => (
              <span key={at} className={isLong(word) ? 'is-long' : undefined}>
                {word}
              </span>
            ))}
        </h3>
        <p className="kind">
          <Icon name={kind} />
          <span>{as === undefined ? t.any(`card.${kind}`) : t('card.copy-of', { card: words.name(as) })}</span>
        </p>
        {/* A new text gets a new element, whose lines are counted. */}
        <p key={says} ref={text} className={says.length > LONG ? 'text long' : 'text'}>
          {says}
        </p>
      </div>
      {children}
    </article>
  )
})

interface TileProps {
  readonly card: CardId
  readonly className?: string
}

/** A card as small as it gets: object, value, letters. */
export const Tile = memo(function Tile({ card, className = '' }: TileProps): React.ReactNode {
  const words = useCardWords()
  const { deck, value } = cardType(card)
  return (
    <span className={`tile d-${deck} ${className}`} title={words.name(card)} aria-hidden="true">
      <span className="tin">
        <span className="plate">
          <Symbol name={SYMBOL_OF[card]} />
        </span>
        <b className="v">{value}</b>
        <i className="mono">{LETTERS[deck]}</i>
      </span>
    </span>
  )
})

/** A card face down. */
export function Back({ className = '' }: { readonly className?: string }): React.ReactNode {
  return (
    <span className={`back ${className}`}>
      <svg aria-hidden="true" viewBox="0 0 24 24">
        <use href="#ui-market" />
      </svg>
    </span>
  )
}

/** The screen reader text of a card. */
export function useCardLabel(): (card: CardId, value?: number) => string {
  const t = useTranslation()
  const words = useCardWords()
  return (card, value) => {
    const { deck, kind, bonusAction, value: printed } = cardType(card)
    const slots = { name: words.name(card), value: value ?? printed, kind: t.any(`card.${kind}`) }
    if (deck === 'junk') return t('card.label-junk', slots)
    return t(bonusAction ? 'card.label-bonus' : 'card.label', { ...slots, deck: t.any(`decks.${deck}.name`) })
  }
}
