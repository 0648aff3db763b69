/** A saved game that somebody brings in: the file may be anything. */
import type { Json, Refusal } from '@merchants/tabletop'
import { isRefusal, movesIn, readable } from '@merchants/tabletop'

/** The game that the text begins, played to its last move; or what is wrong with it, and with which move. */
export function readSavedGame<Start, History extends object>(
  text: string,
  read: (json: Json) => Start,
  begin: (start: Start) => History,
  play: (history: History, move: string) => History | Refusal,
): { readonly start: Start; readonly history: History } | Refusal {
  const json = parsed(text)
  if (json === undefined) return { key: 'not-a-game', facts: {} }
  return readable(() => {
    const start = read(json)
    let history = begin(start)
    for (const [at, move] of movesIn(json).entries()) {
      const next = play(history, move)
      if (isRefusal(next)) return { key: next.key, facts: { ...next.facts, move: at + 1 } }
      history = next
    }
    return { start, history }
  })
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json
  } catch {
    return undefined
  }
}
