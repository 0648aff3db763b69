/** Lists whose places are known. */

/** The item at this place, counted from the end if it is negative. To ask for one that is not there is a mistake, and throws. */
export function itemAt<T>(list: readonly T[], place: number): T {
  if (place >= list.length || place < -list.length) throw new Error(`A list of ${list.length} has no place ${place}.`)
  return list.at(place) as T
}
