/** A link that holds a whole game: `/replay#game=…` opens anywhere, at its move, even without a network. */
import { NAME_LENGTH } from '../setup/table-link.ts'
import { isSeat } from '../local/record.ts'
import { packText, unpackText } from '../../../packed-text.ts'
import type { SeatInfo } from '../match-types.ts'
import { isListOf, isObject, isText } from '../../../worker/kept-record.ts'

export interface LinkedGame {
  /** The game in notation. */
  readonly saved: string
  /** The receiver of the link is none of the players. */
  readonly seats: readonly SeatInfo[]
  /** Where to begin. */
  readonly step: number
}

const START = '#game='
/** Messengers cut longer links. */
const LONGEST = 4000

/** The link to a moment of a game; `undefined` if the game is too long for one. */
export async function writeGameLink(game: LinkedGame): Promise<string | undefined> {
  const saved = JSON.stringify(JSON.parse(game.saved))
  const link = `/replay${START}${await packText(JSON.stringify({ ...game, saved }))}`
  return link.length > LONGEST ? undefined : link
}

/** The game in an address; `undefined` if there is none, or not a whole one. */
export async function readGameLink(hash: string): Promise<LinkedGame | undefined> {
  if (!hash.startsWith(START)) return undefined
  const text = await unpackText(hash.slice(START.length))
  const game = text === undefined ? undefined : parsed(text)
  if (!isLinkedGame(game)) return undefined
  return { ...game, seats: game.seats.map(({ kind, name }) => ({ kind, name: legible(name) })) }
}

/** A name in a link can be anything. */
const legible = (name: string): string => name.replaceAll(/\p{C}/gu, '').slice(0, NAME_LENGTH)

const isLinkedGame = (value: unknown): value is LinkedGame =>
  isObject(value) && isText(value['saved']) && isListOf(value['seats'], isSeat) && Number.isInteger(value['step'])

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
