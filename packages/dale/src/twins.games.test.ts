/**
 * Hidden cards change no message. Two games differ in the places of two hidden cards, or in one secret choice, and
 * every viewer gets the very same bytes until one of these cards is shown. The views' own idea of visibility is not
 * used here (see testing/twins.ts).
 *
 * `npm run secrets` compares many more pairs.
 */
import { expect, test } from 'vitest'
import { DECKS } from './card.ts'
import type { Event } from './events.ts'
import { isOpen, isShown } from './moments.ts'
import type { DalePause } from './notation/play.ts'
import type { Both, Playthrough } from './testing/twins.ts'
import { compare, playThrough, differingCards, twinsOf } from './testing/twins.ts'
import { view } from './view.ts'
import { viewEvent } from './view-event.ts'

/** Games; each makes a pair for every seat and for a spectator. */
const GAMES = Number(process.env['SECRETS_GAMES'] ?? 45)
const ANSWERS = 40

/** A seat is sent what it is shown, and nothing else. */
const tell = (pause: DalePause, news: readonly Event[], viewer: number): string | undefined => {
  if (!isShown(pause, viewer)) return undefined
  return JSON.stringify([view(pause, viewer), news.flatMap((event) => viewEvent(event, viewer) ?? [])])
}

interface Tally {
  pairs: number
  messages: number
  readonly differences: string[]
}

function compareAll(
  playthroughs: Both<Playthrough>,
  swapped: Parameters<typeof differingCards>[0],
  name: string,
  to: Tally,
): void {
  const cards = differingCards(swapped, playthroughs)
  for (const [at, heard] of playthroughs[0].heard.entries()) {
    const other = playthroughs[1].heard[at] as typeof heard
    const { compared, difference } = compare([heard, other], cards)
    if (compared > 1) to.pairs += 1
    to.messages += compared
    if (difference !== undefined) to.differences.push(`${name}, viewer ${at - 1}:\n${difference.join('\n')}`)
  }
}

test('two hidden cards change places, and no one is sent a different byte', () => {
  const tally: Tally = { pairs: 0, messages: 0, differences: [] }
  for (let seed = 1; seed <= GAMES; seed++) {
    const { states, swapped } = twinsOf(seed, [DECKS[seed % DECKS.length] as (typeof DECKS)[number]])
    const plan = { seed, swapped, answers: ANSWERS, tell, isOpen }
    const playthroughs = [playThrough(states[0], plan), playThrough(states[1], plan)] as const
    compareAll(playthroughs, swapped, `game ${seed}`, tally)
  }
  console.log(
    `swapped cards: ${tally.pairs} pairs, ${tally.messages} messages, ${tally.differences.length} differences`,
  )
  expect(tally.differences.slice(0, 3)).toEqual([])
  expect(tally.pairs).toBeGreaterThan(2 * GAMES)
})

test('a player chooses another card in secret, and no one else is sent a different byte', () => {
  const tally: Tally = { pairs: 0, messages: 0, differences: [] }
  for (let seed = 1; seed <= GAMES / 3; seed++) {
    const { states } = twinsOf(seed + 100_000, ['foxes', 'raccoons', 'macaws', 'crocodiles'].slice(seed % 3) as never)
    const plan = { seed, swapped: new Set<never>(), answers: ANSWERS, tell, isOpen }
    const first = playThrough(states[0], plan)
    for (let deviateAt = seed % 3; deviateAt < ANSWERS; deviateAt += 3) {
      const second = playThrough(states[0], { ...plan, deviateAt })
      if (differingCards(new Set(), [first, second]).size > 0)
        compareAll([first, second], new Set(), `game ${seed}, answer ${deviateAt}`, tally)
    }
  }
  console.log(
    `secret choices: ${tally.pairs} pairs, ${tally.messages} messages, ${tally.differences.length} differences`,
  )
  expect(tally.differences.slice(0, 3)).toEqual([])
  expect(tally.pairs).toBeGreaterThan(GAMES)
})
