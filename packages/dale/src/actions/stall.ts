/** The stall action. A stack is planned, checked as a whole, and laid (rules 6.3). */
import { announce, usesOf } from '../copying.ts'
import type { Act, Part } from '../decision.ts'
import type { Glance } from '../glance.ts'
import { glanceAt } from '../glance.ts'
import type { Pile } from '../pile.ts'
import { listOf } from '../pile.ts'
import type { Player } from '../player.ts'
import { settleReactions } from '../reactions.ts'
import { pick } from '../select.ts'
import { lastStackOf, winnersOf } from '../values.ts'
import type { Card } from '../state.ts'
import { canBuild } from './reach.ts'
import { forgetDeclined, planWithHelp } from './helping.ts'
import { canFuel, fuelFor, partsOf, whyNotStack } from './stack.ts'
import { stacks } from './stacks.ts'
import { countPlans, finishPlans } from '../plans.ts'

/** A stack with all that was decided about it. */
export interface Plan {
  readonly parts: readonly Part[]
  /** Cards spent on Stoves, if that was decided already. */
  readonly spent?: readonly Card[]
  /** Whether everyone already knows what the builder's cards are. */
  readonly isAnnounced?: boolean
}

/** Builds a stack, and further ones as long as cards in it allow that. Returns whether a stack was built. */
export function build(me: Player, act: Act['do']): boolean {
  const plan = act === 'build' ? planAlone(me) : planWithHelp(me)
  if (plan === undefined) return false
  lay(me, plan)
  if (me.table.state.phase === 'over') return true
  settleReactions(me.table)
  if (plan.parts.some(({ as }) => as.buildsAgain)) buildAgain(me)
  return true
}

/** Winter Is Coming lets the player build one more stack right away. */
function buildAgain(me: Player): void {
  const acts: Act[] = []
  addBuilds(me, glanceAt(me.hand.cards), acts)
  if (acts.length === 0) return me.table.tell?.({ what: 'not asked', seat: me.seat, ask: 'build again' })
  const next = me.table.askOne(me.seat, 'build again', 'acts', [...acts, { do: 'pass' }])
  if (next.do !== 'pass' && !build(me, next.do)) buildAgain(me)
}

const BUILD: Act = { do: 'build' }
const BUILD_WITH_HELP: Act = { do: 'build with help' }

export function addBuilds(me: Player, glance: Glance, acts: Act[]): void {
  if (canBuild(me, glance)) acts.push(BUILD)
  if (me.teammate !== undefined && !me.hand.isEmpty && !me.teammate.hand.isEmpty) acts.push(BUILD_WITH_HELP)
}

/** Charm. A card revealed from the market deck is the whole next stack if it fits; otherwise it stays set aside. */
export function buildAlone(me: Player, card: Card): boolean {
  const fitting = partsOf(usesOf(me, card), 'market deck').filter(
    (part) =>
      whyNotStack(me, [part]) === undefined && canFuel(me, [part]) && !(part.isFuelled && part.value === part.normal),
  )
  if (fitting.length === 0) return false
  const { parts } = me.table.askOne(
    me.seat,
    'stack',
    'stacks',
    fitting.map((part) => ({ parts: [part] })),
  )
  lay(me, { parts })
  if (me.table.state.phase !== 'over' && parts.some(({ as }) => as.buildsAgain)) {
    settleReactions(me.table)
    buildAgain(me)
  }
  return true
}

function planAlone(me: Player): Plan {
  const { parts } = me.table.askMove(me.seat, 'stack', 'stacks', stacks(me, false))
  return { parts: orderParts(me, parts) }
}

/** The builder orders the cards of the hand and the market, then those of the discard pile. */
function orderParts(me: Player, parts: readonly Part[]): readonly Part[] {
  if (parts.length === 1) return parts
  const own = parts.filter(({ from }) => from !== 'discard pile')
  const fetched = parts.filter(({ from }) => from === 'discard pile')
  return [...inOrder(me, me.hand, own), ...inOrder(me, me.discardPile, fetched)]
}

