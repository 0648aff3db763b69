/** Lists whose places are known. */

/** The item at this place, counted from the end if it is negative. Throws if there is none. */
export function itemAt<T>(list: readonly T[], place: number): T {
  if (place >= list.length || place < -list.length) throw new Error(`A list of ${list.length} has no place ${place}.`)
  return list.at(place) as T
}
