/** A replay as one file that opens anywhere, without a network: our template with the game written into it. */
import { isObject, isText } from '../../../worker/kept-record.ts'
import type { ReplayViewer, SeatInfo } from '../match-types.ts'
import type { Language } from '../../../words/language.ts'

/** The game's data in the file. */
export interface FiledGame {
  /** The game in notation. */
  readonly saved: string
  /** The reader of the file is none of the players, so no seat is `me`. */
  readonly seats: readonly SeatInfo[]
  readonly language: Language
  readonly eyes: ReplayViewer
  /** Where to begin. */
  readonly step: number
}

/** Where in the template the game goes. */
const PLACE_OF_GAME = 'THE-GAME-GOES-HERE'

export async function fileOf(game: FiledGame): Promise<string> {
  const answer = await fetch('/replay.html')
  if (!answer.ok) throw new Error(`The template was not served: ${answer.status}.`)
  const parts = (await answer.text()).split(PLACE_OF_GAME)
  if (parts.length !== 2) throw new Error('The template has no place for the game.')
  return parts.join(asScriptData(game))
}

/** The game in a file that was dropped here: such a page of ours, or a saved game as it is. */
export function gameIn(text: string): string {
  const [, data] = /<script type="application\/json" id="game">([^<]*)</.exec(text) ?? []
  const filed: unknown = data === undefined ? undefined : JSON.parse(data)
  return isObject(filed) && isText(filed['saved']) ? filed['saved'] : text
}

/** JSON that no name in it can break out of a script element with. */
export const asScriptData = (game: FiledGame): string => JSON.stringify(game).replaceAll('<', '\\u003c')
