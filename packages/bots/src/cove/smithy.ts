/** The Blacksmith’s dice, with the worth of furnaces and the choice of placements and goods. */
import type { Colour, Die, Furnace, Good, Piece, Placement, Size, Smithy } from '@merchants/cove'
import { BELLOWS_HEAT, faceOf, HEAT_FOR, heatOf, HOURS, kindOfDie, MOST_BELLOWS, MOST_COAL } from '@merchants/cove'
import type { Answer, Chance } from '@merchants/tabletop'
import { below } from '@merchants/tabletop'
import type { DecisionHandler } from './bot.ts'
import { bestAbove } from './bot.ts'
import type { Assessment } from './assessment.ts'
import { gainOf, HOUR } from './assessment.ts'

/** A furnace in numbers, with the colour of its alloy die if it has one, its heat and its coal dice. */
interface Fire {
  colour: Colour | undefined
  heat: number
  coal: number
}

/** A forging of two hours serves three or four furnaces, and bellows two of them. */
const FORGING = (2 * HOUR) / 3.5
const BLOWING = HOUR / 2
/** The worth of heat that is not enough for anything yet. */
const WARMTH = 0.15

const fireOf = (furnace: Furnace): Fire => ({
  colour: furnace.alloy === undefined ? undefined : (kindOfDie(furnace.alloy) as Colour),
  heat: heatOf(furnace),
  coal: furnace.coal.length,
})

/** The worth of a fire, its good less the time it still takes; zero once the last day is over. */
function worthOf({ colour, heat }: Fire, { worth, isLast }: Assessment, left: number): number {
  if (colour === undefined || (isLast && left <= 0)) return 0
  const made = (size: Size): number => {
    const blows = Math.max(0, Math.ceil((HEAT_FOR[size] - heat) / BELLOWS_HEAT))
    return worth[`${size}-${colour}`] - FORGING - blows * BLOWING
  }
  // Even a cold furnace is a little on its way.
  return Math.max(WARMTH * heat, made('small'), made('large'))
}

/** The average gain of stoking. */
export function stokeGain({ rack, furnaces }: Smithy, own: Assessment, left: number, chance: Chance): number {
  const fires = furnaces.map(fireOf)
  const before = sumOf(fires, own, left)
  let after = 0
  for (let roll = 0; roll < own.rolls; roll++) {
    const rolled = rack.map((die): Rolled => ({ kind: kindOfDie(die), face: 1 + below(chance, 6) }))
    after += sumOf(stoked(fires, rolled, own, left), own, left)
  }
  return after / own.rolls - before
}

const sumOf = (fires: readonly Fire[], own: Assessment, left: number): number =>
  fires.reduce((sum, fire) => sum + worthOf(fire, own, left), 0)

interface Rolled {
  readonly kind: Colour | 'coal'
  readonly face: number
}

interface Load extends Rolled {
  readonly furnace: number
}

/** The fires after the dice were placed as the bot would. */
function stoked(before: readonly Fire[], rolled: readonly Rolled[], own: Assessment, left: number): Fire[] {
  const fires = before.map((fire) => ({ ...fire }))
  const dice = rolled.slice()
  for (;;) {
    const load = nextLoad(fires, dice, own, left)
    if (load === undefined) return fires
    dice.splice(
      dice.findIndex(({ kind, face }) => kind === load.kind && face === load.face),
      1,
    )
    const fire = fires[load.furnace] as Fire
    fire.heat += load.face
    if (load.kind === 'coal') fire.coal += 1
    else fire.colour = load.kind
  }
}

/** Alloy dice first, the most promising ones; then each coal die where it helps most. */
function nextLoad(fires: readonly Fire[], dice: readonly Rolled[], own: Assessment, left: number): Load | undefined {
  return nextAlloy(fires, dice, own, left) ?? nextCoal(fires, dice, own, left)
}

/** Coal that an alloy die can hope for. */
const HOPE = 3

function nextAlloy(fires: readonly Fire[], dice: readonly Rolled[], own: Assessment, left: number): Load | undefined {
  const furnace = fires.findIndex(({ colour }) => colour === undefined)
  if (furnace < 0) return undefined
  let best: Load | undefined
  let most = 0
  for (const { kind, face } of dice) {
    if (kind === 'coal') continue
    const promise = worthOf({ colour: kind, heat: face + HOPE, coal: 0 }, own, left) + 0.1 * face
    if (promise <= most) continue
    most = promise
    best = { kind, face, furnace }
  }
  return best
}

