/** The single sign for a name, its first letter or the whole emoji that it begins with. */

/** Some browsers from before 2024 cannot tell where a grapheme ends. */
const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter(undefined, { granularity: 'grapheme' }) : undefined

export function initialOf(name: string): string {
  const [first = ''] = segmenter === undefined ? name : Array.from(segmenter.segment(name), ({ segment }) => segment)
  return first.toUpperCase()
}
