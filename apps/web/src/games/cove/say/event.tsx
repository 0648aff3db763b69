/** Events in words, one sentence each, with their rules. The actor is not named, because each is under the actor's name. */
import type { Act, EventView } from '@merchants/cove'
import { ruleOf } from '@merchants/cove'
import type { Slot } from '../../../words/message.ts'
import type { T } from '../../../words/translator.ts'
import { sayHuckster } from './huckster.tsx'
import {
  bold,
  cardWord,
  corruptionWord,
  dieWord,
  goodWord,
  hiredWord,
  hourWord,
  sentence,
  signed,
  tiredWord,
  whoWord,
} from './words.tsx'

export interface Said {
  readonly text: Slot
  readonly rule?: string
}

/** The sentence for an event; `undefined` for what needs no words. */
export function sayEvent(t: T, event: EventView, humans: number): Said | undefined {
  const said = wordsOf(t, event, humans)
  return said && { ...said, text: sentence(said.text) }
}

function wordsOf(t: T, event: EventView, humans: number): Said | undefined {
  if ('why' in event) return { text: sayHuckster(t, event), rule: ruleOf(event.why) }
  switch (event.what) {
    case 'phase began':
      return event.phase === 'over' ? undefined : { text: t.any(`cove-why.event-phase-${event.phase}`, event) }
    case 'turn began':
      return undefined
    case 'moved marker':
      return {
        text: t('cove-why.event-moved-marker', { from: hourWord(t, event.from), to: hourWord(t, event.to) }),
        rule: 'C-22',
      }
    case 'moved token':
      return { text: t('cove-why.event-moved-token', { to: event.to }), rule: 'C-32' }
    case 'shuffled':
      return { text: t.any(`cove-why.event-shuffled-${event.pile}`) }
    case 'scored': {
      const { guildGold, corruptionGold, total } = event
      return {
        text: t('cove-why.event-scored', { guild: guildGold, corruption: signed(corruptionGold), total }),
        rule: 'C-61',
      }
    }
    case 'won':
      return undefined
    case 'hired':
    case 'worked':
    case 'filled square':
    case 'left square':
    case 'drew corruption':
    case 'returned corruption':
      return sayCards(t, event, humans)
    case 'went':
      return {
        text: t.rich('cove-why.event-went', { place: bold(actWord(t, event.act)), hours: event.hours }),
        rule: 'C-22',
      }
    case 'earned':
    case 'made good':
    case 'threw good':
    case 'sold good':
    case 'chose cultists':
    case 'done selling':
      return sayTrade(t, event)
    case 'rolled':
    case 'loaded':
    case 'blew':
    case 'forged':
    case 'unlocked':
    case 'drew off':
    case 'spilled':
    case 'refilled':
    case 'brewed':
    case 'purified':
      return sayWork(t, event)
    default:
      return sayVoyage(t, event, humans)
  }
}

type Of<What extends EventView['what']> = Extract<EventView, { readonly what: What }>

type Trade = Of<'earned' | 'made good' | 'threw good' | 'sold good' | 'chose cultists' | 'done selling'>

/** Goods and the gold for them. */
function sayTrade(t: T, event: Trade): Said {
  switch (event.what) {
    case 'earned':
      return { text: t('cove-why.event-earned', { gold: event.gold }), rule: event.rule }
    case 'made good':
      return { text: t('cove-why.event-made', { good: goodWord(t, event.good) }), rule: 'C-41' }
    case 'threw good':
      return { text: t('cove-why.event-threw', { good: goodWord(t, event.good) }), rule: 'C-41' }
    case 'sold good': {
      const { customers, gold } = event
      const slots = { good: goodWord(t, event.good), pier: event.pier, customers, gold }
      return { text: t('cove-why.event-sold', slots), rule: 'C-55' }
    }
    case 'chose cultists':
      return {
        text: t.any(`cove-why.event-cultists-${event.buy ? 'yes' : 'no'}`, { pier: event.pier }),
        rule: 'C-83',
      }
    case 'done selling':
      return { text: t('cove-why.event-done') }
  }
}

type Cards = Of<'hired' | 'worked' | 'filled square' | 'left square' | 'drew corruption' | 'returned corruption'>

/** Townsfolk and corruption cards. */
function sayCards(t: T, event: Cards, humans: number): Said {
  switch (event.what) {
    case 'hired': {
      const slots = { card: bold(cardWord(t, event.card)), slot: event.slot }
      return event.seat === humans
        ? { text: t.rich('cove-why.H-36', slots), rule: 'H-36' }
        : { text: t.rich('cove-why.event-hired', { ...slots, hired: hiredWord(t, event.card) }), rule: 'C-37' }
    }
    case 'worked':
      return {
        text: t('cove-why.event-worked', { card: cardWord(t, event.card), tired: tiredWord(t, event.card) }),
        rule: 'C-47',
      }
    case 'filled square':
      return { text: t('cove-why.event-square'), rule: 'C-45' }
    case 'left square':
      return { text: t('cove-why.event-left-square', { card: cardWord(t, event.card) }), rule: 'C-60' }
    case 'drew corruption':
      return sayCorruption(t, event.rule, 'event-drew-corruption', corruptionWord(t, event.card))
    case 'returned corruption':
      return sayCorruption(t, event.rule, 'event-returned-corruption', corruptionWord(t, event.card))
  }
}

