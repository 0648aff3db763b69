/** The Blacksmith’s dice: what furnaces are worth, where dice go, what is forged. */
import type { Colour, Die, Furnace, Good, Piece, Placement, Size, Smithy } from '@merchants/cove'
import { BELLOWS_HEAT, faceOf, HEAT_FOR, heatOf, HOURS, kindOfDie, MOST_BELLOWS, MOST_COAL } from '@merchants/cove'
import type { Answer, Chance } from '@merchants/tabletop'
import { below } from '@merchants/tabletop'
import type { Handler } from './bot.ts'
import { bestAbove } from './bot.ts'
import type { Outlook } from './outlook.ts'
import { gainOf, HOUR } from './outlook.ts'

/** A furnace in numbers: the colour of its alloy die if it has one, its heat, its coal dice. */
interface Fire {
  colour: Colour | undefined
  heat: number
  coal: number
}

/** A forging of two hours serves three or four furnaces, and bellows two of them. */
const FORGING = (2 * HOUR) / 3.5
const BLOWING = HOUR / 2
/** What heat is worth that is not enough for anything yet. */
const WARMTH = 0.15
/** So many rolls are tried to see what stoking may bring. */
const ROLLS = 6

const fireOf = (furnace: Furnace): Fire => ({
  colour: furnace.alloy === undefined ? undefined : (kindOfDie(furnace.alloy) as Colour),
  heat: heatOf(furnace),
  coal: furnace.coal.length,
})

/** What a fire is worth: its good, less the time it still takes; nothing once the last day is over. */
function worthOf({ colour, heat }: Fire, { worth, isLast }: Outlook, left: number): number {
  if (colour === undefined || (isLast && left <= 0)) return 0
  const made = (size: Size): number => {
    const blows = Math.max(0, Math.ceil((HEAT_FOR[size] - heat) / BELLOWS_HEAT))
    return worth[`${size}-${colour}`] - FORGING - blows * BLOWING
  }
  // Even a cold furnace is a little on its way.
  return Math.max(WARMTH * heat, made('small'), made('large'))
}

/** What stoking may bring on average. */
export function stokeGain({ rack, furnaces }: Smithy, outlook: Outlook, left: number, chance: Chance): number {
  const fires = furnaces.map(fireOf)
  const before = sumOf(fires, outlook, left)
  let after = 0
  for (let roll = 0; roll < ROLLS; roll++) {
    const rolled = rack.map((die): Rolled => ({ kind: kindOfDie(die), face: 1 + below(chance, 6) }))
    after += sumOf(stoked(fires, rolled, outlook, left), outlook, left)
  }
  return after / ROLLS - before
}

const sumOf = (fires: readonly Fire[], outlook: Outlook, left: number): number =>
  fires.reduce((sum, fire) => sum + worthOf(fire, outlook, left), 0)

interface Rolled {
  readonly kind: Colour | 'coal'
  readonly face: number
}

interface Load extends Rolled {
  readonly furnace: number
}

