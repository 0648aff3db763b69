/** Any legal answer, straight from what a seat is shown. */
import { itemAt } from '@merchants/tabletop'

interface Asked {
  readonly min: number
  readonly max: number
  readonly options: readonly unknown[]
}

/** A player who builds and buys wherever possible reaches the end of a game. */
const EAGER: readonly unknown[] = ['build', 'buy']

/** A move that advances the game, or else this many random options. */
export function anyAnswer({ min, max, options }: Asked): readonly number[] {
  const wanted = EAGER.map((act) => options.findIndex((option) => doingOf(option) === act)).find((at) => at >= 0)
  if (wanted !== undefined) return [wanted]
  const size = min + Math.floor(Math.random() * (max - min + 1))
  const places = options.map((_, place) => place)
  for (let at = 0; at < size; at++) {
    const from = at + Math.floor(Math.random() * (places.length - at))
    const chosen = itemAt(places, from)
    places[from] = itemAt(places, at)
    places[at] = chosen
  }
  return places.slice(0, size)
}

const doingOf = (option: unknown): unknown => (option as { readonly do?: unknown } | null)?.do