type Voyage = Of<
  'arrived' | 'drew newcomer' | 'seated' | 'moved passenger' | 'sent to bag' | 'docked' | 'cannot dock' | 'went home'
>

/** Adventurers and their boats. */
function sayVoyage(t: T, event: Voyage, humans: number): Said {
  const boat = 'boat' in event ? event.boat : 0
  const who = 'who' in event ? whoWord(t, event.who) : ''
  switch (event.what) {
    case 'arrived':
      return { text: t('cove-why.event-arrived', { who, boat }), rule: 'C-52' }
    case 'drew newcomer':
      return { text: t.rich('cove-why.event-drew', { who: bold(whoWord(t, event.who)) }), rule: 'C-26' }
    case 'seated':
      return { text: t('cove-why.event-seated', { who, boat }), rule: event.seat === humans ? 'H-70' : 'C-26' }
    case 'moved passenger': {
      const { from, to } = event
      return { text: t('cove-why.event-moved-passenger', { who, from, to }), rule: 'C-48' }
    }
    case 'sent to bag':
      return { text: t('cove-why.event-sent', { who, boat }) }
    case 'docked': {
      const dock = t.any(`cove-why.dock-${event.dock}`)
      return { text: t('cove-why.event-docked', { boat, dock }), rule: 'C-17' }
    }
    case 'cannot dock':
      return { text: t('cove-why.event-cannot-dock', { boat }), rule: 'C-18' }
    case 'went home':
      return { text: t.any(`cove-why.event-home-${event.to}`, { who, boat }), rule: 'C-60' }
  }
}

type Work = Of<
  'rolled' | 'loaded' | 'blew' | 'forged' | 'unlocked' | 'drew off' | 'spilled' | 'refilled' | 'brewed' | 'purified'
>

/** Events in a merchant's shop. */
function sayWork(t: T, event: Work): Said {
  switch (event.what) {
    case 'rolled':
      return {
        text: t('cove-why.event-rolled', { dice: event.dice.map((die) => dieWord(t, die)).join(', ') }),
        rule: 'C-67',
      }
    case 'loaded':
      return {
        text: t('cove-why.event-loaded', { die: dieWord(t, event.die), furnace: event.furnace }),
        rule: 'C-66',
      }
    case 'blew':
      return { text: t('cove-why.event-blew', { furnace: event.furnace, heat: event.heat }), rule: 'C-68' }
    case 'forged':
      return {
        text: t('cove-why.event-forged', { furnace: event.furnace, good: goodWord(t, event.good) }),
        rule: 'C-69',
      }
    case 'unlocked':
      return { text: t('cove-why.event-unlocked', { die: t.any(`cove.die-${event.die}`) }), rule: 'C-70' }
    case 'drew off':
      return {
        text: t('cove-why.event-drew-off', {
          row: event.row,
          count: event.runs.flat().length,
          runs: event.runs.length,
        }),
        rule: 'C-74',
      }
    case 'spilled':
      return { text: t('cove-why.event-spilled', { count: event.marbles.length }), rule: 'C-75' }
    case 'refilled':
      return { text: t('cove-why.event-refilled', { row: event.row }), rule: 'C-75' }
    case 'brewed':
      return { text: t('cove-why.event-brewed', { good: goodWord(t, event.good) }), rule: 'C-76' }
    case 'purified':
      return { text: t('cove-why.event-purified', { ichor: event.ichor }), rule: 'C-79' }
  }
}

/** The Huckster's own rules have words of their own. */
function sayCorruption(t: T, rule: string, otherwise: string, card: string): Said {
  const own = rule === 'H-54' ? 'H-54-card' : rule
  return { text: t.any(`cove-why.${rule.startsWith('H-') ? own : otherwise}`, { card: bold(card) }), rule }
}

/** Where someone goes, with what the visit is about. */
export function actWord(t: T, act: Act): string {
  const place = t.any(`cove.place-${act.go}`)
  if (act.go === 'square') return t('common.labelled', { label: place, text: t('cove.slot', { slot: act.slot }) })
  if (act.go === 'guildVisit') return t('common.labelled', { label: place, text: t.any(`cove-why.hall-${act.colour}`) })
  if (act.go === 'oreCart') return t('common.labelled', { label: place, text: t.any(`cove.die-${act.die}`) })
  return place
}
