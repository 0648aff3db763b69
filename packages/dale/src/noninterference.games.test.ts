/** Hidden cards change nothing that a seat is shown, in positions of random games. */
import type { Chance } from '@merchants/tabletop'
import { below, fastChance, randomPlayer, shuffle } from '@merchants/tabletop'
import { expect, test } from 'vitest'
import { catalogue } from './decks/index.ts'
import { playOut } from './game.ts'
import type { PositionJson } from './notation/position.ts'
import { writePosition } from './notation/position.ts'
import { runText } from './notation/run.ts'
import { newGame } from './setup.ts'
import { seenBy } from './testing/seen-by.ts'
import { anySetup } from './testing/setups.ts'

/** A random game at the start of some turn, as text. */
function midGame(seed: number): PositionJson {
  const state = newGame(anySetup(seed), fastChance(seed))
  playOut(state, randomPlayer(fastChance(seed)), 1 + ((seed * 13) % 60))
  return state.phase === 'over' ? midGame(seed + 4) : writePosition(state)
}

/** Takes cards back from a pool that was shuffled. */
const deal = (pool: string[], pile: readonly string[]): string[] => pool.splice(0, pile.length)

/** Other cards in all hands but this seat's and in all decks; `isOpen` leaves the decks that come into play soon alone. */
function elsewhere(position: PositionJson, seat: number, chance: Chance, isOpen: boolean): PositionJson {
  const { players, marketDeck } = position
  const hidden = players.flatMap(({ hand, deck }, at) => (at === seat ? (isOpen ? [] : deck) : [...hand, ...deck]))
  const pool = isOpen ? hidden : [...hidden, ...marketDeck]
  shuffle(chance, pool)
  return {
    ...position,
    players: players.map((player, at) => {
      if (at === seat) return isOpen ? player : { ...player, deck: deal(pool, player.deck) }
      return { ...player, hand: deal(pool, player.hand), deck: deal(pool, player.deck) }
    }),
    marketDeck: isOpen ? marketDeck : deal(pool, marketDeck),
  }
}

/** Lines that a seat might write: the legal ones and many illegal ones. */
function linesOf(position: PositionJson, seat: number, chance: Chance): string[] {
  const card = (): string => catalogue[below(chance, catalogue.length)]?.id ?? 'junk'
  const hand = position.players[seat]?.hand ?? []
  const own = (): string => hand[below(chance, hand.length)] ?? 'junk'
  const p = `p${seat + 1}`
  return [
    `${p} play ${own()}`,
    `${p} play ${card()}`,
    `${p} use ${own()}`,
    `${p} use ${own()}=${card()}`,
    `${p} build ${own()}`,
    `${p} build ${own()},${own()}`,
    `${p} build ${own()} discard ${card()}`,
    `${p} build ${own()} take ${card()}`,
    `${p} buy ${1 + below(chance, 5)} with ${own()}`,
    `${p} buy ${1 + below(chance, 5)} with ${own()},${own()}=${card()}`,
    `${p} buy discard with ${own()}`,
    `${p} choose ${card()}`,
    `${p} choose p1`,
    `${p} discard ${card()},${own()}`,
    `${p} pass`,
  ]
}

/** `DEEP=20` in the environment plays 20 times as many games. */
const DEEP = Number(process.env['DEEP'] ?? 1)
test(`views and options of a seat do not depend on hidden cards (${40 * DEEP} games)`, () => {
  for (let seed = 1; seed <= 40 * DEEP; seed++) {
    const here = midGame(seed)
    for (const seat of here.players.keys()) {
      const there = elsewhere(here, seat, fastChance(seed * 5 + seat), false)
      expect(seenBy(there, [], seat), `game ${seed}, p${seat + 1}`).toBe(seenBy(here, [], seat))
    }
  }
})

test(`nor do the reasons for impossible moves (${10 * DEEP} games)`, () => {
  let refused = 0
  for (let seed = 1; seed <= 10 * DEEP; seed++) {
    const here = midGame(seed)
    const chance = fastChance(seed)
    for (const seat of here.players.keys()) {
      const there = elsewhere(here, seat, chance, false)
      for (const line of linesOf(here, seat, chance)) {
        const text = seenBy(here, [line], seat)
        if (!text.startsWith('{"exitCode":1')) continue
        refused += 1
        expect(seenBy(there, [line], seat), `game ${seed}: ${line}`).toBe(text)
      }
    }
  }
  expect(refused).toBeGreaterThan(200)
})

test(`so is what it is shown after a move from which it learns nothing (${32 * DEEP} games)`, () => {
  let compared = 0
  for (let seed = 1; seed <= 32 * DEEP; seed++) {
    const here = midGame(seed)
    const active = Number(here.turn[1]) - 1
    for (const seat of here.players.keys()) {
      const chance = fastChance(seed * 5 + seat)
      const there = elsewhere(here, seat, chance, true)
      for (const line of movesFor(here, seat, active, chance)) {
        if (asked(here, line) !== asked(there, line)) continue
        const [text, other] = [seenBy(here, [line], seat), seenBy(there, [line], seat)]
        if (hasLearned(text, seat) || hasLearned(other, seat)) continue
        compared += 1
        expect(other, `game ${seed}, p${seat + 1} sees ${line}`).toBe(text)
      }
    }
  }
  expect(compared).toBeGreaterThan(110)
})

/** Some legal moves of their own turn; of another's turn the one that any hand allows. */
function movesFor(position: PositionJson, seat: number, active: number, chance: Chance): string[] {
  if (seat !== active) return [`p${active + 1} discard none`]
  const { pending = [] } = runText(JSON.stringify(position)).result
  const legal = pending.flatMap(({ legal: lines }) => lines).filter((line) => line.includes(' '))
  shuffle(chance, legal)
  return legal.slice(0, 6)
}

/** The players asked after a move. A reaction that one hand allows and another does not stops the game for all to see. */
function asked(position: PositionJson, line: string): string {
  const { pending = [] } = runText(JSON.stringify({ ...position, moves: [line] })).result
  return pending.map(({ seat, ask }) => `${seat} ${ask}`).join()
}

/** Whether the log shows this seat a card out of someone else's hand or deck. */
function hasLearned(text: string, seat: number): boolean {
  const lines = (JSON.parse(text) as { result: { log?: string[] } }).result.log ?? []
  return lines.some((line) => {
    const [, owner] =
      /^.+ \([a-z]+(?:-\w+)?\) goes from p(\d)’s (?:hand|deck)/.exec(line) ??
      /^p(\d) (?:shows|plays|uses|reacts|makes|rolls|names)/.exec(line) ??
      /looks at p(\d)’s hand/.exec(line) ??
      []
    return owner !== undefined && Number(owner) !== seat + 1
  })
}
