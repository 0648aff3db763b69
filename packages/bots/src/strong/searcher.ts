/** A level of play that looks ahead, in any game. It sees a view, and worlds that were dealt for it. */
import type { Answer, Chance, Choice } from '@merchants/tabletop'
import { whyNotAnswer } from '@merchants/tabletop'
import type { Effort, Finding } from './halving.ts'
import type { Thinking } from './thinking.ts'
import { drive, driveNow, effortOf } from './thinking.ts'

/** A question to a seat. The world is missing if too much happened unseen in the middle of an effect. */
export interface Question<View, World> {
  readonly view: View
  readonly world: World | undefined
}

/** The differences between searching levels and games. */
export interface Strength<View, World> {
  readonly name: string
  /** How long it thinks at most without a number of playouts, in milliseconds; 0 if the clock doesn't matter. */
  readonly milliseconds: number
  /** How many playouts it has then; one deal after the other if there are none. */
  readonly playouts?: number
  /** Compares what the seat of a world can answer. */
  search(world: World, chance: Chance, effort: Effort): Generator<void, Finding>
  /** Answers where nothing was compared. */
  readonly otherwise: { decide(view: View, chance: Chance): Answer }
}

export class Searcher<View, World extends { readonly decision: Choice }> {
  readonly name: string
  private readonly strength: Strength<View, World>

  constructor(strength: Strength<View, World>) {
    this.name = strength.name
    this.strength = strength
  }

  /** Thinks at once, by a number of playouts at most; `tell` is called with their number. */
  decideNow(
    question: Question<View, World>,
    chance: Chance,
    iterations: number,
    tell?: (playouts: number) => void,
  ): Answer {
    const finding = this.find(question, chance, { iterations })
    tell?.(finding.playouts)
    return this.answer(question, chance, finding)
  }

  /** All that it compares, the best first; nothing if there was nothing to compare. */
  find({ world }: Question<View, World>, chance: Chance, effort: Effort): Finding {
    if (world === undefined) return NOTHING_FOUND
    return driveNow(this.strength.search(world, chance, effort))
  }

  async decide(question: Question<View, World>, chance: Chance, thinking: Thinking = {}): Promise<Answer> {
    const { world } = question
    if (world === undefined) return this.answer(question, chance, NOTHING_FOUND)
    const effort = effortOf(thinking, this.strength.milliseconds, this.strength.playouts)
    const finding = await drive(this.strength.search(world, chance, effort), thinking)
    // An answer that isn't wanted any more can be anything.
    return this.answer(question, chance, finding ?? NOTHING_FOUND)
  }

  /** The best answer found. */
  private answer({ view, world }: Question<View, World>, chance: Chance, { tried }: Finding): Answer {
    const found = tried[0]?.answers[0]
    const isPossible = found !== undefined && world !== undefined && whyNotAnswer(found, world.decision) === undefined
    return isPossible ? found : this.strength.otherwise.decide(view, chance)
  }
}

const NOTHING_FOUND: Finding = { tried: [], playouts: 0 }
