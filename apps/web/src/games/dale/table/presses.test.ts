/** A hundred turns and more, pressed through the page's own choosing: how many presses a turn takes, and for what. */
import type { Deck, DecisionView } from '@merchants/dale'
import type { Answer } from '@merchants/tabletop'
import { fastChance } from '@merchants/tabletop'
import { describe, expect, test } from 'vitest'
import { seasonedBot } from '@merchants/bots'
import { LocalDaleMatch } from '../local/local-dale-match.ts'
import type { DaleMatchView } from '../match-types.ts'
import { cheapest, isWord, optionsOf, wantsAll } from './choosing.ts'
import type { Asked, Picked, Pressed } from './picking.ts'
import {
  allJunk,
  answerTo,
  askedBy,
  beginning,
  inOrderOf,
  pressOption,
  pressSpot,
  proposal,
  variantsOf,
} from './picking.ts'
import { optionSpots } from './spots.ts'
import type { Manner } from './settled.ts'
import { settledAnswer } from './settled.ts'

const MIXES: readonly (readonly Deck[])[] = [
  ['platypuses', 'macaws', 'squirrels'],
  ['pandas', 'ocelots', 'penguins'],
  ['owls', 'beavers', 'chameleons'],
  ['sloths', 'crocodiles', 'foxes'],
  ['raccoons', 'polecats', 'pandas'],
]

/** Someone at the page who knows what to answer, and presses until it is answered. */
class Presser {
  readonly presses = new Map<string, number>()
  readonly turns = new Set<string>()
  before = 0
  private chosen: readonly string[] = []
  private readonly game: LocalDaleMatch
  private readonly name: string

  constructor(decks: readonly Deck[], seed: string) {
    this.name = `${decks.join()} ${seed}`
    this.game = new LocalDaleMatch({
      game: 'presses',
      table: { seats: [ME, FOE], decks, teams: false },
      starter: 0,
      seed,
      answers: [],
      state: { turn: 1, stacks: [], winners: [], waitsFor: undefined },
      playedAt: 0,
    })
  }

  async play(): Promise<void> {
    const chance = fastChance(1)
    while (!this.game.match.isOver) {
      if (this.game.goesOnByItself) {
        await this.game.goOn({ deadline: Infinity, signal: NEVER })
        continue
      }
      const match = this.game.look()
      if (match.view.active === 0) this.turns.add(`${this.name} ${match.view.turn}`)
      const asked = askedBy(match) as Asked
      const byItself = inOrderOf(asked, this.chosen) ?? settledAnswer(match, MANNER)
      const wanted = byItself ?? seasonedBot.decide(match.view, chance)
      this.before += pressesBefore(asked, wanted)
      if (byItself === undefined) this.press(match, asked, wanted)
      else this.give(byItself)
    }
  }

  /** Presses what leads to this answer, until it is given. */
  private press(match: DaleMatchView, asked: Asked, wanted: Answer): void {
    const { decision } = asked
    const step = this.game.step
    let picked = beginning(asked, true)
    for (let presses = 0; presses < 20; presses++) {
      if (same(decision, answerTo(asked, picked), wanted)) {
        if (presses > 0 && this.game.step !== step) return
        this.count(match, wanted)
        this.chosen = asked.combines ? picked.spots.map(asked.keyOf) : this.chosen
        return this.give(wanted)
      }
      this.count(match, wanted)
      const next = this.nextPress(asked, picked, wanted)
      picked = next.picked
      if (next.answer === undefined) continue
      const refusal = this.game.answer(step, [next.answer], next.onlyIfFree === true)
      if (refusal?.key === 'final') continue
      return must(
        refusal === undefined && same(decision, next.answer, wanted),
        `${decision.ask} was answered otherwise`,
      )
    }
    throw new Error(`No presses lead to this answer of ${decision.ask}: ${wanted.join()}.`)
  }

