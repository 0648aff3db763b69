/** Questions in words, with their reasons and answers. */
import type { Adventurer, FactQuestion, Good } from '@merchants/cove'
import { ADVENTURERS } from '@merchants/cove'
import type { T } from '../../../words/translator.ts'
import { capital, goodWord, hourWord, whoWord } from '../say/words.tsx'
import type { Fact } from './companion-store.ts'
import { withFact } from './grounds.ts'
import { boatSlot, PIER_WORDS, pierSlot } from './slots.ts'

export function sayQuestion(t: T, question: FactQuestion): string {
  switch (question.fact) {
    case 'shelf':
      return t('companion.ask-shelf')
    case 'pool':
      return t('companion.ask-pool')
    case 'piers':
      return t('companion.ask-piers')
    case 'clock':
      return t('companion.ask-clock')
    case 'marker':
      return t('companion.ask-marker')
    case 'next':
      return t('companion.ask-next')
    case 'yours':
      return t('companion.ask-yours')
    case 'reading':
      return t('companion.ask-reading')
    case 'bag':
      return t('companion.ask-bag')
    case 'square':
      return t('companion.ask-square')
    case 'hired':
      return t('companion.ask-hired')
    case 'hall':
      return t(question.rule === 'H-83' ? 'companion.ask-worth' : 'companion.ask-hall', { hall: question.about.hall })
    case 'stretch':
      return t('companion.ask-stretch', stretch(question.about.hour))
    case 'handSpace':
      return t('companion.ask-hand-space', stretch(question.about.hour))
    case 'boats':
      return t('companion.ask-boats')
    case 'docks':
      return t('companion.ask-docks')
    case 'corruption':
      return t('companion.ask-corruption')
    case 'returned':
      return t('companion.ask-returned')
    case 'crowd':
      return t('companion.ask-crowd', { pier: pierSlot(question.about.pier) })
    case 'cultists':
      return t('companion.ask-cultists', { pier: pierSlot(question.about.pier) })
    case 'prices':
      return t('companion.ask-prices', { pier: pierSlot(question.about.pier) })
    case 'lair':
      return t('companion.ask-lair')
    case 'deck':
      return ''
  }
}

/** Several questions on one screen, in one sentence. */
export function sayQuestions(t: T, questions: readonly FactQuestion[]): string {
  const [question, ...more] = questions
  if (question === undefined) return ''
  if (question.fact === 'shelf' && more.length > 0) return t('companion.ask-his-board')
  if (question.fact === 'hall' && more.length > 0) {
    return t(question.rule === 'H-83' ? 'companion.ask-worths' : 'companion.ask-halls')
  }
  if (question.fact === 'stretch') return t('companion.ask-clock-between')
  if (question.fact === 'bag' && more.length > 0) return t('companion.ask-bag-all', { count: more.length + 1 })
  return sayQuestion(t, question)
}

/** The reason for the question. */
export function whatFor(t: T, question: FactQuestion): string {
  switch (question.fact) {
    case 'shelf':
      return t('companion.shelf-why')
    case 'pool':
      return t('companion.pool-why')
    case 'piers':
      return t('companion.piers-why')
    case 'clock':
      return t('companion.clock-why')
    case 'marker':
      return t('companion.marker-why')
    case 'next':
      return t('companion.next-why', { hour: hourWord(t, question.about.hour) })
    case 'yours':
      return t('companion.yours-why', { hour: hourWord(t, question.about.hour) })
    case 'reading':
      return t('companion.reading-why')
    case 'bag': {
      const { of } = question.about
      if (question.rule === 'H-20') return t('companion.bag-arrival', { of })
      if (question.rule === 'H-40') return t('companion.bag-hire', { of })
      return t(question.rule === 'H-49' ? 'companion.bag-lost' : 'companion.bag-boat')
    }
    case 'square':
      return t('companion.square-why')
    case 'hired':
      return t('companion.hired-why', { slot: question.about.slot })
    case 'hall':
      if (question.rule === 'H-51') return t('companion.hall-act')
      return t(question.rule === 'H-77' ? 'companion.hall-market' : 'companion.hall-end')
    case 'stretch':
      return t('companion.stretch-why')
    case 'handSpace':
      return t('companion.hand-space-why')
    case 'boats':
      return t('companion.boats-why')
    case 'docks':
      return t('companion.docks-why', { boat: boatSlot(question.about.boat) })
    case 'corruption':
      return forCorruption(t, question.rule, question.about)
    case 'returned':
      return t('companion.returned-why')
    case 'crowd':
      return t('companion.crowd-why')
    case 'cultists':
      return t('companion.cultists-why')
    case 'prices':
      return t('companion.prices-why')
    case 'lair':
      return t('companion.lair-why')
    case 'deck':
      return ''
  }
}

const stretch = (hour: number): { readonly from: number; readonly to: number } => ({ from: hour, to: hour + 1 })