/** The fires after the dice were placed as the bot would. */
function stoked(before: readonly Fire[], rolled: readonly Rolled[], outlook: Outlook, left: number): Fire[] {
  const fires = before.map((fire) => ({ ...fire }))
  const dice = rolled.slice()
  for (;;) {
    const load = nextLoad(fires, dice, outlook, left)
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
function nextLoad(fires: readonly Fire[], dice: readonly Rolled[], outlook: Outlook, left: number): Load | undefined {
  return nextAlloy(fires, dice, outlook, left) ?? nextCoal(fires, dice, outlook, left)
}

/** Coal that an alloy die can hope for. */
const HOPE = 3

function nextAlloy(fires: readonly Fire[], dice: readonly Rolled[], outlook: Outlook, left: number): Load | undefined {
  const furnace = fires.findIndex(({ colour }) => colour === undefined)
  if (furnace < 0) return undefined
  let best: Load | undefined
  let most = 0
  for (const { kind, face } of dice) {
    if (kind === 'coal') continue
    const promise = worthOf({ colour: kind, heat: face + HOPE, coal: 0 }, outlook, left) + 0.1 * face
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

/** Two coal dice that go into one furnace count half each. */
function nextCoal(fires: readonly Fire[], dice: readonly Rolled[], outlook: Outlook, left: number): Load | undefined {
  const coal = dice.filter(({ kind }) => kind === 'coal')
  let best: Load | undefined
  let most = LEAST
  fires.forEach((fire, furnace) => {
    const room = fire.colour === undefined ? 0 : MOST_COAL - fire.coal
    if (room === 0) return
    const before = worthOf(fire, outlook, left)
    const gain = (heat: number): number => worthOf({ ...fire, heat: fire.heat + heat }, outlook, left) - before
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

const stoke: Handler = ({ options }, outlook): Answer => {
  const { rack, furnaces } = outlook.me.smithy as Smithy
  const rolled = rack.map((die: Die): Rolled => ({ kind: kindOfDie(die), face: faceOf(die) }))
  const load = nextLoad(furnaces.map(fireOf), rolled, outlook, outlook.left - HOURS.stoke)
  if (load === undefined) return []
  const die = `${load.kind}-${load.face}`
  const at = (options as readonly Placement[]).findIndex(
    (placement) => placement.die === die && placement.furnace === load.furnace + 1,
  )
  return at < 0 ? [] : [at]
}

/** What bellows add to a furnace. */
function blowGain(furnace: Furnace, outlook: Outlook, left: number): number {
  const fire = fireOf(furnace)
  return worthOf({ ...fire, heat: fire.heat + BELLOWS_HEAT }, outlook, left) - worthOf(fire, outlook, left)
}

export function bellowsGain({ furnaces }: Smithy, outlook: Outlook, left: number): number {
  const gains = furnaces.map((furnace) => (furnace.alloy === undefined ? 0 : blowGain(furnace, outlook, left)))
  return gains
    .toSorted((a, b) => b - a)
    .slice(0, MOST_BELLOWS)
    .reduce((sum, gain) => sum + Math.max(0, gain), 0)
}

const bellows: Handler = ({ options, max }, outlook): Answer => {
  const { furnaces } = outlook.me.smithy as Smithy
  const numbers = options as readonly number[]
  const gains = numbers.map((number) =>
    blowGain(furnaces[number - 1] as Furnace, outlook, outlook.left - HOURS.bellows),
  )
  const places = numbers.map((_, at) => at).toSorted((a, b) => (gains[b] as number) - (gains[a] as number))
  return places.filter((at, rank) => rank === 0 || (rank < max && (gains[at] as number) > 0))
}

/** What a furnace would give now, and what that is more than leaving it alone. */
function pieceOf(furnace: Furnace, outlook: Outlook): { readonly good: Good; readonly gain: number } | undefined {
  const fire = fireOf(furnace)
  const { colour, heat } = fire
  if (colour === undefined || heat < HEAT_FOR.small) return undefined
  const small: Good = `small-${colour}`
  const large: Good = `large-${colour}`
  const good = heat >= HEAT_FOR.large && outlook.worth[large] > outlook.worth[small] ? large : small
  return { good, gain: outlook.worth[good] - worthOf(fire, outlook, outlook.left - HOURS.forge) }
}

export function forgeGain({ furnaces }: Smithy, outlook: Outlook): number {
  const goods: Good[] = []
  let given = 0
  for (const furnace of furnaces) {
    const piece = pieceOf(furnace, outlook)
    if (piece === undefined || piece.gain <= 0) continue
    goods.push(piece.good)
    given += outlook.worth[piece.good] - piece.gain
  }
  return gainOf(goods, outlook) - given
}

const forge: Handler = ({ options, min }, outlook): Answer => {
  const { furnaces } = outlook.me.smithy as Smithy
  const gain = ({ furnace, size }: Piece): number => {
    const piece = pieceOf(furnaces[furnace - 1] as Furnace, outlook)
    return piece !== undefined && piece.good.startsWith(size) ? piece.gain : Number.NEGATIVE_INFINITY
  }
  const chosen = bestAbove(options as readonly Piece[], 0, gain)
  return chosen.length >= min ? chosen : [0]
}

export const SMITHY_QUESTIONS = { stoke, bellows, forge }