/** Coal that brings less stays on the rack for the next roll. */
const LEAST = 0.2
/** For the same gain a smaller die is taken, and the bigger one is left for another furnace. */
const THRIFT = 0.02

/** Two coal dice in one furnace share the gain. */
function nextCoal(fires: readonly Fire[], dice: readonly Rolled[], own: Assessment, left: number): Load | undefined {
  const coal = dice.filter(({ kind }) => kind === 'coal')
  let best: Load | undefined
  let most = LEAST
  fires.forEach((fire, furnace) => {
    const room = fire.colour === undefined ? 0 : MOST_COAL - fire.coal
    if (room === 0) return
    const before = worthOf(fire, own, left)
    const gain = (heat: number): number => worthOf({ ...fire, heat: fire.heat + heat }, own, left) - before
    coal.forEach(({ kind, face }, at) => {
      const others = room > 1 ? coal.toSpliced(at, 1) : []
      const pairs = others.map((other) => gain(face + other.face) / 2 - THRIFT * other.face)
      const found = Math.max(gain(face), ...pairs) - THRIFT * face
      if (found <= most) return
      most = found
      best = { kind, face, furnace }
    })
  })
  return best
}

const stoke: DecisionHandler = ({ options }, own): Answer => {
  const { rack, furnaces } = own.me.smithy as Smithy
  const rolled = rack.map((die: Die): Rolled => ({ kind: kindOfDie(die), face: faceOf(die) }))
  const load = nextLoad(furnaces.map(fireOf), rolled, own, own.left - HOURS.stoke)
  if (load === undefined) return []
  const die = `${load.kind}-${load.face}`
  const at = (options as readonly Placement[]).findIndex(
    (placement) => placement.die === die && placement.furnace === load.furnace + 1,
  )
  return at < 0 ? [] : [at]
}

/** The gain of bellows for a furnace. */
function blowGain(furnace: Furnace, own: Assessment, left: number): number {
  const fire = fireOf(furnace)
  return worthOf({ ...fire, heat: fire.heat + BELLOWS_HEAT }, own, left) - worthOf(fire, own, left)
}

export function bellowsGain({ furnaces }: Smithy, own: Assessment, left: number): number {
  const gains = furnaces.map((furnace) => (furnace.alloy === undefined ? 0 : blowGain(furnace, own, left)))
  return gains
    .toSorted((a, b) => b - a)
    .slice(0, MOST_BELLOWS)
    .reduce((sum, gain) => sum + Math.max(0, gain), 0)
}

const bellows: DecisionHandler = ({ options, max }, own): Answer => {
  const { furnaces } = own.me.smithy as Smithy
  const numbers = options as readonly number[]
  const gains = numbers.map((number) => blowGain(furnaces[number - 1] as Furnace, own, own.left - HOURS.bellows))
  const places = numbers.map((_, at) => at).toSorted((a, b) => (gains[b] as number) - (gains[a] as number))
  return places.filter((at, rank) => rank === 0 || (rank < max && (gains[at] as number) > 0))
}

/** The good that a furnace would give now, and its gain over leaving the furnace alone. */
function pieceOf(furnace: Furnace, own: Assessment): { readonly good: Good; readonly gain: number } | undefined {
  const fire = fireOf(furnace)
  const { colour, heat } = fire
  if (colour === undefined || heat < HEAT_FOR.small) return undefined
  const small: Good = `small-${colour}`
  const large: Good = `large-${colour}`
  const good = heat >= HEAT_FOR.large && own.worth[large] > own.worth[small] ? large : small
  return { good, gain: own.worth[good] - worthOf(fire, own, own.left - HOURS.forge) }
}

export function forgeGain({ furnaces }: Smithy, own: Assessment): number {
  const goods: Good[] = []
  let given = 0
  for (const furnace of furnaces) {
    const piece = pieceOf(furnace, own)
    if (piece === undefined || piece.gain <= 0) continue
    goods.push(piece.good)
    given += own.worth[piece.good] - piece.gain
  }
  return gainOf(goods, own) - given
}

const forge: DecisionHandler = ({ options, min }, own): Answer => {
  const { furnaces } = own.me.smithy as Smithy
  const gain = ({ furnace, size }: Piece): number => {
    const piece = pieceOf(furnaces[furnace - 1] as Furnace, own)
    return piece !== undefined && piece.good.startsWith(size) ? piece.gain : Number.NEGATIVE_INFINITY
  }
  const chosen = bestAbove(options as readonly Piece[], 0, gain)
  return chosen.length >= min ? chosen : [0]
}

export const SMITHY_DECISIONS = { stoke, bellows, forge }
