/** Plays many solo games of the Cove and keeps count. */
import { sensibleBot } from '@merchants/bots'
import { COVE_PLAYOUTS, COVE_SEARCHERS } from '@merchants/bots/cove'
import type { Event, Level, Merchant, Moment, RogueCard, TownsfolkSet } from '@merchants/cove'
import { cove, hucksterSeat, newGame, view, World } from '@merchants/cove'
import type { Answer, Chance } from '@merchants/tabletop'
import { fastChance, hash, randomPlayer, itemAt } from '@merchants/tabletop'
import { playMany } from '../many.ts'

export const COVE_BOTS = ['sensible', 'random', 'quick', 'trader', 'master'] as const
type CoveBotName = (typeof COVE_BOTS)[number]

export interface CovePlan {
  readonly games: number
  readonly level: Level
  readonly merchant: Merchant
  readonly rogue: RogueCard
  readonly sets: readonly TownsfolkSet[]
  /** The human's policy. */
  readonly bot: CoveBotName
  /** Playouts of a bot that looks ahead, for each decision; as many as usual without. */
  readonly playouts?: number
  readonly seed: string
}

/** Where gold comes from, and where it goes. */
export const SOURCES = ['sales', 'guild', 'staff', 'pool', 'guildSymbols', 'corruption'] as const
export type Source = (typeof SOURCES)[number]

/** One side's results in all games. */
export interface Side {
  readonly gold: number[]
  readonly turns: number[]
  readonly from: Record<Source, number>
}

export interface CoveTally {
  humanWins: number
  readonly human: Side
  readonly huckster: Side
}

/** Plays until all games are over or the signal comes; a game under way is finished. */
export async function playCoveGames(
  plan: CovePlan,
  stop: AbortSignal,
  played: (games: number) => void,
): Promise<CoveTally> {
  const tally: CoveTally = { humanWins: 0, human: newSide(), huckster: newSide() }
  await playMany(plan.games, stop, (game) => playGame(plan, game, tally), played)
  return tally
}

const newSide = (): Side => ({
  gold: [],
  turns: [],
  from: { sales: 0, guild: 0, staff: 0, pool: 0, guildSymbols: 0, corruption: 0 },
})

function playGame(plan: CovePlan, game: number, tally: CoveTally): void {
  const { level, merchant, rogue, sets, seed } = plan
  const setup = { level, rogue, townsfolkSets: sets, merchants: [merchant] }
  const state = newGame(setup, fastChance(hash(`${seed}:${game}`)))
  const player = playerOf(plan, fastChance(hash(`${seed}:${game}:bot`)))
  const sides = [tally.human, tally.huckster]
  for (const { turns } of sides) turns.push(0)
  while (!cove.isOver(state)) {
    const rest = cove.clone(state)
    const answers: Answer[] = []
    const events: Event[] = []
    cove.step(
      state,
      (decision) => {
        const answer = player({ rest, answers, now: state, decision, events }).slice()
        answers.push(answer)
        return answer
      },
      (event) => {
        events.push(event)
        if ('seat' in event) note(itemAt(sides, event.seat), event)
      },
    )
  }
  tally.human.gold.push(state.humans[0]?.gold ?? 0)
  tally.huckster.gold.push(state.huckster.gold)
  if (!state.winners.includes(hucksterSeat(state))) tally.humanWins += 1
}

/** A bot sees what its seat can see, and nothing else. The steps of the Huckster have one answer. */
function playerOf({ bot, playouts }: CovePlan, chance: Chance): (moment: Moment) => Answer {
  const anything = randomPlayer(chance)
  return (moment) => {
    const { decision } = moment
    if (decision === undefined || decision.kind === 'steps') return [0]
    if (bot === 'random') return anything(decision)
    const seen = view(moment, decision.seat)
    if (bot === 'sensible') return sensibleBot.decide(seen, chance)
    const question = { view: seen, world: World.of(moment, chance) }
    return COVE_SEARCHERS[bot].decideNow(question, chance, playouts ?? COVE_PLAYOUTS[bot])
  }
}

function note({ turns, from }: Side, event: Event): void {
  switch (event.what) {
    case 'turn began':
      turns.push((turns.pop() ?? 0) + 1)
      return
    case 'sold':
    case 'sold good':
      from.sales += event.gold
      return
    case 'earned':
      from[event.rule === 'C-39' ? 'guild' : 'staff'] += event.gold
      return
    case 'gold':
      from[event.why.key === 'H-77' ? 'pool' : 'guild'] += event.gold
      return
    case 'scored':
      from.guildSymbols += event.guildGold
      from.corruption += event.corruptionGold
      return
    default:
  }
}
