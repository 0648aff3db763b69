/** Every move listed as legal can be played, in every position of random games, with every deck, for two to four players and teams. */
import type { Question } from '@merchants/tabletop'
import { advance, fastChance, isRefusal, randomPlayer } from '@merchants/tabletop'
import { expect, test } from 'vitest'
import { DECKS } from '../card.ts'
import { daleRules } from '../game.ts'
import { eagerPlayer } from '../testing/eager-player.ts'
import { anySetup } from '../testing/setups.ts'
import { legalMoves, pendingQuestions } from './legal.ts'
import type { DaleHistory } from './play.ts'
import { playLine } from './play.ts'
import { beginSaved } from './saved.ts'

/** Walks through a game answer by answer, so that questions in the middle of a move come up too. */
function walk(seed: number, look: (history: DaleHistory) => void): void {
  const wanted = DECKS[seed % DECKS.length] as (typeof DECKS)[number]
  let history: DaleHistory = beginSaved({ ...anySetup(seed, [wanted]), seed: `legal ${seed}` })
  const decide = seed % 2 === 0 ? eagerPlayer(fastChance(seed)) : randomPlayer(fastChance(seed))
  for (let step = 0; step < 160 && history.pause.decision !== undefined; step++) {
    if ((step + seed) % 17 === 0 || history.pause.decision.kind !== 'acts') look(history)
    const next = advance(daleRules, history, decide(history.pause.decision).slice())
    if (isRefusal(next)) throw new Error(next.key)
    history = { past: [], pause: next.pause }
  }
}

/** A whole line of candidates, as docs/notation.md tells: some of them with commas, at least `min` and at most `max`. */
function linesFrom({ seat, legal, min, max }: Question): string[] {
  return [min, max].map((count) => `${seat} choose ${legal.slice(0, count).join() || 'none'}`)
}

const isLine = (text: string): boolean => /^p[1-4] /.test(text)

test('every listed move is accepted, and so is every line made of candidates (28 random games)', () => {
  const refused: string[] = []
  let said = 0
  for (let seed = 1; seed <= 28; seed++) {
    walk(seed, (history) => {
      const { decision, now } = history.pause
      const moves = legalMoves(history)
      expect(moves.filter((move) => !isLine(move))).toEqual([])
      const [question] = pendingQuestions(history) as [Question]
      const candidates = question.legal.every(isLine) ? [] : linesFrom(question)
      for (const line of [...moves, ...candidates]) {
        said += 1
        const next = playLine(history, line)
        if (isRefusal(next)) refused.push(`game ${seed}, turn ${now.turn}, ${decision?.ask}: ${line} (${next.key})`)
      }
    })
  }
  expect(refused.slice(0, 20), `${refused.length} of ${said}`).toEqual([])
  expect(said).toBeGreaterThan(3000)
})

test('the player who has to choose is always offered a move, except in the middle of one that was begun by answers', () => {
  const silent = new Set<string>()
  for (let seed = 29; seed <= 56; seed++) {
    walk(seed, (history) => {
      const { decision } = history.pause
      if (legalMoves(history).length === 0 && decision !== undefined && !decision.joins) silent.add(decision.ask)
    })
  }
  expect([...silent]).toEqual([])
})
