/** Instructions in words, each as one sentence with its reasons and the numbers of their rules. */
import type { CompanionState, Instruction, Printed, Why, WhyKey } from '@merchants/cove'
import { ruleOf } from '@merchants/cove'
import type { Key } from '../../../words/generated/keys.ts'
import type { T } from '../../../words/translator.ts'
import { goodWord, hourWord } from '../say/words.tsx'
import { boatSlot, dockSlot, nobodyWords, pierSlot } from './slots.ts'

const READ = {
  hire: 'companion.read-hire',
  goods: 'companion.read-goods',
  'guild support': 'companion.read-guild',
} as const

/** The instruction. */
export function sayInstruction(t: T, told: Instruction, printed: Printed): string {
  switch (told.do) {
    case 'set up':
      return t('companion.do-set-up')
    case 'arrival':
      return t('companion.do-arrival', { round: told.round })
    case 'clean up':
      return t('companion.do-clean-up')
    case 'read':
      return t(READ[told.reading.action.does], { times: told.reading.multiplier })
    case 'slide':
      return t('companion.do-slide')
    case 'take card':
      return t('companion.do-take-card', { slot: told.slot })
    case 'hire nobody':
      return t('companion.do-hire-nobody')
    case 'draw nobody':
      return t('companion.do-draw-nobody')
    case 'return corruption':
      return t('companion.do-return')
    case 'gain goods':
      return t('companion.do-gain', { count: told.goods.length })
    case 'lose good':
      return t('companion.do-lose')
    case 'guild support':
      return t('companion.do-guild', { total: told.total })
    case 'move':
      return isBeyond(told, printed)
        ? t('companion.do-move-beyond')
        : t('companion.do-move', { to: hourWord(t, told.to) })
    case 'step on hand':
      return t('companion.do-hand', { from: told.hour, to: told.hour + 1 })
    case 'seat':
      return t('companion.do-seat', { who: told.who, from: told.from, boat: boatSlot(told.boat) })
    case 'dock':
      return t('companion.do-dock', { boat: boatSlot(told.boat), dock: dockSlot(told.dock) })
    case 'stay at sea':
      return t('companion.do-stay', { boat: boatSlot(told.boat) })
    case 'nobody boards':
      return t('companion.do-nobody')
    case 'sell':
      return t('companion.do-sell', { pier: pierSlot(told.pier), gold: goldOf(told.sales) })
    case 'keep goods':
      return t('companion.do-keep', { count: told.goods.length })
    case 'pool support':
      return t('companion.do-pool-support', { gold: told.gold })
  }
}

/** Whether a move goes on after the last hour of the clock: where the marker ends then, the owner's rulebook says. */
const isBeyond = ({ to }: { readonly to: number }, { clock }: Printed): boolean =>
  clock !== undefined && to > clock.last

const goldOf = (lines: readonly { readonly gold: number }[]): number => lines.reduce((sum, { gold }) => sum + gold, 0)

/** A sentence with the number of its rule. Where the owner's rulebook says it, there is none of ours. */
export interface Reason {
  readonly text: string
  readonly rule?: string
}

const WHYS: Readonly<Partial<Record<WhyKey, Key>>> = {
  'H-21': 'companion.why-H-21',
  'H-25': 'companion.why-H-25',
  'H-32': 'companion.why-H-32',
  'H-41': 'companion.why-H-41',
  'H-42': 'companion.why-H-42',
  'H-44': 'companion.why-H-44',
  'H-44-empty': 'companion.why-H-44-empty',
  'H-46': 'companion.why-H-46',
  'H-48': 'companion.why-H-48',
  'H-50': 'companion.why-H-50',
  'H-51': 'companion.why-H-51',
  'H-54': 'companion.why-H-54',
  'H-55': 'companion.why-H-55',
  'H-59': 'companion.why-H-59',
  'H-60': 'companion.why-H-60',
  'H-61': 'companion.why-H-61',
  'H-62': 'companion.why-H-62',
  'H-62-empty': 'companion.why-H-62-empty',
  'H-63-bag': 'companion.why-H-63-bag',
  'H-63-rogue': 'companion.why-H-63-rogue',
  'H-64': 'companion.why-H-64',
  'H-65': 'companion.why-H-65',
  'H-66': 'companion.why-H-66',
  'H-67': 'companion.why-H-67',
  'H-67-other': 'companion.why-H-67-other',
  'H-69': 'companion.why-H-69',
  'H-73': 'companion.why-H-73',
  'H-76': 'companion.why-H-76',
}

