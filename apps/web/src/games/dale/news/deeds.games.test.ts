/** Whole games in short: every action is one line, it names no hidden card, and there are words for it. */
import { seasonedBot, noviceBot, randomBot } from '@merchants/bots'
import type { CardId, View } from '@merchants/dale'
import { SPECTATOR, view } from '@merchants/dale'
import { beforeAll, expect, test } from 'vitest'
import { wordsOf } from '../../../../words/spoken.ts'
import type { TurnLines } from '../log/log-lines.ts'
import { logLinesOf } from '../log/log-lines.ts'
import { inWords } from '../log/sentence.ts'
import type { DaleLogEntry } from '../match-types.ts'
import { playGame, logFor } from '../../../testing/played.ts'
import { LANGUAGES } from '../../../words/language.ts'
import type { Deed } from './deeds.ts'
import { deedsOf, deedsSince, isTold, lastActions } from './deeds.ts'
import { tellingOf } from './telling.ts'

interface Reading {
  readonly seat: number
  readonly log: readonly DaleLogEntry[]
  readonly seen: View
  readonly turns: readonly TurnLines[]
  readonly deeds: readonly Deed[]
}

let readings: readonly Reading[] = []

beforeAll(() => {
  const seeds = Array.from({ length: 12 }, (_, seed) => seed)
  readings = seeds.flatMap((seed) => {
    const { happened, end } = playGame(seed, seed < 4 ? seasonedBot : seed < 6 ? noviceBot : randomBot)
    return [SPECTATOR, ...end.now.seats.keys()].map((seat) => {
      const log = logFor(happened, seat)
      const seen = view(end, seat)
      const turns = logLinesOf(log, seen)
      return { seat, log, seen, turns, deeds: deedsOf(turns, seat) }
    })
  })
})

test.each(['bought', 'built', 'played', 'used', 'reacted'] as const)('each "%s" is one action', (what) => {
  for (const { log, deeds } of readings) {
    const happened = log.flatMap(({ event }, at) => (event.what === what ? [at] : []))
    const told = deeds.filter(({ kind, entry }) => kind === 'action' && entry.say.startsWith(`log.${what}`))

    expect(told.map(({ id }) => id)).toEqual(happened)
  }
})

test('an inventory is an action, and what a technique makes its player discard is not', () => {
  let count = 0
  for (const { deeds, turns } of readings) {
    for (const deed of deeds.filter(({ say }) => say === 'news.discarded')) {
      const page = turns.find(({ turn }) => turn === deed.turn)
      const before = page?.entries.slice(0, page.entries.indexOf(deed.entry)).findLast(({ isEffect }) => isEffect)
      expect(deed.entry.step).not.toBe(before?.step)
      expect(deed.seat).toBe(page?.seat)
      count += 1
    }
  }
  expect(count).toBeGreaterThan(20)
})

test('a panel keeps the last action of its player and no one else’s', () => {
  for (const { deeds } of readings) {
    for (const [seat, deed] of lastActions(deeds)) {
      const later = deeds.filter(({ id, kind, ...each }) => id > deed.id && kind === 'action' && each.seat === seat)
      expect([deed.seat, later]).toEqual([seat, []])
    }
  }
})

test('since the viewer’s last turn: nothing from before it, and none of the viewer’s own actions', () => {
  for (const { deeds, turns, seat, seen } of readings) {
    const news = deedsSince(deeds, turns, seat, seen.seats.length)
    const own = turns.findLast(({ seat: whose, turn }) => whose === seat && turn < seen.turn)?.turn ?? 0

    expect(news.filter(({ turn }) => turn <= own)).toEqual([])
    expect(news.filter(({ kind, seat: whose }) => whose === seat && kind !== 'effect')).toEqual([])
    if (seat === SPECTATOR) expect(new Set(news.map(({ turn }) => turn)).size).toBeLessThanOrEqual(seen.seats.length)
  }
})

test('the bar shows what others did and what happened to the viewer, never what the viewer did', () => {
  for (const { deeds, seat } of readings) {
    for (const deed of deeds.filter((each) => isTold(each, seat))) {
      if (deed.kind === 'action') expect(deed.seat).not.toBe(seat)
      else expect([deed.facts.who, deed.facts.other]).toContain(seat)
    }
  }
})

test('the viewer is never named', async () => {
  const t = await wordsOf('en', ['log', 'logbook', 'news'])
  let asked = 0
  for (const { deeds, seat: viewer } of readings) {
    const naming = {
      seat: (seat: number) => (seat === viewer ? '<viewer>' : `seat${seat}`),
      card: (card: CardId) => card,
    }
    for (const deed of deeds.filter(({ kind }) => kind === 'action')) {
      expect(inWords(t, deed, naming)).not.toContain('<viewer>')
      if (deed.say === 'news.asked-help-you') asked += 1
    }
  }
  expect(asked).toBeGreaterThan(0)
})

test.each(LANGUAGES)('in %s there are short and long words for all of it, with every slot filled', async (language) => {
  const t = await wordsOf(language, ['log', 'logbook', 'news'])
  const naming = { seat: (seat: number) => `seat${seat}`, card: (card: CardId) => `<${card}>` }
  const texts = new Map<string, string>()
  for (const { deeds } of readings) {
    for (const deed of deeds) {
      const { say, more } = tellingOf(deed)
      if (deed.kind !== 'effect') texts.set(deed.say, inWords(t, deed, naming) as string)
      texts.set(say.say, inWords(t, say, naming) as string)
      if (more !== undefined) texts.set(more.say, inWords(t, more, naming) as string)
    }
  }

  expect(texts.size).toBeGreaterThan(40)
  expect([...texts].filter(([say, text]) => !t.has(say) || /undefined|NaN|[{}]/.test(text))).toEqual([])
})
