/** Numbers from many measurements. */

/** The value that this share of all values does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  if (values.length === 0) return 0
  const sorted = Float64Array.from(values).toSorted()
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0
}

/** This many digits after the point. */
export const rounded = (value: number, digits = 0): number => Number(value.toFixed(digits))
