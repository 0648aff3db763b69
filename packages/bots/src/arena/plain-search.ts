/**
 * Plain information-set search, as a measure for the levels. It grows a tree of answers over dealt worlds (UCT), with random games to the
 * end and no knowledge of the game at all. Only the arena plays it.
 */
import type { DaleDecision, State, World } from '@merchants/dale'
import { viewDecision } from '@merchants/dale'
import type { Answer, Chance } from '@merchants/tabletop'
import { below, itemAt, randomPlayer } from '@merchants/tabletop'

/** An answer in the tree, with how often it was possible, how often it was given, and how often its seat won then. */
class Node {
  readonly children = new Map<string, Node>()
  seat = 0
  possible = 0
  visits = 0
  wins = 0
}

interface Branch {
  readonly answer: Answer
  readonly node: Node
}

/** The weight of exploring rarely tried answers. */
const CURIOSITY = 0.7
/** Of selections of several options it looks at no more than these. */
const MOST_ANSWERS = 24
/** A random game with more questions than this counts as a draw. */
const MOST_QUESTIONS = 4000

/** The answer that was given most often in this many random games; `undefined` if there is nothing to choose. */
export function plainAnswer(world: World | undefined, chance: Chance, playouts: number): Answer | undefined {
  if (world === undefined) return undefined
  const answers = answersTo(world.decision)
  if (answers.length < 2) return answers[0]
  const root = new Node()
  for (let playout = 0; playout < playouts; playout++) {
    world.redeal(chance)
    tryOne(world, root, chance)
  }
  const words = wordsOf(world.now, world.decision)
  const visits = answers.map((answer) => root.children.get(keyOf(answer, words))?.visits ?? 0)
  return answers[visits.indexOf(Math.max(...visits))]
}

/** Walks down the tree, adds one node, plays on at random, and counts who won. */
function tryOne(world: World, root: Node, chance: Chance): void {
  const anything = randomPlayer(chance)
  const path: Node[] = []
  let at: Node | undefined = root
  let asked = 0
  const end = world.play((state: State, decision: DaleDecision): Answer | undefined => {
    asked += 1
    if (asked > MOST_QUESTIONS) return undefined
    const answers = at === undefined ? [] : answersTo(decision)
    if (at === undefined || answers.length < 2) return answers[0] ?? [...anything(decision)]
    const { answer, node } = chosen(branchesOf(at, state, decision, answers), chance)
    path.push(node)
    at = node.visits === 0 ? undefined : node
    return answer
  }, Infinity)
  for (const node of path) {
    node.visits += 1
    node.wins += end === undefined ? 1 / world.now.seats.length : Number(end.winners.includes(node.seat))
  }
}

function branchesOf(parent: Node, state: State, decision: DaleDecision, answers: readonly Answer[]): Branch[] {
  const words = wordsOf(state, decision)
  return answers.map((answer) => {
    const key = keyOf(answer, words)
    const node = parent.children.get(key) ?? new Node()
    node.seat = decision.seat
    node.possible += 1
    parent.children.set(key, node)
    return { answer, node }
  })
}

/** An untried answer, or else the best by UCB. */
function chosen(branches: readonly Branch[], chance: Chance): Branch {
  const fresh = branches.filter(({ node }) => node.visits === 0)
  if (fresh.length > 0) return itemAt(fresh, below(chance, fresh.length))
  const worth = ({ node: { wins, visits, possible } }: Branch): number =>
    wins / visits + CURIOSITY * Math.sqrt(Math.log(possible) / visits)
  return branches.reduce((best, each) => (worth(each) > worth(best) ? each : best))
}

const wordsOf = (state: State, decision: DaleDecision): readonly string[] =>
  viewDecision(state, decision).options.map((option) => `${decision.ask} ${JSON.stringify(option)}`)

const keyOf = (answer: Answer, words: readonly string[]): string => answer.map((at) => words[at]).join()

/** Legal answers, small ones first; nothing is asked where there is one only. */
function answersTo({ options, min, max, ordered }: DaleDecision): readonly Answer[] {
  const found: Answer[] = []
  let level: Answer[] = [[]]
  for (let size = 0; size <= max && level.length > 0 && found.length < MOST_ANSWERS; size++) {
    if (size >= min) found.push(...level)
    level = level.slice(0, MOST_ANSWERS).flatMap((chosenSoFar) => {
      const from = ordered ? 0 : (chosenSoFar.at(-1) ?? -1) + 1
      const more = options.map((_, at) => at).filter((at) => at >= from && !chosenSoFar.includes(at))
      return more.map((at) => [...chosenSoFar, at])
    })
  }
  return found.slice(0, Math.max(MOST_ANSWERS, options.length))
}
