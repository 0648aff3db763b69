/** The companion's game. It plays the Huckster's part of three rounds by the rules of the full game. */
import { cleanUp, arrive } from '../huckster/round.ts'
import { goToMarket } from '../huckster/market.ts'
import { carryOut, takeTurn } from '../huckster/turn.ts'
import { cardsOfLevel } from '../huckster/cards.ts'
import { ROUNDS } from '../clean-up.ts'
import { COLOURS } from '../pieces.ts'
import { corruptionGold, guildGold } from '../scoring.ts'
import { AskedBoard } from './asked-board.ts'
import type { Person } from './conversation.ts'
import { Conversation } from './conversation.ts'
import type { CompanionState } from './state.ts'
import { sumOf } from './state.ts'
import { Teller } from './teller.ts'

/** Plays on the given state itself, until the person at the table is waited for or the game is over. */
export function playCompanion(state: CompanionState, person: Person): void {
  const talk = new Conversation(person, state.known)
  const board = new AskedBoard(state, talk, new Teller(state, talk))
  setUp(state, talk, board)
  for (let round = 1; round <= ROUNDS; round++) {
    arrival(state, talk, board, round)
    production(state, talk, board)
    market(state, talk, board)
    tidy(state, talk, board)
  }
  score(state, talk, board)
}

function setUp(state: CompanionState, talk: Conversation, board: AskedBoard): void {
  const { deck, level } = state.setup
  talk.goTo('setup')
  talk.say({ do: 'set up', deck, level, whys: [] })
  talk.finish()
  state.hour = board.lookAtBoards().clock.first
  if (deck === 'printed') return
  state.stall.deck = cardsOfLevel(level).toReversed()
  board.shuffle(state.stall.deck)
}

function arrival(state: CompanionState, talk: Conversation, board: AskedBoard, round: number): void {
  talk.goTo(`arrival ${round}`)
  state.round = round
  state.phase = 'arrival'
  state.turn = 0
  state.known.newRound()
  board.newPass()
  talk.say({ do: 'arrival', round, deck: state.setup.deck, whys: [] })
  arrive(state.stall, board)
}

function production(state: CompanionState, talk: Conversation, board: AskedBoard): void {
  for (;;) {
    talk.goTo(`turn ${state.round}.${state.turn + 1}`)
    state.phase = 'production'
    state.step = undefined
    state.reading = undefined
    // The upper marker acts first, and at the start of a game that is his (H-15).
    const isKnown = state.round === 1 && state.turn === 0
    if (!isKnown && !isHisTurn(state, talk)) return
    state.turn += 1
    state.step = 'reveal'
    turn(state, talk, board)
  }
}

/** People play until it is his turn or the market; after their own turn they say what has changed on the board (H-99). */
function isHisTurn({ hour, turn: played, known }: CompanionState, talk: Conversation): boolean {
  let next = talk.ask({ fact: 'next', rule: 'C-21', about: { hour, isFirst: played === 0 } })
  known.newTurn(next === 'again' ? next : 'turn')
  while (next === 'you') {
    const about = { hour, boats: known.boats.slice(), docks: known.docks.slice() }
    const seen = talk.ask({ fact: 'yours', rule: 'H-99', about, covers: ['boats', 'docks'] })
    known.see(seen.boats, seen.docks)
    next = seen.next
  }
  return next !== 'market'
}

/** With printed cards, a person says what the inner halves show (H-97); also once in between, if that person wants to. */
function turn(state: CompanionState, talk: Conversation, board: AskedBoard): void {
  const { stall, setup } = state
  const asking = { fact: 'reading', rule: 'H-97', about: undefined } as const
  const reading = setup.deck === 'printed' ? talk.ask(asking) : talk.objection(asking)
  if (reading === undefined) takeTurn(stall, board)
  else {
    carryOut(stall, board, reading)
    talk.finish()
    state.step = 'slide'
    if (setup.deck === 'printed') talk.say({ do: 'slide', whys: [] })
  }
  talk.finish()
}

function market(state: CompanionState, talk: Conversation, board: AskedBoard): void {
  talk.goTo(`market ${state.round}`)
  state.phase = 'market'
  state.known.newTurn()
  goToMarket(state.stall, board)
  talk.finish()
}

function tidy(state: CompanionState, talk: Conversation, board: AskedBoard): void {
  const { round, stall, setup } = state
  const last = round === ROUNDS
  talk.goTo(`clean-up ${round}`)
  state.phase = 'clean up'
  talk.say({ do: 'clean up', round, deck: setup.deck, last, whys: [] })
  talk.finish()
  if (last) return
  // Where markers go for the next round is said by the owner's rulebook, for him as for any player (H-3).
  const { clock } = board
  state.hour = talk.ask({ fact: 'marker', rule: 'H-3', about: clock, suggest: clock.first })
  if (setup.deck === 'own') cleanUp(stall, board)
}

/** Halls and lair are asked only where he has symbols for them (H-83). */
function score(state: CompanionState, talk: Conversation, board: AskedBoard): void {
  const { stall } = state
  talk.goTo('scoring')
  state.known.newTurn()
  const symbols = sumOf([...state.townsfolk, ...state.corruption])
  const halls = { red: 0, green: 0, blue: 0, yellow: 0 }
  for (const hall of COLOURS) if (symbols.guilds[hall] > 0) halls[hall] = board.customersIn(hall)
  const rogues = symbols.corruption === 0 ? 0 : talk.ask({ fact: 'lair', rule: 'H-83', about: undefined })
  const loss = corruptionGold(symbols, rogues)
  const before = stall.gold
  stall.gold += guildGold(symbols, halls) - loss
  const guilds = COLOURS.map((hall) => {
    const signs = symbols.guilds[hall]
    return { hall, signs, customers: halls[hall], gold: signs * halls[hall] }
  })
  state.score = { before, guilds, corruption: symbols.corruption, rogues, loss, total: stall.gold }
  state.phase = 'over'
}