  private nextPress(asked: Asked, picked: Picked, wanted: Answer): Pressed {
    const { decision } = asked
    const spots = optionSpots(decision)
    if (isWord(decision) || decision.ask === 'react') {
      const [first] = wanted
      return first === undefined || decision.max === 1
        ? { picked, answer: wanted }
        : this.missing(asked, picked, wanted)
    }
    if (decision.kind === 'acts') {
      const [act] = wanted as [number]
      const [spot] = spots[act] ?? []
      if (spot === undefined) return { picked, answer: wanted }
      if (variantsOf(asked, picked).includes(act)) return pressOption(asked, picked, act)
      return pressSpot(asked, picked, spot) as Pressed
    }
    if (!asked.combines) return this.missing(asked, picked, wanted)
    const [option] = wanted as [number]
    if (variantsOf(asked, picked).includes(option)) return pressOption(asked, picked, option)
    const proposed = proposal(asked)
    if (!picked.isProposed && same(decision, answerTo(asked, proposed), wanted)) return { picked: proposed }
    const cards = spots[option] as readonly string[]
    const other =
      cards.find((each) => !picked.spots.includes(each)) ?? picked.spots.find((each) => !cards.includes(each))
    return pressSpot(asked, picked, other as string) as Pressed
  }

  private missing(asked: Asked, picked: Picked, wanted: Answer): Pressed {
    const before = picked.isProposed ? [] : picked.picks
    const junk = allJunk(asked, picked)
    if (junk !== undefined && before.length === 0 && wanted.join().startsWith(junk.picks.join()))
      return { picked: junk }
    const next = wanted.find((at) => !before.includes(at))
    return pressOption(asked, picked, next as number)
  }

  private give(answer: Answer): void {
    must(this.game.answer(this.game.step, [answer]) === undefined, 'an answer was refused')
  }

  private count({ view }: DaleMatchView, wanted: Answer): void {
    const { ask, kind, options } = view.decision as DecisionView
    const what = kind === 'acts' ? (options[wanted[0] as number] as { do: string }).do : ask
    this.presses.set(what, (this.presses.get(what) ?? 0) + 1)
  }
}

/** The number of presses for an answer without proposals, with every order asked and every choice confirmed. */
function pressesBefore(asked: Asked, wanted: Answer): number {
  const { decision, combines, keys, isActs } = asked
  const [first] = wanted
  if (isActs) return ['play', 'use'].includes((decision.options[first as number] as { do: string }).do) ? 2 : 1
  if (decision.ask === 'react' || (isWord(decision) && decision.max === 1)) return 1
  if (wantsAll(decision)) return 2
  if (!combines || first === undefined) return wanted.length + 1
  const cards = keys[first] as readonly string[]
  const isAmbiguous = optionsOf(keys, cards).length > 1
  return (first === cheapest(decision) ? 1 : cards.length) + (isAmbiguous ? 1 : 0) + 1
}

const MANNER: Manner = { proposes: true, lastAsk: 'useful' }
const NEVER = new AbortController().signal
const ME = { name: '', kind: 'me' } as const
const FOE = { name: 'Juniper', kind: 'seasoned' } as const

function must(isSo: boolean, otherwise: string): void {
  if (!isSo) throw new Error(otherwise)
}

const inAnyOrder = (answer: Answer): string => answer.toSorted((one, other) => one - other).join()

/** Equal answers; where the order means nothing, in any order. */
function same({ ordered }: DecisionView, one: Answer | undefined, other: Answer): boolean {
  if (one === undefined || one.length !== other.length) return false
  return ordered ? one.join() === other.join() : inAnyOrder(one) === inAnyOrder(other)
}

describe('a turn', () => {
  test('takes at least two fifths fewer presses than when everything was asked', async () => {
    const presses = new Map<string, number>()
    let turns = 0
    let before = 0
    for (const decks of MIXES) {
      for (const seed of ['a', 'b', 'c']) {
        const presser = new Presser(decks, seed)
        await presser.play()
        turns += presser.turns.size
        before += presser.before
        for (const [what, count] of presser.presses) presses.set(what, (presses.get(what) ?? 0) + count)
      }
    }
    const all = [...presses.values()].reduce((sum, count) => sum + count, 0)
    expect(turns).toBeGreaterThan(100)
    expect(all / before).toBeLessThanOrEqual(0.6)
  })
})
