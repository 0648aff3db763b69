/** The single sign for a name, its first letter or the whole emoji that it begins with. */

/** Browsers of before 2024 must not see where a sign ends. */
const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter(undefined, { granularity: 'grapheme' }) : undefined

export function initialOf(name: string): string {
  const [first = ''] = segmenter === undefined ? name : Array.from(segmenter.segment(name), ({ segment }) => segment)
  return first.toUpperCase()
}
