/** What stands for a name where there is room for one sign only: its first letter, or the whole emoji that it begins with. */

/** Browsers of before 2024 may not know where a sign ends. */
const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter(undefined, { granularity: 'grapheme' }) : undefined

export function initialOf(name: string): string {
  const [first = ''] = segmenter === undefined ? name : Array.from(segmenter.segment(name), ({ segment }) => segment)
  return first.toUpperCase()
}
