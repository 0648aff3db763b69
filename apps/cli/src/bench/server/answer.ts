/** Any legal answer, straight from what a seat is shown. */

interface Asked {
  readonly min: number
  readonly max: number
  readonly options: readonly unknown[]
}

/** So many of the options, chosen by lot. */
export function anyAnswer({ min, max, options }: Asked): readonly number[] {
  const size = min + Math.floor(Math.random() * (max - min + 1))
  const places = options.map((_, place) => place)
  for (let at = 0; at < size; at++) {
    const from = at + Math.floor(Math.random() * (places.length - at))
    const chosen = places[from] as number
    places[from] = places[at] as number
    places[at] = chosen
  }
  return places.slice(0, size)
}
