/** Every level, in every kind of question. In a game in which everything hidden was dealt again it gives the same legal answer. */
import type { DaleDecision, Event, State } from '@merchants/dale'
import { dale, readStored, view, World } from '@merchants/dale'
import type { Answer, Pause } from '@merchants/tabletop'
import { apply, fastChance, isRefusal, randomPlayer, run, whyNotAnswer } from '@merchants/tabletop'
import { expect, test } from 'vitest'
import type { Level } from './level-names.ts'
import { LEVELS } from './level-names.ts'
import { decideNowAs } from './strong/levels.ts'
import { setupOf } from './training/setup.ts'

type DalePause = Pause<State, DaleDecision, Event>

/** Each level is asked every kind of question this often. */
const OFTEN: Readonly<Record<Level, number>> = { random: 2, novice: 2, seasoned: 2, quick: 2, trader: 1, master: 1 }

/** Each pause of a random game, up to this many answers. */
function* pausesOf(game: number, answers: number): Generator<DalePause> {
  const player = randomPlayer(fastChance(game))
  let pause: DalePause = run(dale, { rest: dale.deal(setupOf(game), fastChance(game + 1)), answers: [] })
  for (let given = 0; given < answers && pause.decision !== undefined; given++) {
    yield pause
    const next = apply(dale, pause, player(pause.decision).slice())
    if (isRefusal(next)) throw new Error(next.key)
    pause = next
  }
}

function answerOf(level: Level, pause: DalePause, seat: number): Answer {
  const chance = fastChance(seat + 7)
  return decideNowAs(level, view(pause, seat), () => World.of(pause, chance), chance, 16)
}

/** Another true game, as far as the seat that is asked can tell. */
function lookalike(pause: DalePause): DalePause | undefined {
  const world = World.of(pause, fastChance(1234))
  return world && run(dale, readStored(world.write()))
}

test('every level gives the same legal answer to every kind of question where all that is hidden is dealt again', () => {
  const asked = new Map<string, number>()
  const differences: string[] = []
  const compared = { rest: 0, middle: 0 }
  for (let game = 1; game <= 60; game++) {
    for (const pause of pausesOf(game, 250)) {
      const { ask, seat } = pause.decision as DaleDecision
      const before = asked.get(ask) ?? 0
      if (before >= Math.max(...Object.values(OFTEN))) continue
      asked.set(ask, before + 1)
      const other = lookalike(pause)
      for (const level of LEVELS.filter((each) => before < OFTEN[each])) {
        const answer = answerOf(level, pause, seat)
        const where = `${level}, game ${game}: ${ask} ${answer.join()}`
        expect([where, whyNotAnswer(answer, pause.decision as DaleDecision)]).toEqual([where, undefined])
        if (other === undefined) continue
        compared[pause.answers.length === 0 ? 'rest' : 'middle'] += 1
        const elsewhere = answerOf(level, other, seat)
        if (elsewhere.join() !== answer.join()) differences.push(`${where}, or ${elsewhere.join()}`)
      }
    }
  }

  expect(differences).toEqual([])
  expect(asked.size).toBeGreaterThan(40)
  expect(compared.rest).toBeGreaterThan(20)
  expect(compared.middle).toBeGreaterThan(200)
})
