/** Replies to requests that only look: zones of the table, cards, reasons, help. */
import type { CardId } from '@merchants/dale'
import type { Command } from './command.ts'
import { findCards } from './command.ts'
import type { Dictionary, Request, Verb } from './dictionary.ts'
import type { Line, TextContext } from './describe-zones.ts'
import {
  handLines,
  marketLines,
  othersOf,
  pileLines,
  playerLines,
  playerTitle,
  scheduleLines,
  stallLines,
} from './describe-zones.ts'
import type { Menu } from './menu.ts'
import { numbersOf } from './menu.ts'
import { fullCard, shortCard } from './say-card.ts'

const line = (say: string): Line => ({ say })

export function optionLines({ t }: TextContext, question: string, menu: Menu | undefined): Line[] {
  const items = menu === undefined ? [] : [...menu.items, ...(menu.usual === undefined ? [] : [menu.usual])]
  return [line(question), ...items.map(({ number, label }) => line(t('text.option', { number, label })))]
}

export function playersLines(context: TextContext, seats: readonly number[]): Line[] {
  return seats.flatMap((seat) => [line(playerTitle(context, seat)), ...playerLines(context, seat)])
}

/** Everything there is to know about a card, or which cards were meant. */
export function cardLines(
  context: TextContext,
  words: string,
  dictionary: Dictionary,
  rulings: (card: CardId) => readonly string[],
): Line[] {
  const { t } = context
  if (words === '') return [line(t('text.which-card', { example: `${dictionary.word('card')} junk` }))]
  const found = findCards(words, dictionary)
  const [card] = found
  if (card === undefined) return [line(t('text.no-card', { word: words }))]
  if (found.length > 1) return [manyCards(context, found)]
  const said = t.rich('text.card-text', { line: fullCard(context, card), text: context.text(card) })
  return [{ say: said }, ...rulings(card).map(line)]
}

export const manyCards = (context: TextContext, cards: readonly CardId[]): Line => ({
  say: context.t.rich('text.many-cards', { cards: context.t.list(cards.map((card) => shortCard(context, card))) }),
})

/** The lines of requests that need nothing but the table; `undefined` for others. */
export function zoneReply(context: TextContext, what: Request): Line[] | undefined {
  switch (what) {
    case 'hand':
      return handLines(context, true)
    case 'market':
      return marketLines(context, true)
    case 'stall':
      return stallLines(context)
    case 'schedule':
      return scheduleLines(context)
    case 'piles':
      return pileLines(context)
    case 'opponents':
      return playersLines(context, othersOf(context.table.match.view))
    default:
      return undefined
  }
}

export function unknownReply(
  { t }: TextContext,
  { word, near }: Extract<Command, { is: 'unknown' }>,
  dictionary: Dictionary,
): Line[] {
  return [
    line(
      near === undefined
        ? t('text.unknown', { word, help: dictionary.word('help') })
        : t('text.unknown-near', { word, near }),
    ),
  ]
}

/** The fault of typed numbers; `undefined` if they name items of the list. */
export function whyNotNumbers(
  { t }: TextContext,
  numbers: readonly number[],
  menu: Menu | undefined,
): string | undefined {
  if (menu === undefined) return t('text.no-list')
  const known = numbersOf(menu)
  const wrong = numbers.find((number) => !known.includes(number))
  if (wrong !== undefined)
    return t('text.no-number', { number: wrong, first: Math.min(...known), last: Math.max(...known) })
  const twice = numbers.find((number, at) => numbers.indexOf(number) !== at)
  if (twice !== undefined) return t('text.twice', { number: twice })
  const usual = menu.usual?.number
  const isOne = menu.max === 1 || (usual !== undefined && numbers.includes(usual))
  return isOne && numbers.length > 1 ? t('text.one-number') : undefined
}

const HELP = {
  buy: 'text.help-buy',
  play: 'text.help-play',
  build: 'text.help-build',
  discard: 'text.help-discard',
  use: 'text.help-use',
  pass: 'text.help-pass',
  choose: 'text.help-choose',
  options: 'text.help-options',
  hand: 'text.help-hand',
  market: 'text.help-market',
  stall: 'text.help-stall',
  schedule: 'text.help-schedule',
  piles: 'text.help-piles',
  opponents: 'text.help-opponents',
  log: 'text.help-log',
  card: 'text.help-card',
  why: 'text.help-why',
  legal: 'text.help-legal',
  more: 'text.help-more',
  undo: 'text.help-undo',
  cancel: 'text.help-cancel',
  rules: 'text.help-rules',
  rematch: 'text.help-rematch',
  leave: 'text.help-leave',
  home: 'text.help-home',
  help: 'text.help-help',
} as const satisfies Readonly<Record<Verb | Request, string>>

export function helpLines({ t }: TextContext, dictionary: Dictionary): Line[] {
  const entries = Object.entries(HELP) as [Verb | Request, string][]
  const commands = entries.map(([word, key]) => {
    const words = dictionary.word(word)
    const about = t.any(key, { words, clause: dictionary.inner('with') })
    return line(t('text.help-line', { words, about }))
  })
  return [line(t('text.help-intro')), ...commands, line(t('text.help-cards')), line(t('text.help-keys'))]
}