function inOrder(me: Player, pile: Pile, parts: readonly Part[]): readonly Part[] {
  if (parts.length < 2) return parts
  const cards = parts.map(({ card }) => card)
  const ordered = me.choose(pick(cards.length, pile, cards), 'order stack', true)
  return ordered.map((card) => parts.find((part) => part.card === card) as Part)
}

/** Everything is decided: market cards are taken, fuel is spent, the stack is laid. */
function lay(me: Player, plan: Plan): void {
  const { table } = me
  const { parts } = plan
  const taken = takeFirst(me, parts)
  const spent = plan.spent ?? spendFuel(me, parts)
  for (const part of parts) {
    if (part.from === 'teammate') announce(me.teammate ?? me, part)
    else if (!plan.isAnnounced) announce(me, part)
  }
  for (const card of taken) table.move(card, table.market, me.hand, me)
  finishPlans(me, 'marketCardBeforeBuild')
  for (const card of spent) table.move(card, me.hand, me.discardPile, me)
  forgetDeclined(table.state)
  me.stall.push(listOf())
  const stack = me.stall.length - 1
  parts.forEach(({ card, from }, place) => table.moveToStall(card, sourceOf(me, from), me, stack, place))
  table.tell?.({ what: 'built', seat: me.seat, cards: parts.map(({ card }) => card), stack: stack + 1 })
  if (me.stall.length >= lastStackOf(table.state)) return win(me)
  finishPlans(me, 'discardsInStack')
  table.note('build', me)
}

/** Market cards for the waiting Snacks: those in the stack, and any others the player likes. */
function takeFirst(me: Player, parts: readonly Part[]): readonly Card[] {
  const snacks = countPlans(me, 'marketCardBeforeBuild')
  if (snacks === 0) return NO_CARDS
  const built = parts.filter(({ from }) => from === 'market').map(({ card }) => card)
  const others = me.table.offered.filter((card) => !built.includes(card))
  const most = Math.min(snacks - built.length, others.length)
  if (most === 0) return built
  const answer = me.table.ask(me.seat, 'take first', 'cards', others, 0, most, false)
  return [...built, ...answer.map((at) => others[at] as Card)]
}

const NO_CARDS: readonly Card[] = []

/** For each Stove that is fuelled, the cards spent on it; all go to the discard pile in the order chosen. */
function spendFuel(me: Player, parts: readonly Part[]): readonly Card[] {
  const { table } = me
  // A stack of Charm is not announced in a line, so what had to be is not asked.
  const isWritten = parts[0]?.from !== 'market deck'
  let spent: Card[] = []
  for (const stove of parts.filter(({ isFuelled }) => isFuelled)) {
    const options = fuelFor(me, parts, stove, spent)
    const { uses } = isWritten
      ? table.askMove(me.seat, 'spend on stack', 'payments', options)
      : table.askOne(me.seat, 'spend on stack', 'payments', options)
    spent = [...spent, ...uses.map(({ card }) => card)]
    const isForced = !isWritten && options.length === 1 && uses.every(({ card }) => card.type === spent[0]?.type)
    if (isForced) table.tell?.({ what: 'not asked', seat: me.seat, ask: 'spend', cards: spent })
  }
  return me.choose(pick(spent.length, me.hand, spent), 'order spent', true)
}

function sourceOf(me: Player, from: Part['from']): Pile {
  if (from === 'discard pile') return me.discardPile
  if (from === 'market deck') return me.table.turnedUp
  return from === 'teammate' ? (me.teammate as Player).hand : me.hand
}

/** The game ends at once; nothing else is resolved (G16). */
function win(me: Player): void {
  const { state } = me.table
  state.phase = 'over'
  state.winners = winnersOf(state, me.stallPile.seat)
  me.table.tell?.({ what: 'won', seats: state.winners })
}
