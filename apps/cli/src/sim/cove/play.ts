/** Plays many solo games of the Cove and keeps count. */
import { sensibleBot } from '@merchants/bots'
import type { CoveDecision, Event, Level, Merchant, RogueCard, State, TownsfolkSet } from '@merchants/cove'
import { cove, hucksterSeat, newGame, view } from '@merchants/cove'
import type { Answer, Chance } from '@merchants/tabletop'
import { fastChance, hash, playOut, randomPlayer } from '@merchants/tabletop'
import { playMany } from '../many.ts'

export const COVE_BOTS = ['sensible', 'random'] as const
type CoveBotName = (typeof COVE_BOTS)[number]

export interface CovePlan {
  readonly games: number
  readonly level: Level
  readonly merchant: Merchant
  readonly rogue: RogueCard
  readonly sets: readonly TownsfolkSet[]
  /** Who plays the human. */
  readonly bot: CoveBotName
  readonly seed: string
}

/** Where gold comes from, and where it goes. */
export const SOURCES = ['sales', 'guild', 'staff', 'pool', 'guildSymbols', 'corruption'] as const
export type Source = (typeof SOURCES)[number]

/** What one side had in all games. */
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

function playGame({ level, merchant, rogue, sets, bot, seed }: CovePlan, game: number, tally: CoveTally): void {
  const setup = { level, rogue, townsfolkSets: sets, merchants: [merchant] }
  const state = newGame(setup, fastChance(hash(`${seed}:${game}`)))
  const answer = playerOf(bot, state, fastChance(hash(`${seed}:${game}:bot`)))
  const sides = [tally.human, tally.huckster]
  for (const { turns } of sides) turns.push(0)
  const listening: typeof cove = {
    ...cove,
    step: (now, decider) =>
      cove.step(now, decider, (event) => 'seat' in event && note(sides[event.seat] as Side, event)),
  }
  playOut(listening, state, answer)
  tally.human.gold.push(state.humans[0]?.gold ?? 0)
  tally.huckster.gold.push(state.huckster.gold)
  if (!state.winners.includes(hucksterSeat(state))) tally.humanWins += 1
}

/** A bot sees what its seat may know, and nothing else. The steps of the Huckster have one answer. */
function playerOf(bot: CoveBotName, now: State, chance: Chance): (decision: CoveDecision) => Answer {
  const anything = randomPlayer(chance)
  return (decision) => {
    if (decision.kind === 'steps') return [0]
    return bot === 'random' ? anything(decision) : sensibleBot.decide(view({ now, decision }, decision.seat), chance)
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
