/** Plain data as words. */

/** `what laid, seat 0, cards 3 7`. */
export function dataWords(value: unknown): string {
  if (Array.isArray(value)) {
    const between = value.some((each) => typeof each === 'object') ? ' | ' : ' '
    return value.length === 0 ? '–' : value.map(dataWords).join(between)
  }
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value)
      .filter(([, each]) => each !== undefined)
      .map(([key, each]) => `${key} ${dataWords(each)}`)
      .join(', ')
  }
  return String(value)
}

/** A line for each field. */
export const fieldLines = (fields: object): string[] =>
  Object.entries(fields).flatMap(([key, value]) => (value === undefined ? [] : [`${key}: ${dataWords(value)}`]))
