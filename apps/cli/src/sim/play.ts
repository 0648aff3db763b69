/** Plays many games between bots and keeps count. */
import type { Act, DaleDecision, Deck, State } from '@merchants/dale'
import { DECKS, decksNeeded, newGame, playOut } from '@merchants/dale'
import type { Answer, Chance } from '@merchants/tabletop'
import { fastChance, hash, shuffle, itemAt, randomPlayer } from '@merchants/tabletop'
import { findBot } from '../bots.ts'
import { playMany } from './many.ts'

export interface Plan {
  readonly games: number
  readonly players: number
  readonly decks: readonly Deck[] | 'random'
  readonly teams: boolean
  /** Taken in turn, seat by seat; they move on by one seat from game to game. */
  readonly bots: readonly string[]
  readonly seed: string
  /** The turn after which a game is stopped. */
  readonly turns: number
}

interface DeckTally {
  games: number
  /** Games whose winner has built with this deck. */
  won: number
  bought: number
  built: number
}

export interface Tally {
  cutOff: number
  readonly turns: number[]
  readonly winsBySeat: number[]
  /** Wins and possible wins of a bot, one for each seat it had. */
  readonly bots: Map<string, { wins: number; seats: number }>
  readonly decks: Map<Deck, DeckTally>
  bought: number
  built: number
  stacks: number
}

/** Plays until all games are over or the signal comes; a game under way is finished. */
export async function playGames(plan: Plan, stop: AbortSignal, played: (games: number) => void): Promise<Tally> {
  const tally = emptyTally(plan)
  await playMany(plan.games, stop, (game) => playGame(plan, game, tally), played)
  return tally
}

function playGame(plan: Plan, game: number, tally: Tally): void {
  const chance = fastChance(hash(`${plan.seed}:${game}`))
  const decks = plan.decks === 'random' ? drawDecks(plan, chance) : plan.decks
  const state = newGame({ players: plan.players, decks, teams: plan.teams }, chance)
  const names = state.seats.map((_, seat) => plan.bots[(seat + game) % plan.bots.length] ?? 'random')
  const own = fastChance(hash(`${plan.seed}:${game}:bots`))
  const policies = names.map((name) => (findBot(name) ?? randomPlayer)(own))
  const decide = (decision: DaleDecision): Answer => {
    const answer = itemAt(policies, decision.seat)(decision, state)
    if (decision.kind === 'acts') noteAct(tally, state, decision.options[answer[0] ?? -1] as Act | undefined)
    return answer
  }
  playOut(state, decide, plan.turns)
  noteEnd(tally, state, names)
}

function drawDecks({ players, teams }: Plan, chance: Chance): readonly Deck[] {
  const decks = DECKS.slice()
  shuffle(chance, decks)
  return decks.slice(0, decksNeeded(players, teams))
}

/** Counts a purchase when it is chosen: nothing can call it off. */
function noteAct(tally: Tally, { market, marketDiscard }: State, act: Act | undefined): void {
  if (act?.do !== 'buy') return
  const card = act.slot < 0 ? marketDiscard.at(-1) : market[act.slot]
  tally.bought += 1
  if (card !== undefined && card.type.deck !== 'junk') deckOf(tally, card.type.deck).bought += 1
}

function noteEnd(tally: Tally, { decks, stalls, winners, turn, teams }: State, names: readonly string[]): void {
  tally.turns.push(turn)
  if (winners.length === 0) tally.cutOff += 1
  for (const seat of winners) tally.winsBySeat[seat] = (tally.winsBySeat[seat] ?? 0) + 1
  names.forEach((name, seat) => {
    const bot = tally.bots.get(name) ?? { wins: 0, seats: 0 }
    bot.seats += 1
    if (winners.includes(seat)) bot.wins += 1
    tally.bots.set(name, bot)
  })
  const winner = winners[0]
  const winning = winner === undefined ? [] : (stalls[teams ? winner % 2 : winner] ?? []).flat()
  for (const deck of decks) {
    const counted = deckOf(tally, deck)
    counted.games += 1
    if (winning.some(({ type }) => type.deck === deck)) counted.won += 1
  }
  for (const stack of stalls.flat()) {
    tally.stacks += 1
    tally.built += stack.length
    for (const { type } of stack) if (type.deck !== 'junk') deckOf(tally, type.deck).built += 1
  }
}

function deckOf({ decks }: Tally, deck: Deck): DeckTally {
  let found = decks.get(deck)
  if (found === undefined) decks.set(deck, (found = { games: 0, won: 0, bought: 0, built: 0 }))
  return found
}

const emptyTally = ({ players }: Plan): Tally => ({
  cutOff: 0,
  turns: [],
  winsBySeat: Array.from({ length: players }, () => 0),
  bots: new Map(),
  decks: new Map(),
  bought: 0,
  built: 0,
  stacks: 0,
})
