/** Takes what is given away from what there is, and leaves the rest in its order. */
export function without<T>(all: readonly T[], given: readonly T[]): T[] {
  const rest = all.slice()
  for (const each of given) {
    const at = rest.indexOf(each)
    if (at >= 0) rest.splice(at, 1)
  }
  return rest
}
