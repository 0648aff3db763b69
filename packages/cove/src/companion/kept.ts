/** Saved sessions, including those from before the board was asked about. Facts that were assumed then are entered. */
import { FIRST_HOUR, HAND_COST, LAST_HOUR } from '../clock.ts'
import { OUR_SPACES } from '../huckster/board.ts'
import { LEVELS } from '../huckster/cards.ts'
import type { Adventurer, Good } from '../pieces.ts'
import { GOODS, PIERS } from '../pieces.ts'
import { ROGUE_CARDS } from '../rogues.ts'
import type { Printed } from './printed.ts'
import { printedKey, readPrinted } from './printed.ts'
import type { FactName, Facts, FactQuestion, Subjects } from './question.ts'
import type { Awaited, Entry, Session } from './session.ts'
import { enterDone, enterFact, standingOf } from './session.ts'
import type { CompanionSetup } from './state.ts'
import { DECK_KINDS } from './state.ts'

/** The stored value, if it is a session. Entries that do not fit their questions are asked again. */
export function openKept(stored: unknown): Session | undefined {
  const { setup, entries, taken, printed } = (stored ?? {}) as Partial<Session>
  if (!isSetup(setup) || !areEntries(entries)) return undefined
  if (printed === undefined) {
    return upgraded({ setup, printed: { prices: pricesIn(entries) }, entries: entries.flatMap(asStretch) })
  }
  return { setup, printed: readPrinted(printed), entries, taken: readTaken(taken) }
}

const isSetup = (setup: Partial<CompanionSetup> | undefined): setup is CompanionSetup =>
  DECK_KINDS.some((deck) => deck === setup?.deck) &&
  LEVELS.some((level) => level === setup?.level) &&
  ROGUE_CARDS.some((rogue) => rogue === setup?.rogue) &&
  typeof setup?.seed === 'string'

const areEntries = (entries: unknown): entries is readonly Entry[] =>
  Array.isArray(entries) && entries.every((entry: Partial<Entry> | null) => typeof entry?.key === 'string')

/** Removed entries were first stored as one entry and are a list now. */
const readTaken = (taken: unknown): readonly Entry[] | undefined => {
  const list = Array.isArray(taken) ? taken : [taken]
  return areEntries(list) ? list : undefined
}

const PRICES = /^market \d+ prices (\S+)/

/** Prices are printed on the board, so they apply from the start. */
const pricesIn = (entries: readonly Entry[]): NonNullable<Printed['prices']> =>
  Object.fromEntries(
    entries.flatMap((entry) => {
      const [, pier] = PRICES.exec(entry.key) ?? []
      if (pier === undefined || !('fact' in entry)) return []
      return Object.entries(entry.fact as Facts['prices']).map(([good, price]) => [`${pier} ${good}`, price])
    }),
  )

/** Symbols and hands of the clock were two facts, and hands were not looked for where there was no symbol. */
function asStretch(entry: Entry, _: number, all: readonly Entry[]): Entry[] {
  if (PRICES.test(entry.key)) return []
  const [, what, hour] = /^printed (symbol|hand) (\d+)$/.exec(entry.key) ?? []
  if (what === undefined || !('fact' in entry)) return [entry]
  if (what === 'hand') return []
  const hand = factOf(all, `printed hand ${hour}`) ?? (entry.fact === 0 ? false : undefined)
  const fact = { newcomers: entry.fact, ...(hand !== undefined && { hand }) } as Facts['stretch']
  return [{ key: printedKey(`stretch ${hour}`), fact }]
}

function factOf(entries: readonly Entry[], key: string): unknown {
  const entry = entries.find((each) => each.key === key)
  return entry !== undefined && 'fact' in entry ? entry.fact : undefined
}

/** Plays what was entered; wherever something is asked now that was not asked then, it is answered as it was then. */
function upgraded(kept: Session): Session {
  for (let session = kept; ;) {
    const { awaits, unused } = standingOf(session)
    const next = unused.length === 0 ? session : goneOn(session, awaits, kept.entries)
    if (next === session) return session
    session = next
  }
}

function goneOn(session: Session, awaits: Awaited, entries: readonly Entry[]): Session {
  if (awaits.kind === 'question') {
    const fact = takenForGranted(awaits.question, { ...session, entries })
    return fact === undefined ? session : enterFact(session, fact)
  }
  // A sale to Cultists had customers and a price then.
  const isSale = awaits.kind === 'instruction' && awaits.told.instruction.do === 'sell' && awaits.was?.do === 'sell'
  return isSale ? enterDone(session) : session
}

/** The numbers of our own board, which were used before the companion asked. */
function takenForGranted(question: FactQuestion, kept: Session): Facts[FactName] | undefined {
  switch (question.fact) {
    case 'shelf':
      return OUR_SPACES.shelf
    case 'pool':
      return { spaces: OUR_SPACES.pool, symbols: OUR_SPACES.arrivals }
    case 'piers':
      return PIERS
    case 'clock':
      return { first: FIRST_HOUR, last: LAST_HOUR }
    case 'handSpace':
      return { ...HAND_COST, next: question.about.hour + 1 }
    case 'marker':
      return FIRST_HOUR
    case 'cultists':
      return cultistsThen(question.key, question.about, kept)
    default:
      return undefined
  }
}

/** Each cultist counted as a customer of every colour then, for one corruption card per pier (C-83). */
function cultistsThen(
  key: string,
  { pier, goods }: Subjects['cultists'],
  { entries, printed: { prices = {} } }: Session,
): Facts['cultists'] | undefined {
  const crowd = factOf(entries, key.replace('cultists', 'crowd')) as Partial<Record<Adventurer, number>> | undefined
  if (crowd === undefined) return undefined
  const customers = (good: Good): number => (crowd[GOODS[good].colour] ?? 0) + (crowd.rogue ?? 0)
  const gold = goods.map((good) => (prices[`${pier} ${good}`] ?? 0) * customers(good))
  return { gold, cards: 1 }
}