/** Facts that an instruction adds to those of its reasons. */
function factsOf(t: T, told: Instruction): Readonly<Record<string, string | number>> {
  if (told.do === 'seat') return { who: told.who, colour: told.who, passed: nobodyWords(t, told.passed) }
  if (told.do === 'guild support') return { hall: told.hall, gold: told.gold }
  return {}
}

const sayWhy = (t: T, why: Why, told: Instruction): Reason[] => {
  const key = WHYS[why.key]
  return key === undefined ? [] : [{ text: t.any(key, { ...why.facts, ...factsOf(t, told) }), rule: ruleOf(why) }]
}

/** An action that is done twice says which time it is. */
export function passOf(t: T, told: Instruction): Reason | undefined {
  if (!('times' in told) || told.times < 2) return undefined
  const { time, times } = told
  return { text: t('companion.time-of', { time, times }), rule: 'H-26' }
}

/** The rest of the task. */
export function thenOf(t: T, told: Instruction, { stall }: CompanionState): Reason | undefined {
  switch (told.do) {
    case 'seat':
      return stall.pool.length === 0 ? undefined : { text: t('companion.seat-then'), rule: 'H-70' }
    case 'take card':
      return { text: t('companion.take-card-then'), rule: 'H-36' }
    case 'dock':
      return { text: t('companion.dock-then'), rule: 'H-71' }
    default:
      return undefined
  }
}

/** Why it is so. */
export function reasonsOf(t: T, told: Instruction, state: CompanionState): readonly Reason[] {
  const whys = told.whys.filter(({ key }, at) => told.whys.findIndex((why) => why.key === key) === at)
  const reasons = whys.flatMap((why) => sayWhy(t, why, told))
  switch (told.do) {
    case 'lose good':
      return [{ text: t('companion.lost-good', { good: goodWord(t, told.good) }), rule: 'H-48' }]
    case 'slide':
      return [{ text: t('companion.slide-why'), rule: 'H-28' }]
    case 'move':
      return [...movement(t, told, state), ...reasons]
    case 'clean up':
      return told.last ? [] : [{ text: t('companion.clean-his'), rule: 'H-82' }]
    case 'pool support':
      return [{ text: t('companion.why-H-77'), rule: 'H-77' }]
    default:
      return reasons
  }
}

function movement(
  t: T,
  { from, to, newcomers }: Extract<Instruction, { readonly do: 'move' }>,
  { known: { printed } }: CompanionState,
): Reason[] {
  const last = printed.clock?.last ?? to
  const way = {
    text: t('companion.move-why', { from: hourWord(t, from), to: hourWord(t, Math.min(to, last)) }),
    rule: 'H-52',
  }
  if (to > last) return [way, { text: t('companion.move-beyond', { hours: to - last, last }) }]
  return newcomers === 0 ? [way] : [way, { text: t('companion.move-symbol', { newcomers }), rule: 'H-57' }]
}

/** The parts of an instruction, line by line. */
export function linesOf(t: T, told: Instruction, { setup }: CompanionState): readonly Reason[] {
  switch (told.do) {
    case 'set up':
      return [
        { text: t('companion.set-up-board'), rule: 'H-14' },
        { text: t('companion.set-up-marker'), rule: 'H-15' },
        { text: t('companion.set-up-goods'), rule: 'H-16' },
        setup.humans === 2
          ? { text: t('companion.set-up-three'), rule: 'H-93' }
          : { text: t('companion.set-up-tokens'), rule: 'H-17' },
        { text: t(told.deck === 'own' ? 'companion.set-up-own' : PRINTED_DECK[told.level]), rule: 'H-13' },
      ]
    case 'arrival': {
      const boats = { text: t('companion.arrival-boats') }
      return told.deck === 'own' ? [boats] : [boats, { text: t('companion.arrival-card'), rule: 'H-19' }]
    }
    case 'clean up':
      return cleanUp(t, told)
    default:
      return []
  }
}

const PRINTED_DECK = { normal: 'companion.set-up-normal', hard: 'companion.set-up-hard' } as const

/** Rules for all players from the owner's rulebook, and those for the Huckster from the booklet. */
function cleanUp(t: T, { last, deck }: Extract<Instruction, { readonly do: 'clean up' }>): Reason[] {
  const board = { text: t(last ? 'companion.clean-last' : 'companion.clean-board') }
  if (last) return [board]
  const shelf = { text: t('companion.clean-shelf'), rule: 'H-81' }
  return deck === 'own' ? [board, shelf] : [board, shelf, { text: t('companion.clean-deck'), rule: 'H-80' }]
}
