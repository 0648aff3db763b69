/** The order of bags and decks is hidden: two games that differ only there send the same bytes until something is drawn. */
import type { Answer } from '@merchants/tabletop'
import { advance, begin, below, fastChance, isRefusal, randomPlayer } from '@merchants/tabletop'
import { expect, test } from 'vitest'
import { coveRules } from './game.ts'
import type { CoveHistory } from './notation/play.ts'
import { newGame } from './setup.ts'
import type { State } from './state.ts'
import { anySetup } from './testing/setups.ts'
import { SPECTATOR, view, viewEvent } from './view.ts'

const GAMES = Number(process.env['SECRETS_GAMES'] ?? 120)

/** The piles whose order is unknown to all. */
const pilesOf = ({ bag, townsfolkDeck, huckster }: State): unknown[][] => [bag, townsfolkDeck, huckster.deck]

const sent = ({ pause }: CoveHistory, viewer: number): string =>
  JSON.stringify([view(pause, viewer), pause.news.map((event) => viewEvent(event, viewer))])

test('two hidden pieces change places, and no one is sent a different byte before one is drawn', () => {
  let pairs = 0
  let messages = 0
  for (let seed = 1; seed <= GAMES; seed++) {
    const chance = fastChance(seed)
    const first = newGame(anySetup(seed), fastChance(seed * 7))
    const player = randomPlayer(fastChance(seed))
    coveRules.step(first, (decision) => player(decision))
    const which = below(chance, 3)
    const twin = coveRules.clone(first)
    const pile = pilesOf(twin)[which] as unknown[]
    if (pile.length < 2) continue
    const [one, other] = [below(chance, pile.length), below(chance, pile.length)]
    ;[pile[one], pile[other]] = [pile[other], pile[one]]
    const length = pile.length
    let games = [begin(coveRules, first), begin(coveRules, twin)] as const
    pairs += 1
    for (let answers = 0; answers < 12; answers++) {
      if (games.some(({ pause }) => (pilesOf(pause.now)[which] as unknown[]).length !== length)) break
      for (const viewer of [SPECTATOR, 0, 1]) expect(sent(games[1], viewer)).toBe(sent(games[0], viewer))
      messages += 3
      const { decision } = games[0].pause
      if (decision === undefined) break
      const answer: Answer = player(decision).slice()
      const next = games.map((game) => advance(coveRules, game, answer))
      if (next.some(isRefusal)) break
      games = next as unknown as typeof games
    }
  }
  console.log(`Cove: ${pairs} pairs, ${messages} messages, 0 differences`)
  expect(pairs).toBeGreaterThan(GAMES / 2)
})
