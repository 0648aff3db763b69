/** Names of things in sentences; what a sentence is about stands out. */
import type { Action, Adventurer, Corruption, Die, Good, HucksterCardId, TownsfolkId } from '@merchants/cove'
import { faceOf, kindOfDie } from '@merchants/cove'
import { Children, cloneElement, isValidElement, type ReactNode } from 'react'
import type { Slot } from '../../../words/message.ts'
import type { T } from '../../../words/translator.ts'

export const bold = (words: string): React.ReactElement => <b>{words}</b>

export const whoWord = (t: T, who: Adventurer): string => t.any(`cove.who-${who}`)
export const goodWord = (t: T, good: Good): string => t.any(`cove.good-${good}`)
export const cardWord = (t: T, card: HucksterCardId | TownsfolkId): string => t.any(`cove.card-${card}`)
export const corruptionWord = (t: T, card: Corruption): string => t.any(`cove.corruption-${card}`)
/** A boat as an answer or a label, without an article. */
export const boatLabel = (t: T, boat: number): string => t('cove.boat-short', { number: boat })
export const boatWord = (t: T, boat: number): string => t('cove-why.boat', { number: boat })
export const dieWord = (t: T, die: Die): string =>
  t('cove.die-shows', { die: t.any(`cove.die-${kindOfDie(die)}`), face: faceOf(die) })

/** Whether a name is feminine; each language has its own list. */
const genderOf = (t: T, card: TownsfolkId): 'feminine' | 'other' =>
  t('cove.feminine-cards').split(' ').includes(card) ? 'feminine' : 'other'

export const tiredWord = (t: T, card: TownsfolkId): string => t('cove.tired', { gender: genderOf(t, card) })
export const hiredWord = (t: T, card: TownsfolkId): string => t('cove.hired', { gender: genderOf(t, card) })

/** The hour as the clock shows it: half past on a clock hand. */
export const hourWord = (t: T, hour: number): string =>
  Number.isInteger(hour) ? String(hour) : t('cove.half-past', { hour: Math.floor(hour) })

/** A minus sign that is as wide as the figures. */
export const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : String(amount))

/** The first letter is a capital one. */
export function capital(words: string): string {
  const [first = '', ...rest] = words
  return first.toLocaleUpperCase() + rest.join('')
}

/** A sentence begins with a capital letter, even where its first word stands out. */
export function sentence(words: Slot): Slot {
  if (typeof words === 'string') return capital(words)
  if (!isValidElement<{ readonly children: ReactNode }>(words)) return words
  const [first, ...rest] = Children.toArray(words.props.children)
  if (typeof first !== 'string' && !isValidElement(first)) return words
  return cloneElement(words, undefined, sentence(first), ...rest)
}

/** Says two goods of one kind with their number. */
function goodsWord(t: T, goods: readonly Good[]): string {
  const [first, second] = goods
  if (first !== undefined && first === second) return t.any(`cove-why.two-${first}`)
  return t.list(goods.map((good) => t('cove-why.one-good', { good: goodWord(t, good) })))
}

export function actionWord(t: T, action: Action): Slot {
  switch (action.does) {
    case 'hire':
      return t('cove-why.action-hire')
    case 'goods':
      return t('cove-why.action-goods', { goods: goodsWord(t, action.goods) })
    case 'guild support':
      return t('cove-why.action-guild', { hall: action.hall })
  }
}
