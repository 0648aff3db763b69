/** Boats: newcomers sit where the own stock profits, and full boats dock where it sells best. */
import type { Adventurer, Dock, Passenger } from '@merchants/cove'
import { ALL_GOODS, DOCKS, DOCKS_OF, halfOfBoat, SEATS } from '@merchants/cove'
import type { Handler } from './bot.ts'
import { bestAbove, bestOf } from './bot.ts'
import type { Harbour } from './crowds.ts'
import { crowdsOf } from './crowds.ts'
import type { Outlook } from './outlook.ts'
import { pricesOf } from './prices.ts'

/** What the own goods bring if the harbour looks like this; with an empty shelf every good counts alike. */
function stockWorth(harbour: Harbour, outlook: Outlook): number {
  const { shelf } = outlook.me
  const prices = pricesOf(crowdsOf(harbour), outlook)
  return (shelf.length === 0 ? ALL_GOODS : shelf).reduce((sum, good) => sum + prices[good], 0)
}

/** The harbour with somebody more in a boat. */
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

/** What the harbour is worth after a boat was boarded: if it is full it docks where that is best. */
function afterBoarding(harbour: Harbour, boat: number, outlook: Outlook): number {
  if ((harbour.boats[boat - 1]?.length ?? 0) < SEATS) return stockWorth(harbour, outlook)
  const free = DOCKS_OF[halfOfBoat(boat)].filter((dock) => harbour.docks[DOCKS.indexOf(dock)] === 0)
  if (free.length === 0) return stockWorth(harbour, outlook)
  return Math.max(...free.map((dock) => stockWorth(docked(harbour, boat, dock), outlook)))
}

const boat: Handler = ({ options, about }, outlook) => {
  const who = about as Adventurer
  return [bestOf(options as readonly number[], (each) => afterBoarding(seated(outlook.view, who, each), each, outlook))]
}

const dock: Handler = ({ options, about }, outlook) => [
  bestOf(options as readonly Dock[], (each) => stockWorth(docked(outlook.view, about as number, each), outlook)),
]

/** For less than this nobody is sent away or moved. */
const EFFORT = 0.2

/** Somebody leaves for the bag if one is better off without. */
const sendAway: Handler = ({ options }, outlook) => {
  const now = stockWorth(outlook.view, outlook)
  return bestAbove(options as readonly Passenger[], now + EFFORT, (each) =>
    stockWorth(left(outlook.view, each), outlook),
  )
}

/** The best boat for somebody who moves, and what the harbour is worth then. */
function bestMove(passenger: Passenger, outlook: Outlook): number {
  const without = left(outlook.view, passenger)
  let most = Number.NEGATIVE_INFINITY
  for (let to = 1; to <= without.boats.length; to++) {
    const hasRoom = (outlook.view.boats[to - 1]?.length ?? SEATS) < SEATS && !outlook.view.docks.includes(to)
    if (to === passenger.boat || !hasRoom) continue
    most = Math.max(most, afterBoarding(seated(without, passenger.who, to), to, outlook))
  }
  return most
}

const move: Handler = ({ options }, outlook) => {
  const now = stockWorth(outlook.view, outlook)
  return bestAbove(options as readonly Passenger[], now + EFFORT, (each) => bestMove(each, outlook))
}

/** Where they come from does not matter any more. */
const moveTo: Handler = boat

/** A clock hand saves loading a boat and costs a corruption card: only with hardly anything to sell. */
const HAND_GOODS = 2
const hand: Handler = (_, { me }) => [me.shelf.length <= HAND_GOODS ? 0 : 1]

const drawNewcomer: Handler = () => [0]

export const BOAT_QUESTIONS = {
  boat,
  dock,
  hand,
  'scare off': sendAway,
  'send to bag': sendAway,
  move,
  'move to': moveTo,
  'draw newcomer': drawNewcomer,
}
