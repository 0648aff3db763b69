/** Boats: seats newcomers where the bot's own stock profits, and docks full boats where it sells best. */
import type { Adventurer, Dock, Passenger } from '@merchants/cove'
import { ALL_GOODS, DOCKS, DOCKS_OF, halfOfBoat, SEATS } from '@merchants/cove'
import type { DecisionHandler } from './bot.ts'
import { bestAbove, bestOf } from './bot.ts'
import type { Harbour } from './crowds.ts'
import { crowdsOf } from './crowds.ts'
import type { Assessment } from './assessment.ts'
import { priceOf } from './prices.ts'

/** The earnings of the bot's own goods in this harbour; with an empty shelf every good counts the same. */
function stockWorth(harbour: Harbour, own: Assessment): number {
  const { shelf } = own.me
  const crowds = crowdsOf(harbour)
  return (shelf.length === 0 ? ALL_GOODS : shelf).reduce((sum, good) => sum + priceOf(good, crowds, own), 0)
}

/** The harbour with someone more in a boat. */
const seated = ({ boats, docks, phase }: Harbour, who: Adventurer, boat: number): Harbour => ({
  boats: boats.map((aboard, at) => (at === boat - 1 ? [...aboard, who] : aboard)),
  docks,
  phase,
})

const left = ({ boats, docks, phase }: Harbour, { who, boat }: Passenger): Harbour => ({
  boats: boats.map((aboard, at) => (at === boat - 1 ? aboard.toSpliced(aboard.indexOf(who), 1) : aboard)),
  docks,
  phase,
})

const docked = ({ boats, docks, phase }: Harbour, boat: number, dock: Dock): Harbour => ({
  boats,
  docks: docks.with(DOCKS.indexOf(dock), boat),
  phase,
})

/** The worth of the harbour after a newcomer boarded; a full boat docks at its best dock. */
function afterBoarding(harbour: Harbour, boat: number, own: Assessment): number {
  if ((harbour.boats[boat - 1]?.length ?? 0) < SEATS) return stockWorth(harbour, own)
  const free = DOCKS_OF[halfOfBoat(boat)].filter((dock) => harbour.docks[DOCKS.indexOf(dock)] === 0)
  if (free.length === 0) return stockWorth(harbour, own)
  return Math.max(...free.map((dock) => stockWorth(docked(harbour, boat, dock), own)))
}

const boat: DecisionHandler = ({ options, about }, own) => {
  const who = about as Adventurer
  return [bestOf(options as readonly number[], (each) => afterBoarding(seated(own.view, who, each), each, own))]
}

const dock: DecisionHandler = ({ options, about }, own) => [
  bestOf(options as readonly Dock[], (each) => stockWorth(docked(own.view, about as number, each), own)),
]

/** No one is sent away or moved for less than this. */
const EFFORT = 0.2

/** Sends a passenger back to the bag if the harbour is worth more without them. */
const sendAway: DecisionHandler = ({ options }, own) => {
  const now = stockWorth(own.view, own)
  return bestAbove(options as readonly Passenger[], now + EFFORT, (each) => stockWorth(left(own.view, each), own))
}

/** The best boat for someone who moves, and what the harbour is worth then. */
function bestMove(passenger: Passenger, own: Assessment): number {
  const without = left(own.view, passenger)
  let most = Number.NEGATIVE_INFINITY
  for (let to = 1; to <= without.boats.length; to++) {
    const hasRoom = (own.view.boats[to - 1]?.length ?? SEATS) < SEATS && !own.view.docks.includes(to)
    if (to === passenger.boat || !hasRoom) continue
    most = Math.max(most, afterBoarding(seated(without, passenger.who, to), to, own))
  }
  return most
}

const move: DecisionHandler = ({ options }, own) => {
  const now = stockWorth(own.view, own)
  return bestAbove(options as readonly Passenger[], now + EFFORT, (each) => bestMove(each, own))
}

/** Their origin no longer matters. */
const moveTo: DecisionHandler = boat

/** A clock hand avoids loading a boat and costs a corruption card, so it is used only with hardly anything to sell. */
const HAND_GOODS = 2
const hand: DecisionHandler = (_, { me }) => [me.shelf.length <= HAND_GOODS ? 0 : 1]

const drawNewcomer: DecisionHandler = () => [0]

export const BOAT_DECISIONS = {
  boat,
  dock,
  hand,
  'scare off': sendAway,
  'send to bag': sendAway,
  move,
  'move to': moveTo,
  'draw newcomer': drawNewcomer,
}
