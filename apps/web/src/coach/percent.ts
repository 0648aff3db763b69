/** A share in whole percent. */
export const percent = (share: number): number => Math.round(share * 100)

/** The sign of a change as it is shown in whole percent; one that rounds to nothing has none. */
export function signOf(change: number): '−' | '+' | '' {
  const points = percent(change)
  if (points === 0) return ''
  return points < 0 ? '−' : '+'
}
