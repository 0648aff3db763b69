/** The chat for reading. Consecutive lines of one player name them once. */
import type { ChatLine } from '@merchants/protocol'

/** After a pause this long the name is shown again. */
const PAUSE = 10 * 60_000

export interface ReadLine {
  readonly line: ChatLine
  /** Whether the line is by the same player as the one before. */
  readonly isSame: boolean
}

export function linesOf(chat: readonly ChatLine[]): readonly ReadLine[] {
  return chat.map((line, at) => {
    const before = chat[at - 1]
    return { line, isSame: before?.seat === line.seat && before.name === line.name && line.at - before.at < PAUSE }
  })
}