function forCorruption(t: T, rule: string, { nth, of }: { readonly nth: number; readonly of: number }): string {
  if (rule === 'H-53') return t('companion.corruption-cost', { nth, of })
  if (rule === 'H-54') return t('companion.corruption-hand', { nth, of })
  return rule === 'H-75' ? t('companion.corruption-black') : t('companion.corruption-cultists', { nth, of })
}

/** An answer as a line of the list of entries; `fact` answers this question. */
export function sayEntry(t: T, question: FactQuestion, fact: Fact): string {
  const given = withFact(question, fact)
  switch (given.fact) {
    case 'marker':
      return t('companion.entry-marker', { hour: given.suggest ?? 0 })
    case 'next':
      return t(NEXT[given.suggest ?? 'turn'])
    case 'yours':
      return t('companion.entry-yours', { seats: (given.suggest?.boats ?? []).join(' ') })
    case 'reading':
      return t('companion.entry-reading', { times: t('cove.times', { times: given.suggest?.multiplier ?? 1 }) })
    case 'bag':
      if (given.suggest === undefined || given.suggest === 'empty') return t('companion.entry-bag-empty')
      return t('companion.entry-bag', { who: capital(whoWord(t, given.suggest)) })
    case 'square':
      return t('companion.entry-square', { slots: slotsIn(given.suggest ?? []) })
    case 'hired':
      return t('companion.entry-hired')
    case 'hall':
      return t(given.rule === 'H-83' ? 'companion.entry-worth' : 'companion.entry-hall', {
        hall: given.about.hall,
        count: given.suggest ?? 0,
      })
    case 'boats':
      return t('companion.entry-boats', { seats: (given.suggest ?? []).join(' ') })
    case 'docks':
      return t('companion.entry-docks', { count: (given.suggest ?? []).filter(Boolean).length })
    case 'corruption':
      if (given.suggest === undefined || given.suggest === 'none left') return t('companion.entry-corruption-none')
      return t('companion.corruption-card', { count: given.suggest.corruption })
    case 'returned':
      return t('companion.entry-returned', { place: (given.suggest ?? 0) + 1 })
    case 'crowd':
      return t('companion.entry-crowd', { pier: pierSlot(given.about.pier), counts: crowdIn(t, given.suggest ?? {}) })
    case 'cultists': {
      const { gold = [], cards = 0 } = given.suggest ?? {}
      return t('companion.entry-cultists', { pier: pierSlot(given.about.pier), gold: gold.join(' + '), cards })
    }
    case 'lair':
      return t('companion.entry-lair', { cost: given.suggest ?? 0 })
    case 'deck':
      return ''
    default:
      return sayPrinted(t, given)
  }
}

type PrintedFact = 'shelf' | 'pool' | 'piers' | 'clock' | 'stretch' | 'handSpace' | 'prices'

/** Answers about the printed boards. */
function sayPrinted(t: T, given: Extract<FactQuestion, { readonly fact: PrintedFact }>): string {
  switch (given.fact) {
    case 'shelf':
      return t('companion.entry-shelf', { spaces: given.suggest ?? 0 })
    case 'pool': {
      const { spaces = 0, symbols = [] } = given.suggest ?? {}
      return t('companion.entry-pool', { spaces, symbols: symbols.join(', ') })
    }
    case 'piers':
      return t('companion.entry-piers', {
        piers: (given.suggest ?? []).map((pier) => t.any(PIER_WORDS[pier])).join(', '),
      })
    case 'clock':
      return t('companion.entry-clock', { first: given.suggest?.first ?? 0, last: given.suggest?.last ?? 0 })
    case 'stretch':
      return t(given.suggest?.hand ? 'companion.entry-stretch-hand' : 'companion.entry-stretch', {
        ...stretch(given.about.hour),
        count: given.suggest?.newcomers ?? 0,
      })
    case 'handSpace': {
      const { hours = 0, corruption: cards = 0, next = 0 } = given.suggest ?? {}
      return t('companion.entry-hand-space', { ...stretch(given.about.hour), hours, cards, next })
    }
    case 'prices':
      return t('companion.entry-prices', { pier: pierSlot(given.about.pier), counts: pricesIn(t, given.suggest ?? {}) })
  }
}

const NEXT = {
  you: 'companion.entry-next-you',
  turn: 'companion.entry-next-turn',
  again: 'companion.entry-next-turn',
  market: 'companion.entry-next-market',
} as const

const slotsIn = (slots: readonly boolean[]): string =>
  slots.flatMap((isFilled, at) => (isFilled ? [at + 1] : [])).join(', ')

const crowdIn = (t: T, counts: Partial<Readonly<Record<Adventurer, number>>>): string =>
  ADVENTURERS.flatMap((who) => (counts[who] === undefined ? [] : [`${whoWord(t, who)} ${counts[who]}`])).join(', ')

const pricesIn = (t: T, prices: Partial<Readonly<Record<Good, number>>>): string =>
  Object.entries(prices)
    .map(([good, price]) => `${goodWord(t, good as Good)} ${price}`)
    .join(', ')
